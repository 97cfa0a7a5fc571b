import {
  action,
  agenda,
  choose,
  click,
  event,
  gainCredits,
  install,
  inZone,
  oncePerTurn,
  operation,
  optional,
  placeCounters,
  removeCounters,
  resource,
  trash,
  trashFromHand,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { serverAt, titles } from './reading-the-table.ts';

// Small print of costs, advancing, drawing and playing.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

/** "Trash 1 card from your grip: gain 2 credits. Only once per turn." */
const pawnshop = resource({
  ...runnerCard,
  id: 'pawnshop',
  title: 'Pawnshop',
  text: [oncePerTurn(action([click(), trashFromHand(1)], gainCredits(2)))],
});

refuses(current('1.16.1c'), 'paying the cost of an ability that may not be used again this turn', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [pawnshop],
    runner: { credits: 0, grip: ['Diesel', 'Unity'], rig: ['Pawnshop'] },
  });
  table.runner.uses('Pawnshop');
  if (table.decision?.kind !== 'action') table.choose('runner', table.keys[0] ?? '');
  expect([table.runner.credits, table.runner.hand.length]).toEqual([2, 1]);
  expect(table.moves.filter((move) => move.startsWith('use Pawnshop'))).toEqual([]);
  expect(table.runner.explain('use Pawnshop 1')).toMatchObject({ allowed: false });
  expect([table.runner.hand.length, table.runner.clicks]).toEqual([1, 3]); // nothing more was paid
});

const mark = operation({
  ...corpCard,
  id: 'mark',
  title: 'Mark',
  play: [placeCounters('advancement', 1, choose({ in: 'installed', can: 'advance' }))],
});
const unmark = operation({
  ...corpCard,
  id: 'unmark',
  title: 'Unmark',
  play: [removeCounters('advancement', 9, choose({ in: 'installed', can: 'advance' }))],
});

rule(both('1.17.3', '1.18.4'), 'a card is advanced as long as it has any advancement counter', () => {
  const gained = (advancement: number, ...operations: string[]): number => {
    const table = scenario({
      cards: [mark, unmark],
      corp: {
        identity: 'Weyland Consortium: Built to Last', // 2 credits for advancing a card that was not advanced
        credits: 1,
        hq: operations,
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement }] }],
      },
    });
    for (const title of operations) table.corp.plays(title);
    table.corp.advances('Offworld Office');
    return table.corp.credits;
  };
  expect(gained(0)).toBe(1 - 1 + 2);
  expect(gained(1)).toBe(1 - 1);
  expect(gained(0, 'Mark')).toBe(1 - 1); // however the counter came there
  expect(gained(3, 'Unmark')).toBe(1 - 1 + 2); // and only while it is there
});

/** Needs 2 fewer advancement counters; says so itself, while it is inactive. */
const easyGoal = agenda({
  ...corpCard,
  advancement: 4,
  points: 1,
  id: 'easy_goal',
  title: 'Easy Goal',
  text: [{ static: 'change', what: 'requirement', of: 'this', by: -2 }],
});

rule(both('3.2.3b'), 'what an agenda says about scoring itself applies although it is facedown', () => {
  const scorable = (advancement: number) =>
    scenario({
      at: 'corp.draw',
      priority: 'every',
      cards: [easyGoal],
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Easy Goal', advancement }] }] },
    }).moves.includes('score Easy Goal');
  expect(scorable(4 - 2)).toBe(true);
  expect(scorable(4 - 3)).toBe(false);
});

const shredder = operation({
  ...corpCard,
  id: 'shredder',
  title: 'Shredder',
  play: [trash(choose({ in: ['hq', 'archives'], faceup: false })), gainCredits(1)],
});
const display = operation({
  ...corpCard,
  id: 'display',
  title: 'Display',
  play: [placeCounters('power', 1, choose({ in: ['hq', 'archives'], faceup: true }))],
});

rule(both('1.20.1a', '1.21.1a'), 'cards in hand are neither faceup nor facedown', () => {
  const choices = (title: string): string[] => {
    const table = scenario({
      cards: [shredder, display],
      corp: {
        hq: [title, 'IPO', 'Tithe'],
        archives: [
          { card: 'Sprint', faceup: false },
          { card: 'Palisade', faceup: false },
          'Enigma',
          'PAD Campaign',
        ],
      },
    });
    table.corp.plays(title);
    return table.moves.sort();
  };
  expect(choices('Shredder')).toEqual(['choose Palisade', 'choose Sprint']);
  expect(choices('Display')).toEqual(['choose Enigma', 'choose PAD Campaign']);
});

/** Two abilities: one as the event is done with, one as the action is. */
const archivist = resource({
  ...runnerCard,
  id: 'archivist',
  title: 'Archivist',
  text: [optional(when({ deed: 'resolve' }, gainCredits(1)))],
});
const foreman = resource({
  ...runnerCard,
  id: 'foreman',
  title: 'Foreman',
  text: [optional(when({ deed: 'act', stage: 'complete' }, gainCredits(10)))],
});
const errand = event({ ...runnerCard, id: 'errand', title: 'Errand', play: [gainCredits(1)] });

rule('8.6.9', 'the checkpoint after a played card was trashed comes before the action is over', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [archivist, foreman, errand],
    runner: { credits: 0, grip: ['Errand'], rig: ['Archivist', 'Foreman'] },
  });
  table.runner.plays('Errand');
  expect(table.runner.discardPile).toEqual(['Errand']);
  expect(table.moves).toEqual(['trigger Archivist 1 Errand', 'pass']);
  table.runner.triggers('Archivist');
  expect(table.moves).toEqual(['trigger Foreman 1', 'pass']);
  table.runner.passes();
  expect(table.runner.credits).toBe(1 + 1);
});

const headhunter = operation({
  ...corpCard,
  id: 'headhunter',
  title: 'Headhunter',
  play: [install(choose(inZone('hq', { subtype: 'bioroid' })))],
});

rule(current('8.5.13c'), 'a card installed because of a subtype is revealed to prove it', () => {
  const table = scenario({
    cards: [headhunter],
    corp: { credits: 5, hq: ['Headhunter', 'Brân 1.0', 'Tithe'] },
  });
  table.corp.plays('Headhunter');
  while (table.decision?.kind !== 'action' && table.decision?.kind !== 'window') {
    table.choose('corp', table.keys[0] ?? '');
  }
  expect(titles(serverAt(table.corp.seen, 'hq')?.ice)).toEqual(['Brân 1.0']);
  expect(serverAt(table.runner.seen, 'hq')?.ice[0]).toMatchObject({ faceup: false });
  const [shown] = table.happened('revealed');
  expect(shown?.cards.map(({ card, seenBy }) => [card, seenBy])).toEqual([['bran_1_0', 'all']]);
});
