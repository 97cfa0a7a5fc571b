import {
  addToHand,
  choose,
  damage,
  draw,
  during,
  endTheRun,
  gainCredits,
  host,
  inZone,
  loseCredits,
  stoleDuringRun,
  when,
  whenAccessed,
  whileAccessing,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, leavesIt, runOn, trashesAccessed } from './making-runs.ts';
import { agendaWith, assetWith, onAccess, resourceWith, upgradeWith, whenStolen } from './test-cards.ts';

// The steps of accessing one card, and what ends an access.

/** A rezzed upgrade whose ability is about every access. */
const toll = upgradeWith('Toll', onAccess(loseCredits(4, 'opponent')));
const gift = upgradeWith('Gift', onAccess(gainCredits(4, 'opponent')));
const rezzed = (card: string) => ({ card, rezzed: true });

rule(
  both('7.8.1 7.8.2 7.8.3', '7.2.1 7.1.4'),
  'what happens as a card is accessed resolves before the Runner may trash it',
  () => {
    const remote = (upgrade: string) => ({
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: [rezzed(upgrade)] },
      ],
    });
    const poorer = scenario({
      at: 'runner.action',
      cards: [toll],
      corp: remote('Toll'),
      runner: { credits: 5 },
    });
    runOn(poorer, 'remote-1'); // 5 - 4 = 1: not enough for the trash cost of 4
    expect([poorer.runner.credits, poorer.decision?.kind]).toEqual([1, 'action']);
    const richer = scenario({
      at: 'runner.action',
      cards: [gift],
      corp: remote('Gift'),
      runner: { credits: 0 },
    });
    runOn(richer, 'remote-1');
    trashesAccessed(richer);
    expect(richer.runner.credits).toBe(0 + 4 - 4);
    expect(richer.corp.discardPile).toEqual(['PAD Campaign']);
    expect(richer).toBeSettled();
  },
);

rule(
  both('7.8.3 7.7.2b', '7.1.4 7.1.6'),
  'trashing comes before stealing: an agenda trashed by Carnivore is not stolen',
  () => {
    const position = {
      at: 'runner.action',
      corp: { hq: ['Offworld Office'] },
      runner: { rig: ['Carnivore'], grip: ['Diesel', 'Diesel'] },
    };
    const trashing = scenario(position);
    runOn(trashing, 'hq');
    expect(trashing.runner.scored).toEqual([]);
    trashing.runner.uses('Carnivore');
    trashing.runner.chooses('Diesel'); // and the other one
    expect(trashing.corp.discardPile).toEqual(['Offworld Office']);
    expect([trashing.runner.scored, trashing.runner.points]).toEqual([[], 0]);
    expect(trashing).toBeSettled();
    const stealing = scenario(position);
    runOn(stealing, 'hq');
    leavesIt(stealing);
    expect([stealing.runner.scored, stealing.runner.points]).toEqual([['Offworld Office'], 2]);
  },
);

/** After an access, if the Runner has stolen something in this run. */
const afterwards = resourceWith('Afterwards', {
  text: [during(stoleDuringRun, when({ deed: 'finishAccess' }, draw(1)))],
});

rule(
  '7.8.5 7.8.6',
  'abilities about having accessed resolve after the steal and before the next card',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [afterwards],
      corp: { archives: ['Offworld Office', 'IPO', 'Sprint'] },
      runner: { rig: ['Afterwards'] },
    });
    runOn(table, 'archives');
    accesses(table, 'Offworld Office');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.runner.hand.length).toBe(1);
    expect(table.decision?.kind).toBe('access');
    expect(table.happened('stolen', 'drawn').map((event) => event.kind)).toEqual(['stolen', 'drawn']);
  },
);

const greedy = agendaWith('Greedy', whenStolen(addToHand(choose(inZone('archives')))));

rule('7.7.1', 'everything about one access is resolved before the next card is accessed', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [greedy],
    corp: { archives: ['Greedy', 'Sprint', 'IPO'] },
  });
  runOn(table, 'archives');
  accesses(table, 'Greedy');
  expect(table.decision).toMatchObject({ seat: 'corp', kind: 'target' });
  expect(accessed(table)).toEqual(['Greedy']);
  table.corp.chooses('Sprint');
  expect(table.corp.hand).toEqual(['Sprint']);
  expect(accessed(table)).toEqual(['Greedy', 'IPO']);
  expect(table).toBeSettled();
});

rule('7.7.4', 'a card neither stolen nor trashed stays where it was', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }] },
  });
  const before = table.corp.seen.corp.servers.find(({ server }) => server === 'remote-1');
  runOn(table, 'remote-1');
  leavesIt(table);
  expect(table.corp.seen.corp.servers.find(({ server }) => server === 'remote-1')).toEqual(before);
  expect(table.runner.credits).toBe(5);
  expect(table).toBeSettled();
});

/** Takes the accessed card back to HQ as it is accessed. */
const recall = upgradeWith('Recall', onAccess(addToHand('accessed')));

