import { CARDS } from '@lastclick/cards';
import { decision, EDITION_IDS, EVENT_KINDS, OPTION_KINDS, SIDES, type Side, view } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { objectNumber } from '../src/object-number.ts';
import { Board } from '../src/play/board.ts';
import { Chronicle } from '../src/play/chronicle.ts';
import { paintFor } from '../src/play/paint.ts';
import { randomPick } from '../src/random-player.ts';
import { RecordedGame } from '../src/recorded-game.ts';
import { questionWords } from '../src/words/decision-words.ts';
import { optionWords } from '../src/words/option-words.ts';

const IDENTITIES = {
  corp: 'the_syndicate_profit_over_principle',
  runner: 'the_catalyst_convention_breaker',
} as const;

/** One copy of everything, so that every kind of decision comes up. */
const everything = (side: Side) => ({
  identity: IDENTITIES[side],
  cards: Object.fromEntries(
    CARDS.filter((card) => card.side === side && card.type !== 'identity').map((card) => [card.id, 1]),
  ),
});

const BROKEN = /undefined|null|NaN|\[object| {2}|\.\.|\(\)/;

test('everything that comes up in random games has words', () => {
  const told = new Set<string>();
  const offered = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const edition = EDITION_IDS[seed % 2] ?? '1.4';
    const setup = {
      edition,
      seed,
      priority: 'useful',
      corp: everything('corp'),
      runner: everything('runner'),
    } as const;
    const recorded = RecordedGame.start({ kind: 'setup', setup });
    const chronicles = SIDES.map((side) => new Chronicle(side));
    for (let waiting = decision(recorded.game); waiting !== null; waiting = decision(recorded.game)) {
      const seen = view(recorded.game, waiting.seat);
      expect(questionWords(waiting, seen)).not.toMatch(BROKEN);
      for (const option of waiting.options) {
        offered.add(option.kind);
        const words = optionWords(option, waiting, seen);
        expect(words, option.key).not.toMatch(BROKEN);
        // A key that stands for itself in words was forgotten.
        expect(words).not.toMatch(/\bc\d+\b.*\bc\d+\b/);
        const inKey = /\bc(\d+)/.exec(option.key)?.[1];
        if (option.card >= 0) expect(objectNumber(option.card)).toBe(Number(inKey));
      }
      const picked = randomPick(String(seed), recorded.played.length, waiting.options.length);
      for (const chronicle of chronicles) chronicle.look(recorded.game);
      const events = recorded.choose(picked);
      for (const event of events) told.add(event.kind);
      for (const chronicle of chronicles) chronicle.note(events, recorded.game);
    }
    for (const { lines } of chronicles) {
      expect(lines.length).toBeGreaterThan(50);
      for (const { text } of lines) expect(text).not.toMatch(BROKEN);
    }
    for (const seat of ['corp', 'runner', 'spectator'] as const) {
      const board = new Board(view(recorded.game, seat), paintFor({}, {}), 90).lines().join('\n');
      expect(board).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    }
  }
  expect(OPTION_KINDS.filter((kind) => !offered.has(kind))).toEqual([]);
  expect(EVENT_KINDS.filter((kind) => told.has(kind)).length).toBeGreaterThan(30);
});
