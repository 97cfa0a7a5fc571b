import {
  choose,
  inZone,
  moveToRootOf,
  operation,
  placeCounters,
  swap,
  upgrade,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { newTown, oldTown } from './corp-test-cards.ts';
import { serverAt, titles } from './reading-the-table.ts';

// Swapping between zones, and moving an installed card to another root.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const relief = operation({
  ...corpCard,
  id: 'relief',
  title: 'Relief',
  play: [
    placeCounters('power', 1, choose({ type: 'ice' })),
    swap('that', choose(inZone('hq', { type: ['ice', 'operation'] }))),
  ],
});
const greeter = upgrade({
  ...corpCard,
  id: 'greeter',
  title: 'Greeter',
  trash: 1,
  text: [when({ deed: 'install', card: { type: 'ice' } }, placeCounters('power', 1))],
});

rule(
  both('10.11.4 10.11.4a 10.11.4b', '8.8.4 8.8.4a 8.8.4b'),
  'a card swapped into play takes the exact place, the other goes where it came from with nothing on it',
  () => {
    const table = scenario({
      cards: [relief, greeter],
      corp: {
        credits: 0,
        hq: ['Relief', 'Tithe', 'IPO'],
        servers: [
          {
            server: 'remote-1',
            root: [{ card: 'Greeter', rezzed: true }],
            ice: ['Enigma', { card: 'Palisade', rezzed: true }, 'Whitespace'],
          },
        ],
      },
    });
    table.corp.plays('Relief');
    table.corp.chooses('Palisade');
    // An operation cannot lie there, so the only piece of ice is taken.
    const server = serverAt(table.corp.seen, 'remote-1');
    expect(titles(server?.ice)).toEqual(['Enigma', 'Tithe', 'Whitespace']);
    expect(server?.ice[1]).toMatchObject({ rezzed: false, counters: {} });
    expect(table.corp.hand.sort()).toEqual(['IPO', 'Palisade']);
    expect(table.corp.credits).toBe(0); // no install cost
    expect(server?.root[0]?.counters).toEqual({ power: 1 }); // it has been installed
  },
);

const follow = (id: string, title: string, subtypes: readonly 'region'[] = []) =>
  operation({
    ...corpCard,
    id,
    title,
    play: [
      placeCounters('power', 1, choose({ type: 'ice' })),
      moveToRootOf(
        choose({ type: 'upgrade', ...(subtypes.length === 0 ? {} : { subtype: 'region' }) }),
        'that',
      ),
    ],
  });

rule(
  current('1.12.4'),
  'an installed card that moves to another root is the same object, rezzed and with what is on it',
  () => {
    const table = scenario({
      cards: [follow('follow', 'Follow'), greeter],
      corp: {
        hq: ['Follow'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Greeter', rezzed: true, power: 2 }] },
          { server: 'hq', ice: ['Enigma'] },
        ],
      },
    });
    const before = serverAt(table.corp.seen, 'remote-1')?.root[0]?.object;
    table.corp.plays('Follow');
    expect(serverAt(table.corp.seen, 'hq')?.root[0]).toMatchObject({
      title: 'Greeter',
      object: before,
      rezzed: true,
      counters: { power: 2 },
    });
    expect(serverAt(table.corp.seen, 'remote-1')).toBeUndefined(); // the empty server is gone
  },
);

refuses(both('3.6.5e'), 'a second region in one root', () => {
  const table = scenario({
    cards: [follow('follow', 'Follow', ['region']), oldTown, newTown],
    corp: {
      hq: ['Follow'],
      servers: [
        { server: 'hq', root: ['Old Town'], ice: ['Enigma'] },
        { server: 'rd', root: ['New Town'] },
      ],
    },
  });
  table.corp.plays('Follow');
  table.corp.chooses('New Town');
  expect(titles(serverAt(table.corp.seen, 'hq')?.root)).toEqual(['Old Town']);
  expect(titles(serverAt(table.corp.seen, 'rd')?.root)).toEqual(['New Town']);
  expect(table.happened('moved')).toEqual([]);
});

rule(both('10.11.2', '8.8.2'), 'with nothing to swap with nothing happens', () => {
  const table = scenario({
    cards: [relief],
    corp: { hq: ['Relief', 'IPO'], servers: [{ server: 'hq', ice: ['Enigma'] }] },
  });
  table.corp.plays('Relief');
  expect(titles(serverAt(table.corp.seen, 'hq')?.ice)).toEqual(['Enigma']);
  expect(table.corp.hand).toEqual(['IPO']);
});