rule(
  current('7.1.7 7.1.6'),
  'an accessed card that moves is no longer accessed: no trashing and no stealing',
  () => {
    for (const card of ['Offworld Office', 'PAD Campaign']) {
      const table = scenario({
        at: 'runner.action',
        cards: [recall],
        corp: {
          servers: [
            { server: 'remote-1', root: [card] },
            { server: 'remote-2', root: [rezzed('Recall')] },
          ],
        },
      });
      runOn(table, 'remote-1');
      expect(accessed(table)).toEqual([card]);
      expect([table.corp.hand, table.runner.scored]).toEqual([[card], []]);
      expect(table).toBeSettled();
    }
  },
);

/** Two abilities for the time of an access. */
const probe = resourceWith('Probe', {
  text: [whileAccessing([], gainCredits(1)), whileAccessing([], draw(1))],
});

rule(
  current('7.1.4 7.2.2 9.2.10b 9.2.10c 9.5.2c'),
  'one mid-access ability for each access and no more',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [probe],
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign', 'Anoetic Void'] }] },
      runner: { credits: 5, rig: ['Probe'] },
    });
    runOn(table, 'remote-1');
    accesses(table, 'PAD Campaign');
    expect(table.moves).toEqual(['trash PAD Campaign', 'use Probe 1', 'use Probe 2', 'continue']);
    table.runner.uses('Probe'); // instead of trashing PAD Campaign
    expect(table.runner.credits).toBe(5 + 1);
    // The next access has an opportunity of its own.
    expect(table.moves).toEqual(['trash Anoetic Void', 'use Probe 1', 'use Probe 2', 'continue']);
    trashesAccessed(table);
    expect(table.corp.discardPile).toEqual(['Anoetic Void']);
    expect(table).toBeSettled();
  },
);

rule(
  current('9.2.10a 9.3.6b'),
  'mid-access abilities are only for the Runner and only during an access',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [probe],
      corp: { hq: ['PAD Campaign'] },
      runner: { rig: ['Probe'] },
    });
    const offered: string[] = [];
    table.runner.takes('run hq');
    while (table.decision?.kind !== 'action') {
      const { seat, kind, rule: step } = table.decision ?? { seat: 'corp', kind: 'none', rule: '' };
      if (table.moves.some((move) => move.startsWith('use Probe'))) offered.push(`${seat} ${kind} ${step}`);
      table.choose(seat, table.keys.includes('pass') ? 'pass' : (table.keys.at(-1) ?? ''));
      if (table.keys.includes('continue') && table.keys.includes('jack out'))
        table.choose('runner', 'continue');
    }
    expect(offered).toEqual(['runner trashAccessed 7.2.2']);
  },
);

const alarm = upgradeWith('Alarm', onAccess(endTheRun));

rule(
  both('6.1.4', '6.1.4a'),
  'ending the run ends the access: nothing more is accessed, and the agenda is not stolen',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [alarm],
      corp: {
        servers: [
          { server: 'remote-1', root: ['Offworld Office', 'Anoetic Void'] },
          { server: 'remote-2', root: [rezzed('Alarm')] },
        ],
      },
      runner: { credits: 5 },
    });
    runOn(table, 'remote-1');
    accesses(table, 'Offworld Office');
    expect(accessed(table)).toEqual(['Offworld Office']);
    expect(table.runner.scored).toEqual([]);
    expect(table.corp.seen.run).toBeNull();
    expect(table).toBeSettled();
  },
);

rule(both('7.1.3 9.1.8a'), 'Urtica Cipher works although it is not rezzed', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement: 1 }] }] },
    runner: { credits: 0, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
  });
  runOn(table, 'remote-1');
  expect(table.runner.hand.length).toBe(4 - (2 + 1));
});
const snare = assetWith('Snare', { text: [whenAccessed(damage('net', 1))] });
rule(both('7.1.3 9.1.8a'), 'an ambush works in R&D, in HQ and in Archives', () => {
  for (const server of ['rd', 'hq', 'archives']) {
    const table = scenario({
      at: 'runner.action',
      cards: [snare],
      corp: { rd: ['Snare', 'IPO'], hq: ['Snare'], archives: ['Snare'] },
      runner: { credits: 0, grip: ['Diesel', 'Diesel'] },
    });
    runOn(table, server);
    expect(table.runner.hand.length).toBe(2 - 1);
  }
});

const cage = resourceWith('Cage', { text: [whileAccessing([], host('accessed'))] });
rule(
  current('7.1.7 1.13.2b 1.13.7b'),
  'an accessed card hosted on a Runner card is uninstalled and lies there faceup',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [cage],
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { rig: ['Cage'] },
    });
    runOn(table, 'remote-1');
    table.runner.uses('Cage');
    expect(table.runner.seen.runner.rig[0]?.hosted).toMatchObject([{ title: 'PAD Campaign', faceup: true }]);
    expect(table.corp.seen.corp.servers.map(({ server }) => server)).toEqual(['hq', 'rd', 'archives']);
    expect(table).toBeSettled();
  },
);
