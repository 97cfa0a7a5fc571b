import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, goOn, runOn, shown } from './card.ts';

// What is printed on the cards, seen in play: each cost is payable exactly, and not with one credit less.

/** Rez cost and trash cost. */
const INTO_THE_ROOT: Readonly<Record<string, readonly [rez: number, trash: number]>> = {
  'Anoetic Void': [0, 1],
  'AMAZE Amusements': [1, 3],
  Clearinghouse: [0, 3],
  'Jeeves Model Bioroids': [2, 5],
  'Malapert Data Vault': [1, 4],
  'Manegarm Skunkworks': [2, 3],
  'Marilyn Campaign': [2, 3],
  'Melange Mining Corp.': [1, 1],
  'Mumba Temple': [1, 3],
  'Nico Campaign': [2, 2],
  'PAD Campaign': [2, 4],
  'Rashida Jaheem': [0, 1],
  'Regolith Mining License': [2, 3],
  'Simone Diego': [4, 3],
  'Spin Doctor': [0, 2],
  'The Root': [6, 4],
  'Urtica Cipher': [0, 2],
};

/** Rez cost and strength before HQ. */
const ICE: Readonly<Record<string, readonly [rez: number, strength: number]>> = {
  'Ansel 1.0': [6, 4],
  Ballista: [5, 4],
  'Brân 1.0': [6, 6],
  Diviner: [2, 3],
  Enigma: [3, 2],
  Funhouse: [5, 4],
  'Ice Wall': [1, 1],
  Karunā: [4, 3],
  Palisade: [3, 2],
  Pharos: [7, 5],
  Ping: [2, 1],
  Tithe: [1, 1],
  'Wall of Static': [3, 3],
  Whitespace: [2, 0],
};

/** Advancement requirement and agenda points. */
const AGENDAS: Readonly<Record<string, readonly [requirement: number, points: number]>> = {
  'Above the Law': [3, 2],
  'Breaking News': [2, 1],
  'Hostile Takeover': [2, 1],
  'Longevity Serum': [3, 2],
  'Luminal Transubstantiation': [3, 2],
  'Offworld Office': [4, 2],
  'Orbital Superiority': [4, 2],
  'Send a Message': [5, 3],
  'Superconducting Hub': [3, 1],
  'Tomorrowʼs Headline': [3, 2],
};

const UNIQUE = [
  'Anoetic Void',
  'AMAZE Amusements',
  'Jeeves Model Bioroids',
  'Malapert Data Vault',
  'Manegarm Skunkworks',
  'Rashida Jaheem',
  'Simone Diego',
  'Spin Doctor',
  'The Root',
];

card('Printed values', (setUp) => {
  for (const [title, [rez, trash]] of Object.entries(INTO_THE_ROOT)) {
    test(`${title}: rezzed for ${rez}, trashed for ${trash}`, () => {
      for (const credits of rez === 0 ? [0] : [rez - 1, rez]) {
        const table = setUp({
          at: '5.6.2a',
          priority: 'every',
          corp: { credits, servers: [{ server: 'remote-1', root: [title] }] },
        });
        expect(table.corp.explain(`rez ${title}`)).toMatchObject(
          credits < rez ? { because: 'notEnoughCredits' } : { allowed: true },
        );
        if (credits < rez) continue;
        table.corp.rezzes(title);
        expect(table.corp.credits).toBe(0);
      }
      for (const credits of [trash - 1, trash]) {
        const table = setUp({
          at: 'runner.action',
          corp: { credits: 0, servers: [{ server: 'remote-1', root: [title] }] },
          runner: { credits, grip: ['Diesel', 'Diesel', 'Diesel'] },
        });
        table.runner.takes('run remote-1');
        goOn(table, () => table.runner.seen.access !== null || table.decision?.kind === 'action');
        while (table.decision?.kind === 'window') table.choose(table.decision.seat, 'pass');
        expect(table.moves.includes(`trash ${title}`)).toBe(credits === trash);
      }
    });
  }

  for (const [title, [rez, strength]] of Object.entries(ICE)) {
    test(`${title}: rezzed for ${rez}, strength ${strength}`, () => {
      for (const credits of [rez - 1, rez]) {
        const table = setUp({
          at: 'runner.action',
          corp: { credits, servers: [{ server: 'hq', ice: [title] }] },
          runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
        });
        table.runner.takes('run hq');
        goOn(table, () => table.moves.includes(`rez ${title}`));
        expect(table.moves.includes(`rez ${title}`)).toBe(credits === rez);
        if (credits < rez) continue;
        table.corp.rezzes(title);
        expect(table.happened('creditsSpent').map((event) => event.amount)).toEqual([rez]);
        expect(shown(table, title).strength).toBe(strength);
      }
    });
  }

  for (const [title, [requirement, points]] of Object.entries(AGENDAS)) {
    test(`${title}: scored with ${requirement}, worth ${points}, to either side`, () => {
      for (const advancement of [requirement - 1, requirement]) {
        const table = setUp({
          at: '5.6.2a',
          priority: 'every',
          corp: { servers: [{ server: 'remote-1', root: [{ card: title, advancement }] }] },
        });
        expect(table.corp.explain(`score ${title}`)).toMatchObject(
          advancement < requirement ? { because: 'notAdvancedEnough' } : { allowed: true },
        );
        if (advancement < requirement) continue;
        table.corp.scores(title);
        expect(table.corp.points).toBe(points);
      }
      const stolen = setUp({ at: 'runner.action', corp: { hq: [title] } });
      runOn(stolen, 'hq');
      expect(stolen.runner.points).toBe(points);
    });
  }

  for (const title of UNIQUE) {
    test(`${title} is unique: the newer one stays`, () => {
      const table = setUp({
        at: '5.6.2a',
        corp: {
          credits: 6,
          servers: [
            { server: 'remote-1', root: [{ card: title, rezzed: true }] },
            { server: 'remote-2', root: [title] },
          ],
        },
      });
      table.corp.rezzes(title);
      if (table.decision?.kind === 'pay') table.choose('corp', 'pay pool');
      expect(table.corp.discardPile).toEqual([title]);
      expect(table.corp.seen.corp.servers.at(-1)?.root[0]).toMatchObject({ title, rezzed: true });
    });
  }

  test('the others are not: two PAD Campaigns stay', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
    });
    table.corp.rezzes('PAD Campaign');
    expect(table.corp.discardPile).toEqual([]);
  });
});
