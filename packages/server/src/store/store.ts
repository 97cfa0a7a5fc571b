import type { Side } from '@lastclick/engine';
import type { Entry } from '../game/journal.ts';
import type { GameTerms } from '../game/terms.ts';

/** A game as it was agreed on. */
export interface KeptTerms {
  readonly game: string;
  readonly terms: GameTerms;
  /** Milliseconds since 1970, as everywhere in the store. */
  readonly made: number;
}

/** What one request brought about: accepted as a whole, or not at all. */
export interface Batch {
  /** Its place in the game, from 1. */
  readonly sequence: number;
  readonly entries: readonly Entry[];
  /** What the seat called its request, so that one that is sent twice is carried out once. */
  readonly request: string | null;
  readonly at: number;
}

/** A shortcut to where a game stood after a batch; a game can be opened without it. */
export interface KeptSnapshot {
  readonly sequence: number;
  readonly data: string;
}

/** A row of the lobby and of lists of games. */
export interface GameRow {
  readonly game: string;
  readonly made: number;
  readonly changed: number;
  readonly stage: 'open' | 'playing' | 'over';
  readonly isListed: boolean;
  readonly terms: GameTerms;
}

/** A secret of a game, as its digest; whoever has the secret sits there. */
export interface KeptSeat {
  readonly game: string;
  readonly side: Side;
  readonly name: string;
}

/** Somebody else appended first: what was decided rests on something that is not so any more. */
export class Outrun extends Error {
  override readonly name = 'Outrun';
}

/** What is written cannot be kept now: the disk is full, the database is away. Nothing was changed. */
export class Unkept extends Error {
  override readonly name = 'Unkept';
}

/**
 * Where games are kept. A batch that `append` has answered for is durable, and `(game, sequence)` is taken once, by whoever
 * asks first: so any number of processes may serve the same games.
 */
export interface Store {
  /** Keeps a new game and its seats. */
  create(kept: KeptTerms, isListed: boolean): Promise<void>;
  terms(game: string): Promise<KeptTerms | null>;
  /** Throws `Outrun` where the sequence is taken, and `Unkept` where nothing can be written. */
  append(game: string, batch: Batch, stage: GameRow['stage']): Promise<void>;
  /** The batches after a sequence, in order. */
  batches(game: string, after: number): Promise<readonly Batch[]>;
  /** Where a request of that name was carried out; null where it was not. */
  requested(game: string, request: string): Promise<number | null>;
  keepSnapshot(game: string, snapshot: KeptSnapshot): Promise<void>;
  snapshot(game: string): Promise<KeptSnapshot | null>;
  /** Gives a side to the holder of a secret; false where it is taken by another. */
  takeSeat(seat: KeptSeat, secretDigest: string): Promise<boolean>;
  /** The seat that a secret opens; null where it opens none. */
  seatOf(game: string, secretDigest: string): Promise<KeptSeat | null>;
  seats(game: string): Promise<readonly KeptSeat[]>;
  lobby(most: number): Promise<readonly GameRow[]>;
  row(game: string): Promise<GameRow | null>;
  /** Games under way in which nothing happened since then, and games that are over since then. */
  idleSince(changed: number, stage: GameRow['stage'], most: number): Promise<readonly string[]>;
  remove(game: string): Promise<void>;
  /** Says that this process is there, and when it was last. */
  beat(process: string, at: number): Promise<void>;
  /** When any process was last known to run before that moment; null where none ever was. */
  lastBeat(before: number): Promise<number | null>;
  /** Hears of every batch that any process appended, and of words that are passed on between processes. */
  listen(listener: StoreListener): Promise<void>;
  /** Passes words on to other processes; nothing is kept of them. */
  tell(game: string, words: string): Promise<void>;
  /** A whole copy of everything in another place. */
  backUp(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface StoreListener {
  appended(game: string, sequence: number): void;
  told(game: string, words: string): void;
  /** Batches may have been missed, as when the database was away. */
  missed(): void;
}
