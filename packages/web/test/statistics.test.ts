import { record } from '@lastclick/engine';
import type { NewGame, Sitter } from '@lastclick/session';
import { setupOf } from '@lastclick/session';
import { expect, test } from 'vitest';
import { againstLevel, canSwap, levelAbove, rematch, swapSides } from '../src/analysis/next-game.ts';
import { statisticsOf } from '../src/statistics/statistics.ts';
import type { KeptGame } from '../src/store/saved-games.ts';

const HUMAN: Sitter = { kind: 'human' };
const bot = (level: '2' | '3' | '5'): Sitter => ({ kind: 'bot', level });

const setup = (corp: Sitter, runner: Sitter): NewGame => ({
  edition: '1.4',
  seed: 'a',
  pointsToWin: 6,
  corp,
  runner,
  corpDeck: { kind: 'key', key: 'gatewayBeginnerCorp' },
  runnerDeck: { kind: 'key', key: 'gatewayBeginnerRunner' },
});

const kept = (at: number, game: NewGame, winner: 'corp' | 'runner' | null): KeptGame => ({
  id: String(at),
  at,
  turn: 10 + at,
  side: 'corp',
  points: { corp: 0, runner: 0 },
  outcome: winner === null ? null : { winner, reason: 'agendaPoints' },
  saved: { format: 'last-click-game', version: 1, setup: game, record: record(setupOf(game), []) },
});

test('finished games of one person against a bot are counted by side, deck and level', () => {
  const asRunner = setup(bot('3'), HUMAN);
  const stand = statisticsOf(
    [
      kept(1, asRunner, 'runner'),
      kept(2, asRunner, 'corp'),
      kept(3, setup(HUMAN, bot('2')), 'corp'),
      kept(4, asRunner, null),
      kept(5, setup(HUMAN, HUMAN), 'corp'),
    ],
    (_, side) => `deck of the ${side}`,
  );
  expect(stand.finished.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(stand.bySide).toEqual([
    { name: 'corp', side: 'corp', won: 1, lost: 0 },
    { name: 'runner', side: 'runner', won: 1, lost: 1 },
  ]);
  expect(stand.byDeck[0]).toEqual({ name: 'deck of the runner', side: 'runner', won: 1, lost: 1 });
  expect(stand.byLevel).toEqual([
    { name: '2', won: 1, lost: 0 },
    { name: '3', won: 1, lost: 1 },
  ]);
  expect(stand.byReason).toEqual([{ reason: 'agendaPoints', won: 2, lost: 1 }]);
  expect(stand.turns).toBe(12);
});

test('the game after a game: again, from the other side, against the next level', () => {
  const game = setup(bot('3'), HUMAN);
  expect(rematch(game, 'b')).toEqual({ ...game, seed: 'b' });
  expect(swapSides(game, 'b')).toMatchObject({ corp: HUMAN, runner: bot('3'), seed: 'b' });
  expect(canSwap(game)).toBe(true);
  expect(canSwap(setup(HUMAN, HUMAN))).toBe(false);
  expect(levelAbove(game)).toBe('4');
  expect(againstLevel(game, '4', 'b')).toMatchObject({ corp: { kind: 'bot', level: '4' }, runner: HUMAN });
  expect(levelAbove(setup(bot('5'), HUMAN))).toBeNull();
  expect(levelAbove(setup(HUMAN, HUMAN))).toBeNull();
});
