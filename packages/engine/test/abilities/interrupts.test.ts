import {
  credits,
  damage,
  gainCredits,
  giveTags,
  instead,
  interrupting,
  optional,
  preventing,
  setImminent,
  together,
  trashSource,
  would,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// Interrupts: what they are relevant to, when they may be used, and what they change.

const REALITY_PLUS = 'NBN: Reality Plus';
const zap = operationWith('Zap', damage('net', 1));
const punch = operationWith('Punch', damage('meat', 2));
const smear = operationWith('Smear', giveTags(2));
const nosy = operationWith('Nosy', giveTags(1));
/** "[interrupt] → 1 credit: the meat damage is 3 instead." */
const cleaners = assetWith('Cleaners', {
  text: [interrupting({ deed: 'damage', type: 'meat' }, [credits(1)], setImminent(3))],
});
/** "[interrupt] → trash: prevent all meat damage." */
const bunker = resourceWith('Bunker', {
  text: [preventing({ deed: 'damage', type: 'meat' }, [trashSource], 'all')],
});
const four = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];
const PLASCRETE = { card: 'Plascrete Carapace', power: 4 };

rule(both('9.8.3 9.8.3a', '9.9.3 9.9.3a'), 'an interrupt can be used only where it is relevant', () => {
  const position = { at: 'corp.action', cards: [zap, punch] };
  const net = scenario({ ...position, corp: { hq: ['Zap'] }, runner: { grip: four, rig: [PLASCRETE] } });
  net.corp.plays('Zap');
  expect(net.decision?.kind).toBe('action'); // Plascrete Carapace is about meat damage
  expect(net.runner.hand.length).toBe(3);
  const meat = scenario({ ...position, corp: { hq: ['Punch'] }, runner: { grip: four, rig: [PLASCRETE] } });
  meat.corp.plays('Punch');
  expect([meat.awaits, meat.moves]).toEqual(['runner', ['interrupt Plascrete Carapace 1', 'pass']]);
});

rule(
  both('9.8.4 9.8.5 9.8.6a', '9.9.4 9.9.5 9.9.6a'),
  'avoiding a tag lowers their number before any is taken; at zero none is',
  () => {
    const some = scenario({
      at: 'corp.action',
      cards: [smear],
      corp: { hq: ['Smear'] },
      runner: { rig: ['Decoy'] },
    });
    some.corp.plays('Smear');
    expect([some.decision?.kind, some.runner.tags]).toEqual(['interrupt', 0]);
    some.runner.uses('Decoy');
    expect(some.runner.tags).toBe(2 - 1);
    const none = scenario({
      at: 'corp.action',
      cards: [nosy],
      corp: { hq: ['Nosy'] },
      runner: { rig: ['Decoy'] },
    });
    none.corp.plays('Nosy');
    none.runner.uses('Decoy');
    expect(none.runner.tags).toBe(0);
    expect(none.happened('tagsTaken')).toEqual([]);
  },
);

rule(both('9.8.5b', '9.9.5b'), 'abilities do not see what was avoided', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [nosy],
    corp: { identity: REALITY_PLUS, hq: ['Nosy', 'Nosy'] },
    runner: { rig: ['Decoy'] },
  });
  table.corp.plays('Nosy');
  table.runner.uses('Decoy');
  expect(table.decision?.kind).toBe('action'); // Reality Plus saw no tag
  table.corp.plays('Nosy');
  expect(table.decision?.kind).toBe('mode'); // and this one is the first
});

rule(
  both('9.8.6b 9.5.2b', '9.9.6b 9.5.2b'),
  'preventing damage lowers its amount, as often as the cost is paid; at zero there is no damage',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [punch],
      corp: { hq: ['Punch', 'Punch'] },
      runner: { grip: four, rig: [PLASCRETE] },
    });
    table.corp.plays('Punch');
    table.runner.uses('Plascrete Carapace');
    table.runner.passes();
    expect(table.runner.hand.length).toBe(4 - (2 - 1));
    table.corp.plays('Punch');
    table.runner.uses('Plascrete Carapace');
    table.runner.uses('Plascrete Carapace'); // twice in one window
    table.runner.passes();
    expect(table.runner.hand.length).toBe(3);
    expect(table.happened('damaged').map((event) => event.amount)).toEqual([1]);
    expect(table.runner.seen.runner.rig[0]?.counters.power).toBe(4 - 3);
  },
);

rule(both('9.8.7d', '9.9.7d'), 'a part with nothing left of its value is skipped; the rest resolves', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [operationWith('Mugging', together(damage('meat', 2), gainCredits(3)))],
    corp: { credits: 0, hq: ['Mugging'] },
    runner: { grip: four, rig: ['Crash Space'] },
  });
  table.corp.plays('Mugging');
  table.runner.uses('Crash Space'); // 2 - 3
  table.runner.takes('number 3');
  expect(table.runner.hand.length).toBe(4);
  expect(table.corp.credits).toBe(3);
});

