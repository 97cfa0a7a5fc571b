import { occur } from '../kernel/occur.ts';
import { fitsServer, isRegion } from '../query/install.ts';
import { mayBeIn } from '../query/restricted.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { cardOf, defOf, type Game } from '../state/game.ts';
import { serverOf } from '../state/move.ts';
import { serverName } from '../state/server-name.ts';
import type { Card, ServerId } from '../state/state.ts';
import { noteLeaving } from '../state/tale.ts';
import { SERVERS } from '../state/unsettled.ts';
import { noteArrival } from './run/arrivals.ts';
import { iceArrives, iceLeaves } from './run/position.ts';

const isExclusive = (game: Game, card: Card): boolean => {
  const { type } = defOf(game, card);
  return type === 'agenda' || type === 'asset';
};

/**
 * Whether a card may lie in the root of a server: the kind of server, one agenda or asset (10.11.2) and one region
 * (3.6.5e) in each root; `instead` leaves it.
 */
export function mayLieInRoot(game: Game, card: Card, id: ServerId, instead: Card | null): boolean {
  const server = serverOf(game.state, id);
  if (server === null || !fitsServer(game, card, id)) return false;
  const clash = [isExclusive, isRegion].filter((isOne) => isOne(game, card));
  return server.root.every(
    (other) =>
      other === card.id ||
      other === instead?.id ||
      !clash.some((isOne) => isOne(game, cardOf(game.state, other))),
  );
}

/** Whether an installed card could move to another server: ice before it, everything else into its root. */
export const mayMoveTo = (game: Game, card: Card, id: ServerId): boolean =>
  card.server !== id &&
  (card.zone === 'ice'
    ? mayBeIn(game, card, id)
    : card.zone === 'root' && mayLieInRoot(game, card, id, null));

/** Moves ice to the outermost position before a server, its own or another; the Runner keeps their position (6.2.3). */
export function moveToOutermostPosition(game: Game, ice: Card, id: ServerId, by: Side): void {
  const { state } = game;
  const from = serverOf(state, ice.server);
  const to = serverOf(state, id);
  if (ice.zone !== 'ice' || from === null || to === null || !mayBeIn(game, ice, id)) return;
  if (to.ice.at(-1) === ice.id) return;
  noteLeaving(game, ice);
  iceLeaves(state, ice);
  from.ice.splice(from.ice.indexOf(ice.id), 1);
  to.ice.push(ice.id);
  ice.server = id;
  iceArrives(state, ice);
  state.activity += 1;
  state.unsettled |= SERVERS;
  emit(game, 'moved', 'moveCards', by, 1, serverName(id), [ice]);
  if (from !== to) occur(game, 'move', by, ice, 0, 0, '', id);
}

/** Moves an installed card to the root of another server; it stays the object it is (26.03 1.12.4). */
export function moveToRoot(game: Game, card: Card, id: ServerId, by: Side): void {
  const { state } = game;
  const from = serverOf(state, card.server);
  const to = serverOf(state, id);
  if (card.zone !== 'root' || from === null || to === null || from === to) return;
  if (!mayLieInRoot(game, card, id, null)) return;
  noteLeaving(game, card);
  from.root.splice(from.root.indexOf(card.id), 1);
  to.root.push(card.id);
  card.server = id;
  state.activity += 1;
  state.unsettled |= SERVERS;
  noteArrival(game, card);
  emit(game, 'moved', 'moveCards', by, 1, serverName(id), [card]);
  occur(game, 'move', by, card, 0, 0, '', id);
}
