import { type CardView, EDITION_IDS } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { Desk } from '../src/stdio/desk.ts';
import type { RefereeView } from '../src/stdio/referee-view.ts';
import type { Json } from './child.ts';

const POSITION = {
  seed: 3,
  priority: 'every',
  at: '5.6.2b',
  turn: 9,
  corp: {
    identity: 'Haas-Bioroid: Precision Design',
    credits: 11,
    clicks: 2,
    badPublicity: 3,
    hq: ['Hedge Fund', 'Tithe', 'Offworld Office'],
    rd: ['IPO', 'Hedge Fund', 'Sprint'],
    archives: ['Sprint', { card: 'Breaking News', faceup: false }],
    scored: [{ card: 'Superconducting Hub', agenda: 2 }],
    servers: [
      { server: 'hq', ice: ['Tithe', { card: 'Tithe', rezzed: true }], root: ['Simone Diego'] },
      { server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits: 6 }] },
      {
        server: 'remote-4',
        ice: ['Tithe'],
        root: [{ card: 'Orbital Superiority', advancement: 3, installedThisTurn: true }],
      },
    ],
  },
  runner: {
    identity: 'The Catalyst: Convention Breaker',
    credits: 8,
    clicks: 1,
    tags: 2,
    coreDamage: 1,
    grip: ['Diesel', 'Sure Gamble'],
    stack: ['Fermenter', 'Diesel', 'Decoy'],
    heap: ['Sure Gamble', 'VRcation'],
    rig: [
      { card: 'Fermenter', virus: 4 },
      { card: 'Plascrete Carapace', power: 2 },
      { card: 'Off-Campus Apartment', hosted: ['Joshua B.', { card: 'Decoy', installedThisTurn: true }] },
      'Dyson Mem Chip',
    ],
    scored: ['Hostile Takeover'],
  },
  removed: [
    { card: 'Spin Doctor', side: 'corp' },
    { card: 'Bookmark', side: 'runner' },
  ],
  happened: {
    actions: ['gainCredit', 'install'],
    clicksSpent: 2,
    thisTurn: [{ deed: 'install', side: 'corp', card: 'Orbital Superiority', amount: 1 }],
    lastTurn: { runner: [{ deed: 'takeTags', side: 'runner', amount: 2 }] },
  },
} as const;

const titles = (cards: readonly CardView[] | undefined): (string | undefined)[] =>
  (cards ?? []).map((card) => card.title);

