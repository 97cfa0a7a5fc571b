import { deflated, inflated } from '@lastclick/session';

// What was seen of the games of this browser. A game with its moves is small and lies in the browser's storage; what was seen of
// it is larger and lies in its database, where there is room.

const DATABASE = 'last-click';
const TABLE = 'seen';

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database gave no answer'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return answered(request);
}

/** What was seen of each game, by its id. Where a browser has no database or no room, nothing is kept and nothing breaks. */
export class SeenStore {
  private database: Promise<IDBDatabase> | null = null;
  /** One after the other, so that what was seen later is kept. */
  private last: Promise<unknown> = Promise.resolve();

  private async table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.database ??= opened();
    return (await this.database).transaction(TABLE, mode).objectStore(TABLE);
  }

  private inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    const done = this.last.then(work).catch(() => null);
    this.last = done;
    return done;
  }

  /** Keeps what was seen of a game, as text; false where it could not. */
  async keep(id: string, seen: string): Promise<boolean> {
    const kept = await this.inTurn(async () => {
      const bytes = await deflated(seen);
      await answered((await this.table('readwrite')).put(bytes, id));
      return true;
    });
    return kept === true;
  }

  /** What was seen of a game, as text; null where nothing is kept of it. */
  find(id: string): Promise<string | null> {
    return this.inTurn(async () => {
      const bytes: unknown = await answered((await this.table('readonly')).get(id));
      return bytes instanceof Uint8Array ? inflated(new Uint8Array(bytes)) : null;
    });
  }

  async remove(id: string): Promise<void> {
    await this.inTurn(async () => answered((await this.table('readwrite')).delete(id)));
  }
}
