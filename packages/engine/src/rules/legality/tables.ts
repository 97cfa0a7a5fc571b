import { WINDOW_LETTERS } from '../../editions/edition.ts';
import {
  canPayAdditional,
  canPayToPlay,
  canPayToRun,
  rezPrice,
  withAdditional,
} from '../../query/additional-price.ts';
import { isAdvanceable } from '../../query/advance.ts';
import { announcesToPlay, xToPlay } from '../../query/announced.ts';
import { isForbidden } from '../../query/forbidden.ts';
import {
  canAffordInstall,
  canPayAdditionalToInstall,
  consoleBlocked,
  memorySuffices,
} from '../../query/install.ts';
import { mayInstallFaceup } from '../../query/permitted.ts';
import { isPlayingRestricted } from '../../query/play.ts';
import { clickPrice, creditsFor, unpayable } from '../../query/price.ts';
import { advancementRequirement, playCost } from '../../query/values.ts';
import type { ActionName } from '../../state/action-name.ts';
import { contextOf, withX } from '../../state/context.ts';
import { AS_IT_IS } from '../../state/frame.ts';
import { defOf, type Game, playerOf } from '../../state/game.ts';
import { isInstalled, isUnrezzed } from '../../state/in-play.ts';
import { deckOf, serverOf } from '../../state/move.ts';
import { FACEUP } from '../../state/option-key.ts';
import type { Card } from '../../state/state.ts';
import { BASIC_ACTIONS } from '../basic-actions.ts';
import { couldChange } from './potential.ts';
import { type Requirement, requirement, together } from './requirement.ts';
import {
  actionTiming,
  additionalPayable,
  allowsServer,
  changesSomething,
  clicksOf,
  destinationFits,
  enoughClicks,
  enoughCredits,
  forSide,
  has,
  inHand,
  isApproachedIce,
  known,
  type Legality,
  limitsConsoles,
  notForbidden,
  notForbiddenAtAll,
  notForTheSameAction,
  ofInstallableType,
  ofPlayableType,
  openWindow,
  serverExists,
  unrestricted,
  whereForbidden,
  whereRestricted,
  windowTiming,
} from './shared-requirements.ts';

const basic = (
  action: ActionName,
  whole: readonly Requirement[],
  object: readonly Requirement[],
  able: readonly Requirement[] = [],
): Legality => ({
  timing: [...actionTiming, forSide(action), notForTheSameAction],
  whole: [enoughClicks(action), ...whole],
  object,
  able,
});

const missingToRez = (game: Game, card: Card) =>
  unpayable(game, 'corp', rezPrice(game, card), card, 'rez', card);

