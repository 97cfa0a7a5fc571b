import {
  action,
  addToHand,
  all,
  choose,
  click,
  count,
  gainCredits,
  hardware,
  host,
  ice,
  installed,
  installInward,
  installOn,
  inZone,
  maximumHandSize,
  operation,
  program,
  resource,
  sub,
  swap,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { runOn } from '../access/making-runs.ts';
import { borderIce, newTown, oldTown, plainUpgrade } from './corp-test-cards.ts';
import { inRig, serverAt, titles } from './reading-the-table.ts';

// Where cards lie and what that makes of them.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

rule(both('4.6.1', '4.5.1'), 'score areas are empty at first, and take what is scored or stolen', () => {
  const table = scenario({
    at: 'corp.draw',
    priority: 'every',
    corp: {
      credits: 5,
      hq: ['Offworld Office'],
      servers: [{ server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 2 }] }],
    },
  });
  expect([table.corp.scored, table.runner.scored]).toEqual([[], []]);
  expect([table.corp.points, table.runner.points]).toEqual([0, 0]);
  table.corp.scores('Hostile Takeover');
  expect([table.corp.scored, table.runner.scored]).toEqual([['Hostile Takeover'], []]);
  const stealing = scenario({ at: 'runner.action', corp: { hq: ['Offworld Office'] } });
  runOn(stealing, 'hq');
  expect([stealing.corp.scored, stealing.runner.scored]).toEqual([[], ['Offworld Office']]);
  expect([stealing.corp.hand, stealing.corp.discardPile]).toEqual([[], []]);
});

/** Takes back every card it can reach, wherever that may be. */
const greatRecall = operation({
  ...corpCard,
  id: 'great_recall',
  title: 'Great Recall',
  play: [addToHand(all(inZone('archives'))), addToHand(all({})), addToHand(all(inZone('setAside')))],
});

refuses(both('4.9.5'), 'moving a card that was removed from the game', () => {
  const table = scenario({
    cards: [greatRecall],
    corp: {
      hq: ['Great Recall'],
      archives: ['IPO'],
      servers: [{ server: 'remote-1', root: ['PAD Campaign'] }],
    },
    removed: [{ card: 'Hedge Fund', side: 'corp' }],
  });
  table.corp.plays('Great Recall');
  expect(table.corp.hand.sort()).toEqual(['IPO', 'PAD Campaign']);
  expect(titles(table.corp.seen.removed)).toEqual(['Hedge Fund']);
  expect(table.corp.discardPile).toEqual(['Great Recall']);
});

rule(both('4.4.3', '4.3.3'), 'a hand has no order for the opponent: no card in it can be followed', () => {
  const table = scenario({ at: 'runner.action', corp: { hq: ['IPO', 'Sprint', 'Hedge Fund'] } });
  const before = table.runner.seen.corp.hq;
  runOn(table, 'hq'); // the Runner has seen one of them
  expect(table.happened('accessed').length).toBe(1);
  expect(table.runner.seen.corp.hq).toEqual(before);
  expect(before).toEqual({ count: 3 }); // only how many
  const drawing = scenario({ at: 'corp.action', runner: { grip: ['Diesel', 'Unity'] } });
  expect(drawing.corp.seen.runner.grip).toEqual({ count: 2 });
});

/** Takes an installed resource onto itself. */
const garage = (title: string) =>
  hardware({
    ...runnerCard,
    id: title.toLowerCase().replace(' ', '_'),
    title,
    text: [
      maximumHandSize(count({ hostedOn: 'this' })),
      action([click()], host(choose(installed('resource')))),
    ],
  });
const lamp = resource({ ...runnerCard, id: 'lamp', title: 'Lamp' });

rule(both('1.12.3', '1.13.4'), 'a card hosted on a second card is no longer hosted on the first', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [garage('North Garage'), garage('South Garage'), lamp],
    runner: { rig: ['North Garage', 'South Garage', 'Lamp'] },
  });
  table.runner.uses('North Garage');
  expect(titles(inRig(table, 'North Garage')?.hosted)).toEqual(['Lamp']);
  expect(table.runner.maximumHandSize).toBe(5 + 1);
  table.runner.uses('South Garage');
  expect(titles(inRig(table, 'North Garage')?.hosted)).toEqual([]);
  expect(titles(inRig(table, 'South Garage')?.hosted)).toEqual(['Lamp']);
  expect(table.runner.maximumHandSize).toBe(5 + 1); // counted once
});

const audit = (title: string, rezzed: boolean) =>
  operation({
    ...corpCard,
    id: title.toLowerCase(),
    title,
    play: [trash(choose({ in: 'installed', rezzed }))],
  });

