import { asset, gainCredits, inZone, operation, search, trash, when } from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { gatekeeper, plainUpgrade } from './corp-test-cards.ts';
import { serverAt } from './reading-the-table.ts';

// Cards set aside come from where they were before; cards in the root of HQ are not in HQ.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
/** 1 credit for cards trashed from R&D, 10 for cards trashed from HQ. */
const coroner = asset({
  ...corpCard,
  trash: 1,
  id: 'coroner',
  title: 'Coroner',
  text: [
    when({ deed: 'trash', from: 'rd' }, gainCredits(1)),
    when({ deed: 'trash', from: 'hq' }, gainCredits(10)),
  ],
});
const purgeFiles = operation({
  ...corpCard,
  id: 'purge_files',
  title: 'Purge Files',
  play: [trash(search(inZone('rd')))],
});
const rezzed = (card: string) => ({ card, rezzed: true });

rule(both('4.8.3'), 'a card found in R&D and set aside is trashed from R&D', () => {
  const table = scenario({
    cards: [coroner, purgeFiles],
    corp: {
      credits: 0,
      hq: ['Purge Files'],
      rd: ['IPO', 'Sprint'],
      servers: [{ server: 'remote-1', root: [rezzed('Coroner')] }],
    },
  });
  table.corp.plays('Purge Files');
  table.corp.chooses('Sprint');
  expect(table.corp.discardPile.sort()).toEqual(['Purge Files', 'Sprint']);
  expect(table.corp.credits).toBe(1);
});

rule(current('4.8.3 8.4.2b'), 'to other abilities a drawn card that is trashed comes from R&D', () => {
  const table = scenario({
    cards: [coroner, gatekeeper],
    corp: {
      credits: 0,
      hq: ['Tithe'],
      rd: ['IPO', 'Sprint'],
      servers: [
        { server: 'remote-1', root: [rezzed('Coroner')] },
        { server: 'remote-2', root: [rezzed('Gatekeeper')] },
      ],
    },
  });
  table.corp.takes('draw card');
  table.corp.triggers('Gatekeeper');
  expect([table.corp.hand, table.corp.discardPile]).toEqual([['Tithe'], ['IPO']]);
  expect(table.corp.credits).toBe(1);
});

rule('4.7.7c', 'the root of HQ takes any number of upgrades and nothing else, and is not HQ', () => {
  const table = scenario({
    cards: [plainUpgrade],
    corp: { hq: ['Plain Upgrade', 'Plain Upgrade', 'PAD Campaign', 'Offworld Office', 'Tithe'] },
  });
  const where = (title: string) =>
    [...new Set(table.moves.filter((move) => move.startsWith(`install ${title}`)))].map((move) =>
      move.split(' ').at(-1),
    );
  expect(where('Plain Upgrade')).toEqual(['hq', 'rd', 'archives', 'new-remote']);
  expect(where('PAD Campaign')).toEqual(['new-remote']);
  expect(where('Offworld Office')).toEqual(['new-remote']);
  for (const title of ['Plain Upgrade', 'Plain Upgrade', 'Tithe']) {
    if (table.decision?.kind === 'window') table.corp.passes();
    table.corp.installs(title, 'hq');
    if (table.keys.includes('done')) table.corp.isDone(); // without trashing what lies there
  }
  expect(table.runner.seen.corp.hq.count).toBe(5 - 3);
  const hq = serverAt(table.corp.seen, 'hq');
  expect(hq?.root.map((card) => card.title)).toEqual(['Plain Upgrade', 'Plain Upgrade']);
  expect(hq?.ice.map((card) => card.title)).toEqual(['Tithe']);
});
