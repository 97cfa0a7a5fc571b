import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  create,
  type Decision,
  type DeckSetup,
  decision,
  type EditionId,
  type Game,
  type GameRecord,
  type Priority,
  record,
  replay,
} from '@lastclick/engine';
import { pool } from '../pool.ts';
import { brokenFork, brokenSave } from './copies.ts';
import { Coverage } from './coverage.ts';
import { unexplainedOption, wronglyExplained } from './explanations.ts';
import { knownBefore, leakInEvents, leakInViews } from './leaks.ts';
import { interference } from './non-interference.ts';
import { Random } from './random.ts';
import { ownDeck, randomDeck } from './random-deck.ts';
import { RandomPlayer } from './random-player.ts';
import { brokenInvariant } from './state-invariants.ts';

export interface SweepOptions {
  readonly games: number;
  readonly seed: string;
  readonly edition: EditionId;
  readonly priority: Priority;
  /** Check everything at every decision instead of now and then. */
  readonly thorough: boolean;
}

/** A game that went wrong; its record plays up to the decision where it did. */
export interface SweepFailure {
  readonly kind: 'error' | 'stuck';
  readonly what: string;
  readonly decision: number;
  readonly record: GameRecord;
}

export interface SweepReport {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly SweepFailure[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly coverage: Coverage;
}

const MOST_DECISIONS = 20_000;

/** At how many decisions each kind of check is made once: the dearer, the rarer. */
const INTERVALS = { explanations: 12, events: 8, views: 40, copies: 120, interference: 64 } as const;
type Check = keyof typeof INTERVALS;

class SweptGame {
  readonly options: string[] = [];
  readonly setup: DeckSetup;
  private readonly sweepOptions: SweepOptions;
  private readonly coverage: Coverage;
  private readonly random: Random;
  private readonly players: Record<'corp' | 'runner', RandomPlayer>;
  /** So that short games do not always skip the rare checks. */
  private readonly offset: number;

  constructor(options: SweepOptions, index: number, coverage: Coverage) {
    this.sweepOptions = options;
    this.coverage = coverage;
    const seed = `${options.seed}/${options.edition}/${index}`;
    this.random = new Random(seed);
    // Every third game is played with our own decks.
    const deckFor = index % 3 === 2 ? ownDeck : randomDeck;
    this.setup = {
      edition: options.edition,
      priority: options.priority,
      seed,
      corp: deckFor('corp', this.random),
      runner: deckFor('runner', this.random),
    };
    this.players = { corp: new RandomPlayer(this.random), runner: new RandomPlayer(this.random) };
    this.offset = this.random.below(1000);
  }

  /** Plays to the end; the game, or what went wrong. */
  play(): Game | { readonly kind: SweepFailure['kind']; readonly what: string } {
    const game = create(this.setup, pool);
    const total = game.state.cards.length;
    this.coverage.newGame(this.setup);
    for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
      if (this.options.length >= MOST_DECISIONS)
        return { kind: 'stuck', what: `no end after ${MOST_DECISIONS} decisions` };
      this.coverage.at(game, game.events ?? []);
      const broken = brokenInvariant(game, waiting, total) ?? this.rareChecks(game, waiting);
      if (broken !== null) return { kind: 'error', what: broken };
      const leak = this.choose(game, waiting);
      if (leak !== null) return { kind: 'error', what: leak };
    }
    const replayed = replay(this.record(), pool);
    if (
      !isDeepStrictEqual(replayed.state, game.state) ||
      JSON.stringify(replayed.state) !== JSON.stringify(game.state)
    )
      return { kind: 'error', what: 'the record does not replay to the same end' };
    return game;
  }

  record(): GameRecord {
    return record(this.setup, this.options);
  }

  private isDue(check: Check): boolean {
    return this.sweepOptions.thorough || (this.options.length + this.offset) % INTERVALS[check] === 0;
  }

  private rareChecks(game: Game, waiting: Decision): string | null {
    const { random, coverage } = this;
    let broken: string | null = null;
    if (this.isDue('explanations'))
      broken =
        unexplainedOption(game, waiting) ??
        wronglyExplained(game, waiting, random, (because) => coverage.refused(because));
    if (broken === null && this.isDue('views')) broken = leakInViews(game);
    if (broken === null && this.isDue('copies'))
      broken = brokenSave(game, pool) ?? brokenFork(game, waiting, random.below(waiting.options.length));
    if (broken === null && this.sweepOptions.priority === 'every' && this.isDue('interference'))
      broken = interference(game, waiting, random);
    return broken;
  }

  private choose(game: Game, waiting: Decision): string | null {
    const index = this.players[waiting.seat].choose(waiting);
    const option = waiting.options[index];
    if (option === undefined) return 'the player chose nothing';
    this.coverage.chosen(waiting, option);
    const before = this.isDue('events') ? knownBefore(game.state, waiting) : null;
    this.options.push(option.key);
    const events = apply(game, index);
    return before === null ? null : leakInEvents(game, events, before);
  }
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

/** Plays random games to the end and holds the engine against its invariants on the way. */
export function sweep(options: SweepOptions): SweepReport {
  const coverage = new Coverage(options.edition);
  const failures: SweepFailure[] = [];
  const outcomes: Record<string, number> = {};
  let decisions = 0;
  for (let index = 0; index < options.games; index++) {
    const swept = new SweptGame(options, index, coverage);
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
    } else failures.push({ ...end, decision: swept.options.length, record: swept.record() });
  }
  return { games: options.games, decisions, failures, outcomes, coverage };
}
