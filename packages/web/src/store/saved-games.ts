import type { Outcome, Side } from '@lastclick/engine';
import type { SavedGame, Snapshot } from '../session/snapshot.ts';
import { checkSavedGame } from './read-saved-game.ts';

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

/** What the shelf needs of localStorage. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'last-click game ';

export const newGameId = (): string => crypto.randomUUID().slice(0, 8);

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
      outcome: kept?.outcome ?? null,
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

/** The games kept in a browser, each under its own name, so that a broken one breaks no other. */
export class SavedGames {
  private readonly store: Store;
  /** Games the browser had no room for: they last as long as the page. */
  private readonly unkept = new Map<string, KeptGame>();

  constructor(store: Store) {
    this.store = store;
  }

  /** False where the browser has no room for it. */
  keep(game: KeptGame): boolean {
    try {
      this.store.setItem(PREFIX + game.id, JSON.stringify(game));
      this.unkept.delete(game.id);
      return true;
    } catch {
      this.unkept.set(game.id, game);
      return false;
    }
  }

  find(id: string): KeptGame | BrokenGame | null {
    const unkept = this.unkept.get(id);
    if (unkept !== undefined) return unkept;
    const text = this.store.getItem(PREFIX + id);
    return text === null ? null : read(id, text);
  }

  remove(id: string): void {
    this.unkept.delete(id);
    this.store.removeItem(PREFIX + id);
  }

  /** Last played first. */
  all(): Shelf {
    const names = Array.from({ length: this.store.length }, (_, index) => this.store.key(index) ?? '');
    const found = names
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => this.find(name.slice(PREFIX.length)) ?? []);
    return {
      games: found.filter((one) => 'saved' in one).sort((a, b) => b.at - a.at),
      broken: found.filter((one) => 'why' in one),
    };
  }
}
