// Requirements that several kinds of moves share.

import type { Citation } from '../../editions/citations.ts';
import { WINDOW_LETTERS } from '../../editions/edition.ts';
import type { DeedName } from '../../language/words/deeds.ts';
import { type FromHand, isAsInHand } from '../../query/as-in-hand.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { destinationsOf } from '../../query/install.ts';
import { canTakeActions } from '../../query/phase.ts';
import { creditsFor } from '../../query/price.ts';
import { isRestricted, mayBeIn } from '../../query/restricted.ts';
import { iceAtPosition } from '../../query/run.ts';
import type { Side } from '../../side.ts';
import type { ActionName } from '../../state/action-name.ts';
import { nameOfAbility, type OptionKind } from '../../state/decision.ts';
import { defOf, type Game, objectOf, playerOf, top } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import { type Card, NEW_REMOTE, NO_SERVER } from '../../state/state.ts';
import { BASIC_ACTIONS } from '../basic-actions.ts';
import { type Applies, type Intent, type Requirement, requirement } from './requirement.ts';

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
export const begun = requirement('mulliganFirst', 'mulligan', (game) => top(game.state).kind !== 'mulligan');
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
    frame.kind !== 'action' ||
    !frame.different ||
    !game.state.turn.actions.includes(actionIdentity(game, intent.kind, intent.card, intent.number))
  );
});

/** What makes an action the same as another (5.2.6a). */
export function actionIdentity(game: Game, kind: OptionKind, card: Card | null, number: number): string {
  const ability = kind === 'use' && card !== null ? defOf(game, card).paid[number] : undefined;
  return ability === undefined || card === null ? kind : nameOfAbility(ability.key, card.object);
}

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
export const isApproachedIce = (game: Game, card: Card): boolean =>
  (openWindow(game) & WINDOW_LETTERS.rezApproachedIce) !== 0 && iceAtPosition(game)?.id === card.id;

/** Clicks that taking a basic action takes. */
export const clicksOf = (action: ActionName, { clickDiscount }: Intent): number =>
  Math.max(0, BASIC_ACTIONS[action].clicks - clickDiscount);

export const enoughClicks = (action: ActionName): Requirement => {
  const { clicks } = BASIC_ACTIONS[action];
  return requirement('notEnoughClicks', 'payWhole', (game, side, intent) => {
    return playerOf(game.state, side).clicks >= clicks - intent.clickDiscount;
  });
};
export const forSide = (action: ActionName): Requirement =>
  requirement('notYourAction', BASIC_ACTIONS[action].rule.corp, (_game, side) =>
    BASIC_ACTIONS[action].sides.includes(side),
  );
export const enoughCredits = (action: ActionName): Requirement => {
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
export const inHand = (deed: FromHand): Requirement =>
  requirement(
    'notInHand',
    'fromHand',
    has((game, card, side) => isAsInHand(game, side, card, deed)),
  );
export const ofInstallableType = requirement(
  'wrongType',
  'installable',
  has((game, card) => {
    const { type } = defOf(game, card);
    return type !== 'operation' && type !== 'event' && type !== 'identity';
  }),
);
export const ofPlayableType = requirement(
  'wrongType',
  'playable',
  has((game, card) => defOf(game, card).play >= 0),
);

const asksForChange: Applies = ({ edition }) => edition.switches.potentialToChange;

/** Where the edition asks it: the expected effect must be able to change something (1.2.5). */
export const changesSomething = (test: (game: Game, side: Side, intent: Intent) => boolean): Requirement =>
  requirement(
    'nothingWouldChange',
    'potentialToChange',
    (game, side, intent) => !game.rules.edition.switches.potentialToChange || test(game, side, intent),
    asksForChange,
  );

/** Whether a card of the game forbids such a deed, or makes it cost more; one function for each deed. */
export const whereForbidden = forEachDeed((deed) => (rules) => rules.forbids[deed]);
export const whereRestricted = forEachDeed((deed) => (rules) => rules.restricts[deed]);
const whereCostly = forEachDeed((deed) => (rules) => rules.additionalCosts[deed]);

function forEachDeed(applies: (deed: DeedName) => Applies): (deed: DeedName) => Applies {
  const made = new Map<DeedName, Applies>();
  return (deed) => {
    const found = made.get(deed) ?? applies(deed);
    made.set(deed, found);
    return found;
  };
}

/** That what a deed costs on top can be paid with the rest (1.15.9). */
export const additionalPayable = (
  deed: DeedName,
  holds: Requirement['holds'],
  rule: Citation = 'additionalCost',
): Requirement => requirement('additionalCostUnpayable', rule, holds, whereCostly(deed));

export const limitsConsoles: Applies = ({ edition, defs }) =>
  edition.switches.secondConsole === 'refused' && defs.some(({ isConsole }) => isConsole);

export const serverExists = requirement('noSuchServer', 'installDestination', (game, side, intent) => {
  if (side === 'runner') return true;
  return (
    intent.server === NEW_REMOTE ||
    (intent.server !== NO_SERVER && serverOf(game.state, intent.server) !== null)
  );
});
export const allowsServer = requirement(
  'notInThisServer',
  'serverRestriction',
  has((game, card, side, intent) => side === 'runner' || mayBeIn(game, card, intent.server)),
  whereRestricted('install'),
);
export const destinationFits = requirement(
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

/** What the card says of when such a deed can be done with it holds (9.3.3b-c). */
export const unrestricted = (deed: DeedName, rule: Citation = 'cardRestriction'): Requirement =>
  requirement(
    'conditionNotMet',
    rule,
    has((game, card) => !isRestricted(game, deed, card)),
    whereRestricted(deed),
  );

/** No effect keeps the player from it (1.2.2). */
export const notForbidden = (deed: DeedName): Requirement =>
  requirement(
    'forbidden',
    'cannot',
    (game, side, intent) => !isForbidden(game, deed, side, intent.card),
    whereForbidden(deed),
  );

/** No effect keeps the player from any such deed, whatever with. */
export const notForbiddenAtAll = (deed: DeedName): Requirement =>
  requirement('forbidden', 'cannot', (game, side) => !isForbidden(game, deed, side), whereForbidden(deed));
