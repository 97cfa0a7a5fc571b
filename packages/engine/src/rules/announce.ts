import type { Side } from '../side.ts';
import { type Decision, option } from '../state/decision.ts';
import { cite, type Game } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';

/** Asks a player for the X of what they are about to pay (26.03 1.16.2c). */
export function announceDecision(
  game: Game,
  seat: Side,
  values: readonly number[],
  about: ObjectRef,
): Decision {
  const rule = cite(game, 'announceX');
  const options = values.map((x) => option('number', KEY.number, rule, NOTHING, NO_SERVER, NOTHING, x));
  return { seat, kind: 'announce', rule, options, chosen: 0, wanted: 0, about };
}
