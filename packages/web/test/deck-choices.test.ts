import { DECKS, type DeckList } from '@lastclick/cards';
import { TableSession } from '@lastclick/session';
import { expect, test } from 'vitest';
import { newGame, RELAXED } from '../../session/test/seeded-game.ts';
import { decksFor } from '../src/app/deck-choices.ts';
import { keepOwnDecks } from '../src/decks/deck-shelf.ts';
import { keeperWith } from './kept.ts';

const legal = DECKS.partyAnimal as DeckList;
const thin: DeckList = { ...legal, name: 'Thin', cards: { sure_gamble: 9 } };

function offered(...decks: readonly DeckList[]) {
  const keeper = keeperWith();
  keepOwnDecks(
    keeper,
    decks.map((deck, index) => ({ id: `own ${index}`, isOwn: true, deck })),
  );
  return decksFor('runner', keeper).filter(({ id }) => id.startsWith('own '));
}

test('an own deck is offered with everything that keeps it from being legal', () => {
  const [good, bad] = offered({ ...legal, name: '' }, thin);
  expect(good).toMatchObject({ name: 'A deck without a name', problems: [] });
  expect(bad?.problems.map(({ rule }) => rule)).toContain('1.4.3');
  expect(bad?.problems.map(({ message }) => message).join()).toMatch(/9 cards/);
});

test('decks of the other side, or of an identity nobody knows, are not offered', () => {
  expect(offered(DECKS.precisionDesign as DeckList, { ...legal, identity: 'nobody' })).toEqual([]);
});

test('the engine deals an illegal deck, and refuses one with a card nobody knows', () => {
  const deal = (deck: DeckList) =>
    TableSession.start('1', newGame({ runnerDeck: { kind: 'list', ...deck } }), RELAXED);
  expect(deal(thin).saved().record.setup).toMatchObject({ runner: { cards: thin.cards } });
  expect(() => deal({ ...thin, cards: { sure_gamble: 9, no_such_card: 3 } })).toThrow(/no_such_card/);
});
