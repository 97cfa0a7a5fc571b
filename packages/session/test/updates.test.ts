import { EDITION_IDS, type Seat, type View } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../testkit/src/same.ts';
import { patched } from '../src/patch.ts';
import { TableSession } from '../src/table-session.ts';
import { type Update, Updates } from '../src/updates.ts';
import { newGame, playAtRandom, RELAXED, settle } from './seeded-game.ts';

/** A page that knows nothing but what it is sent. */
class Page {
  readonly updates = new Updates();
  readonly views = new Map<Seat, View>();
  beats = 0;

  /** Takes the next update in, and gives it. */
  hear(session: TableSession): Update {
    const update = this.updates.next(session);
    const { seat, view } = update.snapshot;
    const before = this.views.get(seat);
    this.beats += update.beats.length;
    if (update.beats.length > 0) {
      if (before === undefined) throw new Error('beats lead from a view that was never sent');
      expectSame(
        update.beats.reduce((shown, { patch }) => patched(shown, patch), before),
        view,
      );
    }
    this.views.set(seat, view);
    return update;
  }
}

const person = { kind: 'human' } as const;

describe.each(EDITION_IDS)('what a page is sent under %s', (edition) => {
  test.each(['one', 'two'])('beats lead each seat from what it was sent before, %s people', (people) => {
    const setup = newGame({
      edition,
      seed: `updates ${people}`,
      ...(people === 'two' ? { runner: person } : {}),
    });
    const session = TableSession.start('1', setup, RELAXED);
    const page = new Page();
    page.hear(session);
    playAtRandom(session, 120, () => page.hear(session));
    page.hear(session);
    expect(page.beats).toBeGreaterThan(200);
    expect(page.views.size).toBe(people === 'two' ? 2 : 1);
  });
});

test('a game that is seen for the first time is shown as it stands', () => {
  const session = TableSession.start('1', newGame(), RELAXED);
  playAtRandom(session, 8);
  expect(new Updates().next(session).beats).toEqual([]);
});

test('nothing is sent twice', () => {
  const session = TableSession.start('1', newGame(), RELAXED);
  const page = new Page();
  page.hear(session);
  playAtRandom(session, 6);
  expect(page.hear(session).beats.length).toBeGreaterThan(0);
  expect(page.hear(session).beats).toEqual([]);
});

test('what is taken back is not shown, to nobody, and what comes then leads on from there', () => {
  const session = TableSession.start('1', newGame({ runner: person, seed: 'back' }), RELAXED);
  const page = new Page();
  for (const seat of ['runner', 'corp'] as const) {
    session.look(seat);
    page.hear(session);
  }
  playAtRandom(session, 10, () => page.hear(session));
  session.takeBack();
  expect(page.hear(session).beats).toEqual([]);
  playAtRandom(session, 6, () => page.hear(session));
  settle(session);
  for (const seat of ['runner', 'corp'] as const) {
    session.look(seat);
    page.hear(session);
  }
});

test('an end outside the rules is shown once, and not when it is taken back', () => {
  const session = TableSession.start('1', newGame(), RELAXED);
  const page = new Page();
  page.hear(session);
  playAtRandom(session, 6, () => page.hear(session));
  page.hear(session);
  session.end({ kind: 'conceded', by: 'corp' });
  expect(page.hear(session).beats.map(({ moment }) => moment)).toContain('over');
  expect(page.hear(session).beats).toEqual([]);
  session.takeBack();
  expect(page.hear(session).beats).toEqual([]);
  playAtRandom(session, 3, () => page.hear(session));
});

test('another game begins with nothing', () => {
  const page = new Page();
  const first = TableSession.start('1', newGame(), RELAXED);
  page.hear(first);
  playAtRandom(first, 6);
  page.hear(first);
  const second = TableSession.start('2', newGame({ seed: 'other' }), RELAXED);
  playAtRandom(second, 12);
  expect(page.hear(second).beats).toEqual([]);
});

test('the cards a seat was shown lately are told with where, by whom and what became of them', () => {
  const scenario = {
    at: 'runner.action',
    corp: {
      identity: 'The Syndicate: Profit over Principle',
      credits: 0,
      hq: ['Offworld Office'],
      rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
    },
    runner: {
      identity: 'The Catalyst: Convention Breaker',
      credits: 9,
      grip: ['Sure Gamble'],
      stack: ['Sure Gamble', 'Sure Gamble'],
    },
  };
  const bot = { kind: 'bot', level: '3' } as const;
  const setup = newGame({ corp: bot, runner: person, scenario });
  const session = TableSession.start('1', setup, RELAXED);
  const before = settle(session);
  const play = before.ask?.offers.find(({ kind }) => kind === 'play');
  session.choose(play?.key ?? '');
  settle(session);
  session.choose('run hq');
  const { shown } = settle(session);
  expect(
    shown.map(({ how, card, side, server, run, became }) => [how, card, side, server, run, became]),
  ).toEqual([
    ['played', 'sure_gamble', 'runner', null, 0, null],
    ['accessed', 'offworld_office', 'runner', 'hq', 1, 'stolen'],
  ]);
});
