import {
  type Card,
  encounterFrame,
  findCard,
  type Game,
  statesOf,
  subroutinesOf,
} from '@lastclick/engine/reading';
import type { Harm, Traits } from './traits.ts';

/** What each subroutine of a piece of ice does, those it gained too, in their order. */
export function harmsOf(game: Game, ice: Card, traits: readonly Traits[]): readonly Harm[] {
  const { subroutines } = traits[ice.def] as Traits;
  if (!game.rules.grantsText) return subroutines;
  return subroutinesOf(game, ice).flatMap(({ def, program, printed }) => {
    const its = traits[def] as Traits;
    const harm = printed >= 0 ? its.subroutines[printed] : its.given.get(program);
    return harm === undefined ? [] : [harm];
  });
}

/** Subroutines of the encountered ice that are neither broken nor resolved, one bit each. */
export function openSubroutines(game: Game, count: number): number {
  const frame = encounterFrame(game.state);
  if (frame === null) return 0;
  if (!game.rules.grantsText) return ((1 << count) - 1) & ~(frame.broken | frame.resolved);
  const ice = findCard(game.state, frame.card);
  let open = 0;
  if (ice !== null)
    statesOf(game, frame, ice).forEach((state, index) => {
      if (state === 'unbroken') open |= 1 << index;
    });
  return open;
}
