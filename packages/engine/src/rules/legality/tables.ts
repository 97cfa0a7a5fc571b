import { WINDOW_LETTERS } from '../../editions/edition.ts';
import type { DeedName } from '../../language/words/deeds.ts';
import {
  canPayAdditional,
  canPayToPlay,
  canPayToRun,
  rezPrice,
  withAdditional,
} from '../../query/additional-price.ts';
import { conditionHolds } from '../../query/ask.ts';
import { canBeAdvanced } from '../../query/filter.ts';
import { isForbidden } from '../../query/forbidden.ts';
import {
  canAffordInstall,
  canPayAdditionalToInstall,
  consoleBlocked,
  destinationsOf,
  memorySuffices,
} from '../../query/install.ts';
import { canTakeActions } from '../../query/phase.ts';
import { clickPrice, creditsFor, unpayable } from '../../query/price.ts';
import { iceAtPosition } from '../../query/run.ts';
import { advancementRequirement, playCost } from '../../query/values.ts';
import type { Side } from '../../side.ts';
import type { ActionName } from '../../state/action-name.ts';
import { contextOf } from '../../state/context.ts';
import { defOf, type Game, objectOf, playerOf, top } from '../../state/game.ts';
import { isInstalled, isUnrezzed } from '../../state/in-play.ts';
import { deckOf, handOf, serverOf } from '../../state/move.ts';
import { type Card, NEW_REMOTE, NO_SERVER } from '../../state/state.ts';
import { BASIC_ACTIONS } from '../basic-actions.ts';
import { couldChange } from './potential.ts';
import { type Intent, type Requirement, requirement, together } from './requirement.ts';

/** When a move may be made at all; checked by `explain`, given where options are listed. */
export interface Legality {
  readonly timing: readonly Requirement[];
  /** Holds or fails for every object of the move alike. */
  readonly whole: readonly Requirement[];
  /** That the card or server of the move is of the right kind and in the right place; listings only offer such. */
  readonly object: readonly Requirement[];
  /** That the move can be made with it. */
  readonly able: readonly Requirement[];
}

export const has = (
  test: (game: Game, card: Card, side: Side, intent: Intent) => boolean,
): Requirement['holds'] => {
  return (game, side, intent) => intent.card !== null && test(game, intent.card, side, intent);
};

const inProgress = requirement('gameOver', 'gameEnds', (game) => game.state.outcome === null);
const begun = requirement('mulliganFirst', 'mulligan', (game) => top(game.state).kind !== 'mulligan');
const inActionPhase = requirement('notYourActionPhase', 'actionOutsidePhase', canTakeActions);
const noActionRunning = requirement('actionInProgress', 'actionFirst', (game) => {
  const frame = top(game.state);
  return (
    frame.kind === 'action' || !game.state.stack.some((open) => open.kind === 'use' && open.action !== '')
  );
});
const inActionWindow = requirement('notAnActionWindow', 'actionWindow', (game, side) => {
  const frame = top(game.state);
  if (frame.kind === 'action') return frame.side === side;
  if (frame.kind !== 'phase') return false;
  const phase = game.rules.edition.phases[frame.phase];
  return phase?.steps[frame.step]?.what.act === 'action';
});
export const notForTheSameAction = requirement('sameAction', 'differentActions', (game, _side, intent) => {
  const frame = top(game.state);
  return (
    frame.kind !== 'action' || !frame.different || !game.state.turn.actions.includes(actionIdentity(intent))
  );
});

/** What makes an action the same as another (5.2.6a). */
export const actionIdentity = (intent: Intent): string =>
  intent.kind === 'use' ? `c${intent.card?.object ?? 0}#${intent.number + 1}` : intent.kind;

export const actionTiming: readonly Requirement[] = [
  inProgress,
  begun,
  inActionPhase,
  noActionRunning,
  inActionWindow,
];

/** Which paid ability window is open, if any (0: none). */
export const openWindow = (game: Game): number => {
  const frame = top(game.state);
  return frame.kind === 'window' ? frame.allows : 0;
};
const holdsPriority = (game: Game, side: Side): boolean => {
  const frame = top(game.state);
  return frame.kind === 'window' && frame.holder === side;
};
const inWindow = requirement('notAPaidAbilityWindow', 'paidAbilityWindow', (game) => openWindow(game) !== 0);
const withPriority = requirement('noPriority', 'priority', holdsPriority);
export const windowTiming: readonly Requirement[] = [inProgress, begun, inWindow, withPriority];

/** The ice the Runner approaches, in the window that lets the Corp rez it (9.2.7e). */
const isApproachedIce = (game: Game, card: Card): boolean =>
  (openWindow(game) & WINDOW_LETTERS.rezApproachedIce) !== 0 && iceAtPosition(game)?.id === card.id;

/** Clicks that taking a basic action takes. */
const clicksOf = (action: ActionName, { clickDiscount }: Intent): number =>
  Math.max(0, BASIC_ACTIONS[action].clicks - clickDiscount);

const enoughClicks = (action: ActionName): Requirement => {
  const { clicks } = BASIC_ACTIONS[action];
  return requirement('notEnoughClicks', 'payWhole', (game, side, intent) => {
    return playerOf(game.state, side).clicks >= clicks - intent.clickDiscount;
  });
};
const forSide = (action: ActionName): Requirement =>
  requirement('notYourAction', BASIC_ACTIONS[action].rule.corp, (_game, side) =>
    BASIC_ACTIONS[action].sides.includes(side),
  );
