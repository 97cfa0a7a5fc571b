// Rules that ask for more than one thing: what their other tests leave open.

import {
  additionalCost,
  additionalCostToSteal,
  addToHand,
  addToScoreArea,
  agenda,
  choose,
  click,
  credits,
  derez,
  draw,
  event,
  gainCredits,
  ice,
  inZone,
  loseCredits,
  operation,
  playing,
  resource,
  reveal,
  setAside,
  stealing,
  sub,
  topOf,
  trash,
  upgrade,
  when,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { leavesIt, runOn } from '../access/making-runs.ts';
import { titles } from './reading-the-table.ts';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

rule(
  both('1.10.4c'),
  'credits of a card that pay for anything are not lost: what takes credits takes those of the pool alone',
  () => {
    const drain = ice({
      ...ofCorp,
      id: 'drain',
      title: 'Drain',
      strength: 1,
      text: [sub(loseCredits(4, 'opponent'))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [drain],
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Drain', rezzed: true }] }] },
      runner: { credits: 2, rig: [{ card: 'Ghost Runner', credits: 3 }] },
    });
    runOn(table, 'hq');
    expect(table.happened('creditsLost').map(({ amount }) => amount)).toEqual([2]);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.seen.runner.rig).toMatchObject([{ title: 'Ghost Runner', counters: { credits: 3 } }]);
  },
);

rule(
  both('1.16.3e', '1.17.3e'),
  'an agenda an effect puts into the score area of the Runner was not stolen: nobody is paid for it',
  () => {
    const gift = operation({
      ...ofCorp,
      id: 'gift',
      title: 'Gift',
      play: [addToScoreArea(choose(inZone('hq', { type: 'agenda' })), 'opponent')],
    });
    const thief = resource({
      ...ofRunner,
      id: 'thief',
      title: 'Thief',
      text: [when(stealing(), gainCredits(5))],
    });
    const table = scenario({
      cards: [gift, thief],
      corp: { hq: ['Gift', 'Offworld Office'] },
      runner: { credits: 0, rig: ['Thief'] },
    });
    table.corp.plays('Gift');
    if (table.decision?.kind === 'target') table.corp.chooses('Offworld Office');
    expect([table.runner.scored, table.runner.points, table.runner.credits]).toEqual([
      ['Offworld Office'],
      2,
      0,
    ]);
  },
);

rule(both('1.8.3b'), 'an event is active once it is played: what it says counts while it resolves', () => {
  const pep = event({
    ...ofRunner,
    id: 'pep',
    title: 'Pep',
    play: [draw(1)],
    text: [when({ deed: 'draw' }, gainCredits(3))],
  });
  const table = scenario({ at: 'runner.action', cards: [pep], runner: { credits: 0, grip: ['Pep', 'Pep'] } });
  table.runner.takes('draw card');
  expect(table.runner.credits).toBe(0); // two of them lie in the grip
  table.runner.plays('Pep');
  expect(table.runner.credits).toBe(3);
});

rule(
  both('3.2.3b'),
  'what an agenda asks for to be stolen is asked although it is facedown in its server',
  () => {
    const hostage = agenda({
      faction: 'neutral_corp',
      subtypes: [],
      id: 'hostage',
      title: 'Hostage',
      advancement: 3,
      points: 2,
      text: [additionalCostToSteal(credits(4))],
    });
    const stealWith = (money: number): unknown[] => {
      const table = scenario({
        at: 'runner.action',
        cards: [hostage],
        corp: { servers: [{ server: 'remote-1', root: ['Hostage'] }] },
        runner: { credits: money },
      });
      runOn(table, 'remote-1');
      if (table.keys.includes('yes')) table.runner.accepts();
      else if (table.decision?.kind !== 'action') leavesIt(table);
      return [table.runner.scored, table.runner.credits];
    };
    expect(stealWith(3)).toEqual([[], 3]);
    expect(stealWith(4)).toEqual([['Hostage'], 0]);
  },
);

rule(both('10.1.2', '8.2.5'), 'what a forfeited agenda hosted is gone, counters too', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: {
      scored: [{ card: 'Hostile Takeover', agenda: 2 }],
      servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
    },
  });
  table.corp.rezzes('Corporate Town');
  if (table.decision?.kind === 'target') table.corp.chooses('Hostile Takeover');
  expect(table.corp.seen.removed).toMatchObject([{ title: 'Hostile Takeover', counters: {} }]);
});

