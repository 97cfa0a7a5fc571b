import { fitsServer, isRegion } from '../query/install.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { cardOf, defOf, type Game, refOf } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { serverOf } from '../state/move.ts';
import type { Card, State } from '../state/state.ts';
import { noteArrival } from './run/arrivals.ts';

const listOf = (state: State, card: Card): number[] => {
  const server = serverOf(state, card.server);
  return server === null ? [] : card.zone === 'ice' ? server.ice : server.root;
};

const isExclusive = (game: Game, card: Card): boolean => {
  const { type } = defOf(game, card);
  return type === 'agenda' || type === 'asset';
};

/**
 * Whether a card may lie where another lies now: the kind of server, and one agenda or asset (10.11.2) and one
 * region (3.6.5e) in each root.
 */
function mayTakePlaceOf(game: Game, card: Card, other: Card): boolean {
  if (!fitsServer(game, card, other.server)) return false;
  if (card.zone === 'ice' || card.server === other.server) return true;
  const clash = [isExclusive, isRegion].filter((isOne) => isOne(game, card));
  return listOf(game.state, other).every(
    (id) => id === other.id || !clash.some((isOne) => isOne(game, cardOf(game.state, id))),
  );
}

/** Whether two installed Corp cards may change places. */
export function canSwap(game: Game, first: Card, second: Card): boolean {
  if (!isInstalled(first) || !isInstalled(second) || first.zone !== second.zone || first.owner !== 'corp')
    return false;
  return mayTakePlaceOf(game, first, second) && mayTakePlaceOf(game, second, first);
}

/** Swaps two installed Corp cards; both stay installed and keep what is on them (10.11). */
export function swapInstalled(game: Game, first: Card, second: Card, by: Side): void {
  if (!canSwap(game, first, second)) return;
  const { state } = game;
  const from = listOf(state, first);
  const to = listOf(state, second);
  const at = from.indexOf(first.id);
  const other = to.indexOf(second.id);
  from[at] = second.id;
  to[other] = first.id;
  const { server } = first;
  first.server = second.server;
  second.server = server;
  state.activity += 1;
  if (first.zone === 'root' && first.server !== second.server) {
    noteArrival(game, first);
    noteArrival(game, second);
  }
  followEncounteredIce(game, first, second);
  emit(game, 'swapped', 'swapping', by, 0, defOf(game, first).type, [first, second]);
}

/** An encountered piece of ice takes the Runner along (6.2.4c). */
function followEncounteredIce(game: Game, ...swapped: readonly Card[]): void {
  const { run, stack } = game.state;
  const encounter = stack.findLast(
    (frame) => frame.kind === 'phase' && frame.phase === 'run.encounter' && !frame.forced,
  );
  if (run === null || encounter?.kind !== 'phase') return;
  const ice = swapped.find((card) => refOf(card) === encounter.card);
  if (ice === undefined) return;
  run.server = ice.server;
  run.position = listOf(game.state, ice).indexOf(ice.id);
}
