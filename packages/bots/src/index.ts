/**
 * Players that see a seat's view and the options, nothing else.
 *
 *   createBot(name, pool)             'random', 'heuristic', or a level from '1' to '5'
 *   createBot(…, 'all tries')         the same without a clock: choices depend on view, question and seed alone
 *   warmUp(setup, pool)               games of its own, a choice a step, so that the first thought is not the slowest
 *   bot.choose(view, question, rng)   the option to play, and what was thought of all of them
 *
 * The view must hold a position: `view(game, seat, { position: true })`. Nothing here is of Node alone: bots run in a
 * Web Worker too.
 */
export { askBot } from './ask-bot.ts';
export type { Bot, Choice, Measure, OfferedOption, Question, Weighed } from './bot.ts';
export { type Comparison, compareOptions } from './compare-options.ts';
export { knownDecks, type Prior } from './known-decks.ts';
export { BOT_LEVELS, BOT_NAMES, BOT_WORDS, type BotLevel, type BotName, createBot } from './levels.ts';
export { createRng, type Rng, shuffle } from './rng.ts';
export { prepareSamples, sample } from './sample.ts';
export type { Patience } from './search-bot.ts';
export { warmUp } from './warm-up.ts';
export type { Found, Spent } from './ways/break-search.ts';
export {
  type Breaker,
  type BreakHindrance,
  type BreakWay,
  type BreakWays,
  breakWays,
} from './ways/break-ways.ts';
