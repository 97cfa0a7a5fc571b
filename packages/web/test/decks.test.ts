import { checkDeck, DECKS, type DeckList, writeDeckText, writeNetrunnerDb } from '@lastclick/cards';
import { describe, expect, test } from 'vitest';
import { importDeck, withCopies } from '../src/decks/deck-exchange.ts';
import {
  costCurve,
  deckCards,
  deckSums,
  sampleHands,
  typeCounts,
  unknownCards,
} from '../src/decks/deck-numbers.ts';
import { freeId, includedDecks, keepOwnDecks, readOwnDecks } from '../src/decks/deck-shelf.ts';
import { keeperWith } from './kept.ts';

function deckOf(key: string): DeckList {
  const deck = DECKS[key];
  if (deck === undefined) throw new Error(`no deck ${key}`);
  return deck;
}

const corp = deckOf('gatewayBeginnerCorp');
const runner = deckOf('gatewayBeginnerRunner');

describe('importing', () => {
  test.each(Object.entries(DECKS))('%s comes back from both forms', (_, deck) => {
    expect(importDeck(writeDeckText(deck))).toEqual({ deck: { ...deck, name: deck.name }, problems: [] });
    expect(importDeck(writeNetrunnerDb(deck)).deck?.cards).toEqual(deck.cards);
  });

  test.each([
    ['nothing', '  \n ', 'nothing in it'],
    ['broken JSON', '{"cards": {', 'not valid JSON'],
    ['JSON without cards', '{"name": "x"}', 'no list of cards'],
    ['prose', 'Dear deck,\nplease win.', 'names no identity'],
    ['a book', 'x'.repeat(200_000), 'too long'],
    ['too many copies', '1x The Catalyst: Convention Breaker\n9999999x Sure Gamble', 'more than 99 copies'],
  ])('%s is no deck and says so', (_, text, said) => {
    const { deck, problems } = importDeck(text);
    expect(deck).toBeNull();
    expect(problems.join('\n')).toContain(said);
  });

  test('cards we do not have are named, the rest is understood', () => {
    const { deck, problems } = importDeck(
      '1x The Catalyst: Convention Breaker\n3x Sure Gamble\n2x Account Siphon Deluxe',
    );
    expect(deck?.cards).toEqual({ sure_gamble: 3 });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('Account Siphon Deluxe');
  });
});

describe('changing', () => {
  test('copies are set, taken out at none, and kept within reason', () => {
    expect(withCopies(corp, 'hedge_fund', 2).cards.hedge_fund).toBe(2);
    expect(withCopies(corp, 'hedge_fund', 0).cards).not.toHaveProperty('hedge_fund');
    expect(withCopies(corp, 'hedge_fund', -4).cards).not.toHaveProperty('hedge_fund');
    expect(withCopies(corp, 'hedge_fund', 1e9).cards.hedge_fund).toBe(99);
    expect(corp.cards.hedge_fund).toBe(3);
  });

  test('a fourth copy is not legal, with the rule', () => {
    expect(checkDeck(withCopies(runner, 'sure_gamble', 4)).map(({ rule }) => rule)).toContain('1.4.7');
  });
});

describe('numbers', () => {
  test('sums of the beginner Corp', () => {
    expect(deckSums(corp)).toMatchObject({ size: 34, points: { has: 14, needs: 14 } });
    expect(deckSums(runner).points).toBeNull();
  });

  test('the curve counts each card that has a cost, the types count every card', () => {
    const agendas = deckCards(corp).reduce(
      (sum, { card, copies }) => sum + (card.type === 'agenda' ? copies : 0),
      0,
    );
    const curve = costCurve(corp);
    expect(curve.reduce((sum, { cards }) => sum + cards, 0)).toBe(34 - agendas);
    expect(curve.at(-1)?.cost).toBe('7+');
    expect(typeCounts(corp).reduce((sum, { cards }) => sum + cards, 0)).toBe(34);
  });

  test('unknown cards are named and do not count', () => {
    const odd = { ...runner, cards: { ...runner.cards, no_such_card: 3 } };
    expect(checkDeck(odd).some(({ card, message }) => card === 'no_such_card' && message !== '')).toBe(true);
    expect(deckCards(odd).some(({ card }) => card.id === 'no_such_card')).toBe(false);
  });

  test('cards we do not have are named, and can be taken out', () => {
    const deck: DeckList = {
      name: '',
      identity: 'the_syndicate_profit_over_principle',
      cards: { hedge_fund: 3, no_such_card: 2 },
    };
    expect(unknownCards(deck)).toEqual(['no_such_card']);
    expect(unknownCards(withCopies(deck, 'no_such_card', 0))).toEqual([]);
  });

  test('the same seed deals the same hands, another one others', () => {
    const titles = (seed: string): string[] => {
      const { first, second } = sampleHands(runner, seed);
      return [...first, ...second].map(({ title }) => title);
    };
    expect(titles('a')).toEqual(titles('a'));
    expect(titles('a')).not.toEqual(titles('b'));
    expect(titles('a')).toHaveLength(10);
  });

  test('no hand holds more copies than the deck', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { first } = sampleHands(runner, String(seed));
      for (const { id } of first)
        expect(first.filter((card) => card.id === id).length).toBeLessThanOrEqual(runner.cards[id] ?? 0);
    }
  });
});

describe('keeping', () => {
  test('own decks come back as they were kept', () => {
    const keeper = keeperWith();
    const mine = [{ id: freeId('Mine', []), isOwn: true, deck: { ...corp, name: 'Mine' } }];
    keepOwnDecks(keeper, mine);
    expect(readOwnDecks(keeper)).toEqual({ decks: mine, problem: '' });
  });

  test('ids never clash', () => {
    const first = freeId('Mine', []);
    const second = freeId('Mine', [{ id: first, isOwn: true, deck: corp }]);
    expect(new Set([first, second, ...includedDecks.map(({ id }) => id)]).size).toBe(
      2 + includedDecks.length,
    );
  });

  test.each(['not JSON', '{"decks": 3}', '[]'])('damaged storage (%s) is put aside and said', (text) => {
    const keeper = keeperWith({ 'last-click.decks': text });
    const { decks, problem } = readOwnDecks(keeper);
    expect(decks).toEqual([]);
    expect(problem).toContain('could not be read');
    expect(keeper.all.get('last-click.decks.unreadable')).toBe(text);
  });

  test('one damaged deck does not take the others with it', () => {
    const good = { id: 'own a', deck: corp };
    const keeper = keeperWith({
      'last-click.decks': JSON.stringify({ decks: [good, { id: 'own b', deck: { cards: 1 } }] }),
    });
    const { decks, problem } = readOwnDecks(keeper);
    expect(decks.map(({ id }) => id)).toEqual(['own a']);
    expect(problem).toContain('1 of your decks');
  });
});
