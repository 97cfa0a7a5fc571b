import { apply, type Decision, decision } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { chancesOf, pickByChance } from '../policy/chances.ts';
import { rate } from '../policy/rate.ts';
import type { Rng } from '../rng.ts';

const rates: number[] = [];
const weights: number[] = [];

/** Fills `into` with the chances of a player who follows the rules of thumb, less strictly the hotter. */
export function chancesByRules(game: Game, waiting: Decision, temperature: number, into: number[]): void {
  const count = waiting.options.length;
  rate(game, waiting, rates);
  chancesOf(rates, count, temperature, into);
}

/** An option by the rules of thumb, with a little chance. */
export function optionByRules(game: Game, waiting: Decision, temperature: number, rng: Rng): number {
  const count = waiting.options.length;
  if (count === 1) return 0;
  chancesByRules(game, waiting, temperature, weights);
  return pickByChance(weights, count, rng);
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

/** Windows in which a player can only pass are not worth a step of a playout. */
export function withoutIdleWindows(game: Game): Game {
  return { ...game, state: { ...game.state, priority: 'useful' } };
}
