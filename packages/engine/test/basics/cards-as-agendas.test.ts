// Cards that are turned into agendas.

import { createPool, describeText, fork, load, SEATS, save, view, worldOf } from '@lastclick/engine';
import {
  action,
  addAsAgenda,
  addToHand,
  addToScoreArea,
  agenda,
  choose,
  click,
  forfeitAgenda,
  gainCredits,
  gainsText,
  move,
  paid,
  resource,
  trash,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, cardPool, expect, expectSame, refuses, rule, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { goOn, leavesIt, runOn, trashesAccessed } from '../access/making-runs.ts';
import {
  backroomMachinations,
  chairmanHiro,
  fanSite,
  inezDelgado,
  kasiString,
  kingmaking,
  madDash,
  meridian,
  newsTeam,
  notoriety,
  theBoard,
} from './published-agendas.ts';
import { inServers, titles } from './reading-the-table.ts';

const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

rule(
  both('10.1.3 1.16.3g 1.16.1', '10.1.3 1.17.3f 1.17.1 8.6.6a'),
  'an operation that becomes an agenda is worth its points, and is neither scored nor trashed',
  () => {
    const table = scenario({
      cards: [backroomMachinations, fanSite],
      corp: { credits: 5, hq: ['Backroom Machinations'] },
      runner: { tags: 2, rig: ['Fan Site'] },
    });
    table.corp.plays('Backroom Machinations');
    expect([table.corp.points, table.runner.tags, table.corp.credits]).toEqual([1, 1, 3]);
    expect(table.corp.discardPile).toEqual([]);
    // Fan Site waits for an agenda to be scored.
    expect(titles(table.runner.seen.runner.rig)).toEqual(['Fan Site']);
    expect(table.happened('scored', 'trashed')).toEqual([]);
    expect(table).toBeSettled();
  },
);

rule(
  both('10.1.3 4.6.2', '10.1.3 4.5.2'),
  'everybody sees which card it is, and what it was turned into',
  () => {
    const table = scenario({
      cards: [backroomMachinations],
      corp: { hq: ['Backroom Machinations'] },
      runner: { tags: 1 },
    });
    table.corp.plays('Backroom Machinations');
    for (const seat of SEATS)
      expect(view(table.game, seat).corp.scored).toMatchObject([
        {
          card: 'backroom_machinations',
          title: 'Backroom Machinations',
          type: 'agenda',
          turnedInto: 'backroom_machinations:agenda1',
          faceup: true,
        },
      ]);
    expect(table.happened('convertedToAgenda')).toMatchObject([
      { side: 'corp', amount: 1, detail: 'corp', rule: '10.1.3', cards: [{ card: 'backroom_machinations' }] },
    ]);
  },
);

for (const [where, server] of [
  ['in R&D', 'rd'],
  ['facedown in a server', 'remote-1'],
  ['rezzed in a server', 'remote-2'],
] as const) {
  rule(
    both('10.1.3 9.1.8b'),
    `Chairman Hiro, trashed while accessed ${where}, becomes an agenda of the Runner`,
    () => {
      const table = scenario({
        at: 'runner.action',
        cards: [chairmanHiro],
        corp: {
          rd: ['Chairman Hiro', 'Hedge Fund'],
          servers: [
            { server: 'remote-1', root: ['Chairman Hiro'] },
            { server: 'remote-2', root: [{ card: 'Chairman Hiro', rezzed: true }] },
          ],
        },
        runner: { credits: 9 },
      });
      expect(table.runner.maximumHandSize).toBe(5 - 2);
      runOn(table, server);
      trashesAccessed(table);
      expect([table.runner.points, titles(table.runner.seen.runner.scored)]).toEqual([2, ['Chairman Hiro']]);
      expect(table.corp.discardPile).toEqual([]);
      // One of the other two is rezzed unless it is the one that is gone: an agenda shrinks no hand.
      expect(table.runner.maximumHandSize).toBe(server === 'remote-2' ? 5 : 5 - 2);
      expect(table).toBeSettled();
    },
  );
}

rule(both('10.1.3'), 'trashed otherwise Chairman Hiro stays in Archives', () => {
  const wreck = resource({
    ...runnerCard,
    id: 'wreck',
    title: 'Wreck',
    text: [action([click()], trash(choose({ in: 'root', type: 'asset' })))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [chairmanHiro, wreck],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Chairman Hiro', rezzed: true }] }] },
    runner: { rig: ['Wreck'] },
  });
  table.runner.uses('Wreck');
  expect([table.runner.points, table.corp.discardPile]).toEqual([0, ['Chairman Hiro']]);
});

rule(both('10.1.3 10.3.1d', '10.1.3 10.1.1'), 'an agenda that was a unique card is not unique', () => {
  const table = scenario({
    cards: [chairmanHiro],
    corp: { credits: 9, servers: [{ server: 'remote-1', root: ['Chairman Hiro'] }] },
    runner: { scored: [{ card: 'Chairman Hiro', asAgenda: 2 }] },
    priority: 'every',
    at: '5.6.1b',
  });
  table.corp.rezzes('Chairman Hiro');
  expect(table.runner.points).toBe(2);
  expect(inServers(table, 'Chairman Hiro')?.rezzed).toBe(true);
});

rule(both('10.1.3 1.16.1', '10.1.3 1.17.1'), 'what is said of agendas there is said of it too', () => {
  const table = scenario({
    cards: [theBoard, chairmanHiro],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'The Board', rezzed: true }] }] },
    runner: { scored: [{ card: 'Chairman Hiro', asAgenda: 2 }, 'Offworld Office'] },
  });
  expect(table.runner.points).toBe(2 - 1 + (2 - 1));
});

