import type { EditionId, GameRecord, Priority } from '@lastclick/engine';
import { Coverage, type CoverageCounts } from './coverage.ts';
import { cardsRefused } from './refused-cards.ts';
import { type Broken, SweptGame } from './swept-game.ts';

export interface SweepOptions {
  readonly games: number;
  readonly seed: string;
  readonly edition: EditionId;
  readonly priority: Priority;
  /** Check everything at every decision instead of now and then. */
  readonly thorough: boolean;
}

/** A game that went wrong; its record plays up to the decision where it did. */
export interface SweepFailure extends Broken {
  /** The number of the game in its sweep. */
  readonly game: number;
  readonly decision: number;
  readonly record: GameRecord;
}

/** What some of the games of a sweep came to, as plain data. */
export interface SweepPart {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly SweepFailure[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly coverage: CoverageCounts;
}

export interface SweepReport extends Omit<SweepPart, 'coverage'> {
  readonly coverage: Coverage;
}

/** What an exception of the engine says, with the place it comes from. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place =
    error.stack
      ?.split('\n')
      .find((line) => line.includes('/packages/'))
      ?.trim() ?? '';
  return `${error.name}: ${error.message} ${place}`;
}

/** Plays the games of a sweep from one number up to another, which is left out; `aim`: all of them at that card. */
export function sweepPart(options: SweepOptions, from: number, to: number, aim = ''): SweepPart {
  const coverage = new Coverage(options.edition);
  const failures: SweepFailure[] = [];
  const outcomes: Record<string, number> = {};
  let decisions = 0;
  for (let index = from; index < to; index++) {
    const swept = new SweptGame(options, index, coverage, aim);
    let end: ReturnType<SweptGame['play']>;
    try {
      end = swept.play();
    } catch (error) {
      end = { kind: 'error', what: inWords(error) };
    }
    decisions += swept.options.length;
    if ('state' in end) {
      const { outcome } = end.state;
      const name = outcome === null ? 'none' : `${outcome.winner} ${outcome.reason}`;
      outcomes[name] = (outcomes[name] ?? 0) + 1;
    } else failures.push({ ...end, game: index, decision: swept.options.length, record: swept.record() });
  }
  return { games: to - from, decisions, failures, outcomes, coverage: coverage.counts };
}

/** Adds up the parts of a sweep; in which order they come makes no difference. */
export class SweepSum {
  readonly coverage: Coverage;
  private readonly outcomes: Record<string, number> = {};
  private failures: SweepFailure[] = [];
  private games = 0;
  private decisions = 0;

  constructor({ edition }: SweepOptions) {
    this.coverage = new Coverage(edition);
  }

  add(part: SweepPart): void {
    this.games += part.games;
    this.decisions += part.decisions;
    this.failures = [...this.failures, ...part.failures].sort((a, b) => a.game - b.game);
    for (const [name, number] of Object.entries(part.outcomes))
      this.outcomes[name] = (this.outcomes[name] ?? 0) + number;
    this.coverage.add(part.coverage);
  }

  get report(): SweepReport {
    const { games, decisions, failures, coverage } = this;
    const outcomes = Object.fromEntries(Object.entries(this.outcomes).sort());
    return { games, decisions, failures, outcomes, coverage };
  }
}

/**
 * Plays games at the cards of which something was not reached, and at those with which a refusal that was not seen is
 * given, in turn, until everything is reached or there were as many as the sweep had games: whether a rare card comes up
 * is no matter of luck.
 */
export function aimAtGaps(options: SweepOptions, sum: SweepSum): void {
  for (let round = 0, left = options.games; left > 0; round++) {
    const { missedCards, missing } = sum.coverage;
    const missed = [...new Set([...missedCards, ...cardsRefused(missing.refusals)])];
    if (missed.length === 0) return;
    for (const card of missed.slice(0, left)) sum.add(sweepPart(options, round, round + 1, card));
    left -= missed.length;
  }
}

/** Plays random games to the end and holds the engine against its invariants on the way. */
export function sweep(options: SweepOptions): SweepReport {
  const sum = new SweepSum(options);
  sum.add(sweepPart(options, 0, options.games));
  aimAtGaps(options, sum);
  return sum.report;
}
