import type { Decision } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import type { Rng } from '../rng.ts';
import { type Candidate, isBetter, meanOf, type PlayoutSettings, tryOut } from './candidate.ts';
import { optionKey } from './option-key.ts';
import { chancesByRules } from './playout.ts';

/** How a search is done. */
export interface SearchSettings extends PlayoutSettings {
  /** How many playouts at most. */
  readonly playouts: number;
  /** How many options are looked at, those the rules of thumb rate best. */
  readonly candidates: number;
  /** From which chance on the rules' own choice is played without a search, outside of actions. */
  readonly sure: number;
  /** How many standard errors better than the rules' own choice an option must do to be played instead. */
  readonly confidence: number;
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

/** By how many standard errors a candidate must do worse than the rules' own choice to be given up after a round. */
const SURELY_WORSE = 1.2;
/** And to be given up at once, in the midst of a round: looked at after every world, chance is a candidate's enemy. */
const PLAINLY_WORSE = 2;

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

/** Drops what is worse than the rules' own choice, which stays, by so many standard errors. */
const withoutWorse = (candidates: readonly Candidate[], favourite: Candidate, by: number): Candidate[] =>
  candidates.filter((one) => one === favourite || !isBetter(favourite, one, by));

/** Drops the worse half, and whatever is surely worse than the rules' own choice. */
function betterHalf(candidates: readonly Candidate[], favourite: Candidate): Candidate[] {
  const half = candidates
    .toSorted((a, b) => meanOf(b) - meanOf(a))
    .filter((one, rank) => one === favourite || rank < Math.ceil(candidates.length / 2));
  return withoutWorse(half, favourite, SURELY_WORSE);
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
    for (let count = 0; count < worlds && left.length > 1 && mayGoOn(); count++) {
      const world = nextWorld();
      const seed = String(rng.below(0x100000000));
      for (const candidate of left) if (mayGoOn()) tryOut(world, candidate, settings, seed);
      left = withoutWorse(left, favourite, PLAINLY_WORSE);
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
