// What made cards found that never came to an end: cards on what they host, and pools that ask for themselves.

import { EDITION_IDS, view } from '@lastclick/engine';
import { action, atLeast, choose, click, host, hosts, your } from '@lastclick/engine/language';
import { expect, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { resourceWith } from '../runs/test-cards.ts';

const shelf = resourceWith('Shelf', {
  text: [
    hosts({}),
    action([click()], host('this', choose({ in: 'installed', side: 'runner', not: { is: 'this' } }))),
  ],
});
const lodge = resourceWith('Lodge', { text: [] });

test.each(EDITION_IDS)('under %s a card is not hosted on a card that lies on it', (edition) => {
  const table = scenario({
    at: 'runner.action',
    edition,
    cards: [shelf, lodge],
    runner: { clicks: 4, credits: 0, grip: ['Lodge'], rig: ['Shelf'] },
  });
  table.runner.installs('Lodge', 'on Shelf');
  table.runner.uses('Shelf');
  if (table.decision?.kind === 'target') table.runner.chooses('Lodge');
  const [one] = view(table.game, 'corp').runner.rig;
  expect([one?.title, one?.hosted.map(({ title }) => title)]).toEqual(['Shelf', ['Lodge']]);
});

const vault = resourceWith('Vault', {
  text: [{ static: 'spend', on: 'anything', inPool: true, while: atLeast(1, your('credits')) }],
});

test.each(EDITION_IDS)(
  'under %s credits on a card count in the pool by what lies in the pool itself',
  (edition) => {
    for (const [credits, all] of [
      [2, 5],
      [0, 0],
    ] as const) {
      const table = scenario({
        at: 'runner.action',
        edition,
        cards: [vault],
        runner: { clicks: 4, credits, rig: [{ card: 'Vault', credits: 3 }] },
      });
      expect(table.runner.credits).toBe(all);
    }
  },
);
