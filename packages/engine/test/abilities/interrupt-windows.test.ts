import {
  all,
  type CardRef,
  choose,
  credits,
  damage,
  gainCredits,
  giveTags,
  install,
  installed,
  interrupting,
  inZone,
  may,
  optional,
  prevent,
  preventing,
  setImminent,
  trash,
  trashSource,
  when,
  would,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// Interrupt windows: who may interrupt, in which order, and with what.

const punch = operationWith('Punch', damage('meat', 2));
const smear = operationWith('Smear', giveTags(2));
/** "[interrupt] → 1 credit: the meat damage is 3 instead." */
const cleaners = assetWith('Cleaners', {
  text: [interrupting({ deed: 'damage', type: 'meat' }, [credits(1)], setImminent(3))],
});
const four = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];
const PLASCRETE = { card: 'Plascrete Carapace', power: 4 };

rule(
  both('9.2.9c 9.2.9f'),
  'priority in an interrupt window goes back and forth; who passed may still come back',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [punch, cleaners],
      corp: { credits: 1, hq: ['Punch'], servers: rezzed('Cleaners') },
      runner: { grip: four, rig: [PLASCRETE] },
    });
    table.corp.plays('Punch');
    expect(table.awaits).toBe('corp'); // the active player first
    table.corp.passes();
    table.runner.uses('Plascrete Carapace');
    table.runner.passes();
    expect(table.awaits).toBe('corp'); // the Runner acted, so the window is still open
    table.corp.uses('Cleaners');
    expect(table.awaits).toBe('runner');
    table.runner.passes(); // straight back
    expect(table.decision?.kind).toBe('action');
    expect(table.runner.hand.length).toBe(4 - 3);
  },
);

rule(both('9.2.9e'), 'paid and conditional interrupts go in any order', () => {
  const shield = resourceWith('Cushion', {
    text: [optional(would({ deed: 'damage', type: 'meat' }, prevent(1)))],
  });
  const play = (...order: readonly ('paid' | 'when')[]): number => {
    const table = scenario({
      at: 'corp.action',
      cards: [punch, shield],
      corp: { hq: ['Punch'] },
      runner: { grip: four, rig: [PLASCRETE, 'Cushion'] },
    });
    table.corp.plays('Punch');
    expect(table.moves.sort()).toEqual(['interrupt Cushion 1', 'interrupt Plascrete Carapace 1', 'pass']);
    for (const kind of order) {
      if (kind === 'paid') table.runner.uses('Plascrete Carapace');
      else table.runner.triggers('Cushion');
    }
    table.runner.passes();
    return table.runner.hand.length;
  };
  expect(play('paid', 'when')).toBe(4);
  expect(play('when', 'paid')).toBe(4);
  expect(play('when')).toBe(3);
});

rule(both('9.2.9f'), 'no passing while a relevant mandatory interrupt is pending', () => {
  const reflex = resourceWith('Reflex', {
    text: [would({ deed: 'damage', type: 'meat' }, prevent(1))],
  });
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [punch, reflex],
    corp: { hq: ['Punch'] },
    runner: { grip: four, rig: ['Reflex', PLASCRETE] },
  });
  table.corp.plays('Punch');
  expect(table.moves).toEqual(['interrupt Reflex 1', 'interrupt Plascrete Carapace 1']);
  table.runner.triggers('Reflex');
  expect(table.keys).toContain('pass');
  table.runner.passes();
  expect(table.runner.hand.length).toBe(4 - (2 - 1));
});

rule(both('9.8.4c', '9.9.4c'), 'a pending interrupt that is no longer relevant cannot be triggered', () => {
  const construct = resourceWith('Construct', {
    text: [preventing({ deed: 'trash', by: 'any', card: { type: 'hardware' } }, [trashSource], 'all')],
  });
  const harbinger = {
    ...resourceWith('Harbinger', {
      text: [optional(would({ deed: 'trash', by: 'any', card: 'this' }, gainCredits(5)))],
    }),
    type: 'hardware',
  } as const;
  const table = scenario({
    at: 'corp.action',
    cards: [construct, harbinger],
    corp: { hq: ['Retribution'] },
    runner: { credits: 0, tags: 1, rig: ['Construct', 'Harbinger'] },
  });
  table.corp.plays('Retribution');
  expect(table.moves.sort()).toEqual(['interrupt Construct 1', 'interrupt Harbinger 1', 'pass']);
  table.runner.uses('Construct');
  expect(table.decision?.kind).toBe('action'); // Harbinger is not being trashed any more
  expect(table.runner.credits).toBe(0);
});

