import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameTerms } from '../../src/game/terms.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Batch, Outrun, type Store, type StoreListener } from '../../src/store/store.ts';
import { type RunningPostgres, runPostgres } from './postgres.ts';

// One contract, both databases: what is promised in store.ts, asked of SQLite and of a real PostgreSQL.

const TERMS: GameTerms = {
  edition: '26.03',
  pointsToWin: 7,
  lists: 'closed',
  clock: { kind: 'none' },
  corp: { kind: 'human' },
  runner: { kind: 'human' },
  seed: 'seed',
  salt: 'salt',
  seal: 'seal',
};

const batch = (sequence: number, request: string | null = null): Batch => ({
  sequence,
  entries: [
    { kind: 'said', side: 'corp', text: `number ${sequence}, with 'quotes', "more" and Brân` },
    { kind: 'nudged', side: 'runner' },
  ],
  request,
  at: 1_700_000_000_000 + sequence,
});

const folder = mkdtempSync(join(tmpdir(), 'lastclick-store-'));
let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await runPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const listening = (): StoreListener & { readonly heard: string[] } => {
  const heard: string[] = [];
  return {
    heard,
    appended: (game, sequence) => heard.push(`${game} ${sequence}`),
    told: (game, words) => heard.push(`${game}: ${words}`),
    missed: () => heard.push('missed'),
  };
};

const eventually = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 3_000 && !holds(); tries++) await new Promise((done) => setTimeout(done, 10));
  expect(holds()).toBe(true);
};

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', (kind) => {
  let places = 0;
  /** A place where nothing is kept yet. */
  const newPlace = async (): Promise<string> => {
    places += 1;
    return kind === 'SQLite' ? join(folder, `games-${places}.db`) : postgres.database(`games_${places}`);
  };
  const withStore = async (work: (store: Store, where: string) => Promise<void>): Promise<void> => {
    const where = await newPlace();
    const store = await openStore(where);
    try {
      await work(store, where);
    } finally {
      await store.close();
    }
  };

  test('a game is kept as it was agreed on, and unknown ones are not there', () =>
    withStore(async (store) => {
      await store.create({ game: 'g', terms: TERMS, made: 1_700_000_000_000 }, true);
      expect(await store.terms('g')).toEqual({ game: 'g', terms: TERMS, made: 1_700_000_000_000 });
      expect(await store.terms('h')).toBeNull();
      expect(await store.row('g')).toMatchObject({
        stage: 'open',
        isListed: true,
        changed: 1_700_000_000_000,
      });
    }));

  test('batches come back in order, to the last letter, after the store was closed and opened again', async () => {
    const where = await newPlace();
    const store = await openStore(where);
    await store.create({ game: 'g', terms: TERMS, made: 1 }, false);
    for (const number of [1, 2, 3]) await store.append('g', batch(number, `request ${number}`), 'playing');
    await store.close();
    const again = await openStore(where);
    expect(await again.batches('g', 0)).toEqual(
      [1, 2, 3].map((number) => batch(number, `request ${number}`)),
    );
    expect(await again.batches('g', 2)).toEqual([batch(3, 'request 3')]);
    expect(await again.requested('g', 'request 2')).toBe(2);
    expect(await again.requested('g', 'request 4')).toBeNull();
    expect(await again.row('g')).toMatchObject({ stage: 'playing', changed: batch(3).at });
    await again.close();
  });

  test('a place in a game is taken once, also by two who ask at the same moment through stores of their own', () =>
    withStore(async (store, where) => {
      await store.create({ game: 'g', terms: TERMS, made: 1 }, false);
      const other = await openStore(where);
      const answers = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? store : other).append('g', batch(1, `by ${index}`), 'playing'),
        ),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(Outrun);
      const winner = answers.findIndex(({ status }) => status === 'fulfilled');
      expect(await other.batches('g', 0)).toEqual([batch(1, `by ${winner}`)]);
      await other.close();
    }));

  test('what many append at once to games of their own is all kept', () =>
    withStore(async (store) => {
      const games = Array.from({ length: 30 }, (_, index) => `g${index}`);
      await Promise.all(games.map((game) => store.create({ game, terms: TERMS, made: 1 }, false)));
      await Promise.all(
        games.map(async (game) => {
          for (const number of [1, 2, 3, 4]) await store.append(game, batch(number), 'playing');
        }),
      );
      for (const game of games) expect(await store.batches(game, 0)).toHaveLength(4);
    }));

  test('a seat is taken once, opened by its secret alone, and a secret is kept as its digest', () =>
    withStore(async (store) => {
      expect(await store.takeSeat({ game: 'g', side: 'corp', name: 'Ada' }, 'digest a')).toBe(true);
      expect(await store.takeSeat({ game: 'g', side: 'corp', name: 'Bob' }, 'digest b')).toBe(false);
      expect(await store.takeSeat({ game: 'g', side: 'runner', name: 'Bob' }, 'digest b')).toBe(true);
      expect(await store.seatOf('g', 'digest a')).toEqual({ game: 'g', side: 'corp', name: 'Ada' });
      expect(await store.seatOf('g', 'digest c')).toBeNull();
      expect(await store.seatOf('h', 'digest a')).toBeNull();
      expect((await store.seats('g')).map(({ name }) => name)).toEqual(['Ada', 'Bob']);
    }));

  test('the lobby lists open games that want to be listed, newest first', () =>
    withStore(async (store) => {
      for (const [index, isListed] of [true, false, true, true].entries())
        await store.create({ game: `g${index}`, terms: TERMS, made: index + 1 }, isListed);
      await store.append('g2', batch(1), 'playing');
      expect((await store.lobby(10)).map(({ game }) => game)).toEqual(['g3', 'g0']);
      expect((await store.lobby(1)).map(({ game }) => game)).toEqual(['g3']);
    }));

  test('a snapshot is replaced by a later one', () =>
    withStore(async (store) => {
      await store.keepSnapshot('g', { sequence: 5, data: 'five' });
      await store.keepSnapshot('g', { sequence: 9, data: 'nine' });
      expect(await store.snapshot('g')).toEqual({ sequence: 9, data: 'nine' });
      expect(await store.snapshot('h')).toBeNull();
    }));

  test('games in which nothing happened for long are found, and one is removed with all that belongs to it', () =>
    withStore(async (store) => {
      for (const [index, game] of ['a', 'b', 'c'].entries())
        await store.create({ game, terms: TERMS, made: 100 * (index + 1) }, false);
      expect(await store.idleSince(250, 'open', 10)).toEqual(['a', 'b']);
      await store.append('a', batch(1), 'over');
      await store.takeSeat({ game: 'a', side: 'corp', name: 'Ada' }, 'digest');
      await store.keepSnapshot('a', { sequence: 1, data: 'one' });
      expect(await store.idleSince(250, 'open', 10)).toEqual(['b']);
      await store.remove('a');
      expect(await store.terms('a')).toBeNull();
      expect(await store.batches('a', 0)).toEqual([]);
      expect(await store.seatOf('a', 'digest')).toBeNull();
      expect(await store.snapshot('a')).toBeNull();
      expect(await store.terms('b')).not.toBeNull();
    }));

  test('it is known when a process was last there', () =>
    withStore(async (store) => {
      expect(await store.lastBeat(1_000)).toBeNull();
      await store.beat('one', 100);
      await store.beat('two', 300);
      await store.beat('one', 200);
      expect(await store.lastBeat(1_000)).toBe(300);
      expect(await store.lastBeat(300)).toBe(200);
    }));

  test('whoever listens hears of every batch once it is kept, and of words passed on', () =>
    withStore(async (store) => {
      const listener = listening();
      await store.listen(listener);
      await store.create({ game: 'g', terms: TERMS, made: 1 }, false);
      await store.append('g', batch(1), 'playing');
      await expect(store.append('g', batch(1), 'playing')).rejects.toBeInstanceOf(Outrun);
      await store.tell('g', 'hello');
      await eventually(() => listener.heard.length >= 2);
      expect(listener.heard).toEqual(['g 1', 'g: hello']);
    }));
});

