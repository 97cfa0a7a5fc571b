import { createRng, prepareSamples } from '@lastclick/bots';
import { type SearchSettings, search } from '@lastclick/bots/laboratory';
import { decision, type Game, type Side, view } from '@lastclick/engine';
import { pool } from '@lastclick/table';

/** An option that does worse than the best by no more than this, in chances to win, is sensible too. */
const NEAR = 0.02;

const settingsOf = (tries: number): SearchSettings => ({
  turns: 2,
  temperature: 0.3,
  playouts: tries,
  candidates: 12,
  // Nothing is taken for granted: every question is tried out.
  sure: 2,
  confidence: 1.3,
});

/**
 * Whether a question has one sensible answer: a single option, or a search finds no other near the best. What the table
 * thinks timely has no say in it.
 */
export function hasOneSensibleAnswer(game: Game, seat: Side, tries: number, seed: string): boolean {
  const waiting = decision(game);
  if (waiting === null || waiting.options.length < 2) return true;
  const rng = createRng(seed);
  const sampled = prepareSamples(view(game, seat, { position: true }), pool);
  const world = (): Game => {
    const made = sampled(rng);
    return { ...made, state: { ...made.state, priority: 'useful' } };
  };
  const asked = decision(sampled(rng));
  if (asked === null) return true;
  const { judged } = search(asked, world, settingsOf(tries), rng, () => true);
  const values = judged.flatMap(({ tries: tried, value }) => (tried > 0 ? [value] : []));
  const best = Math.max(...values);
  return values.filter((value) => best - value <= NEAR).length < 2;
}
