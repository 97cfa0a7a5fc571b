import { choose, gainCredits, installed, swap, trash } from '@lastclick/engine/language';
import { scenario } from '@lastclick/testkit';
import { assetWith, freely, iceThat, resourceWith, rezzed } from './test-cards.ts';

// Cards and a position for tests about where the Runner stands: ice to meet, and ways to take it away or move it.

export const ICE = installed('ice');
export const sapper = resourceWith('Sapper', { text: [freely(trash(choose(ICE)))] });
export const crane = assetWith('Crane', { text: [freely(swap(choose(ICE, 2)))] });
/** Ice that stops nobody. */
export const gaps = ['Outer', 'Middle', 'Inner', 'Other'].map((title) => iceThat(title, [gainCredits(1)]));
export const along = ['iceApproached', 'iceEncountered', 'icePassed', 'serverApproached'] as const;

/** A run on HQ with this ice, a Sapper in the rig and a Crane in a remote server. */
export const runOnHq = (...ice: readonly (string | ReturnType<typeof rezzed>)[]) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [sapper, crane, ...gaps],
    corp: {
      credits: 0,
      hq: ['Hedge Fund'],
      servers: [
        { server: 'hq', ice },
        { server: 'rd', ice: ['Palisade', 'Other', 'Tithe'] },
        { server: 'remote-1', root: [rezzed('Crane')] },
      ],
    },
    runner: { rig: ['Sapper'] },
  });
  table.runner.takes('run hq');
  return table;
};
export const sap = (table: ReturnType<typeof runOnHq>, title: string): void => {
  table.runner.uses('Sapper');
  table.runner.chooses(title);
};
export const craneSwaps = (table: ReturnType<typeof runOnHq>, first: string, second: string): void => {
  if (table.awaits === 'runner') table.runner.passes();
  table.corp.uses('Crane');
  table.corp.chooses(first);
  table.corp.chooses(second);
};
