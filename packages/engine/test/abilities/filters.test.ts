import {
  choose,
  chooseUpTo,
  count,
  type Filter,
  gainCredits,
  installing,
  inZone,
  maximumHandSize,
  optional,
  placeCounters,
  removeFromGame,
  reveal,
  rezzing,
  run,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { eventWith, operationWith, resourceWith } from './test-cards.ts';

// Which cards a filter speaks of, counted by a card that adds their number to the Runner's maximum hand size.

type Scenario = NonNullable<Parameters<typeof scenario>[0]>;

const POSITION: Scenario = {
  at: 'runner.action',
  corp: {
    hq: ['Hedge Fund', 'Sprint'],
    rd: ['Sprint'],
    archives: [{ card: 'Hedge Fund', faceup: false }, 'Sprint', 'PAD Campaign'],
    scored: ['Offworld Office'],
    servers: [
      { server: 'hq', ice: [{ card: 'Karunā', rezzed: true }, 'Palisade'], root: ['Manegarm Skunkworks'] },
      { server: 'remote-1', ice: ['Palisade'], root: [{ card: 'PAD Campaign', rezzed: true }] },
    ],
  },
  runner: {
    grip: ['Diesel', 'Unity'],
    stack: ['Unity'],
    heap: ['Sure Gamble', 'Unity', 'Cleaver', 'Stimhack'],
    scored: ['Send a Message'],
    rig: [
      { card: 'Leech', virus: 3 },
      'Cleaver',
      'Carnivore',
      { card: 'Off-Campus Apartment', hosted: ['Joshua B.'] },
    ],
  },
};

function found(filter: Filter, position: Scenario = POSITION): number {
  const counter = resourceWith('Counter', { text: [maximumHandSize(count(filter))] });
  const rig = [...(position.runner?.rig ?? []), 'Counter'];
  const table = scenario({ ...position, cards: [counter], runner: { ...position.runner, rig } });
  return table.runner.maximumHandSize - 5;
}

rule(both('1.14.2c', '1.15.2c'), 'cards are looked for in play unless it is said where', () => {
  expect(found({ type: 'program' })).toBe(2);
  expect(found({ in: 'installed', side: 'corp' })).toBe(5);
  expect([found({ in: 'ice' }), found({ in: 'root' })]).toEqual([3, 2]);
  expect([found({ in: 'hq' }), found({ in: 'rd' }), found({ in: 'archives' })]).toEqual([2, 1, 3]);
  expect([found({ in: 'grip' }), found({ in: 'stack' }), found({ in: 'heap' })]).toEqual([2, 1, 4]);
  // A hand, deck, discard pile or score area is one's own unless a side is named.
  expect([found({ in: 'hand' }), found({ in: 'deck' }), found({ in: 'discard' })]).toEqual([2, 1, 4]);
  expect([found({ in: 'discard', side: 'corp' }), found({ in: 'score', side: 'corp' })]).toEqual([3, 1]);
  expect([found({ in: 'score' }), found({ in: ['score', 'heap'] })]).toEqual([1, 5]);
  expect([found({ in: 'removed' }), found({ in: 'setAside' })]).toEqual([0, 0]);
});

rule(both('1.8.4b'), 'cards are told by what is printed on them, wherever they lie', () => {
  expect(found({ in: 'heap', type: ['program', 'resource'] })).toBe(2);
  expect(found({ in: 'heap', subtype: ['fracter', 'run'] })).toBe(2);
  expect(found({ in: 'heap', faction: 'anarch' })).toBe(2);
  expect(found({ in: ['heap', 'grip', 'stack'], title: 'Unity' })).toBe(3);
  expect([found({ unique: true, side: 'runner' }), found({ unique: false, side: 'runner' })]).toEqual([2, 4]);
  expect(found({ in: 'heap', not: { type: 'program' } })).toBe(2);
  expect(found({ in: 'heap', or: [{ subtype: 'run' }, { title: 'Unity' }] })).toBe(2);
  expect(found({ in: 'heap', not: { or: [{ subtype: 'run' }, { title: 'Unity' }] } })).toBe(2);
  const anarch: Scenario = {
    ...POSITION,
    runner: { ...POSITION.runner, identity: 'rene_loup_arcemont_party_animal' },
  };
  expect(found({ in: 'heap', faction: 'own' }, anarch)).toBe(2);
  // Facedown in play a Runner card has nothing printed on it.
  const facedown: Scenario = { ...POSITION, runner: { rig: [{ card: 'Leech', faceup: false }] } };
  expect([found({ type: 'program' }, facedown), found({ title: 'Leech' }, facedown)]).toEqual([0, 0]);
  expect(found({ side: 'runner', not: { type: 'program' } }, facedown)).toBe(2);
});

rule(both('1.12.9', '1.13.11'), 'cards are told by how they lie and what lies on them', () => {
  expect([found({ rezzed: true }), found({ rezzed: false })]).toEqual([2, 3]);
  expect([found({ in: 'archives', faceup: false }), found({ in: 'archives', faceup: true })]).toEqual([1, 2]);
  expect([
    found({ server: 'remote' }),
    found({ server: 'hq' }),
    found({ server: 'central', in: 'root' }),
  ]).toEqual([2, 3, 1]);
  expect([found({ hosts: 'virus' }), found({ hosts: { subtype: 'connection' } })]).toEqual([1, 1]);
  expect([found({ has: { virus: { atLeast: 3 } } }), found({ has: { virus: { atLeast: 4 } } })]).toEqual([
    1, 0,
  ]);
  expect(found({ has: { cost: { atMost: 1 } }, side: 'runner', type: 'program' })).toBe(1);
  // What has no strength is neither weak nor strong.
  expect([found({ has: { strength: { atMost: 2 } } }), found({ has: { strength: { atLeast: 3 } } })]).toEqual(
    [2, 2],
  );
  expect([found({ is: 'this' }), found({ not: { is: 'this' }, side: 'runner' })]).toEqual([1, 5]);
  expect([found({ among: 'identity' }), found({ among: 'identity', type: 'ice' })]).toEqual([1, 0]);
  expect([found({ can: 'advance' }), found({ hostedOn: 'this' })]).toEqual([0, 0]);
});

rule(both('6.3.1', '6.3.1'), 'the attacked server is that of the run', () => {
  const raid = eventWith('Raid', run('remote'), gainCredits(1));
  const counter = resourceWith('Counter', { text: [maximumHandSize(count({ server: 'attacked' }))] });
  const table = scenario({
    ...POSITION,
    priority: 'every',
    cards: [raid, counter],
    runner: { grip: ['Raid'], rig: ['Counter'] },
  });
  expect(table.runner.maximumHandSize).toBe(5);
  table.runner.plays('Raid');
  expect(table.runner.seen.run?.server).toBe('remote-1');
  expect(table.runner.maximumHandSize).toBe(5 + 2);
});

rule(both('9.6.5'), 'cards are told by what happened to them', () => {
  const audit = operationWith(
    'Audit',
    placeCounters('power', 1, choose({ done: { deed: rezzing(), per: 'turn' } })),
  );
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [audit],
    corp: {
      credits: 9,
      hq: ['Audit'],
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: [{ card: 'Regolith Mining License', rezzed: true }] },
      ],
    },
  });
  while (!table.moves.some((move) => move.includes('rez PAD Campaign'))) {
    const pass = table.decision?.options.find(({ kind }) => kind === 'pass');
    table.choose(table.awaits ?? 'corp', pass?.key ?? 'gain credit');
  }
  table.corp.rezzes('PAD Campaign');
  for (let i = 0; i < 20 && !table.moves.some((move) => move.includes('play Audit')); i++) {
    const pass = table.decision?.options.find(({ kind }) => kind === 'pass');
    table.choose(table.awaits ?? 'corp', pass?.key ?? '');
  }
  table.corp.plays('Audit');
  const roots = table.corp.seen.corp.servers.flatMap(({ root }) => root);
  expect(roots.map(({ title, counters }) => [title, counters.power ?? 0])).toEqual([
    ['PAD Campaign', 1],
    ['Regolith Mining License', 0],
  ]);
});

