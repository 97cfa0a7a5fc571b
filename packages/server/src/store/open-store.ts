import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresStore } from './postgres-store.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens where games are kept: an address of PostgreSQL, or the path of a file. */
export async function openStore(where: string): Promise<Store> {
  if (/^postgres(?:ql)?:/.test(where)) return PostgresStore.open(where);
  if (where !== ':memory:') mkdirSync(dirname(where), { recursive: true });
  return SqliteStore.open(where);
}
