import {
  addToHand,
  choose,
  credits,
  damage,
  draw,
  gainCredits,
  giveTags,
  installed,
  inZone,
  paid,
  preventing,
  shuffleIntoDeck,
  trash,
  trashSource,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// The steps of played, paid and conditional abilities: cost, targets, interrupts, effect, checkpoint.

const REALITY_PLUS = 'NBN: Reality Plus'; // the first tags each turn: gain 2 credits or draw 2 cards
/** "Prevent an installed program or piece of hardware from being trashed." */
const construct = resourceWith('Construct', {
  text: [
    preventing(
      { deed: 'trash', by: 'any', card: { type: ['program', 'hardware', 'resource'], not: { is: 'this' } } },
      [trashSource],
      'all',
    ),
  ],
});

rule(
  both('9.1.2a 9.1.6a 9.5.6b 10.3.4', '9.1.2a 9.1.6a 9.5.7b 10.3.4'),
  'using Decoy draws a card before the tag is avoided, and the damage comes last',
  () => {
    const geist = resourceWith('Geist', { text: [when({ deed: 'use' }, draw(1))] });
    const table = scenario({
      at: 'corp.action',
      cards: [geist, operationWith('Snare', giveTags(1), damage('net', 3))],
      corp: { hq: ['Snare'] },
      runner: { grip: ['Diesel', 'Diesel'], rig: ['Decoy', 'Geist'] },
    });
    table.corp.plays('Snare');
    table.runner.uses('Decoy');
    const order = table.happened('trashed', 'drawn', 'prevented', 'damaged').map((event) => event.kind);
    expect(order.slice(0, 4)).toEqual(['trashed', 'drawn', 'prevented', 'damaged']);
    expect(table.outcome).toBeNull(); // three cards for three damage
    expect([table.runner.tags, table.runner.hand.length]).toEqual([0, 0]);
  },
);

rule(
  both('9.3.4b 9.7.2a 9.7.2b 9.7.2c'),
  'a played card is paid for, then its target is named, then interrupts, then it acts',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [construct],
      corp: { credits: 5, hq: ['Retribution'] },
      runner: { tags: 1, rig: ['Construct', 'Dyson Mem Chip', 'Akamatsu Mem Chip'] },
    });
    table.corp.plays('Retribution');
    expect(table.decision).toMatchObject({ kind: 'target', seat: 'corp' });
    expect(table.corp.credits).toBe(5 - 1);
    table.corp.chooses('Dyson Mem Chip');
    expect(table.decision).toMatchObject({ kind: 'interrupt', seat: 'runner' });
    expect(table.runner.discardPile).toEqual([]);
    table.runner.uses('Construct');
    expect(table.runner.discardPile).toEqual(['Construct']);
  },
);

rule(both('9.7.2e'), 'later targets are named when their instruction is next', () => {
  const table = scenario({ at: 'corp.action', corp: { hq: ['Sprint'] } });
  table.corp.plays('Sprint'); // draw 3, then shuffle 2 cards from HQ into R&D
  expect(table.decision).toMatchObject({ kind: 'target', wanted: 2 });
  expect(table.moves).toEqual(['choose Hedge Fund', 'choose Hedge Fund', 'choose Hedge Fund']);
});

rule(
  both('9.5.6b 9.5.6c 9.5.1', '9.5.7b 9.5.7c 9.5.1'),
  'targets of a paid ability are named only after its cost is paid',
  () => {
    const table = scenario({
      at: '5.6.2a',
      corp: { archives: ['Hedge Fund', 'Sprint', 'IPO'], servers: rezzed('Spin Doctor') },
    });
    table.corp.uses('Spin Doctor');
    expect(table.decision?.kind).toBe('target');
    expect(table.corp.seen.removed.map((card) => card.title)).toEqual(['Spin Doctor']);
    table.corp.chooses('Sprint');
    table.corp.isDone();
    expect(table.corp.discardPile.sort()).toEqual(['Hedge Fund', 'IPO']);
  },
);

