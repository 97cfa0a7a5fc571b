import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { type Appending, insertBatch, keeping, SqlStore } from './sql-store.ts';
import type { Store, StoreListener } from './store.ts';

const CHANNEL = 'lastclick';
/** More than this PostgreSQL does not pass on. */
const LONGEST_NOTE = 7_900;
const LONGEST_PAUSE = 1_000;

type Note =
  | { readonly game: string; readonly sequence: number }
  | { readonly game: string; readonly words: string };

/** Games in PostgreSQL, shared by any number of processes, which hear of each other's batches as they are committed. */
export class PostgresStore extends SqlStore implements Store {
  private readonly url: string;
  private ear: pg.Client | null = null;
  private isClosed = false;
  private pause = 100;

  private constructor(db: Kysely<Tables>, url: string) {
    super(db);
    this.url = url;
  }

  static async open(url: string, connections = 10): Promise<PostgresStore> {
    const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 });
    // A connection that breaks while nobody uses it is replaced by the next one who asks.
    pool.on('error', () => undefined);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db);
    return new PostgresStore(db, url);
  }

  protected write(appending: Appending): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      if (!(await insertBatch(db, appending))) return false;
      const note: Note = { game: appending.game, sequence: appending.batch.sequence };
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(note)})`.execute(db);
      return true;
    });
  }

  async tell(game: string, words: string): Promise<void> {
    const note = JSON.stringify({ game, words } satisfies Note);
    if (note.length > LONGEST_NOTE) throw new RangeError(`${note.length} characters cannot be passed on`);
    await keeping(() => sql`select pg_notify(${CHANNEL}, ${note})`.execute(this.db));
  }

  async listen(listener: StoreListener): Promise<void> {
    this.listeners.push(listener);
    if (this.ear === null) await this.startListening();
  }

  private async startListening(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.url });
    this.ear = ear;
    const lost = (): void => {
      if (this.ear !== ear || this.isClosed) return;
      this.ear = null;
      setTimeout(() => void this.listenAgain(), this.pause).unref();
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
    ear.on('error', lost);
    ear.on('end', lost);
    ear.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await ear.connect();
      await ear.query(`listen ${CHANNEL}`);
      this.pause = 100;
    } catch (error) {
      lost();
      throw error;
    }
  }

  private async listenAgain(): Promise<void> {
    if (this.isClosed || this.ear !== null) return;
    try {
      await this.startListening();
      for (const listener of this.listeners) listener.missed();
    } catch {
      // It is tried again.
    }
  }

  private hear(payload: string): void {
    const note = JSON.parse(payload) as Note;
    for (const listener of this.listeners) {
      if ('sequence' in note) listener.appended(note.game, note.sequence);
      else listener.told(note.game, note.words);
    }
  }

  backUp(): Promise<void> {
    return Promise.reject(new Error('PostgreSQL is backed up with pg_dump'));
  }

  override async close(): Promise<void> {
    this.isClosed = true;
    await this.ear?.end().catch(() => undefined);
    await super.close();
  }
}
