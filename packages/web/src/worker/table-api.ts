import type { BotName } from '@lastclick/bots';
import type { OutsideOutcome, ReplayVerdict, Seat } from '@lastclick/engine';
import type {
  CourseOfGame,
  Judgement,
  NewGame,
  PassUntil,
  SavedGame,
  Snapshot,
  Tempo,
  Thought,
  WhyNot,
} from '@lastclick/session';

/** What the page asks of the game in its worker; every answer is a promise. */
export interface TableApi {
  start(game: NewGame, tempo: Tempo): Promise<Snapshot>;
  /**
   * Goes on from a record: a saved game, a replay, a link. With `upTo` only so many options of it are played, and the
   * table waits there: nobody moves until an option is chosen.
   */
  open(saved: SavedGame, tempo: Tempo, upTo?: number): Promise<Snapshot>;
  choose(key: string): Promise<Snapshot>;
  /** Plays several moves one after the other, as long as each is possible. */
  follow(keys: readonly string[]): Promise<Snapshot>;
  /** Passes until then, or until something happens that is worth looking at. */
  passOn(until?: PassUntil): Promise<Snapshot>;
  takeBack(): Promise<Snapshot>;
  /** Ends the game outside its rules: whoever sits here concedes (`{ kind: 'conceded', by }`), or two agree on a draw. */
  end(outcome: OutsideOutcome): Promise<Snapshot>;
  setTempo(tempo: Tempo): Promise<Snapshot>;
  /** Looks at the game from another seat (replays, two players at one device). */
  look(seat: Seat): Promise<Snapshot>;
  whyNot(object: number): Promise<readonly WhyNot[]>;
  /** Why a card cannot be put into a place (a server, 'rig', 'own'), or, with none, the Runner not run there. */
  whyNotThere(object: number | null, place: string): Promise<readonly WhyNot[]>;
  saved(): Promise<SavedGame>;
  course(): Promise<CourseOfGame>;
  /** Whether a record is still the game that was played, and if not from which move on. The game at the table stays. */
  examine(saved: SavedGame): Promise<ReplayVerdict>;
  /** What every seat saw of the game at the table so far, as a text to keep: readable when its rules are gone. */
  kept(): Promise<string>;
  /** The same of a record, which has to be played for it. The game at the table stays. */
  keptOf(saved: SavedGame): Promise<string>;
  /** Opens what was kept of a game, to look at it as it was seen. The game at the table stays. */
  openKept(kept: string, setup: NewGame): Promise<{ readonly end: number; readonly course: CourseOfGame }>;
  /** What a seat saw of it where so many options were played. */
  keptAt(place: number, seat: Seat): Promise<Snapshot>;
  /** What a bot thinks of the decision at a place of a record; null where nobody decides. The game at the table stays. */
  thoughtAt(saved: SavedGame, place: number, level: BotName): Promise<Thought | null>;
  /** The places of a record at which somebody took an action, having a choice. */
  actionPlaces(saved: SavedGame): Promise<readonly number[]>;
  /** What the action taken at a place was worth, beside what a bot would have done. */
  judgementAt(saved: SavedGame, place: number, level: BotName): Promise<Judgement>;
}