rule(
  both('9.1.4'),
  'a conditional ability and a subroutine cannot act on a source that has left either',
  () => {
    const mayfly = resource({
      ...ofRunner,
      id: 'mayfly_nest',
      title: 'Mayfly Nest',
      text: [when({ deed: 'gainCredits', first: 'turn' }, trash('this'), draw(1), addToHand('this'))],
    });
    const nest = scenario({ at: 'runner.action', cards: [mayfly], runner: { rig: ['Mayfly Nest'] } });
    nest.runner.takes('gain credit');
    expect([nest.runner.discardPile, nest.runner.hand]).toEqual([['Mayfly Nest'], ['Sure Gamble']]);

    const ember = ice({
      ...ofCorp,
      id: 'ember',
      title: 'Ember',
      strength: 1,
      text: [sub(trash('this'), gainCredits(1), addToHand('this'))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [ember],
      corp: { credits: 0, hq: [], servers: [{ server: 'rd', ice: [{ card: 'Ember', rezzed: true }] }] },
    });
    runOn(table, 'rd');
    expect([table.corp.discardPile, table.corp.hand, table.corp.credits]).toEqual([['Ember'], [], 1]);
  },
);

const FIND_ASSET = { in: 'installed', rezzed: true, type: 'asset' } as const;

rule(
  { '1.4': ['4.1.2a'], '26.03': ['1.12.1', '1.12.2'] },
  'a card that went to a hand meanwhile is lost to an effect, and so is one that was shuffled where it lies',
  () => {
    const writeOff = operation({
      ...ofCorp,
      id: 'discount',
      title: 'Discount',
      play: [derez(choose(FIND_ASSET)), trash('that')],
    });
    const recall = upgrade({
      ...ofCorp,
      trash: 1,
      id: 'recall',
      title: 'Recall',
      text: [when({ deed: 'derez' }, addToHand('it'))],
    });
    const table = scenario({
      cards: [writeOff, recall],
      corp: {
        hq: ['Discount'],
        servers: [
          { server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] },
          { server: 'hq', root: [{ card: 'Recall', rezzed: true }] },
        ],
      },
    });
    table.corp.plays('Discount');
    expect([table.corp.hand, table.corp.discardPile]).toEqual([['PAD Campaign'], ['Discount']]);

    const peek = operation({
      ...ofCorp,
      id: 'peek',
      title: 'Peek',
      play: [reveal(topOf('rd')), addToHand('that')],
    });
    const stir = upgrade({
      ...ofCorp,
      trash: 1,
      id: 'stir',
      title: 'Stir',
      text: [when({ deed: 'reveal' }, { effect: 'shuffleDeck' })],
    });
    const drawn = (root: string) => {
      const deck = scenario({
        cards: [peek, stir],
        corp: {
          hq: ['Peek'],
          rd: ['IPO'],
          servers: [{ server: 'hq', root: [{ card: root, rezzed: true }] }],
        },
      });
      deck.corp.plays('Peek');
      return [deck.corp.hand, deck.corp.deckSize];
    };
    expect(drawn('Simone Diego')).toEqual([['IPO'], 0]);
    expect(drawn('Stir')).toEqual([[], 1]); // in the same deck, but nobody knows any more which it is
  },
);

rule(both('4.1.4'), 'cards that are set aside faceup are seen by both players', () => {
  const table = scenario({
    cards: [
      operation({
        ...ofCorp,
        id: 'layout',
        title: 'Layout',
        play: [setAside(topOf('rd', 2)), addToHand(choose({ in: 'setAside', side: 'corp' }))],
      }),
    ],
    corp: { hq: ['Layout'], rd: ['IPO', 'Sprint', 'Hedge Fund'] },
  });
  table.corp.plays('Layout');
  expect(table.decision?.kind).toBe('target');
  for (const seen of [table.corp.seen, table.runner.seen])
    expect(titles(seen.setAside).sort()).toEqual(['IPO', 'Sprint']);
});

rule(
  both('1.15.4b', '1.16.4d'),
  'clicks paid to play a card are spent on the action that plays it: Jeeves counts them',
  () => {
    const drill = operation({
      ...ofCorp,
      id: 'drill',
      title: 'Drill',
      play: [gainCredits(1)],
      text: [additionalCost(playing('this'), click(1))],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [drill],
      corp: {
        credits: 9,
        hq: ['Drill', 'Hedge Fund'],
        servers: [{ server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] }],
      },
    });
    table.corp.plays('Drill'); // two clicks on playing an operation
    expect(table.corp.clicks).toBe(1);
    table.corp.plays('Hedge Fund'); // the third
    expect(table.corp.clicks).toBe(1);
  },
);
