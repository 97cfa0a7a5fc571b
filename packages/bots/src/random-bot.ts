import type { Bot } from './bot.ts';

/** Plays any option, each as likely as the others. */
export const randomBot: Bot = {
  name: 'random',
  choose: (_view, { options }, rng) => ({
    index: rng.below(options.length),
    why: options.map(({ key }) => ({ key, value: 1 / options.length, tries: 0 })),
    measure: 'chance of being played',
  }),
};
