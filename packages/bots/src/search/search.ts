import { apply, type Decision, decision, fork } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { chanceOf } from '../evaluate/evaluate.ts';
import { createRng, type Rng } from '../rng.ts';
import { optionKey } from './option-key.ts';
import { chancesByRules, playToTurn } from './playout.ts';

/** How a search is done. */
export interface SearchSettings {
  /** How many playouts at most. */
  readonly playouts: number;
  /** How many turns ahead a world is played before it is judged. */
  readonly turns: number;
  /** How many options are looked at, those the rules of thumb rate best. */
  readonly candidates: number;
  /** How freely players of a playout depart from the rules of thumb, in credits. */
  readonly temperature: number;
  /** From which chance on the rules' own choice is played without a search, outside of actions. */
  readonly sure: number;
  /** How many standard errors better than the rules' own choice an option must do to be played instead. */
  readonly confidence: number;
}

/** An option of the deciding seat, over all worlds it was tried in. */
interface Candidate {
  /** Index among the options of the decision. */
  readonly index: number;
  readonly key: number;
  readonly prior: number;
  /** The chance to win at the end of each playout; the same place is the same world for all candidates. */
  readonly values: number[];
  total: number;
}

/** What the search thinks of one option of the decision. */
export interface Judged {
  readonly tries: number;
  /** Chance to win, as far as tried; 0 where it was not thought worth trying. */
  readonly value: number;
  readonly prior: number;
}

export interface SearchResult {
  readonly index: number;
  readonly judged: readonly Judged[];
}

/** No playout needs so many decisions; one that does is judged where it stands. */
const MOST_DECISIONS = 300;
/** In fewer worlds than this nothing is told apart. */
const FEWEST_WORLDS = 5;
/** By how many standard errors a candidate must do worse than the rules' own choice to be given up. */
const SURELY_WORSE = 1.2;

const meanOf = ({ values, total }: Candidate): number => (values.length === 0 ? 0 : total / values.length);

/** The options worth trying, the rules' own choice first; copies of a card count once. */
function candidatesOf(world: Game, waiting: Decision, settings: SearchSettings): Candidate[] {
  const priors: number[] = [];
  chancesByRules(world, waiting, 1, priors);
  const seen = new Set<number>();
  return waiting.options
    .map((option, index) => ({ index, option, prior: priors[index] as number }))
    .sort((a, b) => b.prior - a.prior || a.index - b.index)
    .flatMap(({ index, option, prior }): Candidate[] => {
      const key = optionKey(world, waiting, option);
      if (seen.has(key) || seen.size >= settings.candidates) return [];
      seen.add(key);
      return [{ index, key, prior, values: [], total: 0 }];
    });
}

/** Plays a candidate in a copy of the world, then by the rules of thumb, and judges where that leads. */
function tryOut(world: Game, candidate: Candidate, settings: SearchSettings, seed: string): void {
  const game = fork(world);
  const waiting = decision(game);
  if (waiting === null) return;
  const { seat } = waiting;
  let index = waiting.options.findIndex((option) => optionKey(game, waiting, option) === candidate.key);
  if (index < 0) index = Math.min(candidate.index, waiting.options.length - 1);
  const horizon = game.state.turn.number + settings.turns;
  apply(game, index);
  // The same chances for every candidate: what differs is what the option did.
  playToTurn(game, horizon, settings.temperature, createRng(seed), MOST_DECISIONS);
  const value = chanceOf(game, seat);
  candidate.values.push(value);
  candidate.total += value;
}

/** Whether one candidate did better than another in the worlds both were tried in, by so many standard errors. */
function isBetter(one: Candidate, other: Candidate, confidence: number): boolean {
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

/** Drops the worse half, and whatever is surely worse than the rules' own choice, which stays. */
function betterHalf(candidates: readonly Candidate[], favourite: Candidate): Candidate[] {
  return candidates
    .toSorted((a, b) => meanOf(b) - meanOf(a))
    .filter((one, rank) => one === favourite || rank < Math.ceil(candidates.length / 2))
    .filter((one) => one === favourite || !isBetter(favourite, one, SURELY_WORSE));
}

/**
 * Information-set Monte Carlo search: worlds that look the same to the deciding seat are sampled, and in each of them
 * every candidate is tried with the same chances, then both sides play by the rules of thumb to the beginning of a turn
 * and the position is judged. Candidates that do worse are dropped by half, so that the best are told apart in more
 * worlds (sequential halving). The rules' own choice is kept to the end and only replaced by what is surely better.
 */
export function search(
  waiting: Decision,
  nextWorld: () => Game,
  settings: SearchSettings,
  rng: Rng,
  mayGoOn: () => boolean,
): SearchResult {
  const candidates = candidatesOf(nextWorld(), waiting, settings);
  const favourite = candidates[0] as Candidate;
  let left = waiting.kind !== 'action' && favourite.prior >= settings.sure ? [favourite] : candidates;
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const perRound = settings.playouts / rounds;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const worlds = Math.max(2, Math.round(perRound / left.length));
    for (let count = 0; count < worlds && mayGoOn(); count++) {
      const world = nextWorld();
      const seed = String(rng.below(0x100000000));
      for (const candidate of left) tryOut(world, candidate, settings, seed);
    }
    left = betterHalf(left, favourite);
  }
  let best = favourite;
  for (const candidate of left) {
    if (candidate === favourite || !isBetter(candidate, favourite, settings.confidence)) continue;
    if (best === favourite || meanOf(candidate) > meanOf(best)) best = candidate;
  }
  const judged: Judged[] = waiting.options.map(() => ({ tries: 0, value: 0, prior: 0 }));
  for (const candidate of candidates)
    judged[candidate.index] = {
      tries: candidate.values.length,
      value: meanOf(candidate),
      prior: candidate.prior,
    };
  return { index: best.index, judged };
}
