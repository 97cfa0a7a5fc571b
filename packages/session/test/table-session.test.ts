import { BOT_NAMES } from '@lastclick/bots';
import { EDITION_IDS, InputError, type Side } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../testkit/src/same.ts';
import { readKeptGame } from '../src/kept-game.ts';
import type { SavedGame } from '../src/snapshot.ts';
import { lineOf, TableSession } from '../src/table-session.ts';
import { newGame, playAtRandom, RELAXED, STRICT, settle } from './seeded-game.ts';

const started = (change = {}, tempo = RELAXED): TableSession =>
  TableSession.start('1', newGame(change), tempo);

describe('a game against a bot', () => {
  test.each(EDITION_IDS)('is played to its end under edition %s, whatever the human does', (edition) => {
    for (const side of ['corp', 'runner'] as const) {
      const bot = { kind: 'bot', level: '3' } as const;
      const seats = side === 'corp' ? {} : { corp: bot, runner: { kind: 'human' } as const };
      const last = playAtRandom(started({ edition, ...seats }), 5000, ({ ask, seat, thinking, rail }) => {
        expect(ask?.seat).toBe(seat);
        expect(thinking).toBeNull();
        expect(ask?.offers.every(({ words, key, rule }) => words !== '' && key !== '' && rule !== '')).toBe(
          true,
        );
        expect(rail.levels.flatMap(({ steps }) => steps.filter(({ state }) => state === 'now')).length).toBe(
          rail.levels.length,
        );
      });
      expect(last.outcome).not.toBeNull();
      expect(last.ask).toBeNull();
      expect(last.seat).toBe(side);
    }
  });

  test('makes snapshots that survive the way to the page', () => {
    const snapshot = playAtRandom(started(), 30);
    expect(structuredClone(snapshot)).toEqual(snapshot);
  });

  test('shows nobody the bot’s cards until it is over', () => {
    const session = started();
    const snapshot = settle(session);
    expect(snapshot.view.runner.grip.cards).toBeUndefined();
    expect(() => session.look('runner')).toThrow(InputError);
    expect(session.snapshot().seat).toBe('corp');
  });

  test('refuses what is no option, and stays as it was', () => {
    const session = started();
    const before = settle(session);
    expect(() => session.choose('win the game')).toThrow(InputError);
    expect(session.snapshot()).toEqual(before);
  });
});

describe('the rail', () => {
  test('shows no step of a turn while starting hands are kept or changed', () => {
    const session = started();
    const { rail, ask } = settle(session);
    expect(ask?.kind).toBe('mulligan');
    expect(rail.levels).toEqual([]);
    expect(rail.phases.filter(({ isNow }) => isNow).map(({ title }) => title)).toEqual([
      'Before the game: starting hands',
    ]);
    session.choose('keep');
    const after = settle(session).rail;
    expect(after.phases.map(({ title }) => title)).toEqual(['Draw phase', 'Action phase', 'Discard phase']);
    expect(after.levels[0]?.steps.some(({ state }) => state === 'now')).toBe(true);
  });
});

