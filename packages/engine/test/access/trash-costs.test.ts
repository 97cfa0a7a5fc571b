import { gainCredits, recurring, spendHosted, trashing, when } from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, leavesIt, runOn, titlesIn, trashesAccessed } from './making-runs.ts';
import { assetWith, operationWith, resourceWith, upgradeWith } from './test-cards.ts';

// Trashing the card being accessed: for its trash cost or by another ability.

const inRemote = (...root: readonly string[]) => ({ servers: [{ server: 'remote-1', root }] });

rule(both('7.7.2', '7.1.5'), 'the Runner may pay the trash cost of the accessed card, or leave it', () => {
  const position = { at: 'runner.action', corp: inRemote('PAD Campaign'), runner: { credits: 5 } };
  const trashing = scenario(position);
  runOn(trashing, 'remote-1');
  expect(trashing.moves).toEqual(['trash PAD Campaign', 'continue']);
  trashesAccessed(trashing);
  expect(trashing.runner.credits).toBe(5 - 4);
  expect(trashing.corp.discardPile).toEqual(['PAD Campaign']);
  expect(trashing).toBeSettled();
  const leaving = scenario(position);
  runOn(leaving, 'remote-1');
  leavesIt(leaving);
  expect(leaving.runner.credits).toBe(5);
  expect(leaving.corp.discardPile).toEqual([]);
});

rule(both('7.7.2', '7.1.5'), 'also from HQ and from R&D', () => {
  for (const server of ['hq', 'rd']) {
    const table = scenario({
      at: 'runner.action',
      corp: { hq: ['PAD Campaign'], rd: ['PAD Campaign', 'IPO'] },
      runner: { credits: 4 },
    });
    runOn(table, server);
    trashesAccessed(table);
    expect(table.runner.credits).toBe(4 - 4);
    expect(table.corp.discardPile).toEqual(['PAD Campaign']);
    expect([table.corp.hand.length, table.corp.deckSize]).toEqual(server === 'hq' ? [0, 2] : [1, 1]);
  }
});

refuses(both('7.7.2 1.15.1', '7.1.5 1.16.1'), 'a trash cost the Runner cannot pay whole', () => {
  const table = scenario({ at: 'runner.action', corp: inRemote('PAD Campaign'), runner: { credits: 3 } });
  runOn(table, 'remote-1');
  expect(accessed(table)).toEqual(['PAD Campaign']);
  expect([table.runner.credits, table.corp.discardPile]).toEqual([3, []]);
  expect(table).toBeSettled();
});

const dear = { ...operationWith('Dear', gainCredits(1)), trash: 2 };

rule(
  both('7.7.2', '7.1.5a'),
  'only a card with a trash cost can be trashed for it, whatever its type',
  () => {
    const plain = scenario({
      at: 'runner.action',
      cards: [dear],
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 9 },
    });
    runOn(plain, 'hq'); // nothing to ask
    expect(accessed(plain)).toEqual(['Hedge Fund']);
    expect(plain.decision?.kind).toBe('action');
    const marked = scenario({
      at: 'runner.action',
      cards: [dear],
      corp: { hq: ['Dear'] },
      runner: { credits: 9 },
    });
    runOn(marked, 'hq');
    trashesAccessed(marked);
    expect(marked.runner.credits).toBe(9 - 2);
    expect(marked.corp.discardPile).toEqual(['Dear']);
  },
);

refuses(both('7.7.2a', '7.1.5b'), 'trashing cards of Archives, for their trash cost or by Carnivore', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { archives: ['PAD Campaign', 'Anoetic Void'] },
    runner: { credits: 9, rig: ['Carnivore'], grip: ['Diesel', 'Diesel', 'Diesel'] },
  });
  runOn(table, 'archives');
  accesses(table, 'PAD Campaign'); // the other follows
  expect(accessed(table)).toEqual(['PAD Campaign', 'Anoetic Void']);
  expect([table.runner.credits, table.runner.hand.length]).toEqual([9, 3]);
  expect(table.happened('trashed')).toEqual([]);
  expect(table).toBeSettled();
});

rule(both('7.7.2a', '7.1.5b'), 'a card in the root of Archives can be trashed', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { servers: [{ server: 'archives', root: ['Anoetic Void'] }] },
    runner: { credits: 1 },
  });
  runOn(table, 'archives');
  trashesAccessed(table);
  expect(table.runner.credits).toBe(1 - 1);
  expect(table.corp.discardPile).toEqual(['Anoetic Void']);
});

rule(
  both('7.7.2', '7.1.4'),
  'another ability trashes the accessed card, even one without a trash cost',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 0, rig: ['Carnivore'], grip: ['Diesel', 'VRcation', 'Sure Gamble'] },
    });
    runOn(table, 'hq');
    expect(table.moves).toEqual(['use Carnivore 1', 'continue']);
    table.runner.uses('Carnivore');
    table.runner.chooses('Diesel');
    table.runner.chooses('VRcation');
    expect(table.runner.hand).toEqual(['Sure Gamble']);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table).toBeSettled();
  },
);

