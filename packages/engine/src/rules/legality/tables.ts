import { WINDOW_LETTERS } from '../../editions/edition.ts';
import { abilitiesLost } from '../../query/characteristics.ts';
import { isGainedUse, paidAbility } from '../../query/gained-uses.ts';
import { mayInstallFaceup } from '../../query/permitted.ts';
import { worksHere } from '../../query/usable.ts';
import type { Side } from '../../side.ts';
import type { ActionName } from '../../state/action-name.ts';
import { controllerOf, defOf, type Game } from '../../state/game.ts';
import { isInstalled, isUnrezzed } from '../../state/in-play.ts';
import { serverOf } from '../../state/move.ts';
import { FACEUP } from '../../state/option-key.ts';
import { type Card, NOTHING } from '../../state/state.ts';
import {
  whyNoAdvance,
  whyNoCredit,
  whyNoDraw,
  whyNoInstall,
  whyNoPlay,
  whyNoPurge,
  whyNoRun,
  whyNoTagRemoval,
  whyNoTrash,
  whyNotAdvance,
  whyNotInstall,
  whyNotPlay,
  whyNotRun,
  whyNotTrashResource,
} from './action-checks.ts';
import { type Failure, firstFailure, type Intent, type Requirement, requirement } from './requirement.ts';
import {
  actionTiming,
  allowsServer,
  destinationFits,
  forSide,
  has,
  inHand,
  known,
  notForTheSameAction,
  ofInstallableType,
  ofPlayableType,
  serverExists,
  serverNamed,
  windowTiming,
} from './shared-requirements.ts';
import { isUser, type Use, whyNotUse } from './use-checks.ts';
import { openWindow, whyNoScore, whyNotRez, whyNotScore } from './window-checks.ts';

type Check = (game: Game, side: Side, intent: Intent) => Failure | null;

/** When a move is legal. Listings offer what is in time and has a fitting object by construction and ask the rest. */
interface Legality {
  readonly timing: readonly Requirement[];
  /** What stands against every such move, whatever its object is. */
  readonly whole: Check;
  /** That the card or server of the move is of the right kind and in the right place. */
  readonly object: readonly Requirement[];
  /** What stands against the move with this object. */
  readonly able: Check;
}

const nothing: Check = () => null;

/** What stands against a move with its card, which is known by then. */
const withCard =
  (check: (game: Game, side: Side, card: Card, intent: Intent) => Failure | null): Check =>
  (game, side, intent) =>
    intent.card === null ? null : check(game, side, intent.card, intent);

const actionOf = (action: ActionName): readonly Requirement[] => [
  ...actionTiming,
  ...forSide(action),
  notForTheSameAction,
];

const basic = (
  action: ActionName,
  whole: (game: Game, side: Side, clickDiscount: number) => Failure | null,
  object: readonly Requirement[] = [],
  able: Check = nothing,
): Legality => ({
  timing: actionOf(action),
  whole: (game, side, { clickDiscount }) => whole(game, side, clickDiscount),
  object,
  able,
});

