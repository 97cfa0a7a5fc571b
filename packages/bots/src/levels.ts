import type { CardPool } from '@lastclick/engine';
import type { Bot } from './bot.ts';
import { type Carelessness, heuristicBot } from './heuristic-bot.ts';
import { randomBot } from './random-bot.ts';
import { PLAYOUTS } from './search/candidate.ts';
import type { SearchSettings } from './search/search.ts';
import { type Patience, searchBot } from './search-bot.ts';

/** The levels, from weakest to strongest. */
export const BOT_LEVELS = ['1', '2', '3', '4', '5'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Every bot by name: chance alone, rules of thumb alone, and the levels from weakest to strongest. */
export const BOT_NAMES = ['random', 'heuristic', ...BOT_LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What each bot is, for people. */
export const BOT_WORDS: Readonly<Record<BotName, string>> = {
  random: 'plays any legal option',
  heuristic: 'plays what its rules of thumb rate best',
  '1': 'knows the rules of thumb, but often plays something else',
  '2': 'follows the rules of thumb, carelessly',
  '3': 'follows the rules of thumb',
  '4': 'tries its options out in a few imagined worlds',
  '5': 'tries its options out in many imagined worlds',
};

const CAREFUL: Carelessness = { blunders: 0, temperature: 0 };

const SEARCH: SearchSettings = {
  ...PLAYOUTS,
  playouts: 0,
  candidates: 6,
  sure: 0.95,
  confidence: 1.3,
};

/** A bot that knows the cards of a pool. */
export function createBot(name: BotName, pool: CardPool, patience: Patience = 'a while'): Bot {
  switch (name) {
    case 'random':
      return randomBot;
    case '1':
      return heuristicBot(name, pool, { blunders: 0.3, temperature: 2 });
    case '2':
      return heuristicBot(name, pool, { blunders: 0.1, temperature: 1 });
    case '3':
    case 'heuristic':
      return heuristicBot(name, pool, CAREFUL);
    case '4':
      return searchBot(name, pool, { ...SEARCH, playouts: 16, candidates: 3 }, patience);
    case '5':
      return searchBot(name, pool, { ...SEARCH, playouts: 128 }, patience);
  }
}