rule(
  both('9.8.2a 9.8.3b 9.8.10', '9.9.2a 9.9.3b 9.9.10'),
  'a value replaced by an interrupt counts at once',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [punch, cleaners],
      corp: { credits: 1, hq: ['Punch'], servers: rezzed('Cleaners') },
      runner: { grip: four, rig: [PLASCRETE] },
    });
    table.corp.plays('Punch');
    expect([table.awaits, table.moves]).toEqual(['corp', ['interrupt Cleaners 1', 'pass']]);
    table.corp.uses('Cleaners'); // 3 instead of 2 …
    table.runner.uses('Plascrete Carapace'); // … less 1
    table.runner.passes();
    expect(table.runner.hand.length).toBe(4 - (3 - 1));
  },
);

rule(both('9.8.7b · damage', '9.9.7b · damage'), 'preventing all of it leaves nothing to change', () => {
  const position = { at: 'corp.action', cards: [punch, cleaners, bunker] };
  const corp = { credits: 1, hq: ['Punch'], servers: rezzed('Cleaners') };
  const all = scenario({ ...position, corp, runner: { grip: four, rig: ['Bunker'] } });
  all.corp.plays('Punch');
  all.corp.passes();
  all.runner.uses('Bunker');
  expect(all.decision?.kind).toBe('action'); // Cleaners has become irrelevant
  expect(all.runner.hand.length).toBe(4);
  const some = scenario({ ...position, corp, runner: { grip: four, rig: ['Crash Space'] } });
  some.corp.plays('Punch');
  some.corp.passes();
  some.runner.uses('Crash Space'); // prevents 3, not all
  some.runner.takes('number 3');
  expect(some.awaits).toBe('corp'); // the value can still be changed
});

rule(both('9.8.7b · tags', '9.9.7b · tags'), 'so it is with tags', () => {
  const pointer = assetWith('Pointer', {
    text: [interrupting({ deed: 'takeTags' }, [credits(1)], setImminent(3))],
  });
  const mask = (title: string, amount: 1 | 'all') =>
    resourceWith(title, { text: [preventing({ deed: 'takeTags' }, [trashSource], amount)] });
  const after = (shield: string) => {
    const table = scenario({
      at: 'corp.action',
      cards: [smear, pointer, mask('Mask', 'all'), mask('Veil', 1)],
      corp: { credits: 1, hq: ['Smear'], servers: rezzed('Pointer') },
      runner: { rig: [shield] },
    });
    table.corp.plays('Smear');
    table.corp.passes();
    table.runner.uses(shield);
    return table;
  };
  const all = after('Mask');
  expect([all.decision?.kind, all.runner.tags]).toEqual(['action', 0]); // Pointer has become irrelevant
  const some = after('Veil');
  expect([some.awaits, some.decision?.kind]).toEqual(['corp', 'interrupt']);
});

rule(
  both('9.8.3d', '9.9.3d'),
  'an ability about what would happen is relevant although it changes nothing',
  () => {
    const foresight = resourceWith('Foresight', {
      text: [optional(would({ deed: 'draw', first: 'turn' }, gainCredits(2)))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [foresight],
      runner: { credits: 0, rig: ['Foresight'] },
    });
    table.runner.takes('draw card');
    expect([table.decision?.kind, table.runner.hand.length]).toEqual(['interrupt', 0]);
    table.runner.triggers('Foresight');
    expect([table.runner.credits, table.runner.hand.length]).toEqual([2, 1]);
    table.runner.takes('draw card'); // the second time each turn
    expect(table.decision?.kind).toBe('action');
  },
);

rule(both('9.8.5a', '9.9.5a'), 'prevented damage was still the first the Runner would have taken', () => {
  const vest = resourceWith('Vest', {
    text: [preventing({ deed: 'damage', type: 'net' }, [trashSource], 'all')],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [zap, vest],
    corp: { hq: ['Zap', 'Zap'] },
    runner: { grip: four, rig: ['Net Shield', 'Vest'] },
  });
  table.corp.plays('Zap');
  expect(table.moves).toEqual(['interrupt Net Shield 1', 'interrupt Vest 1', 'pass']);
  table.runner.uses('Vest');
  expect(table.runner.hand.length).toBe(4);
  table.corp.plays('Zap');
  expect(table.decision?.kind).toBe('action'); // Net Shield: the first net damage each turn is past
  expect(table.runner.hand.length).toBe(3);
});

rule('9.8.5c', 'what a card always prevents it prevents by itself, and nothing else', () => {
  const cushion = resourceWith('Cushion', { text: [instead({ deed: 'damage', type: 'meat' }, 0)] });
  const suffers = (type: 'meat' | 'net'): number => {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [cushion, operationWith('Blow', damage(type, 2))],
      corp: { hq: ['Blow'] },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'], rig: ['Cushion'] },
    });
    table.corp.plays('Blow');
    expect(table.decision).toMatchObject({ kind: 'window', seat: 'corp' }); // nobody was asked
    return table.runner.hand.length;
  };
  expect([suffers('meat'), suffers('net')]).toEqual([3, 1]);
});
