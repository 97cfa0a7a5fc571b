import { type Outcome, SIDES, type Side } from '@lastclick/engine';
import type { SavedGame, Snapshot } from '@lastclick/session';
import { checkSavedGame } from '@lastclick/session';
import type { Store } from './browser-storage.ts';
import { randomId } from './random-id.ts';

/** A game on the shelf, with what its place in the list says of it. */
export interface KeptGame {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly turn: number;
  readonly side: Side;
  readonly points: Readonly<Record<Side, number>>;
  readonly outcome: Outcome | null;
  readonly saved: SavedGame;
}

/** A game that cannot be read any more; its text is kept, so that nothing is lost. */
export interface BrokenGame {
  readonly id: string;
  readonly why: string;
  readonly text: string;
}

export interface Shelf {
  readonly games: readonly KeptGame[];
  readonly broken: readonly BrokenGame[];
}

/** 'playedElsewhere': another tab has written the game since, and nothing was written over it. */
export type Keeping = 'kept' | 'noRoom' | 'playedElsewhere';

const PREFIX = 'last-click game ';

/** The name of a game in the browser's storage. */
export const storageName = (id: string): string => PREFIX + id;

export const newGameId = (): string => randomId();

/** A game nobody has moved in yet, or one that goes on from a record. */
export const unplayedGame = (saved: SavedGame): KeptGame => ({
  id: newGameId(),
  at: Date.now(),
  turn: 0,
  side: 'corp',
  points: { corp: 0, runner: 0 },
  outcome: null,
  saved,
});

/** What is kept of a game after a move. */
export const keptGame = (id: string, saved: SavedGame, { view, outcome }: Snapshot): KeptGame => ({
  id,
  at: Date.now(),
  turn: view.turn.number,
  side: view.turn.side,
  points: { corp: view.corp.agendaPoints, runner: view.runner.agendaPoints },
  outcome,
  saved,
});

function outcomeOf(value: unknown): Outcome | null {
  const { winner, reason } = (value ?? {}) as Partial<Outcome>;
  const isKnown = winner === 'draw' || SIDES.some((side) => side === winner);
  return isKnown && typeof reason === 'string' ? (value as Outcome) : null;
}

function read(id: string, text: string): KeptGame | BrokenGame {
  try {
    const kept = JSON.parse(text) as Partial<KeptGame> | null;
    const saved = checkSavedGame(kept?.saved);
    return {
      id,
      at: Number(kept?.at) || 0,
      turn: Number(kept?.turn) || 0,
      side: kept?.side === 'runner' ? 'runner' : 'corp',
      points: { corp: Number(kept?.points?.corp) || 0, runner: Number(kept?.points?.runner) || 0 },
      outcome: outcomeOf(kept?.outcome),
      saved,
    };
  } catch (error) {
    const why =
      error instanceof SyntaxError
        ? 'It is not complete.'
        : error instanceof Error
          ? error.message
          : String(error);
    return { id, why, text };
  }
}

/** Whether a game has every move of another, and its end. */
const hasMovesOf = (longer: SavedGame, { record }: SavedGame): boolean =>
  (record.outcome === undefined ||
    JSON.stringify(longer.record.outcome) === JSON.stringify(record.outcome)) &&
  JSON.stringify(longer.record.setup) === JSON.stringify(record.setup) &&
  record.options.every((key, place) => key === longer.record.options[place]);

/**
 * The games kept in a browser, each under its own name, so that a broken one breaks no other. Tabs share them: a game
 * is written only over what this tab knows of it, so that no tab undoes another's moves.
 */
export class SavedGames {
  private readonly store: Store;
  /** Games the browser had no room for: they last as long as the page. */
  private readonly unkept = new Map<string, KeptGame>();
  /** The games this tab plays, as it last read or wrote them. */
  private readonly known = new Map<string, string>();

  constructor(store: Store) {
    this.store = store;
  }

  keep(game: KeptGame): Keeping {
    const name = storageName(game.id);
    const known = this.known.get(game.id);
    const stored = this.store.getItem(name);
    // What was removed elsewhere while it is played here is kept again.
    if (known !== undefined && stored !== null && stored !== known) return 'playedElsewhere';
    const text = JSON.stringify(game);
    try {
      this.store.setItem(name, text);
    } catch {
      this.unkept.set(game.id, game);
      return 'noRoom';
    }
    this.known.set(game.id, text);
    this.unkept.delete(game.id);
    return 'kept';
  }

  find(id: string): KeptGame | BrokenGame | null {
    const unkept = this.unkept.get(id);
    if (unkept !== undefined) return unkept;
    const text = this.store.getItem(storageName(id));
    return text === null ? null : read(id, text);
  }

  /** Finds a game to play it on from what is kept now. */
  open(id: string): KeptGame | BrokenGame | null {
    const text = this.store.getItem(storageName(id));
    if (text === null) this.known.delete(id);
    else this.known.set(id, text);
    return this.find(id);
  }

  /**
   * Leaves a game to another tab. Moves that are not in what that one wrote, because there was no room for them or
   * both wrote at once, become a game of their own, which is returned.
   */
  giveWay(ours: KeptGame, written = this.store.getItem(storageName(ours.id))): KeptGame | null {
    this.unkept.delete(ours.id);
    const theirs = written === null ? null : read(ours.id, written);
    if (theirs !== null && 'saved' in theirs && hasMovesOf(theirs.saved, ours.saved)) return null;
    const branch = { ...ours, id: newGameId() };
    this.keep(branch);
    return branch;
  }

  remove(id: string): void {
    this.unkept.delete(id);
    this.known.delete(id);
    this.store.removeItem(storageName(id));
  }

  /** Whether a game would be lost with the page. */
  get hasUnkept(): boolean {
    return this.unkept.size > 0;
  }

  /** Last played first. */
  all(): Shelf {
    const names = Array.from({ length: this.store.length }, (_, index) => this.store.key(index) ?? '');
    const stored = names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    const found = [...new Set([...stored, ...this.unkept.keys()])].flatMap((id) => this.find(id) ?? []);
    return {
      games: found.filter((one) => 'saved' in one).sort((a, b) => b.at - a.at),
      broken: found.filter((one) => 'why' in one),
    };
  }
}
