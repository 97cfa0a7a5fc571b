import { type Bot, type BotName, createBot, createRng } from '@lastclick/bots';
import { type Decision, type Game, type Option, view } from '@lastclick/engine';
import { pool } from '@lastclick/table';

const bots = new Map<BotName, Bot>();

function botNamed(name: BotName): Bot {
  const known = bots.get(name);
  if (known !== undefined) return known;
  const made = createBot(name, pool);
  bots.set(name, made);
  return made;
}

/**
 * The place of the option a bot plays. Its chance depends only on the seed and on how many options were played:
 * without a state of its own it repeats itself after an undo, a save and a load.
 */
export function botIndex(
  name: BotName,
  game: Game,
  { seat, kind, options }: Decision,
  seed: string,
  played: number,
): number {
  const rng = createRng(`${seed} ${played}`);
  return botNamed(name).choose(view(game, seat, { position: true }), { seat, kind, options }, rng).index;
}

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
