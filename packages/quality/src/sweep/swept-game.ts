import {
  apply,
  create,
  type Decision,
  decision,
  type Game,
  type GameRecord,
  record,
  replay,
  type Setup,
  type Side,
  save,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { wronglyCited } from './cited-rules.ts';
import { brokenCopies } from './copies.ts';
import type { Coverage } from './coverage.ts';
import { allowedAfterTheEnd, unexplainedOption, wronglyExplained } from './explanations.ts';
import { knownBefore, leakInEvents, leakInViews } from './leaks.ts';
import { interference } from './non-interference.ts';
import type { Random } from './random.ts';
import { randomGame } from './random-game.ts';
import type { RandomPlayer } from './random-player.ts';
import { isSameState } from './same-state.ts';
import { brokenInvariant } from './state-invariants.ts';
import type { SweepOptions } from './sweep.ts';
import { untrueTelling } from './true-telling.ts';

/** What went wrong: something is not as it must be, or the game does not end. */
export interface Broken {
  readonly kind: 'error' | 'stuck';
  readonly what: string;
}

const MOST_DECISIONS = 20_000;

/**
 * At how many decisions each kind of check is made once: the dearer, the rarer. Most decisions are windows in which
 * one can only pass and little has changed since the last one; they are `forced`, the others `free`. Modes are explained
 * whenever they are asked about: that is seldom, and seldom is one of them impossible.
 */
const INTERVALS = {
  explanations: { free: 4, forced: 24 },
  events: { free: 6, forced: 12 },
  views: { free: 30, forced: 120 },
  copies: { free: 90, forced: 360 },
  interference: { free: 40, forced: 160 },
} as const;
type Check = keyof typeof INTERVALS;

/** One game of a sweep: what it is depends on the seed, the edition and its number alone. */
export class SweptGame {
  readonly options: string[] = [];
  readonly setup: Setup;
  private readonly identities: readonly string[];
  private readonly sweepOptions: SweepOptions;
  private readonly coverage: Coverage;
  private readonly random: Random;
  private readonly players: Readonly<Record<Side, RandomPlayer>>;
  /** So that short games do not always skip the rare checks. */
  private readonly offset: number;

  constructor(options: SweepOptions, index: number, coverage: Coverage, aim = '') {
    this.sweepOptions = options;
    this.coverage = coverage;
    const { setup, identities, random, players } = randomGame(options, index, aim);
    this.setup = setup;
    this.identities = identities;
    this.random = random;
    this.players = players;
    this.offset = this.random.below(1000);
  }

  /** Plays to the end; the game, or what went wrong. */
  play(): Game | Broken {
    const game = create(this.setup, pool);
    game.witness = this.coverage.abilities.witness;
    const total = game.state.cards.length;
    this.coverage.newGame(this.identities);
    for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
      if (this.options.length >= MOST_DECISIONS)
        return { kind: 'stuck', what: `no end after ${MOST_DECISIONS} decisions` };
      this.coverage.at(game, game.events ?? []);
      const broken =
        brokenInvariant(game, waiting, total) ??
        wronglyCited(this.sweepOptions.edition, game.events ?? [], waiting) ??
        this.rareChecks(game, waiting);
      if (broken !== null) return { kind: 'error', what: broken };
      const leak = this.choose(game, waiting);
      if (leak !== null) return { kind: 'error', what: leak };
    }
    this.coverage.happened(game, game.events ?? []);
    const cited = wronglyCited(this.sweepOptions.edition, game.events ?? [], null);
    if (cited !== null) return { kind: 'error', what: cited };
    const allowed = allowedAfterTheEnd(game, this.random, (because) => this.coverage.refused(because));
    if (allowed !== null) return { kind: 'error', what: allowed };
    const replayed = replay(this.record(), pool);
    if (!isSameState(replayed.state, game.state) || save(replayed) !== save(game))
      return { kind: 'error', what: 'the record does not replay to the same end' };
    return game;
  }

  record(): GameRecord {
    return record(this.setup, this.options);
  }

  private isDue(check: Check, { kind, options }: Decision): boolean {
    if (check === 'explanations' && kind === 'mode') return true;
    const interval = INTERVALS[check][options.length === 1 ? 'forced' : 'free'];
    return this.sweepOptions.thorough || (this.options.length + this.offset) % interval === 0;
  }

  private rareChecks(game: Game, waiting: Decision): string | null {
    const { random, coverage } = this;
    let broken: string | null = null;
    if (this.isDue('explanations', waiting))
      broken =
        unexplainedOption(game, waiting) ??
        wronglyExplained(game, waiting, random, (because) => coverage.refused(because));
    if (broken === null && this.isDue('views', waiting)) broken = leakInViews(game);
    if (broken === null && this.isDue('copies', waiting))
      broken = brokenCopies(game, waiting, random.below(waiting.options.length), pool);
    if (broken === null && this.sweepOptions.priority === 'every' && this.isDue('interference', waiting))
      broken = interference(game, waiting, random);
    return broken;
  }

  private choose(game: Game, waiting: Decision): string | null {
    const index = this.players[waiting.seat].choose(game, waiting);
    const option = waiting.options[index];
    if (option === undefined) return 'the player chose nothing';
    this.coverage.chosen(waiting, option);
    const before = this.isDue('events', waiting) ? knownBefore(game.state, waiting) : null;
    this.options.push(option.key);
    const events = apply(game, index);
    return before === null ? null : (leakInEvents(game, events, before) ?? untrueTelling(game, events));
  }
}