/** One definition of legality for every kind of move: options are what passes, `explain` names what fails. */
export const LEGALITY = {
  gainCredit: basic('gainCredit', whyNoCredit),
  drawCard: basic('drawCard', whyNoDraw),
  install: basic(
    'install',
    whyNoInstall,
    [
      known,
      inHand('install'),
      ofInstallableType,
      serverNamed,
      serverExists,
      allowsServer,
      ...destinationFits,
      requirement(
        'onlyFacedown',
        'installDestination',
        has(
          (game, card, _side, intent) =>
            intent.number !== FACEUP || mayInstallFaceup(game, card, intent.server),
        ),
      ),
    ],
    withCard((game, side, card, { server, clickDiscount }) =>
      whyNotInstall(game, side, card, server, clickDiscount),
    ),
  ),
  play: basic(
    'play',
    whyNoPlay,
    [known, inHand('play'), ofPlayableType],
    withCard((game, side, card, { clickDiscount }) => whyNotPlay(game, side, card, clickDiscount)),
  ),
  advance: basic(
    'advance',
    whyNoAdvance,
    [
      known,
      requirement(
        'notInstalled',
        'advancing',
        has((_game, card) => isInstalled(card)),
      ),
    ],
    withCard((game, side, card, { clickDiscount }) => whyNotAdvance(game, side, card, clickDiscount)),
  ),
  trashResource: {
    timing: actionOf('trashResource'),
    whole: (game, side, { card, clickDiscount }) => whyNoTrash(game, side, card, clickDiscount),
    object: [known],
    able: withCard((game, side, card, { clickDiscount }) =>
      whyNotTrashResource(game, side, card, clickDiscount),
    ),
  },
  purge: basic('purge', whyNoPurge),
  removeTag: basic('removeTag', whyNoTagRemoval),
  run: basic(
    'run',
    whyNoRun,
    [
      requirement('noSuchServer', 'announceServer', (game, _side, intent) => {
        return intent.server >= 0 && serverOf(game.state, intent.server) !== null;
      }),
    ],
    (game, side, { server, clickDiscount }) => whyNotRun(game, side, server, clickDiscount),
  ),
  rez: {
    timing: [
      requirement('onlyTheCorp', 'rezWindow', (_game, side) => side === 'corp'),
      ...windowTiming,
      requirement(
        'windowWithoutRez',
        'rezWindow',
        (game) => (openWindow(game) & WINDOW_LETTERS.rezNonIce) !== 0,
      ),
    ],
    whole: nothing,
    object: [
      known,
      requirement(
        'notYourCard',
        'rezzing',
        has((_game, card, side) => side === 'corp' && card.owner === 'corp'),
      ),
      requirement(
        'notInstalled',
        'rezzing',
        has((_game, card) => isInstalled(card)),
      ),
      requirement(
        'alreadyRezzed',
        'rezzing',
        has((_game, card) => isUnrezzed(card)),
      ),
    ],
    able: withCard((game, _side, card) => whyNotRez(game, card)),
  },
  score: {
    timing: [
      requirement('onlyTheCorp', 'scoreWindow', (_game, side) => side === 'corp'),
      ...windowTiming,
      requirement(
        'windowWithoutScore',
        'scoreWindow',
        (game) => (openWindow(game) & WINDOW_LETTERS.score) !== 0,
      ),
    ],
    whole: (game) => whyNoScore(game),
    object: [
      known,
      requirement(
        'notAgenda',
        'scoring',
        has((game, card, side) => side === 'corp' && defOf(game, card).type === 'agenda'),
      ),
      requirement(
        'notInstalled',
        'scoring',
        has((_game, card) => card.zone === 'root'),
      ),
    ],
    able: withCard((game, _side, card) => whyNotScore(game, card)),
  },
} as const satisfies Record<string, Legality>;

const abilityMeant = (game: Game, { card, number }: Intent) =>
  card === null ? undefined : paidAbility(game, card, number);

/** Whether the card has the ability: its own, unless it has lost those, or one it has gained. */
const hasAbility = (game: Game, card: Card, { number, giver }: Intent): boolean =>
  giver === NOTHING ? abilitiesLost(game, card) === 'none' : isGainedUse(game, card, number, giver);

function mayUse(game: Game, card: Card, side: Side, intent: Intent): boolean {
  const ability = abilityMeant(game, intent);
  return ability === undefined ? controllerOf(card) === side : isUser(card, ability, side);
}

const ownActiveAbility: readonly Requirement[] = [
  known,
  requirement(
    'notYourAbility',
    'abilityForOneSide',
    has((game, card, side, intent) => {
      const ability = abilityMeant(game, intent);
      return ability?.by !== 'opponent' || isUser(card, ability, side);
    }),
  ),
  requirement(
    'notYourCard',
    'useOwnAbilities',
    has((game, card, side, intent) => mayUse(game, card, side, intent)),
  ),
  requirement(
    'noSuchAbility',
    'usePaidAbility',
    (game, _side, intent) => abilityMeant(game, intent) !== undefined,
  ),
  requirement(
    'inactive',
    'activeAbilities',
    has((game, card, _side, intent) => {
      const ability = abilityMeant(game, intent);
      return ability !== undefined && worksHere(ability, card) && hasAbility(game, card, intent);
    }),
  ),
];

const using = (as: Use, timing: readonly Requirement[]): Legality => ({
  timing,
  whole: nothing,
  object: ownActiveAbility,
  able: withCard((game, side, card, intent) => {
    const ability = abilityMeant(game, intent);
    return ability === undefined
      ? null
      : whyNotUse(game, side, card, ability, as, intent.clickDiscount, intent.number, intent.giver);
  }),
});

/** Using a card's paid ability: as an action, in a paid ability window, or while accessing a card. */
export const USE_LEGALITY: Readonly<Record<Use, Legality>> = {
  action: using('action', [...actionTiming, notForTheSameAction]),
  paid: using('paid', windowTiming),
  access: using('access', []),
};

/** The first thing that stands against a move of some kind, or null. */
export const whyNot = (game: Game, side: Side, intent: Intent, legality: Legality): Failure | null =>
  whyNone(game, side, intent, legality) ??
  firstFailure(game, side, intent, legality.object) ??
  legality.able(game, side, intent);

/** What stands against every move of some kind, whatever it is made with. */
export const whyNone = (
  game: Game,
  side: Side,
  intent: Intent,
  { timing, whole }: Legality,
): Failure | null => firstFailure(game, side, intent, timing) ?? whole(game, side, intent);

/** The definition that a move of this kind falls under; using a paid ability has three of its own. */
export const legalityOf = (kind: Intent['kind']): Legality | null =>
  kind in LEGALITY ? LEGALITY[kind as keyof typeof LEGALITY] : null;
