import type { CardPool } from '@lastclick/engine';
import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';

/** Every bot by name: chance alone, rules of thumb alone, and the levels from weakest to strongest. */
export const BOT_NAMES = ['random', 'heuristic', '1', '2', '3', '4', '5'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot that knows the cards of a pool. */
export function createBot(name: BotName, _pool: CardPool): Bot {
  return { ...randomBot, name };
}
