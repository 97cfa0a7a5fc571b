import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './schema.ts';

/**
 * Every schema there ever was, as steps forward; a step that has landed is never changed. Written for what both databases
 * understand.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-games': {
    up: async (db) => {
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('made', 'bigint', (column) => column.notNull())
        .addColumn('changed', 'bigint', (column) => column.notNull())
        .addColumn('stage', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('terms', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('games_by_stage')
        .on('games')
        .columns(['stage', 'listed', 'changed'])
        .execute();
      await db.schema
        .createTable('batches')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('request', 'text')
        .addColumn('entries', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('batches_once', ['game', 'sequence'])
        .execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('game', 'text', (column) => column.primaryKey())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('side', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_once', ['game', 'side'])
        .execute();
      await db.schema
        .createTable('processes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

export const MIGRATION_NAMES = Object.keys(MIGRATIONS);

/** Brings a database to the newest schema, or to one before it; two processes may do so at once. */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) throw error;
}
