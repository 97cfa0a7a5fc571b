// Effects that resolve a subroutine of a piece of ice.

import {
  choose,
  endTheRun,
  fire,
  gainCredits,
  hostedCounters,
  ice,
  operation,
  sub,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const vault = ice({
  ...ofCorp,
  strength: 3,
  id: 'vault',
  title: 'Vault',
  text: [sub(gainCredits(hostedCounters('power'))), sub(gainCredits(3))],
});
const wall = ice({ ...ofCorp, strength: 3, id: 'wall', title: 'Wall', text: [sub(endTheRun)] });
const blank = ice({ ...ofCorp, strength: 3, id: 'blank', title: 'Blank', text: [] });
const unleash = operation({
  ...ofCorp,
  id: 'unleash',
  title: 'Unleash',
  play: [fire(choose({ rezzed: true, type: 'ice' })), gainCredits(1)],
});
const cards = [vault, wall, blank, unleash];
const ready = (...titles: string[]) =>
  scenario({
    cards,
    corp: {
      credits: 0,
      hq: ['Unleash'],
      servers: [{ server: 'hq', ice: titles.map((card) => ({ card, rezzed: true, power: 2 })) }],
    },
  });

rule(both('6.5.5', '9.8.1'), 'a subroutine resolves as one of its own ice', () => {
  const table = ready('Vault');
  table.corp.plays('Unleash');
  expect(table.moves).toEqual(['subroutine 1', 'subroutine 2']);
  table.corp.takes('subroutine 1');
  expect(table.corp.credits).toBe(2 + 1);
  expect(table).toBeSettled();
});

rule(
  both('6.5.5', '6.1.4c'),
  'without a run there is none to end; the only subroutine is not asked for',
  () => {
    const table = ready('Wall');
    table.corp.plays('Unleash');
    expect([table.corp.credits, table.decision?.kind]).toEqual([1, 'action']);
  },
);

rule(both('1.14.2b', '1.15.2b'), 'ice without subroutines cannot be chosen', () => {
  const table = ready('Blank', 'Wall', 'Vault');
  table.corp.plays('Unleash');
  expect(table.moves).toEqual(['choose Vault', 'choose Wall']);
});
