import { memoryCost } from '../query/values.ts';
import { cardOf, type Game, refOf } from '../state/game.ts';
import type { ObjectRef } from '../state/state.ts';

/**
 * The sets of programs whose trashing frees at least `over` memory, none of which could do without any of
 * its members (10.3.1e).
 */
export function minimalTrashSets(game: Game, over: number): ObjectRef[][] {
  const programs: { ref: ObjectRef; memory: number }[] = [];
  for (const id of game.state.zones.rig) {
    const card = cardOf(game.state, id);
    const memory = card.faceup ? memoryCost(game, card) : 0;
    if (memory > 0) programs.push({ ref: refOf(card), memory });
  }
  const sets: ObjectRef[][] = [];
  const extend = (start: number, chosen: ObjectRef[], freed: number, smallest: number): void => {
    if (freed >= over) {
      if (freed - smallest < over) sets.push(chosen);
      return;
    }
    for (let i = start; i < programs.length; i++) {
      const program = programs[i];
      if (program === undefined) continue;
      extend(i + 1, [...chosen, program.ref], freed + program.memory, Math.min(smallest, program.memory));
    }
  };
  extend(0, [], 0, Number.POSITIVE_INFINITY);
  return sets;
}