const enoughCredits = (action: ActionName): Requirement => {
  const { credits, purpose } = BASIC_ACTIONS[action];
  return requirement('notEnoughCredits', 'payWhole', (game, side, intent) => {
    if (playerOf(game.state, side).credits >= credits) return true;
    return intent.card !== null && creditsFor(game, side, purpose, intent.card) >= credits;
  });
};

export const known = requirement(
  'noSuchCard',
  'announceTargets',
  (_game, _side, intent) => intent.card !== null,
);
const inHand = requirement(
  'notInHand',
  'fromHand',
  has((_game, card, side) => card.zone === handOf(side)),
);
const ofInstallableType = requirement(
  'wrongType',
  'installable',
  has((game, card) => {
    const { type } = defOf(game, card);
    return type !== 'operation' && type !== 'event' && type !== 'identity';
  }),
);
const ofPlayableType = requirement(
  'wrongType',
  'playable',
  has((game, card) => defOf(game, card).play >= 0),
);

/** Where the edition asks it: the expected effect must be able to change something (1.2.5). */
export const changesSomething = (test: (game: Game, side: Side, intent: Intent) => boolean): Requirement =>
  requirement('nothingWouldChange', 'potentialToChange', (game, side, intent) => {
    return !game.rules.edition.switches.potentialToChange || test(game, side, intent);
  });

const serverExists = requirement('noSuchServer', 'installDestination', (game, side, intent) => {
  if (side === 'runner') return true;
  return (
    intent.server === NEW_REMOTE ||
    (intent.server !== NO_SERVER && serverOf(game.state, intent.server) !== null)
  );
});
const destinationFits = requirement(
  'wrongDestination',
  'installDestination',
  has((game, card, _side, intent) =>
    destinationsOf(game, card).some(
      ({ server, onto }) =>
        server === intent.server &&
        (onto < 0 ? intent.onto === null : intent.onto?.object === objectOf(onto)),
    ),
  ),
);

/** No effect keeps the player from it (1.2.2). */
const notForbidden = (deed: DeedName): Requirement =>
  requirement('forbidden', 'cannot', (game, side, intent) => !isForbidden(game, deed, side, intent.card));

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
      requirement('forbidden', 'cannotWholly', (game, side) => {
        return !game.rules.edition.switches.potentialToChange || !isForbidden(game, 'gainCredits', side);
      }),
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
    [requirement('forbidden', 'cannot', (game, side) => !isForbidden(game, 'install', side))],
    [known, inHand, ofInstallableType, serverExists, destinationFits],
    [
      notForbidden('install'),
      requirement(
        'consoleInPlay',
        'consoleLimit',
        has((game, card) => !consoleBlocked(game, card)),
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
      requirement(
        'additionalCostUnpayable',
        'additionalCost',
        has((game, card, side, intent) => {
          return canPayAdditionalToInstall(game, side, card, intent.server, clicksOf('install', intent));
        }),
      ),
    ],
  ),
  play: basic(
    'play',
    [],
    [known, inHand, ofPlayableType],
    [
      notForbidden('play'),
      requirement(
        'conditionNotMet',
        'playRestriction',
        has((game, card, side) => {
          const condition = defOf(game, card).playOnlyIf;
          return condition === null || conditionHolds(game, condition, contextOf(card, side));
        }),
      ),
      requirement(
        'notEnoughCredits',
        'playCost',
        has((game, card, side) => {
          const cost = playCost(game, card);
          return playerOf(game.state, side).credits >= cost || creditsFor(game, side, 'play', card) >= cost;
        }),
      ),
      requirement(
        'additionalCostUnpayable',
        'additionalCost',
        has((game, card, side, intent) => {
          return !game.rules.additionalCosts.play || canPayToPlay(game, side, card, clicksOf('play', intent));
        }),
      ),
      changesSomething(
        has((game, card, side) => {
          const def = defOf(game, card);
          if (def.surelyChanges && !isForbidden(game, 'gainCredits', side)) return true;
          const program = def.programs[def.play];
          return program !== undefined && couldChange(game, program, contextOf(card, side));
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
        has((game, card) => canBeAdvanced(game, card)),
      ),
      notForbidden('advance'),
      enoughCredits('advance'),
      requirement(
        'additionalCostUnpayable',
        'additionalCost',
        has((game, card, side, intent) => {
          if (!game.rules.additionalCosts.advance) return true;
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
      requirement('forbidden', 'cannot', (game, side, intent) => {
        return !isForbidden(game, 'run', side, null, intent.server);
      }),
      requirement('additionalCostUnpayable', 'costToRun', (game, _side, intent) => {
        return canPayToRun(game, intent.server, clicksOf('run', intent));
      }),
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
    whole: [requirement('forbidden', 'cannot', (game) => !isForbidden(game, 'score', 'corp'))],
    able: [notForbidden('score')],
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
      requirement(
        'additionalCostUnpayable',
        'additionalCost',
        has((game, card) => canPayAdditional(game, 'score', 'corp', card, card.server)),
      ),
    ],
  },
} as const satisfies Record<string, Legality>;
