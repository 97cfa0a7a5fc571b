import { type CardPool, type Decision, type Game, view } from '@lastclick/engine';
import type { Choice } from './bot.ts';
import { type BotName, createBot } from './levels.ts';
import { createRng } from './rng.ts';

/**
 * What a bot chooses at a table's decision, seeing its seat's view alone. Its chance depends only on the seed and on how
 * many options were played: without a state of its own it repeats itself after an undo, a save and a load.
 */
export function askBot(
  name: BotName,
  pool: CardPool,
  game: Game,
  { seat, kind, options }: Decision,
  seed: string,
  played: number,
): Choice {
  const seen = view(game, seat, { position: true });
  return createBot(name, pool).choose(seen, { seat, kind, options }, createRng(`${seed} ${played}`));
}
