import { DECKS } from '@lastclick/cards';
import { record, replay, type Setup, view } from '@lastclick/engine';
import type { LogEntry, SavedGame } from '@lastclick/session';
import { lineOf, TableSession } from '@lastclick/session';
import { pool, RecordedGame } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { newGame, RELAXED, settle } from '../../session/test/seeded-game.ts';
import { startGuidedGame } from '../src/guide/first-game.ts';
import { branchOf, fullLog, fullView, nextTurn, previousTurn, turnAt } from '../src/replay/replay-places.ts';

const turns = [
  { turn: 1, side: 'corp', from: 0 },
  { turn: 2, side: 'runner', from: 14 },
  { turn: 3, side: 'corp', from: 30 },
] as const;

describe('stepping by turn', () => {
  test('forward goes to the next beginning, at last to the end', () => {
    expect(nextTurn(turns, 0, 40)).toBe(14);
    expect(nextTurn(turns, 20, 40)).toBe(30);
    expect(nextTurn(turns, 30, 40)).toBe(40);
  });

  test('back goes to the beginning of the turn, then to the one before', () => {
    expect(previousTurn(turns, 20)).toBe(14);
    expect(previousTurn(turns, 14)).toBe(0);
    expect(previousTurn(turns, 0)).toBe(0);
  });

  test('a place lies in the turn that began last', () => {
    expect(turnAt(turns, 29)?.turn).toBe(2);
    expect(turnAt([], 3)).toBeNull();
  });
});

function played(): SavedGame {
  const setup = startGuidedGame('runner');
  const { gatewayBeginnerCorp: corp, gatewayBeginnerRunner: runner } = DECKS;
  if (corp === undefined || runner === undefined) throw new Error('no beginner decks');
  const begins: Setup = {
    seed: setup.seed,
    corp: { identity: corp.identity, cards: corp.cards },
    runner: { identity: runner.identity, cards: runner.cards },
  };
  const game = RecordedGame.start({ kind: 'setup', setup: begins });
  for (let i = 0; i < 25; i++) game.choose(0);
  const recorded = game.record() ?? record(begins, []);
  return { format: 'last-click-game', version: 1, setup, record: recorded, passedFor: [2, 20] };
}

describe('a branch', () => {
  test('begins with the same options, seats the person and the bot, and leaves the original alone', () => {
    const saved = played();
    const before = structuredClone(saved);
    const branch = branchOf(saved, 12, 'corp', '4');
    expect(branch.record.options).toEqual(saved.record.options.slice(0, 12));
    expect(branch.setup.corp).toEqual({ kind: 'human' });
    expect(branch.setup.runner).toEqual({ kind: 'bot', level: '4' });
    expect(branch.setup).not.toHaveProperty('isGuided');
    expect(branch.passedFor).toEqual([2]);
    expect(replay(branch.record, pool).state).toEqual(replay(saved.record, pool, 12).state);
    expect(saved).toEqual(before);
  });
});

test('everything at once shows both hands', () => {
  const game = replay(played().record, pool);
  const full = fullView(view(game, 'corp'), view(game, 'runner'));
  expect(full.seat).toBe('spectator');
  for (const card of [...(full.corp.hq.cards ?? []), ...(full.runner.grip.cards ?? [])])
    expect(card.title).toBeDefined();
  expect(full.corp.hq.cards).toHaveLength(full.corp.hq.count);
  expect(full.runner.grip.cards).toHaveLength(full.runner.grip.count);
});

test('everything at once tells each thing in the words of whoever knows more of it', () => {
  const session = TableSession.start('1', newGame({ corp: { kind: 'bot', level: '3' } }), RELAXED);
  settle(session);
  const { record: recorded, ...saved } = session.saved();
  const passedFor = recorded.options.flatMap((key, place) => (key === 'pass' ? [place] : []));
  const line = lineOf({ ...saved, record: recorded, passedFor });
  const [corp, runner, spectator] = (['corp', 'runner', 'spectator'] as const).map(
    (seat) => line.log(seat).lines,
  ) as [readonly LogEntry[], readonly LogEntry[], readonly LogEntry[]];
  const passes = (log: readonly LogEntry[]) =>
    log.flatMap(({ details }) => details.filter(({ kind }) => kind === 'passed'));
  expect(passes(corp)).not.toEqual([]);
  const full = fullLog(corp, runner, spectator);
  expect(full.map(({ number }) => number)).toEqual(spectator.map(({ number }) => number));
  expect(full.map(({ rule }) => rule)).toEqual(spectator.map(({ rule }) => rule));
  expect(spectator.some(({ words }) => words === 'The Corp draws a card.')).toBe(true);
  for (const { words } of full) {
    expect(words).not.toMatch(/^The (Corp|Runner) draws a card\.$/);
    expect(words).not.toMatch(/^The Corp installs (a )?facedown/);
  }
  expect(passes(full)).toEqual([]);
});
