import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Work } from './kinds.ts';
import type { Batch, FromDriver, Material, Measured, ToDriver } from './messages.ts';
import { type Bots, type Engine, type Measurable, type Workload, workloadOf } from './workloads.ts';

// Runs in a process of its own, one for each version: loads the version in the folder it is told, and works off batches.

const folder = process.argv[2] ?? '.';
const load = (file: string): Promise<unknown> =>
  import(pathToFileURL(join(folder, 'packages', file)).href) as Promise<unknown>;

// A bot that thinks until a time has passed sees none pass: what it tries depends on its settings alone.
performance.now = () => 0;

/** The bot is taken from its file: it has stood there longer than any list of exports has named it. */
async function loadBots(): Promise<Bots> {
  const { createRng } = (await load('bots/src/index.ts')) as Pick<Bots, 'createRng'>;
  const { searchBot } = (await load('bots/src/search-bot.ts')) as Pick<Bots, 'searchBot'>;
  return { createRng, searchBot };
}

const answer = (message: FromDriver): void => {
  process.send?.(message);
};

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Cards = Pick<typeof import('@lastclick/cards'), 'CARDS' | 'DECKS'>;

async function loadVersion(): Promise<(material: Material) => Measurable> {
  const engine = (await load('engine/src/index.ts')) as Engine;
  const { CARDS, DECKS } = (await load('cards/src/index.ts')) as Cards;
  const pool = engine.createPool(CARDS);
  answer({ kind: 'ready', cards: CARDS.map(({ id }) => id) });
  return (material) => ({ engine, pool, decks: DECKS, material, bots: loadBots });
}

const ready = new Map<Work, Workload>();

async function measure(version: Measurable, { of, from, amount }: Batch): Promise<Measured> {
  const workload = ready.get(of) ?? (await workloadOf(version, of));
  ready.set(of, workload);
  const before = process.cpuUsage();
  const done = workload(from, amount);
  const { user, system } = process.cpuUsage(before);
  return { kind: 'measured', cpu: user + system, ...done };
}

try {
  const versionWith = await loadVersion();
  let version: Measurable | null = null;
  process.on('message', (message: ToDriver) => {
    if (message.kind === 'prepare') version = versionWith(message.material);
    else if (version !== null)
      measure(version, message.batch).then(answer, (error: unknown) =>
        answer({ kind: 'failed', why: whyOf(error) }),
      );
  });
} catch (error) {
  answer({ kind: 'failed', why: whyOf(error) });
}
