import { WINDOW_LETTERS } from '../../editions/edition.ts';
import { controllerOf, defOf, type Game, objectOf, playerOf, top } from '../../kernel/game.ts';
import type { Cost } from '../../language/cost.ts';
import { isActive, isInstalled, isUnrezzed } from '../../query/active.ts';
import { conditionHolds, contextOf } from '../../query/condition.ts';
import { canBeAdvanced } from '../../query/filter.ts';
import { advancementRequirement, isForbidden, playCost } from '../../query/values.ts';
import type { Side } from '../../side.ts';
import { deckOf, handOf, serverOf } from '../../state/move.ts';
import { type Card, NEW_REMOTE, NO_SERVER } from '../../state/state.ts';
import { type ActionName, BASIC_ACTIONS } from '../basic-actions.ts';
import { canAffordInstall, consoleBlocked, destinationsOf, memorySuffices } from '../install-legality.ts';
import { canTakeActions } from '../phase.ts';
import { creditsFor, priceOf, unpayable } from '../price.ts';
import { rezPrice } from '../rez.ts';
import { couldChange } from './potential.ts';
import { type Intent, type Requirement, requirement } from './requirement.ts';

/** When a move may be made at all; checked by `explain`, given where options are listed. */
export interface Legality {
  readonly timing: readonly Requirement[];
  /** Holds or fails for every object of the move alike. */
  readonly whole: readonly Requirement[];
  /** About the one card or server of the move. */
  readonly object: readonly Requirement[];
}

const has = (test: (game: Game, card: Card, side: Side, intent: Intent) => boolean): Requirement['holds'] => {
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
  const phase = game.rules.edition.phases[frame.phase as keyof typeof game.rules.edition.phases];
  return phase.steps[frame.step]?.what.act === 'action';
});
const notForTheSameAction = requirement('sameAction', 'differentActions', (game, _side, intent) => {
  const frame = top(game.state);
  return (
    frame.kind !== 'action' || !frame.different || !game.state.turn.actions.includes(actionIdentity(intent))
  );
});

/** What makes an action the same as another (5.2.6a). */
export const actionIdentity = (intent: Intent): string =>
  intent.kind === 'use' ? `c${intent.card?.object ?? 0}#${intent.number + 1}` : intent.kind;

const actionTiming: readonly Requirement[] = [
  inProgress,
  begun,
  inActionPhase,
  noActionRunning,
  inActionWindow,
];

/** Which paid ability window is open, if any (0: none). */
const openWindow = (game: Game): number => {
  const frame = top(game.state);
  return frame.kind === 'window' ? frame.allows : 0;
};
const holdsPriority = (game: Game, side: Side): boolean => {
  const frame = top(game.state);
  return frame.kind === 'window' && frame.holder === side;
};
const inWindow = requirement('notAPaidAbilityWindow', 'paidAbilityWindow', (game) => openWindow(game) !== 0);
const withPriority = requirement('noPriority', 'priority', holdsPriority);
const windowTiming: readonly Requirement[] = [inProgress, begun, inWindow, withPriority];

const enoughClicks = (action: ActionName): Requirement =>
  requirement('notEnoughClicks', 'payWhole', (game, side, intent) => {
    return playerOf(game.state, side).clicks >= BASIC_ACTIONS[action].clicks - intent.clickDiscount;
  });
const forSide = (action: ActionName): Requirement =>
  requirement('notYourAction', BASIC_ACTIONS[action].rule.corp, (_game, side) =>
    BASIC_ACTIONS[action].sides.includes(side),
  );
const enoughCredits = (action: ActionName): Requirement =>
  requirement('notEnoughCredits', 'payWhole', (game, side, intent) => {
    const { credits, purpose } = BASIC_ACTIONS[action];
    if (playerOf(game.state, side).credits >= credits) return true;
    return intent.card !== null && creditsFor(game, side, purpose, intent.card) >= credits;
  });

const known = requirement('noSuchCard', 'announceTargets', (_game, _side, intent) => intent.card !== null);
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
const changesSomething = (test: (game: Game, side: Side, intent: Intent) => boolean): Requirement =>
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

const basic = (
  action: ActionName,
  whole: readonly Requirement[],
  object: readonly Requirement[],
): Legality => ({
  timing: actionTiming,
  whole: [forSide(action), enoughClicks(action), notForTheSameAction, ...whole],
  object,
});

