import { gainCredits, identifyMark, run, when } from '@lastclick/engine/language';
import { current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { goOn } from './run-table.ts';
import { eventWith, resourceWith } from './test-cards.ts';

// The mark: a central server picked at random for the rest of the turn (10.11).

const scout = eventWith('Scout', { play: [identifyMark] });
const sting = eventWith('Sting', { play: [identifyMark, run('mark')] });
const pounce = eventWith('Pounce', { play: [run('mark')] });
/** 5 credits for the first successful run on the mark each turn. */
const fan = resourceWith('Fan', {
  text: [when({ deed: 'succeed', server: 'mark', first: 'turn' }, gainCredits(5))],
});

const marking = (seed: number, ...rig: readonly string[]): Table =>
  scenario({
    at: 'runner.action',
    seed,
    cards: [scout, sting, pounce, fan],
    corp: { hq: ['Hedge Fund'], archives: ['Hedge Fund'] },
    runner: { credits: 0, clicks: 6, grip: ['Scout', 'Scout', 'Sting', 'Pounce'], rig },
  });

const markOf = (table: Table): string | null => {
  expect(table.corp.seen.mark).toBe(table.runner.seen.mark); // open to both players
  return table.runner.seen.mark;
};

/** Goes on until the Runner may act again. */
const untilAction = (table: Table): void => {
  for (let i = 0; i < 50 && table.decision?.kind !== 'action'; i++) goOn(table);
};

/** A table on which the first Scout marks that server. */
const markedAs = (server: string, ...rig: readonly string[]): Table => {
  for (let seed = 0; seed < 50; seed++) {
    const probe = marking(seed, ...rig);
    probe.runner.plays('Scout');
    if (markOf(probe) === server) return marking(seed, ...rig);
  }
  throw new Error(`no seed marks ${server}`);
};

rule(current('10.11.2 10.11.2a'), 'each central server is the mark about one time in three', () => {
  const times: Record<string, number> = {};
  for (let seed = 0; seed < 150; seed++) {
    const table = marking(seed);
    expect(markOf(table)).toBeNull();
    table.runner.plays('Scout');
    const mark = markOf(table) ?? 'none';
    times[mark] = (times[mark] ?? 0) + 1;
  }
  expect(Object.keys(times).sort()).toEqual(['archives', 'hq', 'rd']);
  for (const number of Object.values(times)) expect(Math.abs(number - 50)).toBeLessThan(20);
});

rule(current('10.11.3 10.11.1a'), 'identifying the mark again changes nothing, whichever card asks', () => {
  for (let seed = 0; seed < 20; seed++) {
    const table = marking(seed);
    table.runner.plays('Scout');
    const mark = markOf(table);
    table.runner.plays('Scout');
    expect(markOf(table)).toBe(mark);
    table.runner.plays('Sting'); // identifies again, and runs on the one mark there is
    untilAction(table);
    table.runner.plays('Pounce'); // another card, the same mark
    untilAction(table);
    expect(table.happened('runAnnounced').map((event) => event.detail)).toEqual([mark, mark]);
    expect(table.happened('markIdentified').length).toBe(1);
  }
});

rule(current('10.11.4 10.11.2'), 'the mark lasts to the end of the turn and no longer', () => {
  const table = marking(1);
  table.runner.plays('Scout');
  while (table.runner.clicks > 0) {
    expect(markOf(table)).not.toBeNull();
    table.runner.takes('gain credit');
  }
  for (let i = 0; i < 50 && table.phase !== 'corp.action'; i++) goOn(table);
  expect([table.phase, markOf(table)]).toEqual(['corp.action', null]);
});

rule(
  current('10.11.5'),
  'a run from before the server was the mark does not count as one on the mark',
  () => {
    const before = markedAs('archives', 'Fan');
    before.runner.takes('run archives');
    untilAction(before);
    expect(before.runner.credits).toBe(0); // no mark yet
    for (let i = 0; i < 2; i++) before.runner.plays('Scout');
    if (markOf(before) !== 'archives') throw new Error('the dice fell otherwise');
    before.runner.takes('run archives');
    untilAction(before);
    expect(before.runner.credits).toBe(5); // the first run on the mark
    before.runner.takes('run archives');
    untilAction(before);
    expect(before.runner.credits).toBe(5); // the second
  },
);
