import type { Decision } from '@lastclick/engine';
import { cardOf, type Game, idOf } from '@lastclick/engine/reading';
import { traitsOf } from '../knowledge/traits.ts';

/** Rates the Corp's options. */
export function rateForCorp(game: Game, decision: Decision, rates: number[]): void {
  const traits = traitsOf(game);
  decision.options.forEach((option, index) => {
    const its = option.card >= 0 ? traits[cardOf(game.state, idOf(option.card)).def] : undefined;
    let rate = 0;
    switch (option.kind) {
      case 'score':
        rate = 100;
        break;
      case 'gainCredit':
        rate = 1;
        break;
      case 'advance':
        rate = its?.def.type === 'agenda' ? 3 : 0;
        break;
      case 'play':
        rate = (its?.gain ?? 0) - (its?.def.cost ?? 0) + 0.5;
        break;
      case 'install':
        rate = its?.def.type === 'ice' ? 1.5 - game.state.servers.length * 0.1 : 2;
        break;
      case 'rez':
        rate = its?.def.type === 'ice' ? 2 : 0.5;
        break;
      case 'yes':
      case 'trigger':
        rate = 1;
        break;
    }
    rates[index] = rate;
  });
}