/** One definition of legality for every kind of move: options are what passes, `explain` names what fails. */
export const LEGALITY = {
  gainCredit: basic(
    'gainCredit',
    [requirement('forbidden', 'cannot', (game, side) => !isForbidden(game, 'gainCredits', side))],
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
    [requirement('forbidden', 'cannot', (game, side) => !isForbidden(game, 'installCards', side))],
    [
      known,
      inHand,
      ofInstallableType,
      serverExists,
      destinationFits,
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
    ],
  ),
  play: basic(
    'play',
    [],
    [
      known,
      inHand,
      ofPlayableType,
      requirement(
        'conditionNotMet',
        'playRestriction',
        has((game, card, side) => {
          const condition = defOf(game, card).data.playOnlyIf;
          return condition === undefined || conditionHolds(game, condition, contextOf(card, side));
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
      changesSomething(
        has((game, card, side) => {
          const def = defOf(game, card);
          const program = def.programs[def.play];
          return program !== undefined && couldChange(game, program, { ...contextOf(card, side) });
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
      enoughCredits('advance'),
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
    ],
  ),
  purge: basic('purge', [], []),
  removeTag: basic(
    'removeTag',
    [
      requirement(
        'notEnoughCredits',
        'payWhole',
        (game, side) => creditsFor(game, side, 'removeTag', null) >= 2,
      ),
      changesSomething((game) => game.state.runner.tags > 0),
    ],
    [],
  ),
  rez: {
    timing: [
      ...windowTiming,
      requirement(
        'windowWithoutRez',
        'rezWindow',
        (game) => (openWindow(game) & WINDOW_LETTERS.rezNonIce) !== 0,
      ),
    ],
    whole: [],
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
      requirement(
        'agendasAreNotRezzed',
        'agendasNotRezzed',
        has((game, card) => defOf(game, card).type !== 'agenda'),
      ),
      requirement(
        'iceOnlyWhenApproached',
        'iceRezTiming',
        has((_game, card) => card.zone !== 'ice'),
      ),
      requirement(
        'notEnoughAgendas',
        'additionalCost',
        has((game, card) => {
          return unpayable(game, 'corp', rezPrice(game, card), card, 'rez', card) !== 'agendas';
        }),
      ),
      requirement(
        'notEnoughCredits',
        'rezCost',
        has((game, card) => {
          return unpayable(game, 'corp', rezPrice(game, card), card, 'rez', card) === null;
        }),
      ),
    ],
  },
  score: {
    timing: [
      ...windowTiming,
      requirement(
        'windowWithoutScore',
        'scoreWindow',
        (game) => (openWindow(game) & WINDOW_LETTERS.score) !== 0,
      ),
    ],
    whole: [requirement('forbidden', 'cannot', (game) => !isForbidden(game, 'score', 'corp'))],
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
    ],
  },
} as const satisfies Record<string, Legality>;

/** Whether a paid ability is an action in this edition (5.2.1, 9.5.2a). */
export function isActionCost(game: Game, cost: Cost): boolean {
  return game.rules.edition.switches.actionIs === 'anyClickInCost'
    ? cost.some((item) => item.pay === 'clicks')
    : cost[0]?.pay === 'clicks';
}

const paidAbility = (game: Game, intent: Intent) =>
  intent.card === null ? undefined : defOf(game, intent.card).paid[intent.number];

const paidObject: readonly Requirement[] = [
  known,
  requirement(
    'notYourCard',
    'useOwnAbilities',
    has((_game, card, side) => controllerOf(card) === side),
  ),
  requirement(
    'noSuchAbility',
    'usePaidAbility',
    (game, _side, intent) => paidAbility(game, intent) !== undefined,
  ),
  requirement(
    'inactive',
    'activeAbilities',
    has((_game, card) => isActive(card)),
  ),
  requirement(
    'usedThisTurn',
    'oncePerTurn',
    has((game, card, _side, intent) => {
      return (
        paidAbility(game, intent)?.data.limit === undefined ||
        !game.state.turn.used.includes(`${card.object}#${intent.number}`)
      );
    }),
  ),
  requirement(
    'conditionNotMet',
    'useRestriction',
    has((game, card, side, intent) => {
      const condition = paidAbility(game, intent)?.data.onlyIf;
      return condition === undefined || conditionHolds(game, condition, contextOf(card, side));
    }),
  ),
];

const payable = (game: Game, card: Card, side: Side, intent: Intent) => {
  const cost = paidAbility(game, intent)?.data.cost ?? [];
  const price = priceOf(game, cost, contextOf(card, side), intent.clickDiscount);
  return unpayable(game, side, price, card, 'useCard', card);
};
const payableParts: readonly Requirement[] = [
  requirement(
    'notEnoughClicks',
    'payWhole',
    has((...all) => payable(...all) !== 'clicks'),
  ),
  requirement(
    'notEnoughCredits',
    'payWhole',
    has((...all) => payable(...all) !== 'credits'),
  ),
  requirement(
    'notEnoughCounters',
    'payWhole',
    has((...all) => payable(...all) !== 'counters'),
  ),
  requirement(
    'notEnoughCards',
    'payWhole',
    has((...all) => payable(...all) !== 'cards'),
  ),
  requirement(
    'notEnoughAgendas',
    'payWhole',
    has((...all) => payable(...all) !== 'agendas'),
  ),
  changesSomething(
    has((game, card, side, intent) => {
      const ability = paidAbility(game, intent);
      const program = ability === undefined ? undefined : defOf(game, card).programs[ability.program];
      return program !== undefined && couldChange(game, program, contextOf(card, side));
    }),
  ),
];

const isAction = requirement('isNotAnAction', 'actionDefinition', (game, _side, intent) => {
  return isActionCost(game, paidAbility(game, intent)?.data.cost ?? []);
});
const isNotAction = requirement('isAnAction', 'actionDefinition', (game, _side, intent) => {
  return !isActionCost(game, paidAbility(game, intent)?.data.cost ?? []);
});

/** Using a card's paid ability: as an action, or in a paid ability window. */
export const USE_LEGALITY: Readonly<Record<'action' | 'paid', Legality>> = {
  action: {
    timing: actionTiming,
    whole: [notForTheSameAction],
    object: [...paidObject, isAction, ...payableParts],
  },
  paid: { timing: windowTiming, whole: [], object: [...paidObject, isNotAction, ...payableParts] },
};
