import { SEATS } from '@lastclick/engine';
import { SeenTable } from '@lastclick/session';
import { expect, test } from 'vitest';
import { wholeGame } from '../../session/test/whole-games.ts';
import { goneSeats } from '../../session/test/without-rules.ts';
import { Board } from '../src/play/board.ts';
import { paintFor } from '../src/play/paint.ts';

const line = wholeGame('1.4', 'gone from the terminal');

test.each(SEATS)('the terminal draws what %s saw of a game whose cards and edition are gone', (seat) => {
  const table = new SeenTable(goneSeats(line));
  const paint = paintFor({ isTTY: false }, {});
  const drawn = (view: ReturnType<SeenTable['at']>['view']): string[] => new Board(view, paint, 100).lines();
  const runs: number[] = [];
  for (let place = 0; place <= table.length; place += 3) {
    const then = line.seen(seat).viewAt(place);
    const lines = drawn(table.at(seat, place).view);
    if (then.run !== null) runs.push(place);
    // What a card does is not told any more; where it lies, what it is called and what lies on it is.
    const named =
      drawn(then)
        .join('\n')
        .match(/Hedge Fund|Sure Gamble|Palisade|Cleaver|Carmen/g) ?? [];
    for (const title of named) expect(lines.join('\n')).toContain(title);
    expect(lines.join('\n')).not.toMatch(/undefined|\bnull\b|NaN|gone_|\[object/);
  }
  expect(runs.length).toBeGreaterThan(3);
});
