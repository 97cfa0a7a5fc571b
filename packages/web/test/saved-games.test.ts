import { examine } from '@lastclick/engine';
import {
  checkSavedGame,
  packGame,
  readGame,
  readSavedGame,
  TableSession,
  UnreadableGame,
  unpackGame,
} from '@lastclick/session';
import { pool } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { newGame, playAtRandom, RELAXED } from '../../session/test/seeded-game.ts';
import type { Store } from '../src/store/browser-storage.ts';
import { keptGame, SavedGames } from '../src/store/saved-games.ts';
import { DEFAULT_SETTINGS, readSettings } from '../src/store/settings.ts';

class Memory implements Store {
  readonly texts = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    if (text.length > this.room) throw new Error('QuotaExceededError');
    this.texts.set(name, text);
  }

  removeItem(name: string): void {
    this.texts.delete(name);
  }
}

const session = TableSession.start('1', newGame(), RELAXED);
const snapshot = playAtRandom(session, 20);
const saved = session.saved();

describe('games kept in the browser', () => {
  test('are found again, last played first', () => {
    const games = new SavedGames(new Memory());
    games.keep({ ...keptGame('old', saved, snapshot), at: 1 });
    games.keep({ ...keptGame('new', saved, snapshot), at: 2 });
    expect(games.all().games.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(games.find('old')).toMatchObject({ saved, turn: snapshot.view.turn.number });
    expect(games.find('never')).toBeNull();
    games.remove('old');
    expect(games.find('old')).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['half of it', JSON.stringify(keptGame('x', saved, snapshot)).slice(0, 500)],
    ['something else', '{"saved":{"format":"chess"}}'],
    ['no moves', JSON.stringify({ saved: { ...saved, record: { ...saved.record, options: [1] } } })],
    ['null', 'null'],
  ])('a broken one (%s) is told of, kept as text, and breaks no other', (_what, text) => {
    const memory = new Memory();
    const games = new SavedGames(memory);
    games.keep(keptGame('good', saved, snapshot));
    memory.setItem('last-click game bad', text);
    memory.setItem('of somebody else', 'x');
    const { games: good, broken } = games.all();
    expect(good.map(({ id }) => id)).toEqual(['good']);
    expect(broken).toMatchObject([{ id: 'bad', text }]);
    expect(broken[0]?.why).toMatch(/\.$/);
  });

  test('a browser without room still plays, and says so', () => {
    const memory = new Memory();
    const games = new SavedGames(memory);
    memory.room = 10;
    expect(games.keep(keptGame('big', saved, snapshot))).toBe('noRoom');
    expect(games.find('big')).toMatchObject({ saved });
    expect(games.all().games.map(({ id }) => id)).toEqual(['big']);
    expect(games.hasUnkept).toBe(true);
    memory.room = Number.POSITIVE_INFINITY;
    expect(games.keep(keptGame('big', saved, snapshot))).toBe('kept');
    expect(games.hasUnkept).toBe(false);
    expect(memory.length).toBe(1);
  });
});

describe('a game open in two tabs', () => {
  const longer = { ...saved, record: { ...saved.record, options: [...saved.record.options, 'pass'] } };
  const other = { ...saved, record: { ...saved.record, options: [...saved.record.options, 'gain'] } };

  test('is written by the tab that opened it last, and never over what the other wrote', () => {
    const memory = new Memory();
    const first = new SavedGames(memory);
    const second = new SavedGames(memory);
    first.keep(keptGame('both', saved, snapshot));
    second.open('both');
    expect(second.keep(keptGame('both', longer, snapshot))).toBe('kept');
    expect(first.keep(keptGame('both', other, snapshot))).toBe('playedElsewhere');
    expect(second.find('both')).toMatchObject({ saved: longer });
    expect(first.open('both')).toMatchObject({ saved: longer });
    expect(first.keep(keptGame('both', longer, snapshot))).toBe('kept');
  });

  test('moves only one of them has become a game of their own', () => {
    const memory = new Memory();
    const first = new SavedGames(memory);
    const second = new SavedGames(memory);
    const begun = keptGame('both', saved, snapshot);
    first.keep(begun);
    second.open('both');
    second.keep(keptGame('both', longer, snapshot));
    expect(first.giveWay(begun)).toBeNull();
    // What the other tab wrote first is told to this one only later.
    expect(first.giveWay(keptGame('both', other, snapshot), JSON.stringify(begun))?.saved).toEqual(other);
    expect(first.giveWay(begun, JSON.stringify(begun))).toBeNull();
    const branch = first.giveWay(keptGame('both', other, snapshot));
    expect(branch?.saved).toEqual(other);
    expect(second.find(branch?.id ?? '')).toMatchObject({ saved: other });
    expect(second.find('both')).toMatchObject({ saved: longer });
  });

  test('what one tab removed, the other one keeps again with its next move', () => {
    const memory = new Memory();
    const first = new SavedGames(memory);
    first.keep(keptGame('both', saved, snapshot));
    new SavedGames(memory).remove('both');
    expect(first.keep(keptGame('both', longer, snapshot))).toBe('kept');
  });
});

describe('games that travel', () => {
  test('a link carries the whole game and is short', async () => {
    const packed = packGame(saved);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(saved).length / 2);
    const unpacked = await unpackGame(packed);
    expect({ ...unpacked, record: { ...unpacked.record, digests: undefined } }).toEqual({
      ...saved,
      record: { ...saved.record, digests: undefined },
    });
    expect(examine(unpacked.record, pool).kind).toBe('same');
    expect(packGame(unpacked)).toBe(packed);
    expect(await readGame(` https://example.org/table/#/replay/${packed}\n`)).toEqual(unpacked);
    expect(await readGame(JSON.stringify(saved))).toEqual(saved);
  });

  test('broken links and files are told of in a sentence', async () => {
    const packed = packGame(saved);
    await expect(unpackGame(packed.slice(0, -20))).rejects.toThrow(UnreadableGame);
    await expect(unpackGame('%%%')).rejects.toThrow(/link is broken/);
    await expect(readGame('hello')).rejects.toThrow(/neither a link/);
    await expect(readGame('{"format":')).rejects.toThrow(/not complete/);
    expect(() => readSavedGame('[]')).toThrow(UnreadableGame);
    expect(() => checkSavedGame({ ...saved, version: 2 })).toThrow(/another version/);
    expect(() => checkSavedGame({ ...saved, setup: { ...saved.setup, corp: { kind: 'ghost' } } })).toThrow(
      /Who plays/,
    );
  });

  test('what is larger than any game is not even read', async () => {
    const bomb = new Blob([new Uint8Array(50_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    expect(packed.length).toBeLessThan(100_000);
    await expect(unpackGame(packed)).rejects.toThrow(/far too large/);
    await expect(unpackGame('A'.repeat(5_000_000))).rejects.toThrow(/far too large/);
    await expect(readGame(new Blob([new Uint8Array(5_000_000)]))).rejects.toThrow(/far too large/);
    expect(await readGame(new Blob([JSON.stringify(saved)]))).toEqual(saved);
  });

  test('a record of the terminal opens as a game of two people', () => {
    const read = checkSavedGame(saved.record);
    expect(read.record).toEqual(saved.record);
    expect(read.setup).toMatchObject({
      seed: saved.setup.seed,
      corp: { kind: 'human' },
      runner: { kind: 'human' },
    });
    expect(TableSession.open('1', read, RELAXED).snapshot().played).toBe(saved.record.options.length);
  });
});

test('settings that cannot be read are as at first, one by one', () => {
  expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(readSettings('{{')).toEqual(DEFAULT_SETTINGS);
  expect(readSettings('null')).toEqual(DEFAULT_SETTINGS);
  expect(readSettings('{"theme":"pink","windows":"strict","stops":{"corp":["5.6.2a",3]}}')).toEqual({
    ...DEFAULT_SETTINGS,
    windows: 'strict',
    stops: { corp: ['5.6.2a'], runner: [] },
  });
});
