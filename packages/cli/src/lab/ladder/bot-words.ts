import * as bots from '@lastclick/bots';

/** What each bot is, as the bots say of themselves. */
export const BOT_WORDS: Readonly<Record<string, string>> =
  'BOT_WORDS' in bots ? (bots.BOT_WORDS as Record<string, string>) : {};
