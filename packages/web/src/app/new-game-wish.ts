import { BOT_LEVELS, type BotLevel } from '@lastclick/bots';
import { EDITION_IDS, type EditionId, type Side } from '@lastclick/engine';
import type { NewGame, Sitter } from '@lastclick/session';
import { browserStorage } from '../store/browser-storage.ts';
import { randomId } from '../store/random-id.ts';
import { type DeckOffer, pointsToWin } from './deck-choices.ts';

/** What the form of the start page holds; remembered for the next game. */
export interface NewGameWish {
  /** 'both': two players at one device. */
  readonly seat: Side | 'both';
  readonly level: BotLevel;
  readonly corpDeck: string;
  readonly runnerDeck: string;
  readonly edition: EditionId;
}

export const FIRST_WISH: NewGameWish = {
  seat: 'runner',
  level: '2',
  corpDeck: 'gatewayIntermediateCorp',
  runnerDeck: 'gatewayIntermediateRunner',
  edition: '1.4',
};

const KEY = 'last-click new game';

/** The last wish, as far as it can still be fulfilled. */
export function rememberedWish(decks: Readonly<Record<Side, readonly DeckOffer[]>>): NewGameWish {
  let kept: Partial<NewGameWish>;
  try {
    kept = JSON.parse(browserStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return FIRST_WISH;
  }
  const has = (side: Side, id: string | undefined): boolean => decks[side].some((deck) => deck.id === id);
  const seats = ['corp', 'runner', 'both'] as const;
  return {
    seat: seats.find((seat) => seat === kept.seat) ?? FIRST_WISH.seat,
    level: BOT_LEVELS.find((level) => level === kept.level) ?? FIRST_WISH.level,
    corpDeck: (has('corp', kept.corpDeck) ? kept.corpDeck : undefined) ?? FIRST_WISH.corpDeck,
    runnerDeck: (has('runner', kept.runnerDeck) ? kept.runnerDeck : undefined) ?? FIRST_WISH.runnerDeck,
    edition: EDITION_IDS.find((edition) => edition === kept.edition) ?? FIRST_WISH.edition,
  };
}

export function rememberWish(wish: NewGameWish): void {
  try {
    browserStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Then the next game begins with the first wish again.
  }
}

/** The game that is wished for, with a seed nobody has chosen. */
export function wishedGame(
  wish: NewGameWish,
  decks: Readonly<Record<Side, readonly DeckOffer[]>>,
): NewGame | null {
  const corpDeck = decks.corp.find(({ id }) => id === wish.corpDeck);
  const runnerDeck = decks.runner.find(({ id }) => id === wish.runnerDeck);
  if (corpDeck === undefined || runnerDeck === undefined) return null;
  const sitter = (side: Side): Sitter =>
    wish.seat === 'both' || wish.seat === side ? { kind: 'human' } : { kind: 'bot', level: wish.level };
  return {
    edition: wish.edition,
    seed: randomId(),
    pointsToWin: pointsToWin(wish.corpDeck, wish.runnerDeck),
    corp: sitter('corp'),
    runner: sitter('runner'),
    corpDeck: corpDeck.choice,
    runnerDeck: runnerDeck.choice,
  };
}
