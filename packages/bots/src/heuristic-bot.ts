import { type CardPool, decision } from '@lastclick/engine';
import type { Bot, Choice, Question } from './bot.ts';
import { chancesOf, pickByChance } from './policy/chances.ts';
import { bestOf, rate } from './policy/rate.ts';
import type { Rng } from './rng.ts';
import { sample } from './sample.ts';

/** How a player by rules of thumb errs. */
export interface Carelessness {
  /** How often any option is played, whatever its worth. */
  readonly blunders: number;
  /** How freely it departs from the best, in credits; 0 never. */
  readonly temperature: number;
}

function careless(rates: readonly number[], count: number, { temperature }: Carelessness, rng: Rng): number {
  if (temperature <= 0) return bestOf(rates, count);
  const chances: number[] = [];
  chancesOf(rates, count, temperature, chances);
  return pickByChance(chances, count, rng);
}

function explained(question: Question, rates: readonly number[], index: number): Choice {
  const why = question.options
    .map(({ key }, at) => ({ key, value: rates[at] as number, tries: 0 }))
    .sort((a, b) => b.value - a.value);
  return { index, why, measure: 'worth in credits' };
}

/** Plays what rules of thumb rate best, or nearly. */
export const heuristicBot = (name: string, pool: CardPool, care: Carelessness): Bot => ({
  name,
  choose(view, question, rng) {
    const count = question.options.length;
    // What the rules of thumb read is the same in every world that fits the view, so any will do.
    const world = sample(view, rng, pool);
    const waiting = decision(world);
    const rates: number[] = [];
    if (waiting !== null) rate(world, waiting, rates);
    const index = rng.next() < care.blunders ? rng.below(count) : careless(rates, count, care, rng);
    return explained(question, rates, index);
  },
});
