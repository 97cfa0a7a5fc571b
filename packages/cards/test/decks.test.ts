import {
  CARDS,
  checkDeck,
  DECKS,
  type DeckList,
  deckSize,
  gameKindOf,
  readDeckText,
  readNetrunnerDb,
  writeDeckText,
  writeNetrunnerDb,
} from '@lastclick/cards';
import { readPool } from '@lastclick/cards/pool';
import { both, current, rule } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { ALLIANCE_CARDS } from '../src/decks/alliances.ts';

const POOL = readPool().cards;
const tuned = DECKS.precisionDesign as DeckList;
const changed = (cards: Record<string, number>): DeckList => ({
  ...tuned,
  cards: { ...tuned.cards, ...cards },
});
const problems = (deck: DeckList): [string, string][] =>
  checkDeck(deck).map(({ rule: number, card }) => [number, card]);

const identityOf = (deck: DeckList) => CARDS.find(({ id }) => id === deck.identity);
/** A Runner deck of a faction. */
const runnerDeck = Object.values(DECKS).find(
  (deck) => identityOf(deck)?.side === 'runner' && identityOf(deck)?.faction !== 'neutral_runner',
) as DeckList;

describe('the decks that come with the game', () => {
  test.each(Object.entries(DECKS))('%s is legal', (_key, deck) => {
    expect(checkDeck(deck)).toEqual([]);
  });

  test('there is one tuned deck for each faction of System Gateway', () => {
    const factions = Object.values(DECKS).map(
      (deck) => CARDS.find((card) => card.id === deck.identity)?.faction,
    );
    for (const faction of [
      'haas_bioroid',
      'jinteki',
      'nbn',
      'weyland_consortium',
      'anarch',
      'criminal',
      'shaper',
    ]) {
      expect(factions).toContain(faction);
    }
  });
});

describe('the decks of Elevation', () => {
  const setsOf = (id: string) => POOL.find((card) => card.id === id)?.printings.map(([set]) => set) ?? [];
  const isOfElevation = (id: string) => setsOf(id).includes('elevation');
  const decks = Object.entries(DECKS).filter(([, deck]) => isOfElevation(deck.identity));

  test('there are two a side', () => {
    const sides = decks.map(([, deck]) => identityOf(deck)?.side);
    expect(sides.filter((side) => side === 'corp')).toHaveLength(2);
    expect(sides.filter((side) => side === 'runner')).toHaveLength(2);
  });

  test.each(decks)(
    '%s has at least 15 different cards of the set, and of others only System Gateway',
    (_key, deck) => {
      const ids = Object.keys(deck.cards);
      expect(ids.filter(isOfElevation).length).toBeGreaterThanOrEqual(15);
      const strangers = ids.filter((id) => !isOfElevation(id) && !setsOf(id).includes('system_gateway'));
      expect(strangers).toEqual([]);
    },
  );
});

rule(both('1.4.3'), 'a deck needs as many cards as its identity says', () => {
  const { hedge_fund: _, ...rest } = tuned.cards;
  const small = { ...tuned, cards: { luminal_transubstantiation: 1, offworld_office: 3 } };
  expect(problems(small)).toContainEqual(['1.4.3', tuned.identity]);
  expect(deckSize({ ...tuned, cards: rest })).toBe(deckSize(tuned) - 3);
});

rule(both('1.4.1'), 'the identity sets the faction, the smallest size and the influence of a deck', () => {
  const cards = { offworld_office: 3, hedge_fund: 3 };
  const needs = (identity: string): string[] =>
    checkDeck({ ...tuned, identity, cards }).map(({ message }) => message);
  const [gateway, weyland] = ['haas_bioroid_precision_design', 'weyland_consortium_built_to_last'];
  for (const identity of [gateway, weyland]) {
    const minimum = CARDS.find(({ id }) => id === identity)?.minimumDeckSize;
    expect(needs(identity).some((message) => message.endsWith(`needs at least ${minimum}`))).toBe(true);
  }
  // The same cards cost influence under one identity and none under the other, whose limit is its own.
  const foreign = changed({ funhouse: 3, pharos: 3 });
  expect(problems(foreign)).toContainEqual(['1.4.5', gateway]);
  expect(problems({ ...foreign, identity: weyland, cards: { pharos: 3 } })).not.toContainEqual([
    '1.4.5',
    weyland,
  ]);
  expect(problems({ ...tuned, identity: 'hedge_fund' })).toEqual([['1.4.1', 'hedge_fund']]);
});

