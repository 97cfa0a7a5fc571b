import { type CardPool, decision } from '@lastclick/engine';
import type { Bot, Choice, OfferedOption } from './bot.ts';
import { prepareSamples } from './sample.ts';
import { withoutIdleWindows } from './search/playout.ts';
import { type Judged, type SearchSettings, search } from './search/search.ts';

/**
 * What ends a thought: a while that players will wait however slow the machine is, or the number of tries alone. Only
 * the latter makes a choice depend on nothing but view, question and seed.
 */
export type Patience = 'a while' | 'all tries';

/** Milliseconds for one decision. */
const LONGEST_THOUGHT: Readonly<Record<Patience, number>> = {
  'a while': 800,
  'all tries': Number.POSITIVE_INFINITY,
};

/** The chosen option first, then what was tried most; where nothing had to be tried, what the rules of thumb say. */
function told(options: readonly OfferedOption[], index: number, judged: readonly Judged[]): Choice {
  const wasTried = judged.some(({ tries }) => tries > 0);
  const isChosen = (at: number): number => (at === index ? 1 : 0);
  const why = options
    .map(({ key }, at) => {
      const { tries = 0, value = 0, prior = 0 } = judged[at] ?? {};
      return { at, weighed: { key, value: wasTried ? value : prior, tries } };
    })
    .sort(
      (a, b) =>
        isChosen(b.at) - isChosen(a.at) ||
        b.weighed.tries - a.weighed.tries ||
        b.weighed.value - a.weighed.value,
    )
    .map(({ weighed }) => weighed);
  return { index, why, measure: wasTried ? 'chance to win' : 'chance of being played by the rules of thumb' };
}

/** Tries out the options in worlds that fit the view, and plays what did best. */
export const searchBot = (
  name: string,
  pool: CardPool,
  settings: SearchSettings,
  patience: Patience,
): Bot => ({
  name,
  choose(view, question, rng) {
    const { options } = question;
    if (options.length === 1) {
      return { index: 0, why: [{ key: options[0]?.key ?? '', value: 1, tries: 0 }], measure: 'only option' };
    }
    const sampled = prepareSamples(view, pool);
    const waiting = decision(sampled(rng));
    if (waiting === null) throw new Error('the view waits for nobody');
    const until = performance.now() + LONGEST_THOUGHT[patience];
    const { index, judged } = search(
      waiting,
      () => withoutIdleWindows(sampled(rng)),
      settings,
      rng,
      () => performance.now() < until,
    );
    return told(options, index, judged);
  },
});
