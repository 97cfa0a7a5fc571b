import { createRng, FEATURES, optionByRules, readFeatures } from '@lastclick/bots/laboratory';
import { DECKS } from '@lastclick/cards';
import { apply, create, decision, type EditionId, type Side } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import type { Sample } from './regression.ts';

/** How freely both sides of a game depart from the rules of thumb, in credits; one of these for each game and side. */
const TEMPERATURES = [0.1, 0.3, 0.6, 1];

const decksOf = (side: Side) =>
  Object.values(DECKS)
    .filter(({ identity }) => pool.byId.get(identity)?.data.side === side)
    .map(({ identity, cards }) => ({ identity, cards }));

/** Plays one game by the rules of thumb and notes the position at the beginning of every turn. */
export function playSamples(seed: string, edition: EditionId): Record<Side, Sample[]> {
  const rng = createRng(seed);
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T;
  const game = create(
    { edition, priority: 'useful', seed, corp: pick(decksOf('corp')), runner: pick(decksOf('runner')) },
    pool,
  );
  game.events = null;
  const temperature = { corp: pick(TEMPERATURES), runner: pick(TEMPERATURES) };
  const positions: { side: Side; features: Float64Array }[] = [];
  let noted = 1;
  for (let open = decision(game); open !== null; open = decision(game)) {
    const { turn } = game.state;
    if (turn.number > noted) {
      noted = turn.number;
      const features = new Float64Array(FEATURES.length);
      readFeatures(game, features);
      positions.push({ side: turn.side, features });
    }
    apply(game, optionByRules(game, open, temperature[open.seat], rng));
  }
  const winner = game.state.outcome?.winner;
  const won = winner === 'corp' ? 1 : winner === 'runner' ? 0 : 0.5;
  const samples: Record<Side, Sample[]> = { corp: [], runner: [] };
  for (const { side, features } of positions) samples[side].push({ features, won });
  return samples;
}
