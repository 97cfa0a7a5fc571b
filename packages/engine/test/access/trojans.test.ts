import type { CardView } from '@lastclick/engine';
import { addToHand, choose, installed, trash } from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { operationWith } from './test-cards.ts';

// Programs hosted on ice.

const iceAt = (table: Table, server: string): CardView | undefined =>
  table.runner.seen.corp.servers.find((one) => one.server === server)?.ice[0];

rule(
  both('1.12.5c', '1.13.6c'),
  'Botulus is installed on a piece of ice, rezzed or not, and nowhere else',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] },
          { server: 'remote-1', ice: ['Tithe'], root: ['PAD Campaign'] },
        ],
      },
      runner: { credits: 5, grip: ['Botulus'] },
    });
    const installs = table.moves.filter((move) => move.startsWith('install'));
    expect(installs.sort()).toEqual(['install Botulus on Palisade', 'install Botulus on Tithe']);
    table.runner.installs('Botulus', 'on Tithe');
    expect(iceAt(table, 'remote-1')?.hosted).toMatchObject([{ title: 'Botulus', counters: { virus: 1 } }]);
    expect([table.runner.credits, table.runner.memory.used]).toEqual([5 - 2, 1]);
    expect(table).toBeSettled();
  },
);

refuses(both('1.12.5c', '1.13.6c'), 'installing Botulus without any ice', () => {
  const table = scenario({ at: 'runner.action', runner: { credits: 5, grip: ['Botulus'] } });
  expect(table.runner.explain('install Botulus').allowed).toBe(false);
  expect(table.moves.filter((move) => move.startsWith('install'))).toEqual([]);
});

const dismiss = operationWith('Dismiss', trash(choose(installed('ice'))));
const retreat = operationWith('Retreat', addToHand(choose(installed('ice'))));

rule(both('1.12.11', '1.13.13'), 'when its ice is uninstalled, the trojan is trashed', () => {
  for (const title of ['Dismiss', 'Retreat']) {
    const table = scenario({
      at: 'corp.action',
      cards: [dismiss, retreat],
      corp: {
        hq: [title],
        servers: [{ server: 'hq', ice: [{ card: 'Palisade', rezzed: true, hosted: ['Botulus'] }] }],
      },
    });
    table.corp.plays(title);
    expect(table.runner.discardPile).toEqual(['Botulus']);
    expect(table.runner.memory.used).toBe(0);
    expect(table).toBeSettled();
  }
});

rule(
  both('1.12.9', '1.13.10'),
  'a trojan on ice is installed and active; its host is the ice it lies on',
  () => {
    const table = scenario({
      at: '5.7.1d',
      corp: {
        servers: [
          {
            server: 'hq',
            ice: [
              { card: 'Palisade', rezzed: true, hosted: [{ card: 'Tranquilizer', virus: 2 }] },
              { card: 'Tithe', rezzed: true, hosted: [{ card: 'Tranquilizer', virus: 0 }] },
            ],
          },
        ],
      },
    });
    // As the turn begins each places a virus counter; three of them derez the host.
    if (table.decision?.kind === 'reaction') table.runner.triggers('Tranquilizer');
    const ice = table.runner.seen.corp.servers.find(({ server }) => server === 'hq')?.ice ?? [];
    expect(ice.map((card) => [card.rezzed, card.hosted[0]?.counters])).toEqual([
      [false, { virus: 3 }],
      [true, { virus: 1 }],
    ]);
    expect(table).toBeSettled();
  },
);

rule(both('1.12.9', '1.13.10'), 'Botulus breaks subroutines of its host only', () => {
  const run = (server: string): Table => {
    const table = scenario({
      at: 'runner.action',
      corp: {
        servers: [
          {
            server: 'hq',
            ice: [{ card: 'Palisade', rezzed: true, hosted: [{ card: 'Botulus', virus: 1 }] }],
          },
          { server: 'rd', ice: [{ card: 'Palisade', rezzed: true }] },
        ],
      },
      runner: { credits: 0 },
    });
    table.runner.takes(`run ${server}`);
    return table;
  };
  const host = run('hq');
  host.runner.uses('Botulus');
  host.runner.takes('continue');
  expect(host.happened('runSuccessful').length).toBe(1);
  const other = run('rd'); // the run ends: nothing can be broken
  expect(other.decision?.kind).toBe('action');
  expect(other.happened('runSuccessful')).toEqual([]);
  expect(iceAt(other, 'hq')?.hosted[0]?.counters).toEqual({ virus: 1 });
});
