import { emit } from '../kernel/event.ts';
import { defOf, type Game } from '../kernel/game.ts';
import { isInstalled } from '../query/active.ts';
import type { Side } from '../side.ts';
import { serverOf } from '../state/move.ts';
import type { Card, State } from '../state/state.ts';
import { fitsServer } from './install-legality.ts';

const listOf = (state: State, card: Card): number[] => {
  const server = serverOf(state, card.server);
  return server === null ? [] : card.zone === 'ice' ? server.ice : server.root;
};

/** Swaps two installed Corp cards; both stay installed and keep what is on them (10.11). */
export function swapInstalled(game: Game, first: Card, second: Card, by: Side): void {
  if (!isInstalled(first) || !isInstalled(second) || first.zone !== second.zone || first.owner !== 'corp')
    return;
  if (!fitsServer(game, first, second.server) || !fitsServer(game, second, first.server)) return;
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
  const ice = swapped.find((card) => encounter.card >= 0 && card.object === encounter.card >> 9);
  if (ice === undefined) return;
  run.server = ice.server;
  run.position = listOf(game.state, ice).indexOf(ice.id);
}
