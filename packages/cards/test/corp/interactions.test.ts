import { preventing, resource, trashSource } from '@lastclick/engine/language';
import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import {
  access,
  card,
  copies,
  finishRun,
  goOn,
  iceAt,
  ranSuccessfully,
  rig,
  rootOf,
  runIntoIce,
  runOn,
  shown,
} from './card.ts';

// What players ask about: Corp cards meeting other cards.

/** Saves a resource from being trashed by going itself. */
const bodyguard = resource({
  id: 'test_bodyguard',
  title: 'Bodyguard',
  faction: 'neutral_runner',
  subtypes: [],
  cost: 0,
  text: [preventing({ deed: 'trash', by: 'any', card: { type: 'resource' } }, [trashSource], 'all')],
});

card('Trashing a resource', (setUp) => {
  test('Above the Law can be prevented', () => {
    const table = setUp({
      at: '5.6.2a',
      cards: [bodyguard],
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Above the Law', advancement: 3 }] }] },
      runner: { rig: ['Smartware Distributor', 'Bodyguard'] },
    });
    table.corp.scores('Above the Law');
    table.corp.triggers('Above the Law');
    table.corp.chooses('Smartware Distributor');
    table.runner.uses('Bodyguard');
    expect(rig(table)).toEqual(['Smartware Distributor']);
  });

  test('Corporate Town cannot', () => {
    const table = setUp({
      at: '5.6.1d',
      cards: [bodyguard],
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Corporate Town', rezzed: true }] }] },
      runner: { rig: ['Smartware Distributor', 'Bodyguard'] },
    });
    table.corp.triggers('Corporate Town');
    table.corp.chooses('Smartware Distributor');
    expect(rig(table)).toEqual(['Bodyguard']);
    expect(table.decision?.kind).not.toBe('interrupt');
  });
});

card('AMAZE Amusements and Carnivore', (setUp) => {
  test('trashed with a card ability while it is accessed it persists, too', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: 'AMAZE Amusements', rezzed: true }, 'Offworld Office'] },
        ],
      },
      runner: { credits: 0, rig: ['Carnivore'], grip: copies('Diesel', 2) },
    });
    runOn(table, 'remote-1');
    access(table, 'AMAZE Amusements');
    table.runner.uses('Carnivore');
    while (table.decision?.kind === 'pay') table.runner.chooses('Diesel');
    expect(table.corp.discardPile).toEqual(['AMAZE Amusements']);
    finishRun(table);
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.runner.tags).toBe(2);
  });
});

card('Manegarm Skunkworks and credits of a run', (setUp) => {
  test('Overclock pays for it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', root: [{ card: 'Manegarm Skunkworks', rezzed: true }] }] },
      runner: { credits: 1, clicks: 2, grip: ['Overclock'] },
    });
    table.runner.plays('Overclock');
    table.choose('runner', 'run hq');
    goOn(table);
    expect(table.moves).toEqual(['mode 2', 'mode 3']);
    table.runner.choosesMode(2);
    if (table.decision?.kind === 'pay') table.choose('runner', table.keys[0] ?? '');
    goOn(table);
    expect(table.runner.credits).toBe(0);
    expect(ranSuccessfully(table)).toBe(true);
  });
});

card('Tread Lightly', (setUp) => {
  test('makes rezzing Ping three dearer', () => {
    for (const credits of [4, 5]) {
      const table = setUp({
        at: 'runner.action',
        corp: { credits, servers: [{ server: 'hq', ice: ['Ping'] }] },
        runner: { grip: ['Tread Lightly'] },
      });
      table.runner.plays('Tread Lightly');
      table.choose('runner', 'run hq');
      goOn(table, () => table.moves.includes('rez Ping'));
      if (credits === 5) {
        table.corp.rezzes('Ping');
        expect(table.corp.credits).toBe(0);
        expect(table.runner.tags).toBe(1);
      } else expect(table.happened('rezzed')).toEqual([]);
    }
  });

  test('does nothing to what Send a Message rezzes', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, hq: ['Send a Message'], servers: [{ server: 'rd', ice: ['Archer'] }] },
      runner: { grip: ['Tread Lightly'] },
    });
    table.runner.plays('Tread Lightly');
    table.choose('runner', 'run hq');
    goOn(table);
    table.corp.triggers('Send a Message');
    expect(shown(table, 'Archer').rezzed).toBe(true);
  });
});

