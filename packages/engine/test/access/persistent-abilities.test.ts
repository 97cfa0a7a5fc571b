import { type ConditionalData, gainCredits, oncePerTurn, optional, when } from '@lastclick/engine/language';
import { current, expect, rule, scenario } from '@lastclick/testkit';
import { accesses, runOn, trashesAccessed } from './making-runs.ts';
import { resourceWith, upgradeWith } from './test-cards.ts';

// Abilities that outlast the trashing of their card during its access.

/** AMAZE Amusements and an agenda in one server: 2 tags as the run ends if the Runner stole. */
const amaze = (rezzed: boolean) => ({
  at: 'runner.action',
  corp: {
    hq: ['Hostile Takeover'],
    servers: [{ server: 'remote-1', root: [{ card: 'AMAZE Amusements', rezzed }, 'Hostile Takeover'] }],
  },
  runner: { credits: 3 },
});

rule(
  current('9.12.5a 9.12.5d 1.12.6a'),
  'a persistent ability of a rezzed card trashed during its access lasts for that run',
  () => {
    const table = scenario(amaze(true));
    runOn(table, 'remote-1');
    accesses(table, 'AMAZE Amusements');
    trashesAccessed(table);
    expect([table.runner.scored, table.runner.tags]).toEqual([['Hostile Takeover'], 2]);
    runOn(table, 'hq'); // another run, another steal
    expect([table.runner.scored.length, table.runner.tags]).toEqual([2, 2]);
    const unrezzed = scenario(amaze(false));
    runOn(unrezzed, 'remote-1');
    accesses(unrezzed, 'AMAZE Amusements');
    trashesAccessed(unrezzed);
    expect([unrezzed.runner.scored, unrezzed.runner.tags]).toEqual([['Hostile Takeover'], 0]);
  },
);

/** An upgrade with one persistent ability, between two other cards. */
const around = (ability: Omit<ConditionalData, 'persistent'>) => {
  const levy = upgradeWith('Levy', { text: [{ ...ability, persistent: true }] });
  const tip = resourceWith('Tip', {
    text: [when({ deed: 'trash', accessed: true }, gainCredits(1))],
  });
  const root = ['PAD Campaign', { card: 'Levy', rezzed: true }, 'Anoetic Void'];
  const table = scenario({
    at: 'runner.action',
    cards: [levy, tip],
    corp: { credits: 0, servers: [{ server: 'remote-1', root }] },
    runner: { credits: 1, rig: ['Tip'] },
  });
  runOn(table, 'remote-1');
  return table;
};

rule(current('9.12.5b'), 'a persisting ability is the same one: its use this turn still counts', () => {
  const table = around(optional(oncePerTurn(when({ deed: 'access' }, gainCredits(5)))));
  accesses(table, 'PAD Campaign');
  table.corp.triggers('Levy');
  accesses(table, 'Levy');
  trashesAccessed(table);
  expect([table.runner.seen.access?.title, table.decision?.kind]).toEqual(['Anoetic Void', 'trashAccessed']);
  expect(table.corp.credits).toBe(5); // the Corp was not asked again
  const unused = around(optional(oncePerTurn(when({ deed: 'access' }, gainCredits(5)))));
  accesses(unused, 'Levy');
  unused.corp.passes();
  trashesAccessed(unused);
  accesses(unused, 'PAD Campaign');
  unused.corp.triggers('Levy'); // now from Archives
  expect(unused.corp.credits).toBe(5);
});

rule(current('9.12.5b'), 'without a gap: it sees its own card trashed, and sees it once', () => {
  const table = around(when({ deed: 'trash', by: 'opponent' }, gainCredits(10)));
  accesses(table, 'Levy');
  trashesAccessed(table);
  expect([table.corp.discardPile, table.corp.credits]).toEqual([['Levy'], 10]);
});

rule(
  current('9.12.5c'),
  'a persisting ability lasts to the end of the run, its reactions included, and no longer',
  () => {
    const table = around(
      when(
        [
          { deed: 'gainCredits', by: 'opponent' },
          { deed: 'endRun', server: 'this' },
        ],
        gainCredits(100),
      ),
    );
    accesses(table, 'Levy');
    trashesAccessed(table);
    expect(table.corp.credits).toBe(100); // the credit of Tip, in the same run
    accesses(table, 'Anoetic Void');
    trashesAccessed(table);
    // Tip again; then PAD Campaign, too dear to trash, and the end of the run.
    expect([table.corp.seen.run, table.corp.credits]).toEqual([null, 100 + 100 + 100]);
    if (table.decision?.kind === 'window') table.corp.passes();
    table.runner.takes('gain credit');
    expect(table.corp.credits).toBe(300);
  },
);
