import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, makeServer, type RunningServer, type ServerSettings } from '../../src/index.ts';
import type { Ask } from '../../src/protocol/index.ts';

export interface TestServer {
  readonly base: string;
  readonly running: RunningServer;
  post<Answer>(path: string, body: unknown): Promise<{ status: number; body: Answer }>;
  stop(): Promise<void>;
}

const folders: string[] = [];

/** A place for games that is gone after the tests. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lastclick-server-'));
  folders.push(folder);
  return join(folder, 'games.db');
}

export const removeFiles = (): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

export const settingsFor = (store: string, more: Partial<ServerSettings> = {}): ServerSettings => ({
  page: '/nowhere',
  made: {},
  store,
  ownCards: false,
  keepDays: null,
  botThreads: 1,
  hostKey: null,
  origins: [],
  limits: LIMITS,
  log: 'silent',
  trustProxy: false,
  ...more,
});

/** A server on a port of its own on this machine. */
export async function runServer(store: string, more: Partial<ServerSettings> = {}): Promise<TestServer> {
  const running = await makeServer(settingsFor(store, more));
  const base = await running.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    base,
    running,
    post: async (path, body) => {
      const answer = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as never };
    },
    stop: () => running.stop(),
  };
}

/** A wish for a game as somebody would make it; what is given stands instead. */
export const wish = (more: Partial<Ask<'make'>> = {}): Ask<'make'> => ({
  name: 'Ada',
  side: 'corp',
  deck: { kind: 'key', key: 'gatewayBeginnerCorp' },
  edition: '26.03',
  pointsToWin: 6,
  lists: 'closed',
  clock: { kind: 'none' },
  listed: false,
  ...more,
});

export const RUNNER_DECK = { kind: 'key', key: 'gatewayBeginnerRunner' } as const;