rule(both('1.14.2b', '1.15.2b'), 'cards are chosen among those named before, or like them', () => {
  const sift = eventWith(
    'Sift',
    reveal(chooseUpTo(inZone('heap'), 3)),
    removeFromGame(choose({ among: 'that', type: 'program' })),
  );
  const table = scenario({ ...POSITION, cards: [sift], runner: { ...POSITION.runner, grip: ['Sift'] } });
  table.runner.plays('Sift');
  table.runner.chooses('Sure Gamble');
  table.runner.chooses('Cleaver');
  table.runner.isDone();
  expect(table.runner.seen.removed.map(({ title }) => title)).toEqual(['Cleaver']);

  const twins = resourceWith('Twins', {
    text: [
      optional(
        when(
          installing({ type: 'program' }),
          trash(choose(inZone('stack', { title: 'it' }))),
          gainCredits(1),
        ),
      ),
    ],
  });
  const other = scenario({
    at: 'runner.action',
    cards: [twins],
    runner: { credits: 5, grip: ['Unity'], stack: ['Diesel', 'Unity', 'Cleaver'], rig: ['Twins'] },
  });
  other.runner.installs('Unity');
  if (other.decision?.kind !== 'action') other.runner.triggers('Twins');
  expect(other.runner.discardPile).toEqual(['Unity']);
});
