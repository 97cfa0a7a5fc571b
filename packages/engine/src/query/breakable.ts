import { at } from '../invariant.ts';
import type { Game } from '../state/game.ts';
import { isForbidden } from './forbidden.ts';
import type { Means } from './means.ts';
import { encounteredIce } from './run.ts';
import { subroutinesOf, unbroken } from './subroutines.ts';

/** The unbroken subroutines of the encountered ice that the Runner may break by such means. */
export function breakable(game: Game, means?: Means): readonly number[] {
  const open = unbroken(game);
  const ice = encounteredIce(game.state);
  if (ice === null || !game.rules.forbids.break) return open;
  const subroutines = subroutinesOf(game, ice);
  return open.filter((index) => {
    const detail = at(subroutines, index).printed < 0 ? '' : 'printed';
    return !isForbidden(game, 'break', 'runner', ice, ice.server, means, detail);
  });
}