describe('tempo', () => {
  test('relaxed asks in a window only where there is more than passing, and says where it passed', () => {
    const session = started();
    const last = playAtRandom(session, 60, ({ ask }) => {
      if (ask?.kind === 'window' || ask?.kind === 'reaction' || ask?.kind === 'may')
        expect(ask.offers.length).toBeGreaterThan(1);
    });
    const details = last.log.flatMap((entry) => entry.details);
    expect(details.some(({ kind, words }) => kind === 'passed' && words.startsWith('You were passed'))).toBe(
      true,
    );
  });

  test('strict asks in every window', () => {
    const session = started({}, STRICT);
    settle(session);
    session.choose('keep');
    const { ask, view } = settle(session);
    expect(ask?.kind).toBe('window');
    expect(ask?.offers.map(({ key }) => key)).toEqual(['pass']);
    expect(view.turn.step).toBe('5.6.1b');
  });

  test('a stop asks where nothing but passing is possible', () => {
    const session = started({}, { ...RELAXED, stops: { corp: ['5.6.2a'], runner: [] } });
    settle(session);
    session.choose('keep');
    const { ask, rail } = settle(session);
    expect(ask?.offers.map(({ key }) => key)).toEqual(['pass']);
    expect(rail.levels[0]?.steps.find(({ isStop }) => isStop)).toMatchObject({
      rule: '5.6.2a',
      state: 'now',
    });
  });

  test('passing on passes until something is told', () => {
    const session = started({}, STRICT);
    settle(session);
    session.choose('keep');
    const before = settle(session);
    session.passOn();
    const after = settle(session);
    const news = after.log.filter(({ number, kind }) => number >= before.log.length && kind === 'deed');
    expect(after.played).toBeGreaterThan(before.played);
    expect(news.length > 0 || after.ask?.kind !== 'window').toBe(true);
  });

  test('two people are asked by public facts alone', () => {
    // The Corp's hidden hand differs with the seed; before anything is installed nobody might act in a window.
    const kinds = ['a', 'b', 'c', 'd'].map((seed) => {
      const session = started({ seed, runner: { kind: 'human' } });
      settle(session);
      session.choose('keep');
      settle(session);
      session.look('runner');
      session.choose('keep');
      return settle(session).view.waiting;
    });
    expect(new Set(kinds.map((waiting) => JSON.stringify(waiting))).size).toBe(1);
  });

  test('a bot waits in windows only where everybody sees that it might act', () => {
    const tempo = { ...RELAXED, pace: 'even' } as const;
    for (const level of BOT_NAMES) {
      const session = started({ runner: { kind: 'bot', level } }, tempo);
      settle(session);
      session.choose('keep');
      const pauses: number[] = [];
      for (let next = session.next(); next !== null; next = session.next()) {
        if (next.kind === 'bot') pauses.push(next.pause);
        session.playByItself(next.kind === 'bot' ? session.think() : next.key);
      }
      // The mulligan is a move; in the windows of the first turn a Runner without cards can do nothing.
      expect(pauses[0]).toBeGreaterThan(0);
      expect(pauses.slice(1).every((pause) => pause === 0)).toBe(true);
    }
  });
});

describe('taking back and coming back', () => {
  test('taking back returns to the last own decision, again and again', () => {
    const session = started();
    const asked: unknown[] = [];
    playAtRandom(session, 25, (snapshot) => asked.push(snapshot));
    for (const before of asked.reverse()) {
      session.takeBack();
      expect(settle(session)).toEqual(before);
    }
    expect(session.snapshot().canTakeBack).toBe(false);
  });

  test('the same choices after taking back give the same game', () => {
    const session = started();
    playAtRandom(session, 12);
    const { record } = session.saved();
    session.takeBack();
    const again = (): number => session.saved().record.options.length;
    while (again() < record.options.length) {
      session.choose(record.options[again()] ?? '');
      settle(session);
    }
    expect(session.saved().record).toEqual(record);
  });

  test('a saved game opens as it was left', () => {
    const session = started();
    const left = playAtRandom(session, 40);
    const saved = JSON.parse(JSON.stringify(session.saved()));
    expect(settle(TableSession.open('1', saved, RELAXED))).toEqual(left);
  });

  test('a record is looked at anywhere without anybody moving, and branches where one chooses', () => {
    const session = started();
    playAtRandom(session, 30);
    const saved = session.saved();
    const line = lineOf(saved);
    for (const place of [0, 1, 33, 64, saved.record.options.length]) {
      const looking = TableSession.lookAt('2', saved.setup, line, RELAXED, place);
      const snapshot = settle(looking);
      expect(snapshot.played).toBe(place);
      expect(looking.saved().record.options).toEqual(saved.record.options.slice(0, place));
      looking.look('runner');
      expect(looking.snapshot().view.runner.grip.cards).toBeDefined();
    }
    const branch = TableSession.lookAt('3', saved.setup, line, RELAXED, 0);
    branch.choose('mulligan');
    expect(settle(branch).played).toBeGreaterThan(1);
    expect(branch.saved().record.options[0]).toBe('mulligan');
    expect(lineOf(saved).played.length).toBe(saved.record.options.length);
  });

  test('a record that does not fit says where', () => {
    const session = started();
    playAtRandom(session, 5);
    const { record, ...rest } = session.saved();
    const broken = { ...rest, record: { ...record, options: [...record.options.slice(0, 3), 'fly away'] } };
    expect(() => TableSession.open('1', broken, RELAXED)).toThrow(/options\[3\]/);
  });
});

