import type { Scenario } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import type { NewGame, Snapshot, Tempo } from '../src/snapshot.ts';
import { TableSession } from '../src/table-session.ts';
import { newGame, RELAXED, STRICT, settle } from './seeded-game.ts';

const HUMAN = { kind: 'human' } as const;

function opened(
  corp: Partial<Scenario['corp']>,
  {
    tempo = RELAXED,
    runner = { kind: 'bot', level: '1' },
    rig = [],
  }: { tempo?: Tempo; runner?: NewGame['runner']; rig?: readonly string[] } = {},
): { session: TableSession; snapshot: Snapshot } {
  const scenario: Scenario = {
    edition: '1.4',
    seed: 'combos',
    priority: 'every',
    at: 'corp.action',
    corp: {
      identity: 'The Syndicate: Profit over Principle',
      credits: 9,
      rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
      ...corp,
    },
    runner: {
      identity: 'The Catalyst: Convention Breaker',
      credits: 5,
      rig,
      stack: ['Sure Gamble', 'Sure Gamble'],
    },
  };
  const session = TableSession.start('1', newGame({ scenario, corp: HUMAN, runner }), tempo);
  return { session, snapshot: settle(session) };
}

const OFFICE = (advancement: number) => ({
  servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement }] }],
});

const waysOf = ({ ask }: Snapshot) => ask?.ways.map(({ words, cost }) => `${words}: ${cost}`);

describe('several actions with one tap', () => {
  test('an agenda is advanced and scored, where clicks and credits last for it', () => {
    expect(waysOf(opened(OFFICE(3)).snapshot)).toEqual([
      'Advance Offworld Office in remote 1 and score it: 1 click, 1 credit',
      'Gain 3 credits: 3 clicks',
    ]);
    expect(waysOf(opened(OFFICE(0)).snapshot)).toEqual(['Gain 3 credits: 3 clicks']);
    expect(waysOf(opened({ ...OFFICE(1), credits: 2 }).snapshot)).toEqual(['Gain 3 credits: 3 clicks']);
    const { session, snapshot } = opened(OFFICE(1));
    const way = snapshot.ask?.ways[0];
    expect(way?.words).toBe('Advance Offworld Office in remote 1 3 times and score it');
    session.follow(way?.keys ?? []);
    const after = settle(session);
    expect(after.view.corp.agendaPoints).toBe(2);
    expect(after.view.corp.credits).toBe(9 - 3 + 7);
    session.takeBack();
    expect(settle(session).played).toBe(snapshot.played);
  });

  test('all clicks are spent on credits', () => {
    const { session, snapshot } = opened({});
    session.follow(snapshot.ask?.ways[0]?.keys ?? []);
    const after = settle(session);
    expect([after.view.turn.number, after.view.corp.credits]).toEqual([snapshot.view.turn.number + 2, 12]);
  });

  test('they stop where the opponent does something', () => {
    const credits = (uses: string): number => {
      const tempo: Tempo = { ...RELAXED, stops: { corp: [], runner: ['5.6.2a'] } };
      const { session } = opened({}, { tempo, runner: HUMAN, rig: ['Unity'] });
      const asked = settle(session);
      session.follow(asked.ask?.ways[0]?.keys ?? []);
      const { turn } = asked.view;
      const isRunners = ({ view }: Snapshot): boolean =>
        view.waiting?.seat === 'runner' && view.turn.number === turn.number;
      while (isRunners(settle(session))) {
        session.look('runner');
        const keys = session.snapshot().ask?.offers.map(({ key }) => key) ?? [];
        session.choose(keys.find((key) => key.startsWith(uses)) ?? 'pass');
      }
      return session.snapshot().view.corp.credits;
    };
    expect(credits('nothing')).toBe(12);
    expect(credits('use ')).toBe(10);
  });

  test('are not offered to who is asked everything', () => {
    const { session } = opened(OFFICE(3), { tempo: STRICT });
    session.passOn('action');
    expect(waysOf(settle(session))).toEqual([]);
  });
});