rule(both('1.4.3a'), 'the identity is not counted among the cards of the deck', () => {
  const minimum = identityOf(runnerDeck)?.minimumDeckSize ?? 0;
  const ofSize = (size: number): DeckList => ({ ...runnerDeck, cards: { sure_gamble: size } });
  expect(deckSize(ofSize(minimum - 1))).toBe(minimum - 1);
  expect(problems(ofSize(minimum - 1))).toContainEqual(['1.4.3', runnerDeck.identity]); // not even with the identity
  expect(problems(ofSize(minimum))).not.toContainEqual(['1.4.3', runnerDeck.identity]);
});

rule(both('1.4.3b'), 'a deck may be as large as its player likes', () => {
  const everything = Object.fromEntries(
    CARDS.filter(
      ({ side, type, faction }) =>
        side === 'runner' && type !== 'identity' && faction === identityOf(runnerDeck)?.faction,
    ).map(({ id, deckLimit }) => [id, deckLimit ?? 3]),
  );
  const neutral = Object.fromEntries(
    CARDS.filter(({ type, faction }) => type !== 'identity' && faction === 'neutral_runner')
      .map(({ id, deckLimit, influence }) => [id, (influence ?? 0) > 0 ? 0 : (deckLimit ?? 3)])
      .filter(([, copies]) => copies !== 0),
  );
  const huge = { ...runnerDeck, cards: { ...everything, ...neutral } };
  expect(deckSize(huge)).toBeGreaterThan(60);
  expect(problems(huge)).toEqual([]);
});

rule(both('1.4.4'), 'identities, the other side and foreign cards without influence are refused', () => {
  expect(problems(changed({ nbn_reality_plus: 1 }))).toContainEqual(['1.4.4', 'nbn_reality_plus']);
  expect(problems(changed({ sure_gamble: 1 }))).toContainEqual(['1.4.4', 'sure_gamble']);
  expect(problems(changed({ longevity_serum: 1 }))).toContainEqual(['1.4.4', 'longevity_serum']);
});

rule(both('1.4.5 1.4.5a'), 'influence is counted by copy and must not exceed the limit', () => {
  expect(problems(changed({ funhouse: 3 }))).not.toContainEqual(['1.4.5', tuned.identity]); //  3 x 2 more
  expect(problems(changed({ funhouse: 3, pharos: 3 }))).toContainEqual(['1.4.5', tuned.identity]); // and 3 x 3
});

/** A deck of Haas-Bioroid: Weyland's ice has influence, its own has none. */
const withIce = (ice: number): DeckList => ({
  ...tuned,
  cards: { offworld_office: 3, hedge_fund: 3, mumba_temple: 3, palisade: ice },
});
const spent = (deck: DeckList): string | undefined =>
  checkDeck(deck).find(({ rule: number }) => number === '1.4.5')?.message;

rule(both('2.14.3'), 'an alliance card costs no influence while its condition holds for the deck', () => {
  // Ten copies of a card of 2 influence are 20, more than the 15 there are.
  const ten = (ice: number): DeckList => ({
    ...withIce(ice),
    cards: { ...withIce(ice).cards, mumba_temple: 10 },
  });
  expect(spent(ten(15))).toBeUndefined();
  expect(spent(ten(16))).toContain('spends 20 influence');
});

rule(
  both('2.14.3'),
  'six cards of its faction that are no alliances themselves free an alliance card',
  () => {
    const nbn = (of: Record<string, number>): DeckList => ({
      ...tuned,
      identity: 'nbn_reality_plus',
      cards: { jeeves_model_bioroids: 6, ...of }, //  6 x 3 influence
    });
    // Haas-Bioroid's own: 6 x Sprint, of 1 influence each, are counted; alliances do not help each other.
    expect(spent(nbn({ sprint: 6 }))).toBeUndefined();
    expect(spent(nbn({ sprint: 5 }))).toContain(`spends ${5 * 1 + 6 * 3} influence`);
    expect(spent(nbn({}))).toContain('spends 18 influence');
  },
);