test('two processes hear of each other’s batches through PostgreSQL, and again after it was away', async () => {
  const where = await postgres.database('shared');
  const one = await openStore(where);
  const other = await openStore(where);
  const listener = listening();
  await other.listen(listener);
  await one.create({ game: 'g', terms: TERMS, made: 1 }, false);
  await one.append('g', batch(1), 'playing');
  await eventually(() => listener.heard.includes('g 1'));
  await postgres.stop();
  await expect(one.append('g', batch(2), 'playing')).rejects.toThrow();
  await postgres.start();
  await eventually(() => listener.heard.includes('missed'));
  await one.append('g', batch(2), 'playing');
  await eventually(() => listener.heard.includes('g 2'));
  await one.close();
  await other.close();
});

test('a backup of a file is a whole store of its own', async () => {
  const store = await openStore(join(folder, 'original.db'));
  await store.create({ game: 'g', terms: TERMS, made: 1 }, false);
  await store.append('g', batch(1), 'playing');
  await store.backUp(join(folder, 'copy.db'));
  await store.append('g', batch(2), 'playing');
  const copy = await openStore(join(folder, 'copy.db'));
  expect(await copy.batches('g', 0)).toEqual([batch(1)]);
  expect(await copy.terms('g')).toEqual({ game: 'g', terms: TERMS, made: 1 });
  await Promise.all([store.close(), copy.close()]);
});
