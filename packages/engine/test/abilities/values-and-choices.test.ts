import {
  action,
  choose,
  chooseOne,
  click,
  credits,
  damage,
  type EffectData,
  gainCredits,
  giveTags,
  install,
  installed,
  instead,
  inZone,
  loseCredits,
  oncePerTurn,
  onlyIf,
  opponentChoosesOne,
  preventing,
  runnerIsTagged,
  type Step,
  trace,
  trash,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { assetWith, eventWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// What keeps its limits and its order: values, replacements, restrictions, and choices one must make (9.8.6 and 9.11.3 in
// edition 1.4; 9.9.6, 9.12.3 and 9.12.6 in 26.03).

const alwaysThree = assetWith('Amplifier', {
  text: [instead({ deed: 'damage', type: 'meat' }, 3)],
});
const vest = resourceWith('Vest', {
  text: [preventing({ deed: 'damage', type: 'meat' }, [credits(0)], 1)],
});
const grip = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];

rule(both('9.4.5'), 'damage a static ability raises stays unpreventable if it was', () => {
  const flare: EffectData = { effect: 'damage', type: 'meat', amount: 1, unpreventable: true };
  const position = {
    at: 'corp.action',
    cards: [operationWith('Flare', flare), operationWith('Punch', damage('meat', 1)), alwaysThree, vest],
    corp: { hq: ['Flare', 'Punch'], servers: rezzed('Amplifier') },
    runner: { grip, rig: ['Vest'] },
  } as const;
  const table = scenario(position);
  table.corp.plays('Flare');
  expect(table.decision?.kind).toBe('action'); // the Runner was not asked
  expect(table.runner.hand.length).toBe(4 - 3);
  const preventable = scenario(position);
  preventable.corp.plays('Punch');
  preventable.runner.uses('Vest');
  expect(preventable.decision?.kind).toBe('interrupt');
});

rule(
  both('9.8.9c', '9.9.9c'),
  'of two replacements of one effect each applies once, the later one to what the first made',
  () => {
    const readers = [2, 3].map((amount) =>
      resourceWith(`Reader ${amount}`, {
        text: [instead({ deed: 'draw' }, amount)],
      }),
    );
    for (const first of [2, 3]) {
      const table = scenario({
        at: 'runner.action',
        cards: readers,
        runner: { rig: ['Reader 2', 'Reader 3'] },
      });
      table.runner.takes('draw card');
      expect(table.keys.length).toBe(2);
      table.runner.chooses(`Reader ${first}`);
      expect(table.happened('replaced').map((event) => event.amount)).toEqual([first, 5 - first]);
      expect(table.runner.hand.length).toBe(5 - first);
    }
  },
);

refuses(both('9.3.3'), 'every part of an ability whose use is restricted, not only the first', () => {
  const still = assetWith('Still', {
    text: [
      oncePerTurn(action([click()], gainCredits(1), gainCredits(10))),
      onlyIf(runnerIsTagged, action([click()], giveTags(1), gainCredits(100))),
    ],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [still],
    corp: { credits: 0, clicks: 3, servers: rezzed('Still') },
  });
  table.corp.uses('Still');
  expect(table.corp.credits).toBe(1 + 10);
  expect(table.corp.explain('use Still 1')).toMatchObject({ allowed: false, because: 'usedThisTurn' });
  expect(table.corp.explain('use Still 2')).toMatchObject({ allowed: false, because: 'conditionNotMet' });
  expect([table.corp.clicks, table.corp.credits, table.runner.tags]).toEqual([2, 11, 0]);
});

rule(
  both('9.11.3c', '9.12.3c'),
  'of two things one must do only one that can be done is chosen; with none of them nothing happens',
  () => {
    const pay = (amount: number): Step => ({ step: 'pay', cost: [credits(amount)], by: 'opponent' });
    const toll = operationWith('Toll', gainCredits(1), opponentChoosesOne([pay(2)], [pay(5)]));
    const played = (runnerCredits: number) => {
      const table = scenario({
        at: 'corp.action',
        cards: [toll],
        corp: { credits: 0, hq: ['Toll'] },
        runner: { credits: runnerCredits },
      });
      table.corp.plays('Toll');
      return table;
    };
    expect(played(6).moves).toEqual(['mode 1', 'mode 2']);
    const poor = played(3);
    expect(poor.runner.credits).toBe(3 - 2); // no choice: only that can be paid
    const broke = played(1);
    expect([broke.decision?.kind, broke.runner.credits, broke.corp.credits]).toEqual(['action', 1, 1]);
  },
);

rule(current('9.12.6b'), 'the chosen mode, in whatever place, is next; the others do not happen', () => {
  const menu = eventWith(
    'Menu',
    chooseOne([gainCredits(1)], [gainCredits(10), gainCredits(20)]),
    gainCredits(100),
  );
  for (const [mode, gained] of [
    [2, 10 + 20],
    [1, 1],
  ] as const) {
    const table = scenario({ at: 'runner.action', cards: [menu], runner: { credits: 0, grip: ['Menu'] } });
    table.runner.plays('Menu');
    expect(table.moves).toEqual(['mode 1', 'mode 2']);
    table.runner.choosesMode(mode);
    expect(table.runner.credits).toBe(gained + 100);
    expect(table).toBeSettled();
  }
});

rule(both('9.8.6d', '9.9.6d'), 'a trace with base strength 0 takes place all the same', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [operationWith('Look', trace(0, [giveTags(1)], [gainCredits(7)]))],
    corp: { credits: 2, hq: ['Look', 'Look'] },
    runner: { credits: 0 },
  });
  table.corp.plays('Look');
  expect(table.keys).toEqual(['spend 0', 'spend 1', 'spend 2']);
  table.corp.pays('spend 1');
  expect([table.runner.tags, table.corp.credits]).toEqual([1, 2 - 1]);
  table.corp.plays('Look');
  table.corp.pays('spend 0'); // 0 is not more than 0
  expect([table.runner.tags, table.corp.credits]).toEqual([1, 1 + 7]);
});

