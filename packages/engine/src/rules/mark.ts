import { markOf } from '../query/mark.ts';
import { emit } from '../state/event.ts';
import type { Effect } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { randomBelow } from '../state/random.ts';
import { serverName } from '../state/server-name.ts';
import { ARCHIVES, HQ, RD } from '../state/state.ts';
import { linger } from './linger.ts';

const CENTRAL = [HQ, RD, ARCHIVES] as const;

/** A random central server becomes the mark until the turn ends, unless there is a mark (26.03 10.11.2-4). */
export function identifyMark(game: Game, effect: Effect): void {
  const { state } = game;
  if (markOf(state) !== null) return;
  const server = CENTRAL[randomBelow(state, CENTRAL.length)] ?? HQ;
  linger(game, effect, { kind: 'mark', server, amount: state.turn.history.length, until: 'turn' });
  emit(game, 'markIdentified', 'identifyMark', effect.by, 0, serverName(server));
}
