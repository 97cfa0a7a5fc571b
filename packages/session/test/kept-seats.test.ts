import { EDITION_IDS, type EditionId, SEATS } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../testkit/src/same.ts';
import { UnreadableKept } from '../src/kept-game.ts';
import { keepSeats, SeenTable } from '../src/kept-seats.ts';
import { packSeats, unpackSeats } from '../src/packed-seats.ts';
import { newGame } from './seeded-game.ts';
import { wholeGame } from './whole-games.ts';
import { goneSeats } from './without-rules.ts';

describe.each(EDITION_IDS)('a game of %s that was seen', (edition) => {
  const line = wholeGame(edition, 'seats');
  const end = line.played.length;

  test('is looked at from every seat at every place as the game itself is', async () => {
    const table = new SeenTable(await unpackSeats(await packSeats(keepSeats(line))));
    expect(table.length).toBe(end);
    expect(table.course()).toEqual(line.course.numbers());
    // Back and forth, as people do.
    for (const place of [0, 1, 40, 39, end, 17, end - 1]) {
      const then = line.at(place);
      for (const seat of SEATS) {
        const shown = table.snapshot(newGame(), seat, place);
        expectSame(shown.view, then.seen(seat).view);
        expectSame(shown.log, [...then.log(seat).lines]);
        expectSame(shown.shown, then.seen(seat).shown.list);
        expectSame(shown.turns, then.course.turnStarts);
        expect(shown).toMatchObject({ played: place, seat, ask: null, thinking: null });
      }
    }
    expect(table.snapshot(newGame(), 'corp', end).outcome).toEqual(line.game.state.outcome);
  });

  test('is looked at all the same when its cards and its edition are gone', () => {
    const table = new SeenTable(goneSeats(line));
    const lines = (seat: 'corp' | 'runner' | 'spectator', place: number): string[] =>
      table.snapshot(newGame(), seat, place).log.map(({ words }) => words);
    for (const seat of SEATS)
      expectSame(
        lines(seat, end),
        line.log(seat).lines.map(({ words }) => words),
      );
    const { view, rail, edition: unknown } = table.snapshot(newGame(), 'corp', 60);
    expect(unknown).toBe('0.9' as EditionId);
    expect(rail.levels).toEqual([]);
    expect(view.corp.hq.cards?.every(({ title }) => title !== undefined)).toBe(true);
  });

  test('is small', async () => {
    // A third of a kilobyte a choice would be 500 kB for the longest games.
    expect((await packSeats(keepSeats(line))).length / end).toBeLessThan(150);
  });
});

test('an end outside the rules is seen at the last place', () => {
  const line = wholeGame('1.4', 'seats').at(50);
  line.end({ kind: 'conceded', by: 'runner' });
  const table = new SeenTable(JSON.parse(JSON.stringify(keepSeats(line))));
  expect(table.length).toBe(50);
  expect(table.snapshot(newGame(), 'runner', 49).outcome).toBeNull();
  const last = table.snapshot(newGame(), 'runner', 50);
  expect(last.outcome).toEqual({ winner: 'corp', reason: 'conceded' });
  expect(last.log.at(-1)?.words).toBe('The game is over: The Runner conceded.');
});

test('what is no such thing is refused with a sentence', async () => {
  const kept = keepSeats(wholeGame('1.4', 'seats').at(8));
  const packed = await packSeats(kept);
  for (const broken of ['', 'hello', packed.slice(0, -20), `${packed.slice(0, 40)}AAAA${packed.slice(44)}`])
    await expect(unpackSeats(broken)).rejects.toThrow(UnreadableKept);
  for (const given of [
    null,
    {},
    { ...kept, runner: kept.corp },
    { ...kept, runner: { ...kept.runner, steps: [] } },
  ])
    expect(() => new SeenTable(given)).toThrow(UnreadableKept);
});
