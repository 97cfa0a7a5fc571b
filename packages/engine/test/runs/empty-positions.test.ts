import { choose, install, inZone } from '@lastclick/engine/language';
import { current, expect, rule, scenario } from '@lastclick/testkit';
import { gaps, runOnHq, sap, sapper } from './rows-of-ice.ts';
import { finishRun, goOn, iceOf, leave, runTo, stop, story } from './run-table.ts';
import { assetWith, freely, rezzed } from './test-cards.ts';

// Positions come with ice that is installed, and vanish without it (6.2.2, 10.3.1i).

rule(
  current('10.3.1i'),
  "a position without ice is gone at once, but not the Runner's own, which goes when they leave it",
  () => {
    const table = runOnHq('Outer', rezzed('Middle'), 'Inner');
    const where = () => [table.corp.seen.run?.position, table.corp.seen.run?.ice?.title];
    runTo(table, '6.9.3b');
    expect(where()).toEqual([1, 'Middle']);
    sap(table, 'Inner'); // the position inward of the Runner ceases to exist
    expect(where()).toEqual([0, 'Middle']);
    sap(table, 'Middle'); // their own stays, empty
    expect(where()).toEqual([0, undefined]);
    leave(table);
    expect([stop(table), ...where()]).toEqual(['6.9.4b runner window', 0, undefined]);
    runTo(table, '6.9.4e');
    expect(where()).toEqual([null, undefined]);
    finishRun(table);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Outer', 'iceApproached Middle']);
  },
);

rule(
  current('6.2.2'),
  'installed ice gets a position of its own, next to an empty one the Runner still holds',
  () => {
    const yard = assetWith('Yard', { text: [freely(install(choose(inZone('hq'))))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [sapper, yard, ...gaps],
      corp: {
        hq: ['Other'],
        servers: [
          { server: 'rd', ice: [rezzed('Outer'), 'Inner'] },
          { server: 'remote-1', root: [rezzed('Yard')] },
        ],
      },
      runner: { rig: ['Sapper'] },
    });
    table.runner.takes('run rd');
    runTo(table, '6.9.3b');
    table.runner.uses('Sapper');
    table.runner.chooses('Outer'); // the Runner's position is empty now
    table.runner.passes();
    table.corp.uses('Yard');
    table.corp.takes('choose rd');
    table.corp.isDone(); // trashes no ice first
    // Other does not fill the empty position: it lies outward of it, and Inner is still the next one inward.
    expect(iceOf(table, 'rd')).toEqual(['Other', 'Inner']);
    expect([table.corp.seen.run?.position, table.corp.seen.run?.ice]).toEqual([1, null]);
    finishRun(table);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Outer', 'iceApproached Inner']);
    for (let i = 0; i < 5 && table.decision?.kind === 'window'; i++) goOn(table);
    table.runner.takes('run rd'); // in the next run both are met
    finishRun(table);
    expect(story(table, 'iceApproached').slice(2)).toEqual(['iceApproached Other', 'iceApproached Inner']);
  },
);