rule(
  both('8.1.2', '8.1.1'),
  'facedown Corp cards are unrezzed and faceup ones rezzed; Runner cards neither',
  () => {
    const choices = (title: string): string[] => {
      const table = scenario({
        at: 'corp.action',
        cards: [audit('Shutters', false), audit('Shopfront', true)],
        corp: {
          hq: [title],
          archives: ['IPO', { card: 'Sprint', faceup: false }],
          servers: [
            {
              server: 'remote-1',
              ice: ['Tithe', { card: 'Palisade', rezzed: true }],
              root: ['Offworld Office', 'Manegarm Skunkworks'],
            },
            { server: 'remote-2', root: [{ card: 'PAD Campaign', rezzed: true }] },
            { server: 'remote-3', root: ['Regolith Mining License'] },
          ],
        },
        runner: { rig: ['Decoy', { card: 'Wyldside', faceup: false }] },
      });
      table.corp.plays(title);
      return table.moves.map((move) => move.slice('choose '.length)).sort();
    };
    expect(choices('Shutters')).toEqual([
      'Manegarm Skunkworks',
      'Offworld Office',
      'Regolith Mining License',
      'Tithe',
    ]);
    expect(choices('Shopfront')).toEqual(['PAD Campaign', 'Palisade']);
  },
);

/** Ice goes directly inward of this operation, which protects nothing. */
const lostPlans = operation({
  ...corpCard,
  id: 'lost_plans',
  title: 'Lost Plans',
  play: [installInward(choose(inZone('hq', { type: 'ice' }))), gainCredits(2)],
});

rule(current('8.5.14'), 'without the place an install needs, nothing is installed', () => {
  const table = scenario({
    cards: [lostPlans],
    corp: {
      credits: 0,
      hq: ['Lost Plans', 'Tithe'],
      servers: [{ server: 'hq', ice: ['Palisade'] }],
    },
  });
  table.corp.plays('Lost Plans');
  if (table.decision?.kind === 'target') table.corp.chooses('Tithe');
  expect(table.corp.hand).toEqual(['Tithe']);
  expect(titles(serverAt(table.corp.seen, 'hq')?.ice)).toEqual(['Palisade']);
  expect(table.corp.credits).toBe(2); // the rest of the card is carried out
  expect(table).toBeSettled();
});

/** Exchanges two upgrades. */
const movers = operation({
  ...corpCard,
  id: 'movers',
  title: 'Movers',
  play: [swap(choose(installed('upgrade'), 2))],
});
const moving = (first: string[], second: string[], ...chosen: string[]): (string | undefined)[][] => {
  const table = scenario({
    cards: [movers, oldTown, newTown, plainUpgrade, borderIce],
    corp: {
      hq: ['Movers'],
      servers: [
        { server: 'remote-1', root: first, ice: ['Border Ice'] },
        { server: 'remote-2', root: second },
      ],
    },
  });
  table.corp.plays('Movers');
  for (const title of chosen) table.corp.chooses(title);
  expect(table).toBeSettled();
  return ['remote-1', 'remote-2'].map((name) => titles(serverAt(table.corp.seen, name)?.root).sort());
};

refuses(both('3.6.5e'), 'swapping a second region into a root', () => {
  // New Town would come to Old Town, so it cannot be the other card.
  expect(moving(['Old Town', 'Plain Upgrade'], ['New Town'], 'Plain Upgrade')).toEqual([
    ['Old Town', 'Plain Upgrade'],
    ['New Town'],
  ]);
});

rule(both('3.6.5e'), 'two regions may trade places, and a region may go where none is', () => {
  expect(moving(['Old Town', 'Plain Upgrade'], ['New Town'], 'Old Town', 'New Town')).toEqual([
    ['New Town', 'Plain Upgrade'],
    ['Old Town'],
  ]);
  expect(moving(['Plain Upgrade'], ['New Town'])).toEqual([['New Town'], ['Plain Upgrade']]);
});

/** Pays when a run begins on the server of the ice it sits on. */
const leech = program({
  ...runnerCard,
  memory: 1,
  id: 'tick',
  title: 'Tick',
  text: [installOn({ type: 'ice' }), when({ deed: 'run', server: 'this' }, gainCredits(3))],
});
const sheet = ice({ ...corpCard, strength: 1, id: 'sheet', title: 'Sheet', text: [sub(gainCredits(1))] });

rule(current('4.6.6k'), '“this server” of a hosted card is the server of its host', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [leech, sheet],
    corp: { servers: [{ server: 'rd', ice: [{ card: 'Sheet', rezzed: true, hosted: ['Tick'] }] }] },
    runner: { credits: 0 },
  });
  const after = (server: string): number => {
    runOn(table, server);
    while (table.decision?.kind !== 'action') table.choose(table.awaits ?? 'corp', table.keys.at(-1) ?? '');
    return table.runner.credits;
  };
  expect(after('archives')).toBe(0);
  expect(after('rd')).toBe(3);
});
