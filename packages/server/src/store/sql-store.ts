import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import {
  type Batch,
  type GameRow,
  type KeptSeat,
  type KeptSnapshot,
  type KeptTerms,
  Outrun,
  type StoreListener,
  Unkept,
} from './store.ts';

type Row = {
  readonly id: string;
  readonly made: number | string;
  readonly changed: number | string;
  readonly stage: GameRow['stage'];
  readonly listed: number;
  readonly terms: string;
};

/** PostgreSQL tells large numbers as texts. */
const rowOf = ({ id, made, changed, stage, listed, terms }: Row): GameRow => ({
  game: id,
  made: Number(made),
  changed: Number(changed),
  stage,
  isListed: listed === 1,
  terms: JSON.parse(terms) as GameRow['terms'],
});

/** What an append asks to be written. */
export interface Appending {
  readonly game: string;
  readonly batch: Batch;
  readonly stage: GameRow['stage'];
}

/** Writes a batch within a transaction; false where its sequence is taken. */
export async function insertBatch(
  db: Transaction<Tables>,
  { game, batch, stage }: Appending,
): Promise<boolean> {
  const { sequence, at, request, entries } = batch;
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('batches')
    .values({ game, sequence, at, request, entries: JSON.stringify(entries) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written !== 1n) return false;
  await db.updateTable('games').set({ changed: at, stage }).where('id', '=', game).execute();
  return true;
}

/** What both databases do alike; how they append, hear of each other and are backed up is theirs. */
export abstract class SqlStore {
  protected readonly db: Kysely<Tables>;
  protected readonly listeners: StoreListener[] = [];

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  protected abstract write(appending: Appending): Promise<boolean>;

  async append(game: string, batch: Batch, stage: GameRow['stage']): Promise<void> {
    const isWritten = await keeping(() => this.write({ game, batch, stage }));
    if (!isWritten) throw new Outrun(`${batch.sequence} of the game is taken`);
  }

  async create({ game, terms, made }: KeptTerms, isListed: boolean): Promise<void> {
    await keeping(() =>
      this.db
        .insertInto('games')
        .values({
          id: game,
          made,
          changed: made,
          stage: 'open',
          listed: isListed ? 1 : 0,
          terms: JSON.stringify(terms),
        })
        .execute(),
    );
  }

  async row(game: string): Promise<GameRow | null> {
    const row = await this.db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
    return row === undefined ? null : rowOf(row);
  }

  async terms(game: string): Promise<KeptTerms | null> {
    const row = await this.row(game);
    return row === null ? null : { game, terms: row.terms, made: row.made };
  }

  async batches(game: string, after: number): Promise<readonly Batch[]> {
    const rows = await this.db
      .selectFrom('batches')
      .selectAll()
      .where('game', '=', game)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .execute();
    return rows.map(({ sequence, at, request, entries }) => ({
      sequence,
      at: Number(at),
      request,
      entries: JSON.parse(entries) as Batch['entries'],
    }));
  }

  async requested(game: string, request: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('batches')
      .select('sequence')
      .where('game', '=', game)
      .where('request', '=', request)
      .executeTakeFirst();
    return row?.sequence ?? null;
  }

  async keepSnapshot(game: string, { sequence, data }: KeptSnapshot): Promise<void> {
    await keeping(() =>
      this.db
        .insertInto('snapshots')
        .values({ game, sequence, data })
        .onConflict((conflict) => conflict.column('game').doUpdateSet({ sequence, data }))
        .execute(),
    );
  }

  async snapshot(game: string): Promise<KeptSnapshot | null> {
    const row = await this.db
      .selectFrom('snapshots')
      .select(['sequence', 'data'])
      .where('game', '=', game)
      .executeTakeFirst();
    return row ?? null;
  }

  async takeSeat({ game, side, name }: KeptSeat, secretDigest: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await keeping(() =>
      this.db
        .insertInto('seats')
        .values({ game, side, name, secret: secretDigest })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow(),
    );
    return written === 1n;
  }

  async seatOf(game: string, secretDigest: string): Promise<KeptSeat | null> {
    const row = await this.db
      .selectFrom('seats')
      .select(['side', 'name'])
      .where('game', '=', game)
      .where('secret', '=', secretDigest)
      .executeTakeFirst();
    return row === undefined ? null : { game, ...row };
  }

  async seats(game: string): Promise<readonly KeptSeat[]> {
    const rows = await this.db
      .selectFrom('seats')
      .select(['side', 'name'])
      .where('game', '=', game)
      .orderBy('side')
      .execute();
    return rows.map((row) => ({ game, ...row }));
  }

  async lobby(most: number): Promise<readonly GameRow[]> {
    const rows = await this.db
      .selectFrom('games')
      .selectAll()
      .where('stage', '=', 'open')
      .where('listed', '=', 1)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    return rows.map(rowOf);
  }

  async idleSince(changed: number, stage: GameRow['stage'], most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('games')
      .select('id')
      .where('stage', '=', stage)
      .where('changed', '<', changed)
      .orderBy('changed')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async remove(game: string): Promise<void> {
    await keeping(() =>
      this.db.transaction().execute(async (db) => {
        await db.deleteFrom('batches').where('game', '=', game).execute();
        await db.deleteFrom('snapshots').where('game', '=', game).execute();
        await db.deleteFrom('seats').where('game', '=', game).execute();
        await db.deleteFrom('games').where('id', '=', game).execute();
      }),
    );
  }

  async beat(process: string, at: number): Promise<void> {
    await keeping(() =>
      this.db
        .insertInto('processes')
        .values({ id: process, seen: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: at }))
        .execute(),
    );
  }

  async lastBeat(before: number): Promise<number | null> {
    const row = await this.db
      .selectFrom('processes')
      .select(({ fn }) => fn.max('seen').as('seen'))
      .where('seen', '<', before)
      .executeTakeFirst();
    return row?.seen === null || row?.seen === undefined ? null : Number(row.seen);
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}

/** Whatever a database says as it cannot write is one thing to those who asked. */
export async function keeping<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw new Unkept(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
