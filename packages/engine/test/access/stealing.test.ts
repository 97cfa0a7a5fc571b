import {
  asMany,
  cannot,
  damage,
  draw,
  forThe,
  gainCredits,
  giveTags,
  when,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, runOn } from './making-runs.ts';
import { agendaWith, assetWith, resourceWith, upgradeWith, whenStolen } from './test-cards.ts';

// Stealing agendas the Runner accesses.

rule(
  both('7.7.3 1.16.3 1.16.3d', '7.1.6 1.17.3 1.17.3d'),
  'an accessed agenda is stolen; the Runner is not asked',
  () => {
    for (const server of ['hq', 'rd', 'archives', 'remote-1']) {
      const table = scenario({
        at: 'runner.action',
        corp: {
          hq: ['Offworld Office'],
          rd: ['Offworld Office', 'IPO'],
          archives: ['Offworld Office'],
          servers: [{ server: 'remote-1', root: ['Offworld Office'] }],
        },
      });
      runOn(table, server);
      expect([table.runner.scored, table.runner.points]).toEqual([['Offworld Office'], 2]);
      expect(table.corp.points).toBe(0);
      expect(table.decision?.kind).toBe('action');
    }
  },
);

rule(both('1.16.4', '1.17.4'), 'a stolen agenda lies faceup, even one that was facedown until then', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
  });
  runOn(table, 'remote-1');
  expect(table.corp.seen.runner.scored).toMatchObject([{ title: 'Offworld Office', faceup: true }]);
});

rule(
  both('1.16.5', '1.17.5'),
  'stealing an installed agenda uninstalls it and returns its advancement counters',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 3 }] }] },
    });
    runOn(table, 'remote-1');
    expect(table.runner.seen.runner.scored[0]?.counters).toEqual({});
    expect(table.runner.seen.corp.servers.map(({ server }) => server)).toEqual(['hq', 'rd', 'archives']);
    expect(table).toBeSettled();
  },
);

const revenge = agendaWith('Revenge', whenStolen(giveTags(asMany)));

rule(both('1.16.8', '1.17.8'), 'an ability about the steal knows how far the agenda was advanced', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [revenge],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Revenge', advancement: 3 }] }] },
  });
  runOn(table, 'remote-1');
  expect(table.runner.tags).toBe(3);
});

const witness = assetWith('Witness', {
  text: [when({ deed: 'steal' }, giveTags(1), draw(1))],
});

rule(
  both('1.16.7', '1.17.7'),
  "abilities about stealing wait until the agenda is in the Runner's score area",
  () => {
    const position = {
      at: 'runner.action',
      cards: [witness],
      corp: {
        hq: ['Send a Message'],
        servers: [
          { server: 'rd', ice: ['Tithe', 'Palisade'] },
          { server: 'remote-1', root: [{ card: 'Witness', rezzed: true }] },
        ],
      },
    };
    const table = scenario(position);
    runOn(table, 'hq');
    // Two abilities of the Corp wait; the agenda is already where it belongs.
    expect(table.decision).toMatchObject({ seat: 'corp', kind: 'reaction' });
    expect(table.runner.scored).toEqual(['Send a Message']);
    expect(table.corp.hand).toEqual([]);
  },
);

rule(
  both('1.16.2 10.3.1c', '1.17.2 10.3.1c'),
  'with the seventh point the Runner wins at once, whatever else the steal would bring',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [agendaWith('Trap Door', whenStolen(damage('net', 5)))],
      corp: { archives: ['Trap Door', 'IPO', 'Sprint'] },
      runner: { scored: ['Send a Message', 'Offworld Office'], grip: ['Diesel'] },
    });
    runOn(table, 'archives');
    accesses(table, 'Trap Door'); // 3 + 2 + 2
    expect(table.outcome).toEqual({ winner: 'runner', reason: 'agendaPoints' });
    expect(accessed(table)).toEqual(['Trap Door']); // the other cards were not accessed any more
  },
);

refuses(both('1.2.2'), 'stealing while an effect says the Runner cannot', () => {
  const calm = upgradeWith('Calm', {
    text: [when({ deed: 'succeed' }, forThe('run', cannot({ deed: 'steal' })))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [calm],
    corp: {
      hq: ['Offworld Office'],
      servers: [{ server: 'remote-1', root: [{ card: 'Calm', rezzed: true }] }],
    },
  });
  runOn(table, 'hq');
  expect(accessed(table)).toEqual(['Offworld Office']);
  expect([table.runner.scored, table.corp.hand]).toEqual([[], ['Offworld Office']]);
  expect(table).toBeSettled();
});

const thief = resourceWith('Thief', { text: [when({ deed: 'steal' }, gainCredits(3))] });

rule(both('1.16.7', '1.17.7'), "the Runner's own abilities see the steal as well", () => {
  const table = scenario({
    at: 'runner.action',
    cards: [thief],
    corp: { hq: ['Offworld Office'] },
    runner: { credits: 0, rig: ['Thief'] },
  });
  runOn(table, 'hq');
  expect(table.runner.credits).toBe(3);
  expect(table).toBeSettled();
});