card('Palisade changing servers', (setUp) => {
  test('swapped by Tāo from a remote to HQ it loses its strength', () => {
    const tao = 'Tāo Salonga: Telepresence Magician';
    const table = setUp({
      at: 'runner.action',
      corp: {
        rd: ['Offworld Office', 'Hedge Fund'],
        servers: [
          { server: 'hq', ice: [{ card: 'Enigma', rezzed: true }] },
          { server: 'remote-1', ice: [{ card: 'Palisade', rezzed: true }] },
        ],
      },
      runner: { identity: tao },
    });
    expect(shown(table, 'Palisade').strength).toBe(4);
    runOn(table, 'rd');
    table.runner.triggers(tao);
    if (table.decision?.kind === 'target') {
      table.runner.chooses('Palisade');
      table.runner.chooses('Enigma');
    }
    expect(iceAt(table, 'hq')).toEqual(['Palisade']);
    expect(shown(table, 'Palisade').strength).toBe(2);
  });
});

card('Net Shield', (setUp) => {
  test('stops one point of the first net damage of a turn: Karunā’s first subroutine, not its second', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [{ card: 'Karunā', rezzed: true }] }] },
      runner: { grip: copies('Diesel', 5), rig: ['Net Shield'] },
    });
    runOn(table, 'hq');
    table.runner.triggers('Net Shield');
    if (table.decision?.kind === 'payOrNot') table.runner.accepts();
    expect(table.runner.hand.length).toBe(4);
    table.runner.takes('continue');
    expect(table.runner.hand.length).toBe(2);
    expect(table.runner.credits).toBe(4);
  });
});

card('Tags of one turn', (setUp) => {
  test('Breaking News makes Orbital Superiority hit', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: 'Breaking News', advancement: 2 }] },
          { server: 'remote-2', root: [{ card: 'Orbital Superiority', advancement: 4 }] },
        ],
      },
      runner: { grip: copies('Diesel', 4) },
    });
    table.corp.scores('Breaking News');
    table.corp.scores('Orbital Superiority');
    expect(table.runner.hand.length).toBe(0);
    expect(table.runner.tags).toBe(2);
  });

  test('a tag of Ping lets Retribution be played in the next turn', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 3, hq: ['Retribution'], servers: [{ server: 'rd', ice: ['Ping'] }] },
      runner: { clicks: 1, rig: ['Cleaver'], credits: 0 },
    });
    table.runner.takes('run rd');
    goOn(table, () => table.moves.includes('rez Ping'));
    table.corp.rezzes('Ping');
    goOn(table, () => table.decision?.kind === 'action');
    expect(table.phase).toBe('corp.action');
    table.corp.plays('Retribution');
    expect(rig(table)).toEqual([]);
  });
});

card('Facedown cards in Archives', (setUp) => {
  test('Anoetic Void feeds Restoring Humanity', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        identity: 'Jinteki: Restoring Humanity',
        credits: 2,
        hq: ['Tithe', 'Enigma'],
        servers: [{ server: 'hq', root: [{ card: 'Anoetic Void', rezzed: true }] }],
      },
      runner: { clicks: 1 },
    });
    runOn(table, 'hq');
    table.corp.triggers('Anoetic Void');
    while (table.decision?.kind === 'pay') table.choose('corp', table.keys[0] ?? '');
    expect(table.corp.credits).toBe(0);
    expect(table.phase).toBe('corp.action');
    for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
    expect(table.phase).toBe('runner.action');
    expect(table.corp.credits).toBe(3 + 1);
  });
});

