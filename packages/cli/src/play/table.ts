import { BOT_NAMES } from '@lastclick/bots';
import {
  type Decision,
  decision,
  type Game,
  type GameEvent,
  type Option,
  type OptionTerms,
  type OutsideOutcome,
  type Seat,
  SIDES,
  type Side,
  termsOf,
  type View,
  view,
} from '@lastclick/engine';
import { Chronicle, type Deed, type Played, RecordedGame } from '@lastclick/table';
import { botOption } from '../bot-player.ts';

/** Who can sit at a side: a person, or a bot. */
export const PLAYERS = ['human', ...BOT_NAMES] as const;
export type PlayerKind = (typeof PLAYERS)[number];
export type Players = Readonly<Record<Side, PlayerKind>>;

/** A game with its players, and the log of every seat somebody looks from. */
export class Table {
  readonly players: Players;
  readonly seed: string;
  readonly humans: readonly Side[];
  private recorded: RecordedGame;
  private chronicles: Map<Seat, Chronicle>;

  constructor(recorded: RecordedGame, players: Players, seed: string) {
    this.players = players;
    this.seed = seed;
    this.humans = SIDES.filter((side) => players[side] === 'human');
    this.recorded = recorded;
    this.chronicles = new Map();
    this.rebuild(recorded.played, recorded.outcome);
  }

  get game(): Game {
    return this.recorded.game;
  }

  get history(): RecordedGame {
    return this.recorded;
  }

  decision(): Decision | null {
    return decision(this.game);
  }

  /** What an option of the decision costs and does. */
  terms(option: Option): OptionTerms {
    return termsOf(this.game, option);
  }

  view(seat: Seat): View {
    return view(this.game, seat);
  }

  /** How many lines the log of a seat has. */
  told(seat: Seat): number {
    return this.chronicles.get(seat)?.lines.length ?? 0;
  }

  /** The log of a seat from a line on, one line a deed. */
  story(seat: Seat, from = 0): readonly Deed[] {
    return this.chronicles.get(seat)?.story(from) ?? [];
  }

  /** Plays an option, which took so many milliseconds. */
  choose(key: string, took = 0): void {
    for (const chronicle of this.chronicles.values()) chronicle.look(this.game);
    this.tell(this.recorded.choose(key, took));
  }

  /** Ends the game outside its rules; throws an InputError where it is over already. */
  end(outcome: OutsideOutcome): void {
    this.tell(this.recorded.end(outcome));
  }

  private tell(events: readonly GameEvent[]): void {
    for (const chronicle of this.chronicles.values()) chronicle.note(events, this.game);
  }

  /** Plays for the bot that has to decide; false where a human has to. */
  playBot(waiting: Decision): boolean {
    const player = this.players[waiting.seat];
    if (player === 'human') return false;
    const began = performance.now();
    const { key } = botOption(player, this.game, waiting, this.seed, this.recorded.played.length);
    this.choose(key, performance.now() - began);
    return true;
  }

  /** Takes back the last decision of a human, with everything since, or the end of the game; false when there is none. */
  undo(): boolean {
    const { played, outcome } = this.recorded;
    if (outcome !== null) {
      this.rebuild(played);
      return true;
    }
    const last = played.findLastIndex((one) => this.players[one.seat] === 'human');
    if (last < 0) return false;
    this.rebuild(played.slice(0, last));
    return true;
  }

  /** Plays from the origin again, so that every log tells what its seat could see at that time. */
  private rebuild(played: readonly Played[], outcome: OutsideOutcome | null = null): void {
    this.recorded = RecordedGame.start(this.recorded.origin);
    this.chronicles = this.chroniclesOf(this.recorded);
    for (const { key, took } of played) this.choose(key, took);
    if (outcome !== null) this.end(outcome);
  }

  /** Logs for every human; without one, for who watches. */
  private chroniclesOf(recorded: RecordedGame): Map<Seat, Chronicle> {
    const seats: readonly Seat[] = this.humans.length === 0 ? ['spectator'] : this.humans;
    return new Map(
      seats.map((seat) => {
        const chronicle = new Chronicle(seat);
        chronicle.note(recorded.events, recorded.game);
        return [seat, chronicle];
      }),
    );
  }
}