rule(
  both('1.16.2 10.3.1c', '1.17.2 10.3.1c'),
  'the points of an agenda that was an event win the game',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [notoriety],
      pointsToWin: 3,
      runner: { grip: ['Notoriety'], scored: ['Offworld Office'], clicks: 4 },
      corp: { hq: ['Hedge Fund'] },
    });
    expect(table.runner.explain('play Notoriety')).toMatchObject({
      allowed: false,
      because: 'conditionNotMet',
    });
    for (const server of ['hq', 'rd', 'archives']) {
      runOn(table, server);
      while (table.decision?.kind === 'access') leavesIt(table);
    }
    table.runner.plays('Notoriety');
    expect(table.outcome).toEqual({ winner: 'runner', reason: 'agendaPoints' });
  },
);

rule(
  both('10.1.3 2.5.1', '10.1.3 2.5.1'),
  'News Team takes a point from the Runner, or two tags are taken',
  () => {
    const atNewsTeam = () => {
      const table = scenario({
        at: 'runner.action',
        cards: [newsTeam],
        corp: { rd: ['News Team', 'Hedge Fund'] },
        runner: { scored: ['Offworld Office'] },
      });
      runOn(table, 'rd');
      return table;
    };
    const tagged = atNewsTeam();
    tagged.runner.choosesMode(1);
    expect([tagged.runner.tags, tagged.runner.points]).toEqual([2, 2]);
    const weaker = atNewsTeam();
    weaker.runner.choosesMode(2);
    expect([weaker.runner.tags, weaker.runner.points]).toEqual([0, 2 - 1]);
    expect(titles(weaker.corp.seen.runner.scored)).toEqual(['Offworld Office', 'News Team']);
    expect(weaker.corp.deckSize).toBe(1);
  },
);

rule(both('10.1.3 1.15.10b', '10.1.3 1.16.11b'), 'Meridian leaves its server as the Runner takes it', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [meridian],
    corp: {
      credits: 0,
      hq: ['Hedge Fund'],
      servers: [{ server: 'hq', ice: [{ card: 'Meridian', rezzed: true }] }],
    },
  });
  runOn(table, 'hq');
  table.runner.accepts();
  goOn(table);
  expect([table.corp.credits, table.runner.points]).toEqual([0, -1]);
  expect(inServers(table, 'Meridian')).toBeUndefined();
  expect(table.happened('runSuccessful')).toHaveLength(1);
  const refused = scenario({
    at: 'runner.action',
    cards: [meridian],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [{ card: 'Meridian', rezzed: true }] }] },
  });
  runOn(refused, 'hq');
  refused.runner.declines();
  expect([refused.corp.credits, refused.runner.points]).toEqual([4, 0]);
  expect(refused.happened('runUnsuccessful')).toHaveLength(1);
});

rule(both('10.1.3 1.15.1', '10.1.3 1.16.1'), 'becoming an agenda is paid as a cost', () => {
  const atTurnBegin = (...deeds: readonly 'steal'[]) =>
    scenario({
      at: '5.7.1b',
      priority: 'every',
      cards: [inezDelgado],
      corp: { rd: ['Hedge Fund', 'IPO', 'Sprint'] },
      runner: { rig: ['Investigator Inez Delgado 2'] },
      happened: { thisTurn: deeds.map((deed) => ({ deed, side: 'runner' })) },
    });
  const table = atTurnBegin('steal');
  table.runner.uses('Investigator Inez Delgado 2');
  expect(table.happened('revealed')).toMatchObject([{ amount: 3 }]);
  expect(titles(table.runner.seen.runner.scored)).toEqual(['Investigator Inez Delgado 2']);
  expect([table.runner.points, table.runner.seen.runner.rig]).toEqual([0, []]);
  expect(atTurnBegin().moves).toEqual(['pass']);
});

