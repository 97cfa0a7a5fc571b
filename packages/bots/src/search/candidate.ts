import { apply, decision, fork } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { chanceOf } from '../evaluate/evaluate.ts';
import { createRng } from '../rng.ts';
import { optionKey } from './option-key.ts';
import { playToTurn } from './playout.ts';

/** How far and how freely a world is played on. */
export interface PlayoutSettings {
  /** How many turns ahead a world is played before it is judged. */
  readonly turns: number;
  /** How freely players of a playout depart from the rules of thumb, in credits. */
  readonly temperature: number;
}

/** As far as the bots look ahead. */
export const PLAYOUTS: PlayoutSettings = { turns: 2, temperature: 0.3 };

/** An option of the deciding seat, over all worlds it was tried in. */
export interface Candidate {
  /** Index among the options of the decision. */
  readonly index: number;
  readonly key: number;
  readonly prior: number;
  /** The chance to win at the end of each playout; the same place is the same world for all candidates. */
  readonly values: number[];
  total: number;
}

/** No playout needs so many decisions; one that does is judged where it stands. */
const MOST_DECISIONS = 300;
/** In fewer worlds than this nothing is told apart. */
const FEWEST_WORLDS = 5;

export const meanOf = ({ values, total }: Candidate): number =>
  values.length === 0 ? 0 : total / values.length;

/** Plays a candidate in a copy of the world, then by the rules of thumb, and judges where that leads. */
export function tryOut(
  world: Game,
  candidate: Candidate,
  { turns, temperature }: PlayoutSettings,
  seed: string,
): void {
  const game = fork(world);
  const waiting = decision(game);
  if (waiting === null) return;
  const { seat } = waiting;
  let index = waiting.options.findIndex((option) => optionKey(game, waiting, option) === candidate.key);
  if (index < 0) index = Math.min(candidate.index, waiting.options.length - 1);
  const horizon = game.state.turn.number + turns;
  apply(game, index);
  // The same chances for every candidate: what differs is what the option did.
  playToTurn(game, horizon, temperature, createRng(seed), MOST_DECISIONS);
  const value = chanceOf(game, seat);
  candidate.values.push(value);
  candidate.total += value;
}

/** Whether one candidate did better than another in the worlds both were tried in, by so many standard errors. */
export function isBetter(one: Candidate, other: Candidate, confidence: number): boolean {
  const count = Math.min(one.values.length, other.values.length);
  if (count < FEWEST_WORLDS) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = (one.values[i] as number) - (other.values[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  return mean > confidence * Math.sqrt(variance / (count - 1));
}
