import type { Decision } from '@lastclick/engine';
import { cardOf, type Game, idOf } from '@lastclick/engine/reading';
import { traitsOf } from '../knowledge/traits.ts';
import { wayInto } from '../knowledge/way-in.ts';

/** Rates the Runner's options. */
export function rateForRunner(game: Game, decision: Decision, rates: number[]): void {
  const traits = traitsOf(game);
  decision.options.forEach((option, index) => {
    const its = option.card >= 0 ? traits[cardOf(game.state, idOf(option.card)).def] : undefined;
    let rate = 0;
    switch (option.kind) {
      case 'gainCredit':
        rate = 1;
        break;
      case 'play':
        rate = (its?.gain ?? 0) - (its?.def.cost ?? 0) + 0.5;
        break;
      case 'install':
        rate = its?.breaking !== null ? 3 : 1.5;
        break;
      case 'run': {
        const way = wayInto(game, option.server, false);
        rate = way.chance * 3 - way.credits;
        break;
      }
      case 'access':
      case 'break':
      case 'yes':
      case 'trigger':
        rate = 1;
        break;
    }
    rates[index] = rate;
  });
}
