import { apply, type Decision, decision } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { rate } from '../policy/rate.ts';
import type { Rng } from '../rng.ts';

const rates: number[] = [];
const weights: number[] = [];

/** Fills `into` with the chances of a player who follows the rules of thumb, less strictly the hotter. */
export function chancesByRules(game: Game, waiting: Decision, temperature: number, into: number[]): void {
  const count = waiting.options.length;
  rate(game, waiting, rates);
  let best = rates[0] as number;
  for (let i = 1; i < count; i++) if ((rates[i] as number) > best) best = rates[i] as number;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const weight = Math.exp(((rates[i] as number) - best) / temperature);
    into[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < count; i++) into[i] = (into[i] as number) / sum;
}

/** An option by the rules of thumb, with a little chance. */
export function optionByRules(game: Game, waiting: Decision, temperature: number, rng: Rng): number {
  const count = waiting.options.length;
  if (count === 1) return 0;
  chancesByRules(game, waiting, temperature, weights);
  let left = rng.next();
  for (let i = 0; i < count; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return count - 1;
}

/** Plays both sides by the rules of thumb until a turn of this number begins, or the game is over. */
export function playToTurn(
  game: Game,
  turn: number,
  temperature: number,
  rng: Rng,
  mostDecisions: number,
): void {
  for (let count = 0; count < mostDecisions; count++) {
    if (game.state.turn.number >= turn) return;
    const waiting = decision(game);
    if (waiting === null) return;
    apply(game, optionByRules(game, waiting, temperature, rng));
  }
}