/** One definition of legality for every kind of move: options are what passes, `explain` names what fails. */
export const LEGALITY = {
  gainCredit: basic(
    'gainCredit',
    [
      requirement(
        'forbidden',
        'cannotWholly',
        (game, side) =>
          !game.rules.edition.switches.potentialToChange || !isForbidden(game, 'gainCredits', side),
        whereForbidden('gainCredits'),
      ),
    ],
    [],
  ),
  drawCard: basic(
    'drawCard',
    [
      changesSomething((game, side) => !isForbidden(game, 'draw', side)),
      changesSomething((game, side) => side === 'corp' || game.state.zones[deckOf(side)].length > 0),
    ],
    [],
  ),
  install: basic(
    'install',
    [notForbiddenAtAll('install')],
    [
      known,
      inHand('install'),
      ofInstallableType,
      serverExists,
      allowsServer,
      destinationFits,
      requirement(
        'onlyFacedown',
        'installDestination',
        has(
          (game, card, _side, intent) =>
            intent.number !== FACEUP || mayInstallFaceup(game, card, intent.server),
        ),
      ),
    ],
    [
      unrestricted('install'),
      notForbidden('install'),
      requirement(
        'consoleInPlay',
        'consoleLimit',
        has((game, card) => !consoleBlocked(game, card)),
        limitsConsoles,
      ),
      requirement(
        'notEnoughMemory',
        'memory',
        has((game, card) => memorySuffices(game, card)),
      ),
      requirement(
        'notEnoughCredits',
        'installCost',
        has((game, card, side) => canAffordInstall(game, side, card)),
      ),
      additionalPayable(
        'install',
        has((game, card, side, intent) =>
          canPayAdditionalToInstall(game, side, card, intent.server, clicksOf('install', intent)),
        ),
      ),
    ],
  ),
  play: basic(
    'play',
    [],
    [known, inHand('play'), ofPlayableType],
    [
      notForbidden('play'),
      requirement(
        'conditionNotMet',
        'cardRestriction',
        has((game, card, side) => !isPlayingRestricted(game, side, card)),
        whereRestricted('play'),
      ),
      requirement(
        'notEnoughCredits',
        'playCost',
        has((game, card, side) => {
          const cost = playCost(game, card);
          return playerOf(game.state, side).credits >= cost || creditsFor(game, side, 'play', card) >= cost;
        }),
      ),
      additionalPayable(
        'play',
        has((game, card, side, intent) => canPayToPlay(game, side, card, clicksOf('play', intent))),
      ),
      changesSomething(
        has((game, card, side) => {
          const def = defOf(game, card);
          if (def.surelyChanges && !isForbidden(game, 'gainCredits', side)) return true;
          const program = def.programs[def.play];
          if (program === undefined) return false;
          const context = contextOf(card, side);
          if (!announcesToPlay(def, AS_IT_IS)) return couldChange(game, program, context);
          return xToPlay(game, side, card).some((x) => couldChange(game, program, withX(context, x)));
        }),
      ),
    ],
  ),
  advance: basic(
    'advance',
    [],
    [
      known,
      requirement(
        'notInstalled',
        'advancing',
        has((_game, card) => isInstalled(card)),
      ),
      requirement(
        'notAdvanceable',
        'advancing',
        has((game, card) => isAdvanceable(game, card)),
      ),
      unrestricted('advance', 'advancing'),
      notForbidden('advance'),
      enoughCredits('advance'),
      additionalPayable(
        'advance',
        has((game, card, side, intent) => {
          const base = clickPrice(clicksOf('advance', intent), BASIC_ACTIONS.advance.credits);
          const price = withAdditional(game, 'advance', side, card, base);
          return unpayable(game, side, price, null, 'advance', card) === null;
        }),
      ),
    ],
  ),
  trashResource: basic(
    'trashResource',
    [
      requirement('notTagged', 'trashResourceAction', (game) => game.state.runner.tags > 0),
      enoughCredits('trashResource'),
    ],
    [
      known,
      requirement(
        'notAResource',
        'trashResourceAction',
        has((game, card) => {
          return card.zone === 'rig' && card.faceup && defOf(game, card).type === 'resource';
        }),
      ),
      notForbidden('trash'),
    ],
  ),
  purge: basic('purge', [notForbidden('purge')], []),
  removeTag: basic(
    'removeTag',
    [
      notForbidden('removeTags'),
      requirement(
        'notEnoughCredits',
        'payWhole',
        (game, side) => creditsFor(game, side, 'removeTags', null) >= 2,
      ),
      changesSomething((game) => game.state.runner.tags > 0),
      requirement('notTagged', 'removeTag', (game) => game.state.runner.tags > 0),
    ],
    [],
  ),
  run: basic(
    'run',
    [],
    [
      requirement('noSuchServer', 'announceServer', (game, _side, intent) => {
        return intent.server >= 0 && serverOf(game.state, intent.server) !== null;
      }),
    ],
    [
      requirement(
        'forbidden',
        'cannot',
        (game, side, intent) => !isForbidden(game, 'run', side, null, intent.server),
        whereForbidden('run'),
      ),
      additionalPayable(
        'run',
        (game, _side, intent) => canPayToRun(game, intent.server, clicksOf('run', intent)),
        'costToRun',
      ),
    ],
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
    whole: [],
    able: [],
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
      unrestricted('rez'),
      notForbidden('rez'),
      requirement(
        'agendasAreNotRezzed',
        'agendasNotRezzed',
        has((game, card) => defOf(game, card).type !== 'agenda'),
      ),
      requirement(
        'iceOnlyWhenApproached',
        'iceRezTiming',
        has((game, card) => card.zone !== 'ice' || isApproachedIce(game, card)),
      ),
      together(
        [
          requirement(
            'notEnoughAgendas',
            'additionalCost',
            has((game, card) => missingToRez(game, card) !== 'agendas'),
          ),
          requirement(
            'notEnoughCredits',
            'rezCost',
            has((game, card) => missingToRez(game, card) !== 'credits'),
          ),
          requirement(
            'additionalCostUnpayable',
            'additionalCost',
            has((game, card) => missingToRez(game, card) === null),
          ),
        ],
        has((game, card) => missingToRez(game, card) === null),
      ),
    ],
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
    whole: [notForbiddenAtAll('score')],
    able: [unrestricted('score'), notForbidden('score')],
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
      requirement(
        'notAdvancedEnough',
        'advancementRequirement',
        has((game, card) => {
          return card.advancement >= advancementRequirement(game, card);
        }),
      ),
      additionalPayable(
        'score',
        has((game, card) => canPayAdditional(game, 'score', 'corp', card, card.server)),
      ),
    ],
  },
} as const satisfies Record<string, Legality>;