card('Credits of several cards', (setUp) => {
  test('Simone Diego and The Root together pay for advancing; the Corp says whose', () => {
    const table = setUp({
      corp: {
        credits: 1,
        servers: [
          {
            server: 'remote-1',
            root: ['Offworld Office', { card: 'Simone Diego', rezzed: true, credits: 2 }],
          },
          { server: 'remote-2', root: [{ card: 'The Root', rezzed: true, credits: 3 }] },
        ],
      },
    });
    table.corp.advances('Offworld Office');
    expect(table.moves).toEqual(['pay 1 Simone Diego', 'pay 1 The Root', 'pay pool']);
    table.choose('corp', table.keys[1] ?? '');
    expect(shown(table, 'The Root').counters).toEqual({ credits: 2 });
    expect(shown(table, 'Simone Diego').counters).toEqual({ credits: 2 });
    expect(table.corp.credits).toBe(1);
  });

  test('a rez split between Mumba Temple and the pool', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 1,
        servers: [
          { server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true, credits: 2 }] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
    });
    table.corp.rezzes('PAD Campaign');
    table.choose('corp', table.keys[table.moves.indexOf('pay 1 Mumba Temple')] ?? '');
    if (table.decision?.kind === 'pay') table.choose('corp', 'pay pool');
    expect(table.corp.credits).toBe(0);
    expect(shown(table, 'Mumba Temple').counters).toEqual({ credits: 1 });
  });

  test('The Root pays the credits of Archer, not the agenda', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 1,
        scored: ['Hostile Takeover'],
        servers: [
          { server: 'hq', ice: ['Archer'] },
          { server: 'remote-1', root: [{ card: 'The Root', rezzed: true, credits: 3 }] },
        ],
      },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Archer'));
    table.corp.rezzes('Archer');
    while (table.decision?.kind === 'pay') table.choose('corp', table.keys[0] ?? '');
    expect(shown(table, 'Archer').rezzed).toBe(true);
    expect(table.corp.scored).toEqual([]);
    expect(shown(table, 'The Root').counters).toEqual({});
  });
});

card('Scoring with several abilities', (setUp) => {
  test('Precision Design and Malapert Data Vault in the order the Corp likes', () => {
    const identity = 'Haas-Bioroid: Precision Design';
    const table = setUp({
      at: '5.6.2a',
      corp: {
        identity,
        archives: ['Tithe'],
        rd: ['IPO', 'Hedge Fund'],
        servers: [
          {
            server: 'remote-1',
            root: [
              { card: 'Longevity Serum', advancement: 3 },
              { card: 'Malapert Data Vault', rezzed: true },
            ],
          },
        ],
      },
    });
    table.corp.scores('Longevity Serum');
    table.corp.triggers('Malapert Data Vault');
    table.corp.chooses('IPO');
    table.corp.triggers('Longevity Serum');
    table.corp.chooses('IPO');
    if (table.moves.includes('done')) table.corp.isDone();
    table.corp.triggers(identity);
    expect(table.moves).toEqual(['choose Tithe', 'choose IPO']);
    table.corp.chooses('IPO');
    expect(table.corp.hand).toEqual(['IPO']);
    expect(table.corp.discardPile).toEqual(['Tithe']);
    expect(rootOf(table, 'remote-1')).toEqual(['Malapert Data Vault']);
    expect(table).toBeSettled();
  });

  test('the larger hand of a forfeited Superconducting Hub is gone', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        scored: ['Superconducting Hub'],
        servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
      },
    });
    expect(table.corp.maximumHandSize).toBe(7);
    table.corp.rezzes('Corporate Town');
    expect(table.corp.maximumHandSize).toBe(5);
  });

  test('seven points win before anything else of the agenda happens', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 0,
        scored: ['Send a Message', 'Offworld Office'],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }],
      },
    });
    table.corp.scores('Offworld Office');
    expect(table.outcome).toMatchObject({ winner: 'corp', reason: 'agendaPoints' });
    expect(table.corp.credits).toBe(0);
  });
});

card('Unique Corp cards', (setUp) => {
  test('a second Rashida Jaheem makes the first go, as soon as she is rezzed', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: 'Rashida Jaheem', rezzed: true }] },
          { server: 'remote-2', root: ['Rashida Jaheem'] },
        ],
      },
    });
    table.corp.rezzes('Rashida Jaheem');
    expect(table.corp.discardPile).toEqual(['Rashida Jaheem']);
    expect(rootOf(table, 'remote-2')).toEqual(['Rashida Jaheem']);
  });
});

card('Bioroids', (setUp) => {
  test('losing clicks to break is no action', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Brân 1.0', rezzed: true }] }] },
      runner: { clicks: 4 },
    });
    table.runner.takes('gain credit');
    runIntoIce(table, 'hq');
    table.runner.uses('Brân 1.0');
    table.runner.takes('break 2');
    table.runner.uses('Brân 1.0');
    table.runner.takes('break 3');
    expect(table.runner.clicks).toBe(0);
    expect(table.runner.seen.happened.actions.length).toBe(2);
    goOn(table);
    table.corp.declines();
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
  });
});
