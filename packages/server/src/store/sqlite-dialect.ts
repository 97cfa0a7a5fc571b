import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

const SETTINGS = [
  'PRAGMA journal_mode = WAL',
  // A batch is acknowledged when it is on the disk, not when it is on its way there.
  'PRAGMA synchronous = FULL',
  'PRAGMA busy_timeout = 5000',
];

const asStatement = (statement: StatementSync): SqliteStatement => {
  const values = (given: readonly unknown[]): SQLInputValue[] => given as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (given) => statement.all(...values(given)),
    run: (given) => statement.run(...values(given)),
    iterate: (given) => statement.iterate(...values(given)),
  };
};

/** Opens a file of SQLite, as Node brings it, for kysely. */
export function openSqlite(path: string): { dialect: SqliteDialect; database: DatabaseSync } {
  const database = new DatabaseSync(path);
  for (const setting of SETTINGS) database.exec(setting);
  const known = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const found = known.get(sql) ?? asStatement(database.prepare(sql));
    known.set(sql, found);
    return found;
  };
  return { dialect: new SqliteDialect({ database: { close: () => database.close(), prepare } }), database };
}