rule(
  both('9.5.6d 9.5.6e', '9.5.7d 9.5.7e'),
  'interrupts come between the target of a paid ability and its effect, and change it',
  () => {
    const thug = assetWith('Thug', { text: [paid([credits(1)], trash(choose(installed('resource'))))] });
    const table = scenario({
      at: '5.6.2a',
      cards: [thug, construct],
      corp: { credits: 1, servers: rezzed('Thug') },
      runner: { rig: ['Construct', 'Daily Casts', 'Wyldside'] },
    });
    table.corp.uses('Thug');
    table.corp.chooses('Wyldside');
    expect(table.decision).toMatchObject({ kind: 'interrupt', seat: 'runner' });
    table.runner.uses('Construct');
    expect(table.runner.discardPile).toEqual(['Construct']);
  },
);

rule(
  both('9.5.6f 9.5.6g', '9.5.7f 9.5.7g'),
  'between the instructions of a paid ability: a checkpoint, then the next targets',
  () => {
    const clerk = assetWith('Clerk', {
      text: [
        paid(
          [credits(1)],
          giveTags(1),
          addToHand(choose(inZone('archives'))),
          shuffleIntoDeck(choose(inZone('hq'))),
        ),
      ],
    });
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      cards: [clerk],
      corp: {
        identity: REALITY_PLUS,
        credits: 1,
        hq: ['Tithe'],
        archives: ['Sprint', 'IPO'],
        servers: rezzed('Clerk'),
      },
    });
    table.corp.uses('Clerk');
    expect(table.decision?.kind).toBe('reaction'); // no target asked for yet
    table.corp.triggers(REALITY_PLUS);
    table.corp.choosesMode(1);
    expect(table.moves).toEqual(['choose Sprint', 'choose IPO']);
    table.corp.chooses('IPO');
    expect(table.moves.sort()).toEqual(['choose IPO', 'choose Tithe']); // the card just added, too
  },
);

rule(both('9.6.15b'), 'targets of a conditional ability are named as it is triggered', () => {
  const binman = assetWith('Binman', { text: [whenYourTurnBegins(trash(choose(inZone('hq'))))] });
  const picker = assetWith('Picker', { text: [whenYourTurnBegins(addToHand(choose(inZone('archives'))))] });
  const table = scenario({
    at: '5.6.1d',
    cards: [binman, picker],
    corp: { hq: ['Tithe', 'Sprint'], archives: ['IPO'], servers: rezzed('Binman', 'Picker') },
  });
  expect(table.decision?.kind).toBe('reaction');
  table.corp.triggers('Binman');
  table.corp.chooses('Tithe');
  expect(table.moves.sort()).toEqual(['choose IPO', 'choose Tithe']); // Picker sees the card just trashed
});

rule(both('9.6.15c'), 'interrupts come before a conditional ability acts', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Orbital Superiority', advancement: 4 }] }] },
    runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'], rig: ['Crash Space'] },
  });
  table.corp.scores('Orbital Superiority'); // 4 meat damage to a tagged Runner
  expect(table.decision).toMatchObject({ kind: 'interrupt', seat: 'runner' });
  expect(table.runner.hand.length).toBe(4);
  table.runner.uses('Crash Space');
  table.runner.takes('number 3');
  expect(table.runner.hand.length).toBe(4 - (4 - 3));
});

rule(
  both('9.6.15e 9.6.15f'),
  'a checkpoint and later targets between the instructions of a conditional ability',
  () => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      cards: [assetWith('Mourner', { text: [when({ deed: 'trash' }, gainCredits(1))] })],
      corp: {
        credits: 0,
        hq: ['Tithe', 'Sprint'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Longevity Serum', advancement: 3 }] },
          { server: 'remote-2', root: [{ card: 'Mourner', rezzed: true }] },
        ],
      },
    });
    table.corp.scores('Longevity Serum'); // trash any number of cards from HQ; then shuffle up to 3 from Archives
    table.corp.triggers('Longevity Serum');
    table.corp.chooses('Tithe');
    table.corp.isDone();
    expect(table.decision?.kind).toBe('reaction');
    table.corp.triggers('Mourner');
    expect(table.corp.credits).toBe(1);
    expect(table.moves).toEqual(['choose Tithe', 'done']);
  },
);
