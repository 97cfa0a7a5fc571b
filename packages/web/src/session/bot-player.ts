import { type Bot, type BotName, type Choice, createBot, createRng } from '@lastclick/bots';
import { type Decision, type Game, view } from '@lastclick/engine';
import { pool } from '@lastclick/table';

const bots = new Map<BotName, Bot>();

function botNamed(name: BotName): Bot {
  const bot = bots.get(name) ?? createBot(name, pool);
  bots.set(name, bot);
  return bot;
}

/**
 * What a bot chooses. Its chance depends only on the seed and on how many options were played, so that it repeats
 * itself after a move was taken back and in a game opened again.
 */
export function botChoice(
  level: BotName,
  game: Game,
  { seat, kind, options }: Decision,
  seed: string,
  played: number,
): Choice {
  const seen = view(game, seat, { position: true });
  return botNamed(level).choose(seen, { seat, kind, options }, createRng(`${seed} ${played}`));
}
