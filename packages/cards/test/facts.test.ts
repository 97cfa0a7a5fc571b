import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS, DECKS } from '@lastclick/cards';
import { readPool } from '@lastclick/cards/pool';
import { recurring } from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';
import { poolFromReference, poolText } from '../facts/reference.ts';
import { homeOf, setFiles } from '../facts/set-files.ts';
import { WHOLE_SETS } from '../facts/tables.ts';
import { SYSTEM_GATEWAY } from '../src/facts/system-gateway.ts';
import { cards } from '../src/sets/card-set.ts';

const pool = readPool();
const published = new Map(pool.cards.map((card) => [card.id, card]));

const NUMBERS = [
  'influence',
  'cost',
  'strength',
  'memory',
  'trash',
  'advancement',
  'points',
  'link',
  'minimumDeckSize',
  'influenceLimit',
] as const;

describe('our cards have the printed facts', () => {
  test.each(CARDS.map((card) => [card.title, card] as const))('%s', (_title, card) => {
    const printed = published.get(card.id);
    const { title, side, type, faction, subtypes } = card;
    expect(printed).toMatchObject({ title, side, type, faction, subtypes });
    expect(card.unique).toBe(printed?.unique);
    if (type !== 'identity') expect(card.deckLimit ?? 3).toBe(printed?.deckLimit);
    for (const key of NUMBERS) expect([key, card[key]]).toEqual([key, printed?.[key]]);
  });

  test('a card is written once', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  });

  test.each(WHOLE_SETS)('every card of %s is there', (set) => {
    const ours = new Set(CARDS.map(({ id }) => id));
    const printed = pool.cards.filter((card) => homeOf(card) === set);
    expect(printed.length).toBeGreaterThan(70);
    expect(printed.filter(({ id }) => !ours.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(Object.entries(DECKS))('%s is made of cards we have', (_key, deck) => {
    const ours = CARDS.map(({ id }) => id);
    for (const id of [deck.identity, ...Object.keys(deck.cards)]) expect(ours).toContain(id);
  });
});

describe('the tables of facts', () => {
  test.each([...setFiles(pool)])('%s is what `npm run facts` writes', (name, text) => {
    expect(readFileSync(join(import.meta.dirname, '../src/facts', name), 'utf8')).toBe(text);
  });

  test('a card belongs to the whole set it was printed in, reprints too', () => {
    const home = (id: string): string | null => {
      const card = published.get(id);
      if (card === undefined) throw new Error(`no card ${id}`);
      return homeOf(card);
    };
    expect(home('hedge_fund')).toBe('system_gateway');
    expect(home('azimat')).toBe('elevation');
    expect(home('ice_wall')).toBe(null);
  });

  test('the pool has every set and card, and nothing but facts', () => {
    expect(pool.sets).toHaveLength(74);
    expect(pool.cards).toHaveLength(1988);
    const sets = new Set(pool.sets.map(({ id }) => id));
    for (const { printings } of pool.cards) {
      expect(printings.length).toBeGreaterThan(0);
      for (const [set] of printings) expect(sets).toContain(set);
    }
    const facts = [
      'faces',
      'id',
      'title',
      'side',
      'type',
      'faction',
      'subtypes',
      'unique',
      'deckLimit',
      'printings',
    ];
    const kept = new Set(pool.cards.flatMap((card) => Object.keys(card)));
    expect([...kept].sort()).toEqual([...facts, ...NUMBERS].sort());
  });

  test('the pool is read from a reference: identities, numbers that vary, printings by release', () => {
    const sets = [
      { meta: true },
      { id: 'second', name: 'Second', released: '2020-01-01', cards: ['a'] },
      { id: 'first', name: 'First', released: '2012-09-06' },
    ];
    const given = { title: 'A', side: 'runner', faction: 'shaper', subtypes: [], text: 'words' };
    const printings = [
      ['200', 'second', 3],
      ['100', 'first', 1],
    ];
    const reference = [
      { meta: true },
      { ...given, id: 'b', type: 'program', cost: null, is_unique: true, deck_limit: 3, printings },
      { ...given, id: 'a', type: 'runner_identity', base_link: 0, deck_limit: 1, printings },
    ];
    const known = { title: 'A', side: 'runner', faction: 'shaper', subtypes: [] };
    const ordered = [
      ['first', '100'],
      ['second', '200'],
    ];
    const made = poolFromReference(JSON.stringify(sets), JSON.stringify(reference));
    expect(made).toEqual({
      sets: [
        { id: 'first', name: 'First', released: '2012-09-06' },
        { id: 'second', name: 'Second', released: '2020-01-01' },
      ],
      cards: [
        { ...known, id: 'a', type: 'identity', link: 0, deckLimit: 1, printings: ordered },
        { ...known, id: 'b', type: 'program', unique: true, cost: null, deckLimit: 3, printings: ordered },
      ],
    });
    expect(JSON.parse(poolText(made))).toEqual(made);
  });
});

describe('cards by id', () => {
  test('facts and behaviour are joined; a card without text has its facts alone', () => {
    const [one, other] = cards(SYSTEM_GATEWAY, {
      regolith_mining_license: { text: [recurring(1)] },
      the_catalyst_convention_breaker: {},
    });
    expect(one).toMatchObject({
      id: 'regolith_mining_license',
      type: 'asset',
      trash: 3,
      text: [recurring(1)],
    });
    expect(one).not.toHaveProperty('codes');
    expect(other).toMatchObject({ id: 'the_catalyst_convention_breaker', side: 'runner', type: 'identity' });
  });

  test('an id the table does not have is refused, by the compiler too', () => {
    // @ts-expect-error: misspelt
    expect(() => cards(SYSTEM_GATEWAY, { hegde_fund: {} })).toThrow('hegde_fund');
  });
});
