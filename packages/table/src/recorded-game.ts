import {
  apply,
  checkRecord,
  create,
  decision,
  digestsOf,
  endOutside,
  fork,
  type Game,
  type GameEvent,
  type GameRecord,
  InputError,
  type Loading,
  load,
  type OutsideOutcome,
  playRecord,
  record,
  type Setup,
  type Side,
  Trail,
} from '@lastclick/engine';
import { Growing } from './growing.ts';
import { pool, speakOf } from './pool.ts';

/** Where a game began: with a setup, or with a saved state whose past nobody knows. */
export type Origin =
  | { readonly kind: 'setup'; readonly setup: Setup }
  | { readonly kind: 'save'; readonly text: string };

export interface Played {
  readonly key: string;
  readonly seat: Side;
  /** The milliseconds it took; 0 where no clock ran. */
  readonly took: number;
}

/** A game with everything played and everything that happened since its origin. */
export class RecordedGame {
  readonly origin: Origin;
  private readonly choices: Growing<Played>;
  private readonly happened: Growing<GameEvent>;
  /** Where in `events` the last choice begins. */
  lastChoice: number;
  /** How the game ended, where that was not by its rules. */
  private ending: OutsideOutcome | null = null;
  private current: Game;
  private readonly trail: Trail;

  private constructor(
    origin: Origin,
    game: Game,
    played: Growing<Played>,
    events: Growing<GameEvent>,
    lastChoice: number,
    trail?: Trail,
  ) {
    this.origin = origin;
    this.current = game;
    this.choices = played;
    this.happened = events;
    this.lastChoice = lastChoice;
    this.trail = new Trail(game, trail);
  }

  static start(origin: Origin, loading: Loading = {}): RecordedGame {
    const game = origin.kind === 'setup' ? create(origin.setup, pool) : load(origin.text, pool, loading);
    speakOf(game.rules.own);
    return new RecordedGame(origin, game, new Growing(), new Growing(game.events ?? []), 0);
  }

  /** The game of a record after its first `upTo` options; throws an InputError where the record does not fit. */
  static replayed(recorded: GameRecord, upTo = Number.POSITIVE_INFINITY): RecordedGame {
    const { setup, times } = checkRecord(recorded);
    const made = RecordedGame.start({ kind: 'setup', setup });
    playRecord(
      recorded,
      pool,
      {
        get game() {
          return made.game;
        },
        play: (key, index, isUnasked) => made.choose(key, isUnasked ? 0 : times?.[index]),
        end: (outcome) => made.end(outcome),
      },
      upTo,
    );
    return made;
  }

  get game(): Game {
    return this.current;
  }

  get played(): readonly Played[] {
    return this.choices.items;
  }

  get events(): readonly GameEvent[] {
    return this.happened.items;
  }

  /** How the game ended, where that was not by its rules. */
  get outcome(): OutsideOutcome | null {
    return this.ending;
  }

  /**
   * Plays an option by key or place, which took so many milliseconds where a clock runs. Whatever goes wrong, the game is
   * afterwards as it was before.
   */
  choose(wanted: number | string, took = 0): readonly GameEvent[] {
    const waiting = decision(this.current);
    const before = fork(this.current);
    let events: readonly GameEvent[];
    try {
      events = apply(this.current, wanted);
    } catch (error) {
      if (!(error instanceof InputError)) this.current = before;
      throw error;
    }
    const key = typeof wanted === 'string' ? wanted : (waiting?.options[wanted]?.key ?? '');
    this.choices.push({ key, seat: waiting?.seat ?? 'corp', took: Math.round(took) });
    this.tell(events);
    this.trail.note(this.current);
    return events;
  }

  /** Ends the game outside its rules; throws an InputError where it is over already. */
  end(outcome: OutsideOutcome): readonly GameEvent[] {
    const events = endOutside(this.current, outcome);
    this.ending = outcome;
    this.tell(events);
    this.trail.noteEnd(this.current);
    return events;
  }

  private tell(events: readonly GameEvent[]): void {
    this.lastChoice = this.happened.length;
    for (const event of events) this.happened.push(event);
  }

  fork(): RecordedGame {
    const { origin, choices, happened, lastChoice, trail } = this;
    const copy = new RecordedGame(
      origin,
      fork(this.current),
      choices.fork(),
      happened.fork(),
      lastChoice,
      trail,
    );
    copy.ending = this.ending;
    return copy;
  }

  /** The record, or null when the game was loaded without its past. */
  record(): GameRecord | null {
    if (this.origin.kind !== 'setup') return null;
    return record(
      this.origin.setup,
      this.played.map((one) => one.key),
      {
        digests: digestsOf(this.current, this.trail),
        ...(this.ending === null ? {} : { outcome: this.ending }),
        ...(this.played.some(({ took }) => took > 0) ? { times: this.played.map(({ took }) => took) } : {}),
      },
    );
  }
}

/** An InputError's message without the place it begins with. */
export const withoutPlace = ({ plain }: InputError): string => plain;