rule(both('9.11.3c', '9.12.3c'), 'what needs a card that is not there cannot be chosen either', () => {
  const pay: Step = { step: 'pay', cost: [credits(2)], by: 'opponent' };
  const demand: Step = trash({ ...choose({ ...installed('resource'), side: 'runner' }), by: 'opponent' });
  const racket = operationWith('Racket', gainCredits(1), opponentChoosesOne([pay], [demand]));
  const options = (rig: readonly string[], runnerCredits: number) => {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [racket],
      corp: { hq: ['Racket'] },
      runner: { credits: runnerCredits, rig },
    });
    table.corp.plays('Racket');
    return [table.decision?.kind === 'mode' ? table.keys.length : 0, table.runner.credits];
  };
  expect(options(['Decoy'], 3)).toEqual([2, 3]);
  expect(options([], 3)).toEqual([1, 3]); // only the payment
  expect(options([], 1)).toEqual([0, 1]); // nothing happens
});

rule(current('9.1.9c'), 'the abilities of an event resolve in the order they are written', () => {
  const fall = eventWith('Fall', loseCredits(5), gainCredits(3));
  const rise = eventWith('Rise', gainCredits(3), loseCredits(5));
  const table = scenario({
    at: 'runner.action',
    cards: [fall, rise],
    runner: { credits: 4, grip: ['Fall', 'Rise'] },
  });
  table.runner.plays('Fall');
  expect(table.runner.credits).toBe(4 - 4 + 3);
  table.runner.plays('Rise');
  expect(table.runner.credits).toBe(3 + 3 - 5);
});

rule(both('9.8.6c', '9.9.6c'), 'what an effect costs is settled as it is paid, and is never below 0', () => {
  const build = operationWith('Build', install(choose(inZone('hq', { type: 'ice' }))));
  const crew = assetWith('Crew', {
    text: [{ static: 'price', deed: { deed: 'install', card: { type: 'ice' } }, less: 5 }],
  });
  const paidFor = (root: readonly string[]) => {
    const table = scenario({
      at: 'corp.action',
      cards: [build, crew],
      corp: {
        credits: 5,
        hq: ['Build', 'Enigma'],
        servers: [{ server: 'rd', ice: ['Tithe', 'Palisade'] }, ...rezzed(...root)],
      },
    });
    table.corp.plays('Build');
    table.corp.takes(table.keys.find((key) => key.endsWith('rd')) ?? '');
    table.corp.chooses('Tithe'); // trashed first: one piece of ice less to pay for
    if (table.decision?.kind === 'trashLikeCards') table.corp.isDone();
    expect(table.corp.discardPile).toContain('Tithe');
    return 5 - table.corp.credits;
  };
  expect(paidFor([])).toBe(2 - 1);
  expect(paidFor(['Crew'])).toBe(0); // 1 - 5
});
