import type { NewGame, SavedGame, Snapshot } from '@lastclick/session';
import type { TableApi } from '../worker/table-api.ts';

/** How games leave the browser and come back. */
export interface GameExchange {
  /** An address that carries the whole record. */
  linkTo(saved: SavedGame): Promise<string>;
  /** Offers the game as a file, with what was seen of it where that is known. */
  download(saved: SavedGame, seen: string | null): Promise<void>;
  /** Reads what a file or a link holds; rejects with an Error whose message is a sentence for people. */
  read(given: string | Blob): Promise<SavedGame>;
}

/** What the pages beside the table ask of the app around them. */
export interface PageProps {
  /** Starts a game and shows its table. */
  onPlay(game: NewGame): void;
  /** Goes on from a record as a game of its own, under a new id, and shows its table. */
  onPlayOn(saved: SavedGame): void;
}

export interface ReplayPageProps<Drawn> extends PageProps {
  readonly api: TableApi;
  readonly exchange: GameExchange;
  /** The game to look at first: one just finished, or one that came by link; null asks for a file or link. */
  readonly saved: SavedGame | null;
  /** What was seen of a game when it was played, as text; null where nothing is kept of it. */
  seenOf(saved: SavedGame): Promise<string | null>;
  /** How many decisions of it were made where it is looked at first. */
  readonly place?: number;
  /** The list of games that are kept, to choose one from. */
  readonly games?: Drawn;
  /** Draws the table of a snapshot in which nothing is asked. */
  drawTable(snapshot: Snapshot): Drawn;
}
