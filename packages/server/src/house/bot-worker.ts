import { createBot, createRng } from '@lastclick/bots';
import { pool } from '@lastclick/table';
import type { BotQuestion } from './bot-thoughts.ts';

/** A thread in which bots think about what they are told. */
export default function choose({ level, seen, question, chances }: BotQuestion): string {
  const rng = createRng(chances);
  const key = (name: typeof level): string | undefined =>
    question.options[createBot(name, pool).choose(seen, question, rng).index]?.key;
  let chosen: string | undefined;
  try {
    chosen = key(level);
  } catch {
    // A bot that breaks must not end the game for whoever plays against it.
  }
  return chosen ?? key('random') ?? '';
}