/** "Whenever you trash a resource, you may install a card from your grip." */
const gallery = resourceWith('Gallery', {
  text: [
    when(
      { deed: 'trash', card: { type: 'resource' } },
      may(install(choose(inZone('grip', { can: 'install' })))),
    ),
  ],
});

rule(both('9.8.4d', '9.9.4d'), 'a paid interrupt that became active in the window may be used in it', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [smear, gallery],
    corp: { hq: ['Smear'] },
    runner: { credits: 1, rig: ['Decoy', 'Gallery'], grip: ['Decoy'] },
  });
  table.corp.plays('Smear');
  table.runner.uses('Decoy');
  table.runner.accepts(); // installs the second Decoy in the middle of the window
  expect(table.moves).toEqual(['interrupt Decoy 1', 'pass']);
  table.runner.uses('Decoy');
  table.runner.declines(); // nothing more to install
  expect(table.runner.tags).toBe(0);
});

rule(both('9.8.4b', '9.9.4b'), 'a conditional interrupt that became active in the window is too late', () => {
  const nobody = resourceWith('Nobody Home', {
    text: [optional(would({ deed: 'takeTags' }, prevent(1)))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [smear, gallery, nobody],
    corp: { hq: ['Smear', 'Smear'] },
    runner: { rig: ['Decoy', 'Gallery'], grip: ['Nobody Home'] },
  });
  table.corp.plays('Smear');
  table.runner.uses('Decoy');
  table.runner.accepts();
  expect(table.runner.seen.runner.rig.map((card) => card.title)).toEqual(['Gallery', 'Nobody Home']);
  expect(table.decision?.kind).toBe('action');
  expect(table.runner.tags).toBe(1);
  table.corp.plays('Smear'); // the next time it is there
  table.runner.triggers('Nobody Home');
  expect(table.runner.tags).toBe(1 + 1);
});

rule(
  both('10.2.3b'),
  'what is about to happen is open: the kind, the number, to whom and by which card',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [punch],
      corp: { hq: ['Punch'] },
      runner: { grip: four, rig: [PLASCRETE] },
    });
    table.corp.plays('Punch');
    for (const { seen } of [table.corp, table.runner]) {
      expect(seen.imminent).toMatchObject([
        { effect: 'damage', detail: 'meat', amount: 2, by: 'corp', who: 'runner', cards: [], others: 0 },
      ]);
      expect(seen.imminent[0]?.source?.title).toBe('Punch');
    }
    table.runner.uses('Plascrete Carapace');
    expect(table.runner.seen.imminent[0]?.amount).toBe(2 - 1);
    table.runner.passes();
    expect(table.runner.seen.imminent).toEqual([]);
  },
);

rule(both('10.2.3b'), 'and so are the cards it is about, though not what lies facedown or in a hand', () => {
  const net = resourceWith('Net', {
    text: [preventing({ deed: 'trash', by: 'any' }, [trashSource], 'all')],
  });
  const trashing = (what: CardRef) => {
    const table = scenario({
      at: 'corp.action',
      cards: [net, operationWith('Purge List', trash(what))],
      corp: { hq: ['Purge List', 'IPO'], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { grip: ['Diesel'], rig: ['Net', 'Smartware Distributor'] },
    });
    table.corp.plays('Purge List');
    if (table.decision?.kind === 'target') table.choose('corp', table.keys[0] ?? '');
    return table.runner.seen.imminent[0];
  };
  const open = trashing(all(installed('resource')));
  expect(open?.cards.map(({ title }) => title)).toEqual(['Net', 'Smartware Distributor']);
  const facedown = trashing(all({ in: 'root' }));
  expect([facedown?.cards.length, facedown?.cards[0]?.title]).toEqual([1, undefined]);
  const inHand = trashing(all({ in: 'hq', type: 'operation' }));
  expect([inHand?.cards, inHand?.others]).toEqual([[], 1]);
});
