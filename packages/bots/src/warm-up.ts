import { apply, type CardPool, create, type DeckSetup, decision, view } from '@lastclick/engine';
import { createRng } from './rng.ts';
import { PLAYOUTS } from './search/candidate.ts';
import { searchBot } from './search-bot.ts';

/** So few that a step takes no longer than a blink even before anything is compiled. */
const A_FEW = { ...PLAYOUTS, playouts: 12, candidates: 3, sure: 1, confidence: 1.3 };

/**
 * Plays games of its own between two bots, a choice at each step, for as long as it is asked to. A machine that has not
 * seen the engine and the bots at work yet compiles them as they run, and a thought takes several times as long: this is
 * for the time in which a person still reads.
 */
export function* warmUp(setup: Omit<DeckSetup, 'seed' | 'priority'>, pool: CardPool): Generator<void, never> {
  const bot = searchBot('warming up', pool, A_FEW, 'all tries');
  for (let seed = 0; ; seed++) {
    const game = create({ ...setup, priority: 'useful', seed }, pool);
    const rng = createRng(`warming up ${seed}`);
    for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
      const { index } = bot.choose(view(game, waiting.seat, { position: true }), waiting, rng);
      apply(game, index);
      yield;
    }
  }
}
