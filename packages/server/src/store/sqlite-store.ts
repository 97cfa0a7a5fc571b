import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { type Appending, insertBatch, SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite-dialect.ts';
import type { Store, StoreListener } from './store.ts';

interface Waiting {
  readonly appending: Appending;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** Games in one file. What is appended at about the same time goes to the disk together. */
export class SqliteStore extends SqlStore implements Store {
  private readonly database: DatabaseSync;
  private waiting: Waiting[] = [];
  private isWriting = false;

  private constructor(db: Kysely<Tables>, database: DatabaseSync) {
    super(db);
    this.database = database;
  }

  /** Opens a file, or makes it; `:memory:` keeps nothing. */
  static async open(path: string): Promise<SqliteStore> {
    const { dialect, database } = openSqlite(path);
    const db = new Kysely<Tables>({ dialect });
    await migrate(db);
    return new SqliteStore(db, database);
  }

  protected write(appending: Appending): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ appending, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    // Whoever asks within this turn of the loop is written with the first.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const together = this.waiting;
      this.waiting = [];
      try {
        const written = await this.db.transaction().execute(async (db) => {
          const all: boolean[] = [];
          for (const { appending } of together) all.push(await insertBatch(db, appending));
          return all;
        });
        for (const [index, one] of together.entries()) {
          const isWritten = written[index] === true;
          one.resolve(isWritten);
          if (isWritten) this.announce(one.appending);
        }
      } catch (error) {
        for (const one of together) one.reject(error);
      }
    }
    this.isWriting = false;
  }

  private announce({ game, batch }: Appending): void {
    for (const listener of this.listeners) listener.appended(game, batch.sequence);
  }

  async listen(listener: StoreListener): Promise<void> {
    this.listeners.push(listener);
  }

  async tell(game: string, words: string): Promise<void> {
    for (const listener of this.listeners) listener.told(game, words);
  }

  async backUp(path: string): Promise<void> {
    this.database.prepare('VACUUM INTO ?').run(path);
  }
}
