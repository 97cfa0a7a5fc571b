// Requirements that several kinds of moves share: the time of the move, and what it is about.

import { type FromHand, isAsInHand } from '../../query/as-in-hand.ts';
import { paidAbility } from '../../query/gained-uses.ts';
import { destinationsOf, isNewRemoteForbidden, isOccupied } from '../../query/install.ts';
import { canTakeActions } from '../../query/phase.ts';
import { mayBeIn } from '../../query/restricted.ts';
import { SIDES, type Side } from '../../side.ts';
import type { ActionName } from '../../state/action-name.ts';
import { nameOfAbility, type OptionKind } from '../../state/decision.ts';
import { defOf, type Game, objectOf, top } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import { type Card, FIRST_REMOTE, NEW_REMOTE, NO_SERVER, type ObjectRef } from '../../state/state.ts';
import { BASIC_ACTIONS } from '../basic-actions.ts';
import { type Intent, type Requirement, requirement } from './requirement.ts';
import { openWindow } from './window-checks.ts';

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
    !game.state.turn.actions.includes(
      actionIdentity(game, intent.kind, intent.card, intent.number, intent.giver),
    )
  );
});

/** What makes an action the same as another (5.2.6a). */
export function actionIdentity(
  game: Game,
  kind: OptionKind,
  card: Card | null,
  number: number,
  giver: ObjectRef,
): string {
  const ability = kind === 'use' && card !== null ? paidAbility(game, card, number) : undefined;
  return ability === undefined || card === null ? kind : nameOfAbility(ability.key, card.object, giver);
}

export const actionTiming: readonly Requirement[] = [
  inProgress,
  begun,
  inActionPhase,
  noActionRunning,
  inActionWindow,
];

const holdsPriority = (game: Game, side: Side): boolean => {
  const frame = top(game.state);
  return frame.kind === 'window' && frame.holder === side;
};
const inWindow = requirement('notAPaidAbilityWindow', 'paidAbilityWindow', (game) => openWindow(game) !== 0);
const withPriority = requirement('noPriority', 'priority', holdsPriority);
export const windowTiming: readonly Requirement[] = [inProgress, begun, inWindow, withPriority];

/** Actions that one side alone has. */
export function forSide(action: ActionName): readonly Requirement[] {
  const { sides, rule } = BASIC_ACTIONS[action];
  if (SIDES.every((side) => sides.includes(side))) return [];
  return [requirement('notYourAction', rule.corp, (_game, side) => sides.includes(side))];
}
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

/** The Corp says where it installs: a server, which may be a new one. */
export const serverNamed = requirement(
  'serverNeeded',
  'installDestination',
  (_game, side, intent) => side === 'runner' || intent.server !== NO_SERVER || intent.onto !== null,
);
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
);
const goesThere = has((game, card, _side, intent) =>
  destinationsOf(game, card).some(
    ({ server, onto }) =>
      server === intent.server && (onto < 0 ? intent.onto === null : intent.onto?.object === objectOf(onto)),
  ),
);

/** That the card can be installed there: each thing that may be wrong with a place has its own rule. */
export const destinationFits: readonly Requirement[] = [
  requirement(
    'onlyInRemotes',
    'rootOfRemote',
    has((game, card, _side, { server }) => {
      const { type } = defOf(game, card);
      return (type !== 'agenda' && type !== 'asset') || server < 0 || server >= FIRST_REMOTE;
    }),
  ),
  requirement('notIntoServers', 'serversOfCorp', (_game, side, { server }) => {
    return side === 'corp' || server === NO_SERVER;
  }),
  requirement(
    'nothingToHostIt',
    'onlyHosted',
    has((game, card) => defOf(game, card).installOn === null || destinationsOf(game, card).length > 0),
  ),
  requirement(
    'onlyOnItsHost',
    'onlyHosted',
    has((game, card, side, intent) => defOf(game, card).installOn === null || goesThere(game, side, intent)),
  ),
  requirement('cannotHostIt', 'hostPermitted', (game, side, intent) => {
    return intent.onto === null || goesThere(game, side, intent);
  }),
  requirement(
    'forbidden',
    'cannot',
    has(
      (game, card, side, { server }) =>
        side === 'runner' ||
        ((!game.rules.forbids.trash || !isOccupied(game, card, server)) &&
          (server !== NEW_REMOTE || !isNewRemoteForbidden(game))),
    ),
  ),
];
