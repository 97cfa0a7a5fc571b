import type { Seat } from '@lastclick/engine';
import type { DeckChoice, NewGame } from '@lastclick/session';

const UNKNOWN: DeckChoice = { kind: 'list', name: 'unknown', identity: '', cards: {} };

/** How a game began, as a seat may know it while it goes on: neither what chance comes from, nor the other's deck. */
export function publicSetup(setup: NewGame, seat: Seat, isOver: boolean): NewGame {
  if (isOver) return setup;
  const { lists } = setup;
  const deck = (side: 'corp' | 'runner', choice: DeckChoice): DeckChoice =>
    lists === 'open' || side === seat ? choice : UNKNOWN;
  return {
    ...setup,
    seed: '',
    corpDeck: deck('corp', setup.corpDeck),
    runnerDeck: deck('runner', setup.runnerDeck),
  };
}
