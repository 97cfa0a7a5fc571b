import { EDITION_IDS, SEATS } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../testkit/src/same.ts';
import { keepGame, readKeptGame, UnreadableKept } from '../src/kept-game.ts';
import { wholeGame } from './whole-games.ts';
import { withoutRules } from './without-rules.ts';

describe.each(EDITION_IDS)('a game kept under %s', (edition) => {
  const line = wholeGame(edition, 'kept');

  test.each(SEATS)('is read again as %s saw it: views, log and beats', (seat) => {
    const seen = line.seen(seat);
    const again = readKeptGame(JSON.parse(JSON.stringify(keepGame(seen))));
    expectSame(again.log.lines, seen.log.lines);
    expectSame(again.view, seen.view);
    expectSame(again.viewAt(40), seen.viewAt(40));
    expectSame(again.beatsSince(0), seen.beatsSince(0));
    expect(seen.log.lines.length).toBeGreaterThan(50);
  });

  test.each(SEATS)('is told to %s in the same words when its cards and rules are gone', (seat) => {
    const seen = line.seen(seat);
    const text = withoutRules(JSON.stringify(keepGame(seen)));
    expect(text).toContain('"gone_');
    expect(text).not.toContain('"hedge_fund"');
    const again = readKeptGame(JSON.parse(text));
    expectSame(
      again.log.lines.map(({ words }) => words),
      seen.log.lines.map(({ words }) => words),
    );
    const beats = again.beatsSince(0);
    expectSame(
      beats.map(({ moment, words }) => [moment, words]),
      seen.beatsSince(0).map(({ moment, words }) => [moment, words]),
    );
  });

  test('tells a seat nothing that seat was not shown', () => {
    const drawn: unknown[] = [];
    for (const step of line.seen('runner').steps)
      for (const { kind, side, cards } of step.events)
        if (kind === 'drawn' && side === 'corp') drawn.push(...cards);
    expect(drawn.length).toBeGreaterThan(5);
    for (const card of drawn) expect(card).not.toHaveProperty('card');
  });

  test('takes so little room that many games can be kept', () => {
    const bytes = SEATS.map((seat) => JSON.stringify(keepGame(line.seen(seat))).length);
    // Three seats of a game of several hundred choices.
    expect(Math.max(...bytes) / line.played.length).toBeLessThan(1000);
  });
});

test.each([
  ['nothing', null],
  ['another form', { format: 'last-click-seen', version: 2 }],
  [
    'half of it',
    {
      format: 'last-click-seen',
      version: 1,
      seat: 'corp',
      words: [],
      answers: {},
      first: {},
      steps: [[[[7, 1]], null]],
    },
  ],
])('%s is refused with a sentence', (_, given) => {
  expect(() => readKeptGame(given)).toThrow(UnreadableKept);
});
