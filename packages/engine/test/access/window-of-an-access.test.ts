import { objectOf } from '@lastclick/engine';
import { current, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { goOn, leavesIt } from './making-runs.ts';

// The priority window while a card is accessed (26.03 9.2.10): opened for the Runner alone, whatever there is to do in it.

/** The Runner accesses the only card of HQ. */
const accessing = (card: string, credits = 5): Table => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { hq: [card], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    runner: { credits, rig: ['Forger'], tags: 1 },
  });
  table.runner.takes('run hq');
  goOn(table);
  table.choose('runner', table.keys[0] ?? '');
  return table;
};

const toTrash = (table: Table): string => `trash c${objectOf(table.decision?.about ?? 0)}`;

rule(
  current('9.2.10 9.2.10a 9.2.10b 9.2.10d'),
  'it is opened for the Runner also where they can only pass',
  () => {
    const table = accessing('Hedge Fund');
    expect([table.awaits, table.decision?.kind]).toEqual(['runner', 'trashAccessed']);
    expect(table.keys).toEqual(['continue']);
    expect(table.decision?.rule).toBe('7.2.2');
  },
);

rule(current('9.2.10c'), 'once the Runner passed it is closed, and not opened again', () => {
  const table = accessing('PAD Campaign');
  expect(table.keys.length).toBe(2); // trash it, or go on
  leavesIt(table);
  expect(table.decision?.kind).not.toBe('trashAccessed');
});

refuses(current('9.2.10b'), 'what is no mid-access ability, each for its own reason', () => {
  const table = accessing('Hedge Fund');
  expect(table.runner.explain(toTrash(table))).toMatchObject({ because: 'noTrashCost' });
  expect(table.runner.explain('use Forger 1')).toMatchObject({
    allowed: false,
    because: 'notAPaidAbilityWindow',
  });
  expect(table.corp.explain('rez PAD Campaign')).toMatchObject({ allowed: false });
  const poor = accessing('PAD Campaign', 3);
  expect(poor.runner.explain(toTrash(poor))).toMatchObject({ because: 'notEnoughCredits' });
});

rule('7.7.2', 'edition 1.4 asks only where the card can be trashed', () => {
  expect(accessing('Hedge Fund').decision?.kind).not.toBe('trashAccessed');
  expect(accessing('PAD Campaign').decision?.kind).toBe('trashAccessed');
});