rule(
  both('10.1.3 8.5.4', '10.1.3 8.6.6a'),
  'Mad Dash becomes an agenda after a theft, and hurts without one',
  () => {
    const dash = (server: string) => {
      const table = scenario({
        at: 'runner.action',
        cards: [madDash],
        corp: { hq: [], servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
        runner: { grip: ['Mad Dash', 'Sure Gamble'] },
      });
      table.runner.plays('Mad Dash');
      table.choose('runner', `run ${server}`);
      goOn(table);
      if (table.keys.includes('steal')) table.choose('runner', 'steal');
      goOn(table);
      return [table.runner.points, table.runner.hand, table.runner.discardPile];
    };
    expect(dash('remote-1')).toEqual([2 + 1, ['Sure Gamble'], []]);
    expect(dash('hq')).toEqual([0, [], ['Sure Gamble', 'Mad Dash']]);
  },
);

rule(both('9.6.7 10.1.3'), 'Kasi String becomes an agenda with its fourth counter', () => {
  const table = (power: number) =>
    scenario({ at: 'runner.action', cards: [kasiString], runner: { rig: [{ card: 'Kasi String', power }] } });
  expect(titles(table(3).runner.seen.runner.scored)).toEqual([]);
  const made = table(4);
  expect(made.runner.points).toBe(1);
  expect(made.runner.seen.runner.scored[0]?.counters).toEqual({});
});

rule(
  both('10.1.2 10.1.3', '8.2.5 10.1.3'),
  'forfeited it is out of the game, and the card it was again',
  () => {
    const broker = resource({
      ...runnerCard,
      id: 'broker',
      title: 'Broker',
      text: [action([click(), forfeitAgenda], gainCredits(5))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [broker, fanSite],
      runner: { credits: 0, rig: ['Broker'], scored: [{ card: 'Fan Site', asAgenda: 0 }] },
    });
    table.runner.uses('Broker');
    expect(table.runner.credits).toBe(5);
    const [removed] = table.corp.seen.removed;
    expect(removed).toMatchObject({ card: 'fan_site', type: 'resource' });
    expect(removed?.turnedInto).toBeUndefined();
    expect(table.happened('trashed')).toEqual([]);
  },
);

/** Takes agendas out of score areas, or into another one. */
const archivist = agenda({
  id: 'archivist',
  title: 'Archivist',
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 1,
  points: 1,
  text: [
    action([click()], addToHand(choose({ in: ['corpScore', 'runnerScore'] }))),
    action([click()], addToScoreArea(choose({ in: 'runnerScore' }))),
    whenScored(gainCredits(1)),
  ],
});

rule(both('10.1.3 10.3.1i', '10.1.3 10.3.1k'), 'leaving otherwise it is trashed, as the card it was', () => {
  const table = scenario({
    cards: [archivist, fanSite, backroomMachinations],
    corp: { hq: [], scored: ['Archivist', { card: 'Backroom Machinations', asAgenda: 1 }] },
    runner: { scored: [{ card: 'Fan Site', asAgenda: 0 }, 'Offworld Office'] },
  });
  for (const title of ['Fan Site', 'Backroom Machinations', 'Offworld Office']) {
    table.corp.uses('Archivist');
    table.corp.chooses(title);
  }
  expect([table.corp.hand, table.runner.hand]).toEqual([['Offworld Office'], []]);
  expect(table.runner.seen.runner.heap).toMatchObject([{ card: 'fan_site', type: 'resource' }]);
  expect(table.runner.seen.corp.archives).toMatchObject([
    { card: 'backroom_machinations', type: 'operation', faceup: true },
  ]);
  expect([table.corp.points, table.runner.points]).toEqual([1, 0]);
  expect(table).toBeSettled();
});

rule(both('10.1.3 1.16.3e', '10.1.3 1.17.3e'), 'from one score area to the other it stays an agenda', () => {
  const table = scenario({
    cards: [archivist, chairmanHiro],
    corp: { credits: 0, scored: ['Archivist'] },
    runner: { scored: [{ card: 'Chairman Hiro', asAgenda: 2 }, 'Archivist'] },
  });
  for (const title of ['Chairman Hiro', 'Archivist']) {
    table.corp.uses('Archivist', 2);
    if (table.decision?.kind === 'target') table.corp.chooses(title);
  }
  expect([table.corp.points, table.runner.points]).toEqual([1 + 2 + 1, 0]);
  expect(table.corp.credits).toBe(0); // nothing was scored
  expect(table.runner.maximumHandSize).toBe(5);
});

rule(both('1.16.3e 1.16.4', '1.17.3e 1.17.4'), 'Kingmaking adds an agenda from HQ that is not scored', () => {
  const table = scenario({
    at: '5.6.1b',
    priority: 'every',
    cards: [kingmaking, archivist, fanSite],
    corp: {
      credits: 0,
      hq: ['Archivist', 'Offworld Office', 'Hedge Fund'],
      servers: [{ server: 'remote-1', root: [{ card: 'Kingmaking', advancement: 4 }] }],
    },
    runner: { rig: [] },
  });
  table.corp.scores('Kingmaking');
  table.corp.triggers('Kingmaking');
  table.corp.takes('number 0');
  table.corp.accepts();
  // Offworld Office is worth more than 1, and Hedge Fund is no agenda.
  expect(titles(table.corp.seen.corp.scored)).toEqual(['Kingmaking', 'Archivist']);
  expect([table.corp.points, table.corp.credits]).toEqual([3, 0]);
  expect(table.happened('addedToScoreArea')).toMatchObject([{ side: 'corp', detail: 'corp' }]);
});

test('copies, saves and worlds know what cards were turned into', () => {
  const table = scenario({
    cards: [backroomMachinations, chairmanHiro, notoriety, fanSite],
    corp: {
      hq: ['Backroom Machinations', 'Chairman Hiro'],
      scored: [{ card: 'Backroom Machinations', asAgenda: 1 }],
    },
    runner: { tags: 3, grip: ['Notoriety'], scored: [{ card: 'Fan Site', asAgenda: 0 }] },
  });
  const pool = createPool([
    backroomMachinations,
    chairmanHiro,
    notoriety,
    fanSite,
    ...[...cardPool.byId.values()].map(({ data }) => data).filter(({ id }) => !id.includes(':')),
  ]);
  const { game } = table;
  const { position } = view(game, 'runner', { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  const hidden = position.state.cards.filter(({ def }) => def < 0);
  const names = hidden.map(({ owner, zone }) =>
    owner === 'runner' ? 'sure_gamble' : zone === 'hq' ? 'backroom_machinations' : 'chairman_hiro',
  );
  const world = worldOf(position, names, 1, pool);
  for (const other of [fork(game), load(save(game), pool), world]) {
    expectSame(view(other, 'runner').corp.scored, view(game, 'runner').corp.scored);
    expectSame(view(other, 'runner').runner.scored, view(game, 'runner').runner.scored);
    expect(view(other, 'spectator').corp.agendaPoints).toBe(1);
  }
  // A card that nobody had seen can become an agenda in a world.
  expect(world.rules.anyForms).toBe(true);
  expect(world.state.pool).toContain('chairman_hiro:agenda2');
});

refuses(both('10.1.3'), 'only itself can a card turn into an agenda', () => {
  const facts = { ...runnerCard, id: 'forger', title: 'A Forger' };
  const other = resource({ ...facts, text: [paid([], move(choose({}), { score: 'you', asAgenda: 1 }))] });
  expect(() => createPool([other])).toThrow('forger.text[0].steps[0].to.asAgenda');
  const gained = resource({ ...facts, text: [gainsText({}, whenYourTurnBegins(addAsAgenda(1)))] });
  expect(() => createPool([gained])).toThrow('asAgenda');
  expect(() => scenario({ cards: [fanSite], runner: { scored: ['Fan Site'] } })).toThrow('not a corp card');
  expect(() =>
    scenario({ cards: [fanSite], runner: { scored: [{ card: 'Fan Site', asAgenda: 3 }] } }),
  ).toThrow('never turned into that');
});

test('its text says so', () => {
  expect(describeText(backroomMachinations)).toContain(
    'Add this operation to your score area as an agenda worth 1 agenda point.',
  );
  expect(describeText(chairmanHiro)).toContain(
    "When the Runner trashes this asset while accessing it, wherever it was, add this asset to the Runner's score area",
  );
  expect(describeText(meridian)).toContain('to their score area as an agenda worth -1 agenda point');
});
