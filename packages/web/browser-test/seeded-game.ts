import { createRng } from '@lastclick/bots';
import { record, type Side } from '@lastclick/engine';
import type { NewGame, SavedGame, Snapshot } from '@lastclick/session';
import { setupOf, TableSession } from '@lastclick/session';
import type { Page } from 'playwright-core';
import { RELAXED, settle } from '../../session/test/seeded-game.ts';
import type { KeptGame } from '../src/store/saved-games.ts';

/** The beginner decks, to 6 points, against a bot of level 1: the shortest whole game. */
export function beginnerGame(human: Side, seed: string, change: Partial<NewGame> = {}): SavedGame {
  const person = { kind: 'human' } as const;
  const bot = { kind: 'bot', level: '1' } as const;
  const setup: NewGame = {
    edition: '1.4',
    seed,
    pointsToWin: 6,
    corp: human === 'corp' ? person : bot,
    runner: human === 'runner' ? person : bot,
    corpDeck: { kind: 'key', key: 'gatewayBeginnerCorp' },
    runnerDeck: { kind: 'key', key: 'gatewayBeginnerRunner' },
    ...change,
  };
  return { format: 'last-click-game', version: 1, setup, record: record(setupOf(setup), []) };
}

/** A Corp with these cards in hand and an action to take, before many servers. */
export function corpToAct(hq: readonly string[]): SavedGame {
  const game = beginnerGame('corp', 'servers');
  const setup: NewGame = {
    ...game.setup,
    scenario: {
      at: 'corp.action',
      corp: {
        identity: 'The Syndicate: Profit over Principle',
        credits: 9,
        hq,
        rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: ['hq', 'rd', 'remote-1', 'remote-2'].map((server) => ({ server, ice: ['Palisade'] })),
      },
      runner: { identity: 'The Catalyst: Convention Breaker', stack: ['Sure Gamble', 'Sure Gamble'] },
    },
  };
  return { ...game, setup, record: record(setupOf(setup), []) };
}

/** Plays at random until the situation is met; null where the game ends before. */
function playUntil(game: SavedGame, isMet: (snapshot: Snapshot) => boolean): SavedGame | null {
  const session = TableSession.open('1', game, RELAXED);
  const rng = createRng('somebody');
  for (;;) {
    const snapshot = settle(session);
    if (isMet(snapshot)) return session.saved();
    const offers = snapshot.ask?.offers ?? [];
    const offer = offers[rng.below(offers.length)];
    if (offer === undefined) return null;
    session.choose(offer.key);
  }
}

/** A beginner game as it stands when a human first meets the situation: the first of many seeds in which one does. */
export function gameUntil(human: Side, isMet: (snapshot: Snapshot) => boolean): SavedGame {
  for (let seed = 0; seed < 50; seed++) {
    const found = playUntil(beginnerGame(human, String(seed)), isMet);
    if (found !== null) return found;
  }
  throw new Error('the situation never came about');
}

const nameOf = (id: string): string => `last-click game ${id}`;

/** Puts a game on the shelf of the browser, as if it had been begun there. */
export async function shelve(page: Page, id: string, saved: SavedGame): Promise<void> {
  const kept: KeptGame = {
    id,
    at: 1,
    turn: 0,
    side: 'corp',
    points: { corp: 0, runner: 0 },
    outcome: null,
    saved,
  };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    nameOf(id),
    JSON.stringify(kept),
  ] as const);
}

/** What the browser keeps of a game. */
export const keptText = (page: Page, id: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), nameOf(id));

export async function keptGame(page: Page, id: string): Promise<KeptGame> {
  const text = await keptText(page, id);
  if (text === null) throw new Error(`the browser keeps no game ${id}`);
  return JSON.parse(text);
}

/** Damages what the browser keeps of a game. */
export const keepText = (page: Page, id: string, text: string): Promise<void> =>
  page.evaluate(([name, broken]) => localStorage.setItem(name, broken), [nameOf(id), text] as const);
