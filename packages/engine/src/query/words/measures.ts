import type { Measure } from '../../language/value.ts';
import type { Context } from '../../state/context.ts';
import type { Game } from '../../state/game.ts';
import type { Binder } from '../binding.ts';

type Fits = (number: number, game: Game, context: Context) => boolean;

/** Works out once whether a number is what it has to be. */
export function makeMeasure(measure: Measure, bind: Binder): Fits {
  if ('odd' in measure) return (number) => Math.abs(number % 2) === 1;
  if ('atLeast' in measure) {
    const { atLeast } = measure;
    if (typeof atLeast === 'number') return (number) => number >= atLeast;
    const bound = bind.value(atLeast);
    return (number, game, context) => number >= bound(game, context);
  }
  if ('atMost' in measure) {
    const bound = bind.value(measure.atMost);
    return (number, game, context) => number <= bound(game, context);
  }
  const bound = bind.value(measure.exactly);
  return (number, game, context) => number === bound(game, context);
}
