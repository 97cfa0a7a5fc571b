// Steps that ask something: they use an optional ability, can be taken again, and note what was done with its amount.

import {
  bypass,
  chooseOne,
  credits,
  type Deed,
  draw,
  forEach,
  gainCredits,
  giveTags,
  happened,
  iff,
  nameType,
  optional,
  paid,
  psiGame,
  type Step,
  trace,
  using,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { DEEDS } from '../../src/language/words/deeds.ts';
import { iceThat } from '../runs/test-cards.ts';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

/** Answers whatever is asked with the first that does something, until an action is asked for. */
function answerAll(table: Table): void {
  for (let i = 0; i < 60 && table.decision?.kind !== 'action' && table.decision !== null; i++) {
    const { keys } = table;
    const wanted = keys.find((key) => /^(?:mode|spend 0|bid 1|yes|name|number 1|choose)/.test(key));
    table.choose(table.awaits ?? 'corp', wanted ?? keys.find((key) => key === 'continue') ?? keys[0] ?? '');
  }
}

const FIRST_STEPS: readonly (readonly [string, Step])[] = [
  ['a trace', trace(3, [giveTags(1)])],
  ['a choice of modes', chooseOne([gainCredits(1)], [draw(1)])],
  ['a Psi game', psiGame([gainCredits(1)], [gainCredits(1)])],
  ['naming something', nameType()],
];

for (const [name, first] of FIRST_STEPS) {
  rule(both('9.6.9d'), `an optional ability is used with its first part, be it ${name}`, () => {
    const asker = assetWith('Asker', { text: [optional(whenYourTurnBegins(first, gainCredits(1)))] });
    const watcher = assetWith('Watcher', {
      text: [when(using({ type: 'asset', not: { is: 'this' } }), gainCredits(20))],
    });
    const table = scenario({
      at: '5.6.1d',
      cards: [asker, watcher],
      corp: { credits: 3, servers: rezzed('Asker', 'Watcher') },
      runner: { credits: 3 },
    });
    table.corp.triggers('Asker');
    answerAll(table);
    expect(table.happened('creditsGained').filter(({ amount }) => amount === 20)).toHaveLength(1);
  });
}

rule(both('10.8.1', '10.8.1'), 'an ability may trace twice, and each trace has its own result', () => {
  const hounds = operationWith('Hounds', trace(2, [giveTags(1)]), trace(2, [giveTags(1)], [gainCredits(5)]));
  const table = scenario({
    cards: [hounds],
    corp: { credits: 0, hq: ['Hounds'] },
    runner: { credits: 2 },
  });
  table.corp.plays('Hounds');
  const spends = ['spend 0', 'spend 2'];
  for (let i = 0; i < 20 && table.decision?.kind !== 'action'; i++) {
    const mine = table.awaits === 'runner' ? spends.shift() : undefined;
    table.choose(table.awaits ?? 'corp', mine ?? table.keys[0] ?? '');
  }
  expect([table.runner.tags, table.corp.credits, table.runner.credits]).toEqual([1, 5, 0]);
});

rule(both('9.3.2'), 'modes are chosen anew each time the same words are carried out again', () => {
  const twice = operationWith('Twice', forEach(2, chooseOne([gainCredits(1)], [gainCredits(10)])));
  const table = scenario({ cards: [twice], corp: { credits: 0, hq: ['Twice'] } });
  table.corp.plays('Twice');
  table.corp.choosesMode(1);
  table.corp.choosesMode(1); // the same one again
  expect(table.corp.credits).toBe(2);
});

/** Asks about everything that can have happened, so that all of it is kept in mind for the turn. */
const historian = resourceWith('Historian', {
  text: Object.keys(DEEDS).map((deed) =>
    paid([credits(0)], iff(happened({ deed } as Deed), [gainCredits(1)])),
  ),
});

const kept = (table: Table): string[] =>
  table.runner.seen.happened.thisTurn.map(({ deed, side, amount }) => `${deed} ${side} ${amount}`);

rule(
  both('9.6.4'),
  'what happened this turn is told with its amount, and with none where it has none',
  () => {
    const feint = resourceWith('Feint', { text: [paid([credits(0)], bypass)] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [historian, feint, iceThat('Wall', [gainCredits(1)])],
      corp: {
        credits: 1,
        hq: ['Offworld Office'],
        servers: [
          { server: 'hq', ice: ['Wall', 'Wall'].map((card) => ({ card, rezzed: true })) },
          { server: 'remote-1', root: ['PAD Campaign'] },
        ],
      },
      runner: { credits: 9, tags: 1, grip: ['Sure Gamble', 'Cleaver'], rig: ['Historian', 'Feint'] },
    });
    table.runner.takes('run hq');
    let bypassed = false;
    for (let i = 0; i < 99 && table.decision?.kind !== 'action'; i++) {
      const use = table.moves.find((move) => move.startsWith('use Feint'));
      const feints: boolean =
        !bypassed && table.corp.seen.run?.phase === 'run.encounter' && use !== undefined;
      if (feints) table.runner.uses('Feint');
      else {
        const calm = ['pass', 'continue'].find((key) => table.keys.includes(key));
        table.choose(table.awaits ?? 'runner', calm ?? table.keys[0] ?? '');
      }
      bypassed ||= feints;
    }
    expect(kept(table)).toEqual([
      'spendClicks runner 1',
      'act runner 1',
      'act runner 1',
      'run runner 0',
      'approach runner 0',
      'encounter runner 0',
      'use runner 0',
      'bypass runner 0',
      'finishEncounter runner 0',
      'pass runner 0',
      'approach runner 0',
      'encounter runner 0',
      'gainCredits corp 1',
      'resolveSubroutine corp 0',
      'finishEncounter runner 0',
      'pass runner 0',
      'passAll runner 0',
      'approachServer runner 0',
      'succeed runner 0',
      'breach runner 0',
      'access runner 0',
      'steal runner 0',
      'finishAccess runner 0',
      'finishBreach runner 0',
      'endRun runner 1',
      'act runner 1',
    ]);
  },
);

rule(both('9.6.4'), 'and so it is in a turn of the Corp', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [historian],
    corp: {
      credits: 20,
      clicks: 8,
      hq: ['Hedge Fund', 'PAD Campaign', 'Palisade'],
      servers: [
        { server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 1 }] },
        { server: 'remote-2', root: ['Corporate Town'] },
      ],
    },
    runner: { tags: 1, rig: ['Historian', 'Telework Contract', { card: 'Fermenter', virus: 2 }] },
  });
  const act = (move: () => void): void => {
    while (table.decision?.kind !== 'action') {
      const calm = ['pass', 'continue', 'done'].find((key) => table.keys.includes(key));
      table.choose(table.awaits ?? 'corp', calm ?? table.keys[0] ?? '');
    }
    move();
  };
  act(() => table.corp.plays('Hedge Fund'));
  act(() => table.corp.installs('Palisade', 'hq'));
  act(() => table.corp.installs('PAD Campaign', 'new-remote'));
  act(() => table.corp.advances('Hostile Takeover'));
  if (table.moves.includes('rez PAD Campaign')) table.corp.rezzes('PAD Campaign');
  while (!table.moves.includes('score Hostile Takeover')) table.choose(table.awaits ?? 'corp', 'pass');
  table.corp.scores('Hostile Takeover');
  act(() => table.corp.trashesResource('Telework Contract'));
  act(() => table.corp.takes('purge'));
  expect(kept(table)).toEqual([
    'spendClicks corp 1',
    'act corp 1',
    'act corp 1',
    'spendCredits corp 5',
    'play corp 0',
    'gainCredits corp 9',
    'trash corp 1',
    'resolve corp 0',
    'act corp 1',
    'spendClicks corp 1',
    'act corp 2',
    'act corp 1',
    'install corp 0',
    'act corp 2',
    'spendClicks corp 1',
    'act corp 3',
    'act corp 2',
    'createServer corp 0',
    'install corp 0',
    'act corp 3',
    'spendClicks corp 1',
    'spendCredits corp 1',
    'act corp 4',
    'act corp 1',
    'advance corp 2',
    'act corp 4',
    'spendCredits corp 2',
    'rez corp 0',
    'uninstall corp 0',
    'score corp 2',
    'gainCredits corp 7',
    'takeBadPublicity corp 1',
    'spendClicks corp 1',
    'spendCredits corp 2',
    'act corp 5',
    'act corp 1',
    'uninstall runner 0',
    'trash corp 1',
    'act corp 5',
    'spendClicks corp 3',
    'act corp 6',
    'act corp 3',
    'purge corp 2',
    'act corp 6',
  ]);
});
