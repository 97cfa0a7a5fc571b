import { CARDS } from '@lastclick/cards';
import { type Deck, decision, EDITION_IDS, type EditionId, examine, type Side } from '@lastclick/engine';
import type { SavedGame } from '@lastclick/session';
import { packGame, unpackGame } from '@lastclick/session';
import { pool, RecordedGame, shrunk, unshrunk } from '@lastclick/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const MOVES = 1500;
const MOST_LETTERS = 4096;

/** Chance from a seed. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function ownDeck(side: Side, chance: (below: number) => number): Deck {
  const all = CARDS.filter((card) => card.side === side && (card.faces ?? []).length === 0);
  const pick = (of: readonly (typeof CARDS)[number][]): string => of[chance(of.length)]?.id ?? '';
  const cards: Record<string, number> = {};
  for (let size = 0; size < 45; ) {
    const id = pick(all.filter(({ type }) => type !== 'identity'));
    if (id in cards) continue;
    cards[id] = 1 + chance(3);
    size += cards[id];
  }
  return {
    name: `A deck of one's own, ${side}`,
    identity: pick(all.filter(({ type }) => type === 'identity')),
    cards,
  };
}

/** Nothing where the table passed, a bot's pause, or the seconds a person thinks: most are short, few are long. */
function tookOf(who: number, chance: (below: number) => number): number {
  if (who === 0) return 0;
  return who === 1 ? 600 + chance(80) : 400 * 2 ** chance(4) * (1 + chance(100) / 50) * 2 ** chance(4);
}

/** A random game of so many moves; null where it is over before. */
function longGame(edition: EditionId, seed: number): SavedGame | null {
  const chance = chances(seed);
  const [corp, runner] = [ownDeck('corp', chance), ownDeck('runner', chance)];
  const setup = { edition, seed: `long ${seed}`, pointsToWin: 99, corp, runner };
  const game = RecordedGame.start({ kind: 'setup', setup });
  const passedFor: number[] = [];
  while (game.played.length < MOVES) {
    const options = decision(game.game)?.options;
    if (options === undefined) return null;
    const chosen = chance(options.length);
    if (options[chosen]?.key === 'pass' && chance(2) === 0) passedFor.push(game.played.length);
    game.choose(chosen, tookOf(passedFor.at(-1) === game.played.length ? 0 : chance(3), chance));
  }
  const record = game.record();
  if (record === null) return null;
  const list = ({ name = '', identity, cards }: Deck) => ({ kind: 'list', name, identity, cards }) as const;
  return {
    format: 'last-click-game',
    version: 1,
    setup: {
      edition,
      seed: setup.seed,
      pointsToWin: 99,
      corp: { kind: 'human' },
      runner: { kind: 'bot', level: '3' },
      corpDeck: list(corp),
      runnerDeck: list(runner),
    },
    record,
    passedFor,
  };
}

function longGames(edition: EditionId, number: number): SavedGame[] {
  const games: SavedGame[] = [];
  for (let seed = 1; games.length < number && seed < 200; seed++) {
    const game = longGame(edition, seed);
    if (game !== null) games.push(game);
  }
  return games;
}

describe.each(EDITION_IDS)("a link to a game of 1,500 moves with decks of one's own under %s", (edition) => {
  test('has at most 4 kB and opens to the same game, checked', async () => {
    const games = longGames(edition, 3);
    expect(games.length).toBe(3);
    let timed = 0;
    for (const game of games) {
      const packed = packGame(game);
      expect(packed.length).toBeLessThanOrEqual(MOST_LETTERS);
      const opened = await unpackGame(packed);
      expect(opened.record.options).toEqual(game.record.options);
      expect(opened.record.setup).toEqual(game.record.setup);
      expect(opened.passedFor).toEqual(game.passedFor);
      const times = opened.record.times ?? [];
      timed += times.length === 0 ? 0 : 1;
      for (const [place, rounded] of times.entries()) {
        const time = game.record.times?.[place] ?? Number.NaN;
        expect(time === 0 ? rounded : Math.abs(Math.log(rounded / time))).toBeLessThan(time === 0 ? 1 : 0.56);
      }
      expect(examine(opened.record, pool)).toEqual({
        kind: 'same',
        differs: { engine: false, edition: false, cards: [] },
      });
    }
    // Most have room for times, and none goes beyond for them.
    expect(timed).toBeGreaterThanOrEqual(2);
  });
});

test('any text is shrunk and read again; what is cut short is no text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (any) => {
      const text = any.replaceAll('\0', '');
      expect(unshrunk(shrunk(text), 10_000)).toBe(text);
    }),
    { numRuns: 60 },
  );
  const moves = 'pass\n'.repeat(400);
  expect(shrunk(moves).length).toBeLessThan(60);
  expect(unshrunk(shrunk(moves), 100)).toBe(null);
});

// Frozen: links of version 2 are read by exactly this guessing.
test('a text is shrunk to the bytes it always was', () => {
  const bytes = shrunk('run hq\npass\ninstall c17 remote-1\npass\n');
  expect(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    'a16e1b99fb16fa0156054081f3418c788e73b16c7bccad8b7250d9c8ab47e13b99b47d752f7b9dff',
  );
});
