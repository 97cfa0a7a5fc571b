import { current, expect, rule, scenario } from '@lastclick/testkit';
import { accesses, runOn, trashesAccessed } from './making-runs.ts';

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
  current('9.12.5a 9.12.5d'),
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
