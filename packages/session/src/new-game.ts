import { DECKS } from '@lastclick/cards';
import { type Deck, InputError, type Setup } from '@lastclick/engine';
import type { DeckChoice, NewGame } from './snapshot.ts';

function deckOf(choice: DeckChoice, where: string): Deck {
  if (choice.kind === 'list') return { identity: choice.identity, cards: choice.cards };
  const found = Object.hasOwn(DECKS, choice.key) ? DECKS[choice.key] : undefined;
  if (found === undefined)
    throw new InputError('badDeck', where, `no deck comes with the key "${choice.key}"`);
  return { identity: found.identity, cards: found.cards };
}

/** What the engine is told of a new game. Every window is opened: who is asked in it is the table's business. */
export function setupOf(game: NewGame): Setup {
  const own = game.cards === undefined ? {} : { cards: game.cards };
  if (game.scenario !== undefined) return { ...own, scenario: game.scenario };
  return {
    ...own,
    edition: game.edition,
    seed: game.seed,
    priority: 'every',
    pointsToWin: game.pointsToWin,
    deckLists: game.lists ?? 'closed',
    corp: deckOf(game.corpDeck, 'corpDeck'),
    runner: deckOf(game.runnerDeck, 'runnerDeck'),
  };
}
