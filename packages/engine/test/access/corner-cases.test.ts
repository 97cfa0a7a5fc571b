// Corners of accessing that are easily got wrong.

import {
  accessMore,
  choose,
  credits,
  draw,
  forEachCounter,
  gainCredits,
  giveTags,
  install,
  installed,
  inZone,
  reveal,
  search,
  swap,
  trash,
  unlessOpponentPays,
  when,
  whileAccessing,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, leavesIt, runOn } from './making-runs.ts';
import {
  agendaWith,
  eventWith,
  onAccess,
  operationWith,
  resourceWith,
  upgradeWith,
  whenStolen,
} from './test-cards.ts';

const rezzed = (card: string) => ({ card, rezzed: true });
const wideNet = resourceWith('Wide Net', {
  text: [when({ deed: 'breach' }, accessMore(2))],
});

const afterwards = resourceWith('Afterwards', { text: [when({ deed: 'finishAccess' }, draw(1))] });
rule(current('7.2.4'), 'abilities about the end of an access are met', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [afterwards],
    corp: { archives: ['Offworld Office', 'IPO', 'Sprint'] },
    runner: { rig: ['Afterwards'] },
  });
  runOn(table, 'archives');
  accesses(table, 'Offworld Office');
  expect(table.runner.hand.length).toBe(1);
});

rule(
  current('7.3.1a'),
  'a card accessed earlier in the breach stays visible to the Runner until it ends',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign', 'Anoetic Void'] }] },
    });
    const known = () =>
      table.runner.seen.corp.servers
        .find(({ server }) => server === 'remote-1')
        ?.root.map((card) => card.title);
    runOn(table, 'remote-1');
    accesses(table, 'PAD Campaign');
    leavesIt(table); // now Anoetic Void is accessed
    expect(known()).toEqual(['PAD Campaign', 'Anoetic Void']);
    leavesIt(table);
    expect(known()).toEqual([undefined, undefined]);
  },
);
const lender = upgradeWith('Lender', onAccess(draw(1)));
rule(
  current('7.3.5a 7.4.6b'),
  'the limit is one even if HQ is empty at first: a card drawn meanwhile is a candidate',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [lender],
      corp: { hq: [], rd: ['IPO', 'Sprint', 'Tithe'], servers: [{ server: 'hq', root: [rezzed('Lender')] }] },
      runner: { credits: 0 },
    });
    runOn(table, 'hq');
    expect(accessed(table)).toEqual(['Lender', 'IPO']);
  },
);

const mixer = agendaWith('Mixer', whenStolen({ effect: 'shuffleDeck' }));
rule(
  both('7.1.6a 7.2.1c', '7.4.7a 1.12.3'),
  'after R&D was shuffled the top card is accessed, even one accessed before',
  () => {
    let again = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const table = scenario({
        at: 'runner.action',
        seed,
        cards: [mixer, wideNet],
        corp: { rd: ['IPO', 'Mixer', 'Sprint'] },
        runner: { rig: ['Wide Net'] },
      });
      runOn(table, 'rd');
      expect(accessed(table).slice(0, 2)).toEqual(['IPO', 'Mixer']);
      if (accessed(table)[2] === 'IPO') again += 1;
    }
    expect(again).toBeGreaterThan(3); // about half of the time
  },
);

const probe = resourceWith('Probe', { text: [whileAccessing([], gainCredits(1))] });
rule(
  current('7.1.4 7.1.5b'),
  'a mid-access ability that does not trash can be used on a card of Archives',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [probe],
      corp: { archives: ['IPO'] },
      runner: { credits: 0, rig: ['Probe'] },
    });
    runOn(table, 'archives');
    expect(table.moves).toEqual(['use Probe 1', 'continue']);
  },
);

rule(both('4.2.1', '8.7.1'), 'the searching player looks at all cards of the zone', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { grip: ['Mutual Favor'], stack: ['Sure Gamble', 'Corroder', 'Diesel', 'Unity'] },
  });
  table.runner.plays('Mutual Favor');
  expect(table.runner.seen.looking.map((card) => card.title).sort()).toEqual([
    'Corroder',
    'Diesel',
    'Sure Gamble',
    'Unity',
  ]);
});

const metamorph = operationWith('Metamorph', swap(choose(installed(['asset', 'agenda', 'upgrade']), 2)));
refuses(both('10.11.2', '8.8.2'), 'swapping an agenda into the server of an asset', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [metamorph],
    corp: {
      hq: ['Metamorph'],
      servers: [
        { server: 'remote-1', root: ['PAD Campaign', 'Anoetic Void'] },
        { server: 'remote-2', root: ['Offworld Office'] },
      ],
    },
  });
  table.corp.plays('Metamorph');
  table.corp.chooses('Offworld Office');
  // Only PAD Campaign can trade places with it: Anoetic Void lies beside an asset.
  expect(table.moves).not.toContain('choose Anoetic Void');
});

const bluff = operationWith(
  'Bluff',
  reveal(choose(inZone('hq'))),
  unlessOpponentPays([credits(1)], giveTags(1)),
);
rule(both('1.20.3', '1.21.3'), 'abilities about revealing a card are met', () => {
  const listener = resourceWith('Listener', {
    text: [when({ deed: 'reveal', by: 'any' }, gainCredits(1))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [bluff, listener],
    corp: { hq: ['Bluff', 'IPO'] },
    runner: { credits: 0, rig: ['Listener'] },
  });
  table.corp.plays('Bluff');
  expect(table.runner.credits).toBe(1);
});

const burn = upgradeWith('Burn', onAccess(trash('accessed')));
rule(both('4.5.6b', '4.4.6b'), 'an accessed card the Corp trashes lies faceup: the Runner sees it', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [burn],
    corp: {
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: [rezzed('Burn')] },
      ],
    },
  });
  runOn(table, 'remote-1');
  expect(table.corp.seen.corp.archives).toMatchObject([{ title: 'PAD Campaign', faceup: true }]);
});

rule(
  both('4.2.2a', '8.7.2b'),
  'a card that cannot be installed is not found, and nothing stays set aside',
  () => {
    const colony = eventWith('Colony', install(search(inZone('stack', { type: 'program' }))));
    const table = scenario({
      at: 'runner.action',
      cards: [colony],
      runner: { credits: 2, grip: ['Colony'], stack: ['Corroder', 'Cleaver'] },
    });
    table.runner.plays('Colony');
    expect(table.moves).toEqual(['choose Corroder', 'done']);
  },
);
const grudge = agendaWith('Grudge', whenStolen(giveTags(forEachCounter('advancement'))));
rule(both('1.16.8', '1.17.8'), 'counters on the stolen agenda itself are counted as they were', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [grudge],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Grudge', advancement: 3 }] }] },
  });
  runOn(table, 'remote-1');
  expect(table.runner.tags).toBe(3);
});
