import {
  addToHand,
  all,
  anyOf,
  approaching,
  bottomOf,
  choose,
  chooseOne,
  damage,
  derez,
  gainCredits,
  iff,
  installed,
  inZone,
  placeCounters,
  random,
  removeFromGame,
  reveal,
  runnerIsTagged,
  topOf,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { goOn } from '../runs/run-table.ts';
import { eventWith, operationWith, resourceWith } from './test-cards.ts';

// How an ability speaks of cards it does not choose, and of cards it has spoken of before.

rule(both('4.1.7a', '4.1.7a'), 'the top and the bottom of a deck are counted from its ends', () => {
  const dig = eventWith('Dig', trash(topOf('stack', 2)), trash(bottomOf('deck')));
  const mill = eventWith('Mill', trash(topOf('rd')), trash(topOf('stack', 9)));
  const table = scenario({
    at: 'runner.action',
    cards: [dig, mill],
    corp: { rd: ['Hedge Fund', 'Sprint'] },
    runner: { grip: ['Dig', 'Mill'], stack: ['Diesel', 'Forger', 'Unity', 'Cleaver'] },
  });
  table.runner.plays('Dig');
  expect(table.runner.discardPile).toEqual(['Diesel', 'Forger', 'Cleaver', 'Dig']);
  table.runner.plays('Mill');
  expect(table.corp.discardPile).toEqual(['Hedge Fund']);
  expect(table.runner.deckSize).toBe(0);
});

rule(both('1.14.2e', '1.15.2e'), 'chance picks no card twice, and all where there are too few', () => {
  const spill = (count: number) => eventWith('Spill', trash(random(inZone('grip'), count)), gainCredits(1));
  const after = (count: number, seed: string) => {
    const table = scenario({
      at: 'runner.action',
      seed,
      cards: [spill(count)],
      runner: { grip: ['Spill', 'Diesel', 'Forger', 'Unity'] },
    });
    table.runner.plays('Spill');
    return table.runner.hand;
  };
  expect(after(2, 'a')).toHaveLength(1);
  expect(after(9, 'a')).toEqual([]);
  const left = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => after(2, seed)[0]);
  expect(new Set(left).size).toBeGreaterThan(1);
});

rule(both('1.14.1', '1.15.1'), 'several words for cards together are each of those cards once', () => {
  const party = resourceWith('Party', {
    text: [
      when(
        { deed: 'turnBegins' },
        placeCounters('power', 1, anyOf('this', 'identity', all(installed('resource')))),
      ),
    ],
  });
  const table = scenario({ at: 'corp.discard', cards: [party], runner: { rig: ['Party', 'Decoy'] } });
  while (table.phase !== 'runner.action') goOn(table);
  const { rig, identity } = table.runner.seen.runner;
  expect(rig.map(({ counters }) => counters.power)).toEqual([1, 1]);
  expect(identity.counters.power).toBe(1);
});

rule(
  both('6.4.2', '6.4.2'),
  'the approached ice is the one in the Runner position, while it is approached',
  () => {
    const scout = resourceWith('Scout', {
      text: [
        when(approaching(), placeCounters('power', 1, 'approached')),
        when({ deed: 'pass' }, placeCounters('power', 1, 'approached')),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [scout],
      corp: { servers: [{ server: 'hq', ice: ['Tithe', 'Palisade'] }] },
      runner: { rig: ['Scout'] },
    });
    table.runner.takes('run hq');
    for (let i = 0; i < 100 && table.runner.seen.run !== null; i++) goOn(table);
    const ice = table.corp.seen.corp.servers.find(({ server }) => server === 'hq')?.ice ?? [];
    expect(ice.map(({ counters }) => counters.power)).toEqual([1, 1]);
  },
);

rule(
  both('1.14.4', '1.15.4'),
  'an ability follows the cards it moved, and speaks of the latest it named',
  () => {
    const burn = operationWith(
      'Burn',
      trash(choose(installed('resource'))),
      damage('net', 1),
      removeFromGame('that'),
    );
    const table = scenario({
      at: 'corp.action',
      cards: [burn],
      corp: { hq: ['Burn'] },
      runner: { grip: ['Diesel'], rig: ['Decoy'] },
    });
    table.corp.plays('Burn');
    expect(table.runner.discardPile).toEqual(['Decoy']);
    expect(table.runner.seen.removed.map(({ title }) => title)).toEqual(['Diesel']);

    const scrap = operationWith('Scrap', trash(all(installed('resource'))), removeFromGame('that'));
    const other = scenario({
      at: 'corp.action',
      cards: [scrap],
      corp: { hq: ['Scrap'] },
      runner: { rig: ['Decoy', 'Daily Casts', 'Forger'] },
    });
    other.corp.plays('Scrap');
    expect(other.runner.discardPile).toEqual([]);
    expect(other.runner.seen.removed).toHaveLength(2);
  },
);

rule(both('1.14.3', '1.15.3'), 'of what was not carried out there are no cards to speak of', () => {
  const cull = operationWith(
    'Cull',
    iff(runnerIsTagged, [reveal(choose(inZone('archives')))]),
    removeFromGame('that'),
    gainCredits(1),
  );
  for (const tags of [0, 1]) {
    const table = scenario({
      at: 'corp.action',
      cards: [cull],
      corp: { hq: ['Cull'], archives: ['Sprint'] },
      runner: { tags },
    });
    table.corp.plays('Cull');
    expect(table.corp.seen.removed).toHaveLength(tags);
  }

  const fork = operationWith(
    'Fork',
    reveal(choose(inZone('archives'))),
    chooseOne([derez(choose({ in: 'installed', rezzed: true }))], [addToHand('that')]),
  );
  const table = scenario({
    at: 'corp.action',
    cards: [fork],
    corp: {
      hq: ['Fork'],
      archives: ['Sprint', 'Hedge Fund'],
      servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }],
    },
  });
  table.corp.plays('Fork');
  table.corp.chooses('Sprint');
  table.corp.choosesMode(2);
  expect(table.corp.hand).toEqual(['Sprint']);
});
