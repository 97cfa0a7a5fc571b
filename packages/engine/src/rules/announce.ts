import type { Side } from '../side.ts';
import { type Decision, option } from '../state/decision.ts';
import { cite, type Game } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';

/** Asks a player for a number. */
export function numberDecision(
  game: Game,
  kind: 'announce' | 'divide',
  seat: Side,
  values: readonly number[],
  about: ObjectRef,
): Decision {
  const rule = cite(game, kind === 'announce' ? 'announceX' : 'dividing');
  const options = values.map((x) => option('number', KEY.number, rule, NOTHING, NO_SERVER, NOTHING, x));
  return { seat, kind, rule, options, chosen: 0, wanted: 0, about };
}

/** Asks a player for the X of what they are about to pay (26.03 1.16.2c). */
export const announceDecision = (
  game: Game,
  seat: Side,
  values: readonly number[],
  about: ObjectRef,
): Decision => numberDecision(game, 'announce', seat, values, about);
