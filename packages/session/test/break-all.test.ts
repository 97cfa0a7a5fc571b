import { EDITION_IDS, type EditionId, type Scenario } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../src/snapshot.ts';
import { TableSession } from '../src/table-session.ts';
import { newGame, RELAXED, settle } from './seeded-game.ts';

interface Parts {
  readonly ice: string;
  readonly rig?: readonly string[];
  readonly credits?: number;
  readonly hidden?: Partial<Scenario['corp']>;
  readonly stack?: readonly string[];
}

/** The Runner stands before rezzed ice of HQ. */
function encounter(edition: EditionId, parts: Parts): { session: TableSession; snapshot: Snapshot } {
  const { ice, rig = [], credits = 9, hidden = {}, stack = ['Sure Gamble'] } = parts;
  const scenario: Scenario = {
    edition,
    seed: 'break all',
    priority: 'every',
    at: 'runner.action',
    corp: {
      identity: 'The Syndicate: Profit over Principle',
      credits: 0,
      hq: ['Hedge Fund'],
      rd: ['Hedge Fund'],
      servers: [{ server: 'hq', ice: [{ card: ice, rezzed: true }] }],
      ...hidden,
    },
    runner: { identity: 'The Catalyst: Convention Breaker', credits, rig, stack },
  };
  const session = TableSession.start(
    '1',
    newGame({ scenario, corp: { kind: 'bot', level: '3' }, runner: { kind: 'human' } }),
    RELAXED,
  );
  settle(session);
  session.choose('run hq');
  return { session, snapshot: settle(session) };
}

const waysOf = ({ ask }: Snapshot) => ask?.ways.map(({ words, cost }) => `${words}: ${cost}`);
const saysOf = ({ ask, view }: Snapshot) =>
  ask?.breakers.map(
    ({ object, words }) => `${view.runner.rig.find((card) => card.object === object)?.title} ${words}`,
  );

describe.each(EDITION_IDS)('ways through encountered ice under edition %s', (edition) => {
  test('one for each card that breaks everything, cheapest first, with all it costs', () => {
    // Brân has strength 6 and three subroutines: Cleaver (3) pays 2 a point, and 1 for every two subroutines.
    const { snapshot } = encounter(edition, { ice: 'Brân 1.0', rig: ['Cleaver'], credits: 9 });
    expect(waysOf(snapshot)).toEqual([
      'Break all with Cleaver: 8 credits',
      'Break all with Brân 1.0: 3 clicks',
      'Break what ends the run with Brân 1.0: 2 clicks',
    ]);
  });

  test('a tap plays all the steps, for that price', () => {
    const { session, snapshot } = encounter(edition, { ice: 'Palisade', rig: ['Cleaver', 'Mayfly'] });
    const way = snapshot.ask?.ways.find(({ words }) => words === 'Break all with Cleaver');
    expect(way?.cost).toBe('1 credit');
    session.follow(way?.keys ?? []);
    const after = settle(session);
    expect(after.view.runner.credits).toBe(8);
    expect(after.log.some(({ words }) => /breaks? .*subroutine/i.test(words))).toBe(true);
    expect(after.view.run?.subroutines ?? []).not.toContain('unbroken');
    session.takeBack();
    expect(settle(session).view.runner.credits).toBe(9);
  });

  test('every breaker says whether it can, at what price, and if not why; what can comes first', () => {
    const { snapshot } = encounter(edition, { ice: 'Palisade', rig: ['Unity', 'Cleaver'], credits: 3 });
    expect(saysOf(snapshot)).toEqual(['Cleaver breaks all for 1 credit', 'Unity breaks code gate alone']);
    // What could matter comes before what is only possible.
    expect(snapshot.ask?.offers[0]?.words).toMatch(/^Use Cleaver: Break/);
    const poor = encounter(edition, { ice: 'Brân 1.0', rig: ['Cleaver'], credits: 3 }).snapshot;
    expect(saysOf(poor)).toEqual(['Cleaver would take 8 credits']);
  });

  test('nothing the Runner does not know has a say in it', () => {
    const said = (hidden: Partial<Scenario['corp']>, stack: readonly string[]) => {
      const { snapshot } = encounter(edition, { ice: 'Brân 1.0', rig: ['Cleaver', 'Mayfly'], hidden, stack });
      return JSON.stringify([snapshot.ask?.ways, snapshot.ask?.breakers]);
    };
    const servers = (inner: string, root: string) => [
      { server: 'hq', ice: [inner, { card: 'Brân 1.0', rezzed: true }] },
      { server: 'remote-1', root: [root] },
    ];
    const one = said({ hq: ['Hedge Fund'], servers: servers('Palisade', 'PAD Campaign') }, ['Sure Gamble']);
    const other = said({ hq: ['Urtica Cipher'], servers: servers('Tithe', 'Manegarm Skunkworks') }, [
      'Diesel',
    ]);
    expect(other).toBe(one);
    expect(one).toContain('Break all');
  });
});
