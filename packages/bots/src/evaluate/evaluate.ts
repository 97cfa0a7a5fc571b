import { opponentOf, type Side } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { FEATURES, readFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

const read = new Float64Array(FEATURES.length);
const weights = {
  corp: Float64Array.from(FEATURES, (name) => WEIGHTS.corp[name] ?? 0),
  runner: Float64Array.from(FEATURES, (name) => WEIGHTS.runner[name] ?? 0),
};

/** The chance that a seat wins from here, between two turns; 0 or 1 when the game is over. */
export function chanceOf(game: Game, seat: Side): number {
  const { outcome, turn } = game.state;
  if (outcome !== null) return outcome.winner === seat ? 1 : outcome.winner === opponentOf(seat) ? 0 : 0.5;
  readFeatures(game, read);
  const used = weights[turn.side];
  let sum = 0;
  for (let i = 0; i < read.length; i++) sum += (read[i] as number) * (used[i] as number);
  const corp = 1 / (1 + Math.exp(-sum));
  return seat === 'corp' ? corp : 1 - corp;
}