describe('an end outside the rules', () => {
  test('conceding ends the game, is told, kept and opened again', () => {
    const session = started();
    const before = playAtRandom(session, 10);
    session.end({ kind: 'conceded', by: 'corp' });
    const after = settle(session);
    expect(after).toMatchObject({
      ask: null,
      thinking: null,
      played: before.played,
      outcome: { winner: 'runner', reason: 'conceded' },
      canTakeBack: true,
    });
    expect(after.view.outcome).toEqual(after.outcome);
    expect(after.log.at(-1)).toMatchObject({
      words: 'The game is over: The Corp conceded.',
      played: before.played,
    });
    expect(session.beatsSince(before.played).map(({ moment }) => moment)).toContain('over');
    const saved = JSON.parse(JSON.stringify(session.saved())) as SavedGame;
    expect(saved.record.outcome).toEqual({ kind: 'conceded', by: 'corp' });
    expect(settle(TableSession.open('1', saved, RELAXED))).toEqual(after);
    const again = readKeptGame(JSON.parse(JSON.stringify(session.kept().corp)));
    expectSame(again.view, after.view);
    expectSame(again.log.lines, after.log);
  });

  test('shows at the end of a replay, and nowhere before', () => {
    const session = started();
    playAtRandom(session, 10);
    session.end({ kind: 'conceded', by: 'corp' });
    const saved = session.saved();
    const at = (place: number): TableSession =>
      TableSession.lookAt('2', saved.setup, lineOf(saved), RELAXED, place);
    expect(at(saved.record.options.length).snapshot().outcome?.reason).toBe('conceded');
    expect(at(saved.record.options.length - 1).snapshot().outcome).toBeNull();
  });

  test('is taken back to the very decision', () => {
    const session = started();
    const before = playAtRandom(session, 10);
    session.end({ kind: 'conceded', by: 'corp' });
    session.takeBack();
    expect(settle(session)).toEqual(before);
    expect(session.saved().record.outcome).toBeUndefined();
  });

  test('is for those who sit there, and only once', () => {
    const session = started();
    settle(session);
    expect(() => session.end({ kind: 'conceded', by: 'runner' })).toThrow('plays on');
    expect(() => session.end({ kind: 'drawAgreed' })).toThrow('no draw');
    expect(session.snapshot().outcome).toBeNull();
    session.end({ kind: 'abandoned', by: 'corp' });
    expect(() => session.end({ kind: 'conceded', by: 'corp' })).toThrow('over already');
    const two = started({ runner: { kind: 'human' } });
    settle(two);
    two.end({ kind: 'drawAgreed' });
    expect(two.snapshot().outcome).toEqual({ winner: 'draw', reason: 'drawAgreed' });
  });
});

test('times of moves are kept with the moves they belong to, also after taking back', () => {
  const session = started();
  playAtRandom(session, 6);
  const taken = session.saved().record.options.length;
  expect(session.saved().record.times).toBeUndefined();
  session.choose(session.snapshot().ask?.offers[0]?.key ?? '', 1234.4);
  const { times, options } = session.saved().record;
  expect(times?.length).toBe(options.length);
  expect(times?.[taken]).toBe(1234);
  const opened = TableSession.open('1', session.saved(), RELAXED);
  expect(opened.saved().record).toEqual(session.saved().record);
  settle(opened);
  opened.choose(opened.snapshot().ask?.offers[0]?.key ?? '', 5);
  opened.takeBack();
  expect(opened.saved().record.times?.[taken]).toBe(1234);
});

describe('what is told beside the table', () => {
  test('why not: a sentence and a rule for every move one may want of a card', () => {
    const session = started();
    settle(session);
    const hand = session.snapshot().view.corp.hq.cards ?? [];
    for (const { object, title } of hand) {
      const [first] = session.whyNot(object);
      expect(first).toMatchObject({ allowed: false });
      expect(first?.move).toContain(title);
      expect(first?.because).toMatch(/\.$/);
      expect(first?.rule).toMatch(/^\d/);
    }
  });

  test('the course has an entry for each turn, and every click spent', () => {
    const session = started();
    const last = playAtRandom(session, 40);
    const { turns, clicks } = session.course();
    expect(turns.map(({ turn }) => turn)).toEqual(last.turns.map(({ turn }) => turn));
    const spent = (side: Side): number =>
      Object.values(clicks[side]).reduce((sum, number) => sum + number, 0);
    expect(spent('corp')).toBeGreaterThanOrEqual(40 / 3 - 3);
    expect(spent('runner')).toBeGreaterThan(0);
  });
});
