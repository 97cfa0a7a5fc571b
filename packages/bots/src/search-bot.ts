import { type CardPool, decision, type Game } from '@lastclick/engine';
import type { Bot } from './bot.ts';
import { prepareSamples } from './sample.ts';
import { type SearchSettings, search } from './search/search.ts';

/** Thinks at most so long about one decision, in milliseconds, however slow the machine. */
const LONGEST_THOUGHT = 900;

/** Windows in which a player can only pass are not worth a step of a playout. */
function withoutIdleWindows(game: Game): Game {
  return { ...game, state: { ...game.state, priority: 'useful' } };
}

/** Tries out the options in worlds that fit the view, and plays what did best. */
export const searchBot = (name: string, pool: CardPool, settings: SearchSettings): Bot => ({
  name,
  choose(view, question, rng) {
    const { options } = question;
    if (options.length === 1) {
      return { index: 0, why: [{ key: options[0]?.key ?? '', value: 1, tries: 0 }], measure: 'only option' };
    }
    const sampled = prepareSamples(view, pool);
    const waiting = decision(sampled(rng));
    if (waiting === null) throw new Error('the view waits for nobody');
    const until = performance.now() + LONGEST_THOUGHT;
    const { index, judged } = search(
      waiting,
      () => withoutIdleWindows(sampled(rng)),
      settings,
      rng,
      () => performance.now() < until,
    );
    const why = options
      .map(({ key }, at) => ({ key, value: judged[at]?.value ?? 0, tries: judged[at]?.tries ?? 0 }))
      .sort((a, b) => b.tries - a.tries || b.value - a.value);
    return { index, why, measure: 'chance to win' };
  },
});