describe.each(EDITION_IDS)('a position under edition %s', (edition) => {
  const desk = new Desk();
  const ask = (request: Json): Json => desk.answerLine(JSON.stringify(request)) as Json;
  const made = ask({ do: 'new', setup: { scenario: { ...POSITION, edition } } });
  const view = ask({ do: 'view' }).view as unknown as RefereeView;

  test('the view says the turn and the step back', () => {
    expect(made).toMatchObject({ ok: true, decision: { seat: 'corp', kind: 'action' } });
    expect(view).toMatchObject({ seat: 'referee', edition, priority: 'every', outcome: null });
    expect(view.turn).toEqual({ number: 9, side: 'corp', phase: 'corp.action', step: '5.6.2b' });
    expect(view.waiting).toEqual({ seat: 'corp', kind: 'action', rule: '5.6.2b' });
  });

  test('both players, with what is computed', () => {
    expect(view.corp).toMatchObject({ credits: 11, clicks: 2, badPublicity: 3, agendaPoints: 1 });
    expect(view.corp.identity.title).toBe(POSITION.corp.identity);
    expect(view.corp.maximumHandSize).toBe(5 + 1 + 2);
    expect(view.runner).toMatchObject({
      credits: 8,
      clicks: 1,
      tags: 2,
      coreDamage: 1,
      agendaPoints: 1,
      link: 1,
    });
    expect(view.runner.identity.title).toBe(POSITION.runner.identity);
    expect(view.runner.maximumHandSize).toBe(5 - 1);
    expect(view.runner.memory).toEqual({ limit: 4 + 1, used: 1 });
  });

  test('every zone in order, face up or down', () => {
    expect(titles(view.corp.hq.cards)).toEqual(POSITION.corp.hq);
    expect(titles(view.corp.rd.cards)).toEqual(POSITION.corp.rd);
    expect(view.corp.archives).toMatchObject([
      { title: 'Sprint', faceup: true },
      { title: 'Breaking News', faceup: false },
    ]);
    expect(titles(view.runner.grip.cards)).toEqual(POSITION.runner.grip);
    expect(titles(view.runner.stack.cards)).toEqual(POSITION.runner.stack);
    expect(titles(view.runner.heap)).toEqual(POSITION.runner.heap);
    expect(titles(view.removed)).toEqual(['Spin Doctor', 'Bookmark']);
    expect(view.corp.scored).toMatchObject([{ title: 'Superconducting Hub', counters: { agenda: 2 } }]);
    expect(titles(view.runner.scored)).toEqual(['Hostile Takeover']);
  });

  test('servers with ice outermost first, rezzed or not, and their roots', () => {
    expect(view.corp.servers).toMatchObject([
      {
        server: 'hq',
        ice: [
          { title: 'Tithe', rezzed: false, strength: 1, cost: 1 },
          { title: 'Tithe', rezzed: true },
        ],
        root: [{ title: 'Simone Diego', rezzed: false, cost: 4 }],
      },
      { server: 'rd', ice: [], root: [] },
      { server: 'archives', ice: [], root: [] },
      { server: 'remote-1', root: [{ title: 'Nico Campaign', rezzed: true, counters: { credits: 6 } }] },
      {
        server: 'remote-4',
        ice: [{ title: 'Tithe', installedThisTurn: false }],
        root: [
          {
            title: 'Orbital Superiority',
            counters: { advancement: 3 },
            advancementRequirement: 4,
            canBeAdvanced: true,
            installedThisTurn: true,
          },
        ],
      },
    ]);
  });

  test('the rig with counters and hosted cards', () => {
    expect(view.runner.rig).toMatchObject([
      { title: 'Fermenter', counters: { virus: 4 } },
      { title: 'Plascrete Carapace', counters: { power: 2 } },
      {
        title: 'Off-Campus Apartment',
        hosted: [{ title: 'Joshua B.' }, { title: 'Decoy', installedThisTurn: true }],
      },
      { title: 'Dyson Mem Chip', installedThisTurn: false },
    ]);
  });

  test('what already happened', () => {
    expect(view.happened).toEqual({
      actions: ['gainCredit', 'install'],
      clicksSpent: 2,
      thisTurn: [{ deed: 'install', side: 'corp', card: 'orbital_superiority', amount: 1 }],
      lastTurn: { corp: [], runner: [{ deed: 'takeTags', side: 'runner', card: null, amount: 2 }] },
      usedThisTurn: [],
    });
  });

  test("a seat's view says the same of what it may know, and hides the rest", () => {
    const seen = (seat: string): Json => ask({ do: 'view', seat }).view as Json;
    expect(seen('corp')).toMatchObject({
      corp: { hq: view.corp.hq, archives: view.corp.archives, servers: view.corp.servers },
      runner: { grip: { count: 2 }, rig: view.runner.rig },
    });
    expect(seen('runner')).toMatchObject({ runner: { grip: view.runner.grip }, corp: { hq: { count: 3 } } });
    for (const seat of ['runner', 'spectator']) {
      const text = JSON.stringify(seen(seat));
      for (const secret of ['Offworld Office', 'Breaking News', 'Simone Diego', 'Orbital Superiority', 'IPO'])
        expect(text).not.toContain(secret);
    }
    expect(JSON.stringify(seen('corp'))).not.toContain('Diesel');
  });
});
