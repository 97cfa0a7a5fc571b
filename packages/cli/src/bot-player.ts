import { askBot, type BotName } from '@lastclick/bots';
import type { Decision, Game, Option } from '@lastclick/engine';
import { pool } from '@lastclick/table';

/** The place of the option a bot plays. */
export const botIndex = (
  name: BotName,
  game: Game,
  waiting: Decision,
  seed: string,
  played: number,
): number => askBot(name, pool, game, waiting, seed, played).index;

/** The option a bot plays, where only a legal one will do. */
export function botOption(
  name: BotName,
  game: Game,
  waiting: Decision,
  seed: string,
  played: number,
): Option {
  const index = botIndex(name, game, waiting, seed, played);
  const option = waiting.options[index];
  if (option === undefined)
    throw new Error(`the bot ${name} chose option ${index} of ${waiting.options.length}`);
  return option;
}