const tollGate = upgradeWith('Toll Gate', {
  text: [{ static: 'price', deed: { deed: 'trash', card: { type: 'asset' }, by: 'opponent' }, more: 2 }],
});
const bargain = resourceWith('Bargain', {
  text: [{ static: 'price', deed: { deed: 'trash', card: { type: 'asset' } }, less: 9 }],
});

rule(both('1.15.1c', '1.16.2a'), 'trash costs are raised first, then lowered, and never below 0', () => {
  const position = (rig: readonly string[]) => ({
    at: 'runner.action',
    cards: [tollGate, bargain],
    corp: {
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'hq', root: [{ card: 'Toll Gate', rezzed: true }] },
      ],
    },
    runner: { credits: 6, rig },
  });
  const raised = scenario(position([]));
  runOn(raised, 'remote-1');
  trashesAccessed(raised);
  expect(raised.runner.credits).toBe(6 - (4 + 2));
  const free = scenario(position(['Bargain']));
  runOn(free, 'remote-1');
  trashesAccessed(free);
  expect(free.runner.credits).toBe(6 - 0); // 4 + 2 - 9
});

const hammer = resourceWith('Hammer', {
  text: [recurring(2), spendHosted(trashing(undefined, { accessed: true }))],
});

rule(both('1.10.4b'), 'hosted credits that may be spent on trashing pay a trash cost', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [hammer],
    corp: inRemote('PAD Campaign'),
    runner: { credits: 2, rig: ['Hammer'] },
  });
  runOn(table, 'remote-1');
  trashesAccessed(table);
  while (table.decision?.kind === 'pay') table.choose('runner', table.keys.at(-1) ?? '');
  expect(table.runner.credits).toBe(2 + 2 - 4);
  expect(table.corp.discardPile).toEqual(['PAD Campaign']);
});

rule(
  both('1.15.2 10.3.4', '1.16.3 10.3.4'),
  'the checkpoint after paying comes before the card is trashed',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: inRemote('PAD Campaign'),
      runner: { credits: 3, rig: [{ card: 'Ghost Runner', credits: 1 }] },
    });
    runOn(table, 'remote-1');
    trashesAccessed(table);
    while (table.decision?.kind === 'pay') table.choose('runner', table.keys.at(-1) ?? '');
    expect(titlesIn(table, 'trashed')).toEqual(['Ghost Runner', 'PAD Campaign']); // the empty card first
    expect(table).toBeSettled();
  },
);

refuses(
  both('1.2.2'),
  'trashing a Corp card by any means while an effect says the Runner cannot',
  (edition) => {
    const shield = upgradeWith('Shield', {
      text: [{ static: 'cannot', deed: { deed: 'trash', by: 'opponent', card: { side: 'corp' } } }],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [shield],
      corp: {
        hq: ['PAD Campaign'],
        servers: [{ server: 'remote-1', root: [{ card: 'Shield', rezzed: true }] }],
      },
      runner: { credits: 9, rig: ['Carnivore'], grip: ['Diesel', 'Decoy'] },
    });
    runOn(table, 'hq');
    expect(table.moves).not.toContain('trash PAD Campaign');
    if (edition === '26.03') {
      table.runner.uses('Carnivore'); // 1.4 does not let the Runner use what changes nothing
      table.runner.chooses('Diesel');
    }
    expect(table.corp.hand).toEqual(['PAD Campaign']);
    expect(table).toBeSettled();
  },
);

rule(
  both('1.18.1a 7.7.2', '8.2.2 7.1.5'),
  'Marilyn Campaign trashed from an access may be shuffled into R&D, and counts as trashed',
  () => {
    const mourner = assetWith('Mourner', {
      text: [when({ deed: 'trash', by: 'any' }, gainCredits(1))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [mourner],
      corp: {
        credits: 0,
        rd: ['IPO', 'IPO'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Marilyn Campaign', rezzed: true }] },
          { server: 'remote-2', root: [{ card: 'Mourner', rezzed: true }] },
        ],
      },
      runner: { credits: 3 },
    });
    runOn(table, 'remote-1');
    trashesAccessed(table);
    table.corp.triggers('Marilyn Campaign');
    expect([table.corp.deckSize, table.corp.discardPile, table.runner.credits]).toEqual([3, [], 0]);
    expect(table.corp.credits).toBe(1);
    expect(table).toBeSettled();
  },
);

rule(both('4.5.6b', '4.4.6b'), 'the trashed card lies faceup in Archives: the Runner saw it', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { rd: ['PAD Campaign', 'IPO'] },
    runner: { credits: 4 },
  });
  runOn(table, 'rd');
  trashesAccessed(table);
  expect(table.runner.seen.corp.archives).toMatchObject([{ title: 'PAD Campaign', faceup: true }]);
});

rule(current('7.1.5a 7.1.6'), 'an agenda has no trash cost, so it is stolen without a question', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { hq: ['Offworld Office'] },
    runner: { credits: 9 },
  });
  runOn(table, 'hq');
  expect(table.runner.scored).toEqual(['Offworld Office']);
  expect(table.decision?.kind).toBe('action');
});
