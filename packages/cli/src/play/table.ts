import { BOT_NAMES } from '@lastclick/bots';
import {
  type Decision,
  decision,
  type Game,
  type Option,
  type OptionTerms,
  type Seat,
  SIDES,
  type Side,
  termsOf,
  type View,
  view,
} from '@lastclick/engine';
import { Chronicle, type Played, RecordedGame } from '@lastclick/table';
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
    this.rebuild(recorded.played);
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

  log(seat: Seat): Chronicle['lines'] {
    return this.chronicles.get(seat)?.lines ?? [];
  }

  choose(key: string): void {
    for (const chronicle of this.chronicles.values()) chronicle.look(this.game);
    const events = this.recorded.choose(key);
    for (const chronicle of this.chronicles.values()) chronicle.note(events, this.game);
  }

  /** Plays for the bot that has to decide; false where a human has to. */
  playBot(waiting: Decision): boolean {
    const player = this.players[waiting.seat];
    if (player === 'human') return false;
    this.choose(botOption(player, this.game, waiting, this.seed, this.recorded.played.length).key);
    return true;
  }

  /** Takes back the last decision of a human, with everything since; false when there is none. */
  undo(): boolean {
    const { played } = this.recorded;
    const last = played.findLastIndex((one) => this.players[one.seat] === 'human');
    if (last < 0) return false;
    this.rebuild(played.slice(0, last));
    return true;
  }

  /** Plays from the origin again, so that every log tells what its seat could see at that time. */
  private rebuild(played: readonly Played[]): void {
    this.recorded = RecordedGame.start(this.recorded.origin);
    this.chronicles = this.chroniclesOf(this.recorded);
    for (const { key } of played) this.choose(key);
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
