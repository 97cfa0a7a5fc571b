import {
  addToHand,
  choose,
  gainCredits,
  install,
  installed,
  inZone,
  type Step,
  swap,
  when,
  whenAccessed,
} from '@lastclick/engine/language';
import { current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { accessed, accesses, goOn, leavesIt, runOn } from './making-runs.ts';
import { assetWith, upgradeWith } from './test-cards.ts';

// Cards that enter the root of a server while it is breached.

const inviting = (title: string, ...then: readonly Step[]) =>
  upgradeWith(title, {
    text: [whenAccessed(install(choose(inZone('hq', { can: 'install' }))), ...then)],
  });
const host = inviting('Host');
const turncoat = inviting('Turncoat', addToHand(choose(installed('asset'))));
const parlour = upgradeWith('Parlour', {
  text: [whenAccessed(swap(choose(installed('upgrade'), 2)))],
});
const guest = assetWith('Guest', {});
const watcher = upgradeWith('Watcher', { text: [when({ deed: 'install' }, gainCredits(1))] });
const plain = upgradeWith('Plain', {});
const other = upgradeWith('Other', {});
const cards = [host, turncoat, parlour, guest, watcher, plain, other];

/** The Corp installs its only card in hand as the Runner accesses the first card of the root. */
const breach = (root: readonly string[], hq: readonly string[], into: string): Table => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: {
      credits: 0,
      hq: [...hq],
      servers: [
        { server: 'remote-1', root: [...root] },
        { server: 'remote-2', root: ['Plain', { card: 'Watcher', rezzed: true }] },
      ],
    },
    runner: { credits: 0 },
  });
  runOn(table, 'remote-1');
  if (table.decision?.kind === 'access') accesses(table, root[0] ?? '');
  if (table.decision?.kind === 'destination') table.corp.takes(`choose ${into}`);
  if (table.decision?.kind === 'trashLikeCards') table.corp.isDone();
  return table;
};

rule(
  current('7.4.6a 10.3.1j'),
  'a card that enters the breached root is asked about, and accessed if the Runner says so',
  () => {
    const table = breach(['Host'], ['Guest'], 'remote-1');
    expect([table.awaits, table.decision?.kind, table.decision?.rule]).toEqual([
      'runner',
      'candidate',
      '10.3.1j',
    ]);
    expect(table.moves).toEqual(['yes', 'no']);
    table.runner.accepts();
    expect(accessed(table)).toEqual(['Host', 'Guest']);
    expect(table).toBeSettled();
  },
);

rule(current('7.4.6a 10.3.1j'), 'declined, it is no candidate for the rest of the breach', () => {
  const table = breach(['Host', 'Other'], ['Guest'], 'remote-1');
  table.runner.declines();
  expect(accessed(table)).toEqual(['Host', 'Other']);
  expect(table.runner.seen.run).toBeNull();
  goOn(table);
  runOn(table, 'remote-1'); // another breach, where it lies in the root from the beginning
  expect(table.moves).toContain('access Guest');
});

rule(current('10.3.1j 7.4.6a'), 'the others stay candidates beside it, in any order', () => {
  const table = breach(['Host', 'Other'], ['Guest'], 'remote-1');
  table.runner.accepts();
  expect(table.moves.length).toBe(2);
  accesses(table, table.keys[1]?.replace('access ', '') ?? '');
  expect(accessed(table).sort()).toEqual(['Guest', 'Host', 'Other']);
});

rule(current('7.4.6a'), 'a card that enters another root is nobody’s question', () => {
  const table = breach(['Host'], ['Guest'], 'remote-2');
  expect(table.runner.seen.run).toBeNull();
  expect(accessed(table)).toEqual(['Host']);
});

rule(
  current('10.3.1j 10.3.2'),
  'it is asked in the checkpoint, before abilities about the install resolve',
  () => {
    const table = breach(['Host'], ['Guest'], 'remote-1');
    expect([table.decision?.kind, table.corp.credits]).toEqual(['candidate', 0]);
    table.runner.declines();
    expect([accessed(table), table.corp.credits]).toEqual([['Host'], 1]);
  },
);

rule(current('7.4.5 7.4.6a'), 'one that was accepted and left again is not accessed', () => {
  const table = breach(['Turncoat'], ['Guest'], 'remote-1');
  table.runner.accepts();
  expect(table.corp.hand).toEqual(['Guest']);
  expect(accessed(table)).toEqual(['Turncoat']);
  expect(table).toBeSettled();
});

rule(current('7.4.6a'), 'a card swapped into the breached root has entered it', () => {
  for (const wanted of [true, false]) {
    const table = breach(['Parlour', 'Other'], [], '');
    table.corp.chooses('Plain');
    table.corp.chooses('Other');
    expect(table.decision?.kind).toBe('candidate');
    if (wanted) table.runner.accepts();
    else table.runner.declines();
    expect(accessed(table)).toEqual(['Parlour', ...(wanted ? ['Plain'] : [])]);
  }
});

rule('7.1.2c', 'edition 1.4 asks nothing: the number of accesses was fixed', () => {
  const table = breach(['Host'], ['Guest'], 'remote-1');
  if (table.decision?.kind === 'trashAccessed') leavesIt(table);
  expect(accessed(table)).toEqual(['Host']);
  expect(table.runner.seen.run).toBeNull();
});

/** Accesses as the number of them is fixed when they begin (1.4). The Corp installs Guest while the first card is accessed. */
const fixedNumber = (root: readonly string[], hq: readonly string[]): Table => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: { credits: 0, hq: [...hq], servers: [{ server: 'hq', root: [...root] }] },
    runner: { credits: 0 },
  });
  runOn(table, 'hq');
  if (table.decision?.kind === 'access') accesses(table, 'Host');
  if (table.decision?.kind === 'target') table.corp.chooses('Plain');
  if (table.decision?.kind === 'destination') table.corp.takes('choose hq');
  if (table.decision?.kind === 'trashLikeCards') table.corp.isDone();
  return table;
};

rule('7.1.2c 7.1.4', 'a card that enters the root does not take the place of the card in HQ', () => {
  // Two accesses: Host in the root and one card of the two in HQ, of which the Corp installs one.
  const table = fixedNumber(['Host'], ['Plain', 'Guest']);
  expect(accessed(table)).toEqual(['Host', 'Guest']);
  expect(table).toBeSettled();
});

rule('7.1.2c 7.1.2d', 'it is accessed only where the number is not reached without it', () => {
  // Two accesses, but the only card of HQ is now the one in the root.
  const table = fixedNumber(['Host'], ['Plain']);
  expect(accessed(table)).toEqual(['Host', 'Plain']);
  expect(table).toBeSettled();
});
