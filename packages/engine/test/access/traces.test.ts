import { gainCredits, giveTags, runnerIdentity, sub, trace } from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { goOn } from './making-runs.ts';
import { iceWith, operationWith } from './test-cards.ts';

// Link, and traces: the Corp spends first, then the Runner, and a tie is the Runner's.

const ranLastTurn = { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } } as const;

/** The Corp has just played SEA Source (Trace 3: give the Runner 1 tag). */
const seaSource = (corpCredits: number, runner: { credits: number; rig?: readonly string[] }): Table => {
  const table = scenario({
    at: 'corp.action',
    corp: { credits: 2 + corpCredits, hq: ['SEA Source'] },
    runner,
    happened: ranLastTurn,
  });
  table.corp.plays('SEA Source');
  return table;
};

const wired = runnerIdentity({
  id: 'wired',
  title: 'Wired',
  faction: 'neutral_runner',
  subtypes: [],
  link: 2,
  minimumDeckSize: 30,
  influenceLimit: null,
});

rule(both('10.7.1'), 'the link value is the base link plus the link of installed cards', () => {
  const linked = (rig: readonly string[]): number => scenario({ runner: { rig } }).runner.link;
  expect(linked([])).toBe(0);
  expect(linked(['Forger'])).toBe(1);
  expect(linked(['Forger', 'Dyson Mem Chip', 'Access to Globalsec'])).toBe(0 + 1 + 1 + 1);
  const uninstalled = scenario({ runner: { grip: ['Forger'], heap: ['Dyson Mem Chip'] } });
  expect(uninstalled.runner.link).toBe(0);
  const based = scenario({ cards: [wired], runner: { identity: 'Wired', rig: ['Forger'] } });
  expect(based.runner.link).toBe(2 + 1);
});

rule(both('10.8.2 10.8.3'), 'the Corp spends first and in the open, then the Runner', () => {
  const table = seaSource(4, { credits: 5, rig: ['Forger'] });
  expect(table.decision).toMatchObject({ seat: 'corp', kind: 'trace' });
  expect(table.keys).toEqual(['spend 0', 'spend 1', 'spend 2', 'spend 3', 'spend 4']);
  table.corp.pays('spend 2'); // trace strength 3 + 2 = 5
  expect(table.runner.seen.corp.credits).toBe(4 - 2);
  expect(table.decision).toMatchObject({ seat: 'runner', kind: 'trace' });
  expect(table.keys.at(-1)).toBe('spend 5');
  table.runner.pays('spend 4'); // link strength 1 + 4 = 5
  expect([table.runner.credits, table.runner.tags]).toEqual([5 - 4, 0]);
  expect(table).toBeSettled();
});

rule(both('10.8.1 10.8.2 10.8.3 10.8.4'), 'each step of a trace rests on its own rule', () => {
  const table = seaSource(4, { credits: 5, rig: ['Forger'] });
  const asked = [table.decision?.rule];
  table.corp.pays('spend 2');
  asked.push(table.decision?.rule);
  table.runner.pays('spend 0');
  expect(asked).toEqual(['10.8.2', '10.8.3']);
  expect(table.happened('traceInitiated', 'traceResolved').map((event) => event.rule)).toEqual([
    '10.8.1',
    '10.8.4',
  ]);
});

rule(both('10.8.4'), 'a trace succeeds only if its strength is higher than the link strength', () => {
  const tagsAfter = (corp: number, runner: number, rig: readonly string[] = []): number => {
    const table = seaSource(5, { credits: 9, rig });
    table.corp.pays(`spend ${corp}`);
    table.runner.pays(`spend ${runner}`);
    expect(table).toBeSettled();
    return table.runner.tags;
  };
  expect(tagsAfter(0, 2)).toBe(1); // 3 against 2
  expect(tagsAfter(0, 3)).toBe(0); // 3 against 3
  expect(tagsAfter(2, 4)).toBe(1); // 5 against 4
  expect(tagsAfter(2, 5)).toBe(0); // 5 against 5
  expect(tagsAfter(0, 2, ['Access to Globalsec'])).toBe(0); // 3 against 1 + 2
});

rule(both('10.8.2 10.8.3'), 'neither player has to spend anything', () => {
  const table = seaSource(3, { credits: 3 });
  table.corp.pays('spend 0');
  table.runner.pays('spend 0');
  expect([table.corp.credits, table.runner.credits, table.runner.tags]).toEqual([3, 3, 1]);
});

refuses(both('10.8.2 10.8.3'), 'spending more than a player has', () => {
  const table = seaSource(1, { credits: 2 });
  expect(table.keys).toEqual(['spend 0', 'spend 1']);
  table.corp.pays('spend 1');
  expect(table.keys).toEqual(['spend 0', 'spend 1', 'spend 2']);
});

/** Trace 2: tag if successful, 2 credits if not, and 1 credit in any case. */
const tracker = operationWith('Tracker', trace(2, [giveTags(1)], [gainCredits(2)]), gainCredits(1));

rule(both('10.8.4 10.8.5'), 'success, failure, and what happens either way', () => {
  const position = { at: 'corp.action', cards: [tracker], corp: { credits: 0, hq: ['Tracker'] } };
  const successful = scenario({ ...position, runner: { credits: 0 } });
  successful.corp.plays('Tracker');
  expect([successful.runner.tags, successful.corp.credits]).toEqual([1, 1]);
  const unsuccessful = scenario({ ...position, runner: { credits: 2 } });
  unsuccessful.corp.plays('Tracker');
  unsuccessful.runner.pays('spend 2');
  expect([unsuccessful.runner.tags, unsuccessful.corp.credits]).toEqual([0, 2 + 1]);
  expect(unsuccessful).toBeSettled();
});

const hunter = iceWith('Hunter', { text: [sub(trace(3, [giveTags(1)]))] });

rule(both('10.8.3 1.10.4c'), 'Ghost Runner pays in a trace during a run', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [hunter],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [{ card: 'Hunter', rezzed: true }] }] },
    runner: { credits: 1, rig: [{ card: 'Ghost Runner', credits: 2 }] },
  });
  table.runner.takes('run hq');
  goOn(table);
  expect(table.decision).toMatchObject({ seat: 'runner', kind: 'trace' });
  table.runner.pays('spend 3');
  while (table.decision?.kind === 'pay') table.choose('runner', table.keys.at(-1) ?? '');
  expect([table.runner.credits, table.runner.tags]).toEqual([0, 0]);
  expect(table.runner.discardPile).toEqual(['Ghost Runner']);
});