test('every card with the subtype alliance has its condition', () => {
  const alliances = POOL.filter(({ subtypes }) => subtypes?.includes('alliance')).map(({ id }) => id);
  expect([...ALLIANCE_CARDS].sort()).toEqual(alliances.sort());
});

rule(current('1.4.1a'), 'starter identities are for the lists of their pack, in starter games', () => {
  const { gatewayBeginnerCorp, gatewayIntermediateRunner } = DECKS;
  for (const deck of [gatewayBeginnerCorp, gatewayIntermediateRunner] as DeckList[]) {
    expect(gameKindOf(deck)).toBe('starter');
    expect(checkDeck(deck)).toEqual([]);
    expect(checkDeck(deck, 'casual').map(({ rule: number }) => number)).toEqual(['1.4.1a']);
    const [id = '', copies = 0] = Object.entries(deck.cards)[0] ?? [];
    const other = { ...deck, cards: { ...deck.cards, [id]: copies + 1 } };
    expect(problems(other)).toContainEqual(['1.4.1a', deck.identity]);
  }
  expect(gameKindOf(tuned)).toBe('casual');
  expect(checkDeck(tuned, 'starter').map(({ rule: number }) => number)).toEqual(['1.4.1a']);
});

rule(both('1.4.6 1.4.6a 1.4.6b 1.4.6c 1.4.6d'), 'agenda points follow the size of the deck', () => {
  const corp = (size: number, points: number): DeckList => ({
    ...tuned,
    cards: { offworld_office: points / 2, hedge_fund: size - points / 2 },
  });
  const wrong = (size: number, points: number): boolean =>
    problems(corp(size, points)).some(([number]) => number === '1.4.6');
  for (const [size, points] of [
    [40, 18],
    [44, 18],
    [45, 20],
    [49, 20],
    [50, 22],
    [54, 22],
    [55, 24],
    [66, 28],
  ] as const) {
    expect(wrong(size, points)).toBe(false);
    expect(wrong(size, points - 2)).toBe(true);
    expect(wrong(size, points + 2)).toBe(true);
  }
});

rule(both('1.4.7'), 'at most three copies, or what the card says', () => {
  expect(problems(changed({ hedge_fund: 4 }))).toContainEqual(['1.4.7', 'hedge_fund']);
  expect(problems(changed({ luminal_transubstantiation: 2 }))).toContainEqual([
    '1.4.7',
    'luminal_transubstantiation',
  ]);
});

describe('import and export', () => {
  test.each(Object.entries(DECKS))('%s survives both forms', (_key, deck) => {
    expect(readDeckText(writeDeckText(deck))).toEqual({ deck, unread: [] });
    expect(readNetrunnerDb(writeNetrunnerDb(deck))).toEqual({ deck, unread: [] });
  });

  test('a list as sites export it: headings, influence dots, set names', () => {
    const { deck, unread } = readDeckText(
      [
        'My deck',
        '',
        'Haas-Bioroid: Precision Design (System Gateway)',
        '',
        'Operation (4)',
        '3x Hedge Fund',
        '1 Public Trail ●●',
        '2x Brân 1.0 (System Gateway)',
        '15 influence spent (maximum 15)',
      ].join('\n'),
    );
    expect(unread).toEqual([]);
    expect(deck).toEqual({
      name: 'My deck',
      identity: 'haas_bioroid_precision_design',
      cards: { hedge_fund: 3, public_trail: 1, bran_1_0: 2 },
    });
  });

  test('unknown cards are named, never dropped', () => {
    const { unread } = readDeckText('1x Haas-Bioroid: Precision Design\n3x Account Siphon\nsomething else');
    expect(unread.map(({ entry }) => entry)).toEqual(['3x Account Siphon', 'something else']);
    expect(readNetrunnerDb('{"cards":{"99999":3}}').unread.map(({ entry }) => entry)).toEqual(['99999', '']);
    expect(readNetrunnerDb('{').unread[0]?.message).toContain('JSON');
    expect(readNetrunnerDb('[]').unread[0]?.message).toContain('no list');
  });
});
