import { createPool, describeText, fork, load, save, view } from '@lastclick/engine';
import {
  action,
  all,
  change,
  choose,
  click,
  forThe,
  gainCredits,
  gainsText,
  hostedCounters,
  installed,
  losesText,
  sub,
  whenEncountered,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, cardPool, current, expect, expectSame, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, installedCard, runTo } from '../runs/run-table.ts';
import { abacus, assetWith, iceWith, pick, resourceWith, rezzed } from '../runs/test-cards.ts';

/** The identities and cards every scenario has. */
const REAL = [...cardPool.byId.values()].map(({ data }) => data).filter(({ id }) => !id.includes(':'));

/** Each gives every piece of ice a subroutine of its own, which pays the Corp. */
const late = assetWith('Late', { text: [gainsText({ type: 'ice' }, sub(gainCredits(1000)))] });
const later = assetWith('Later', { text: [gainsText({ type: 'ice' }, sub(gainCredits(2000)))] });
const early = assetWith('Early', {
  text: [{ ...gainsText({ type: 'ice' }, sub(gainCredits(5000))), before: true }],
});
/** One subroutine for each counter. */
const comb = iceWith('Comb', {
  text: [
    { ...gainsText('this', sub(gainCredits(7))), times: hostedCounters('advancement') },
    sub(gainCredits(1)),
  ],
});

const CARDS_HERE = [abacus, late, later, early, comb, pick];

const meets = (
  ice: string,
  assets: readonly string[],
  rig: readonly string[] = [],
  advancement = 0,
): Table => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: CARDS_HERE,
    corp: {
      credits: 0,
      servers: [
        { server: 'archives', ice: [{ card: ice, rezzed: true, advancement }] },
        ...assets.map((card, index) => ({ server: `remote-${index + 1}`, root: [rezzed(card)] })),
      ],
    },
    runner: { credits: 10, rig },
  });
  table.runner.takes('run archives');
  runTo(table, '6.9.3b');
  return table;
};

/** What the subroutines paid, in order. */
function paid(table: Table): number[] {
  finishRun(table);
  return table.happened('creditsGained').map(({ amount }) => amount);
}

rule(both('6.5.5', '9.8.3e'), 'gained subroutines come after the printed ones, the oldest first', () => {
  expect(paid(meets('Abacus', []))).toEqual([1, 10, 100]);
  expect(paid(meets('Abacus', ['Late', 'Later']))).toEqual([1, 10, 100, 1000, 2000]);
});

rule(both('6.5.5', '9.8.3a'), 'those that say so come before them', () => {
  expect(paid(meets('Abacus', ['Late', 'Early']))).toEqual([5000, 1, 10, 100, 1000]);
});

rule(
  both('6.5.5', '9.8.3d'),
  'what ice gains by itself comes as often as it says, before what others give',
  () => {
    expect(paid(meets('Comb', ['Late'], [], 0))).toEqual([1, 1000]);
    expect(paid(meets('Comb', ['Late'], [], 2))).toEqual([1, 7, 7, 1000]);
    expect(installedCard(meets('Comb', ['Late'], [], 2), 'Comb')?.title).toBe('Comb');
  },
);

rule(both('6.5.4', '9.8.4'), 'gained subroutines are broken like others', () => {
  const table = meets('Abacus', ['Early', 'Late'], ['Pick']);
  expect(table.runner.seen.run?.subroutines).toEqual(new Array(5).fill('unbroken'));
  table.runner.uses('Pick');
  expect(table.moves).toEqual(['break 1', 'break 2', 'break 3', 'break 4', 'break 5']);
  table.runner.takes('break 5');
  table.runner.uses('Pick');
  table.runner.takes('break 2');
  expect(table.runner.seen.run?.subroutines).toEqual([
    'unbroken',
    'broken',
    'unbroken',
    'unbroken',
    'broken',
  ]);
  for (const game of [fork(table.game), load(save(table.game), createPool([...CARDS_HERE, ...REAL]))])
    expectSame(view(game, 'corp').run, table.corp.seen.run);
  expect(paid(table)).toEqual([5000, 10, 100]);
});

rule(both('9.9.1', '9.10.1'), 'a subroutine gained for the turn is gone with it', () => {
  const giver = resourceWith('Giver', {
    text: [
      action([click()], forThe('turn', gainsText(choose(installed('ice')), sub(gainCredits(3, 'opponent'))))),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [abacus, giver],
    corp: { credits: 0, servers: [{ server: 'archives', ice: [rezzed('Abacus')] }] },
    runner: { credits: 0, clicks: 2, rig: ['Giver'] },
  });
  table.runner.uses('Giver');
  table.runner.takes('run archives');
  expect(paid(table)).toEqual([1, 10, 100, 3]);
  expect([table.corp.credits >= 111, table.runner.credits]).toEqual([true, 3]);
});

rule(both('9.1.3c', '9.1.3c'), 'a conditional ability that a card gained is its own', () => {
  const alarm = assetWith('Alarm', {
    text: [gainsText({ type: 'ice' }, whenEncountered(gainCredits(40)))],
  });
  const run = (asset: boolean) => {
    const table = scenario({
      at: 'runner.action',
      cards: [abacus, alarm],
      corp: {
        credits: 0,
        servers: [
          { server: 'archives', ice: [rezzed('Abacus')] },
          { server: 'remote-1', root: asset ? [rezzed('Alarm')] : ['Alarm'] },
        ],
      },
    });
    table.runner.takes('run archives');
    return paid(table);
  };
  expect(run(true)).toEqual([40, 1, 10, 100]);
  expect(run(false)).toEqual([1, 10, 100]);
});

/** Silences the other side's cards of a kind. */
const gag = assetWith('Gag', { text: [losesText({ type: 'resource' })] });
const talker = resourceWith('Talker', {
  text: [change('you', 'handSize', 2), whenYourTurnBegins(gainCredits(3)), action([click()], gainCredits(9))],
});

rule(both('9.1.8', '9.1.8'), 'a card that has lost its abilities does nothing', () => {
  const withGag = (isRezzed: boolean) => {
    const position = (at: string) =>
      scenario({
        at,
        cards: [gag, talker],
        corp: { servers: [{ server: 'remote-1', root: [isRezzed ? rezzed('Gag') : 'Gag'] }] },
        runner: { credits: 0, rig: ['Talker'] },
      });
    const { runner } = position('5.7.1d');
    const { allowed } = position('runner.action').runner.explain('use Talker 1');
    return [runner.credits, runner.seen.runner.maximumHandSize, allowed];
  };
  expect(withGag(false)).toEqual([3, 7, true]);
  expect(withGag(true)).toEqual([0, 5, false]);
});

rule(both('9.9.1', '9.10.1'), 'abilities that are lost for a while come back', () => {
  const hush = resourceWith('Hush', {
    text: [action([click()], forThe('run', losesText(all(installed('ice')), 'printed')))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [abacus, hush, late],
    corp: {
      credits: 0,
      servers: [
        { server: 'archives', ice: [rezzed('Abacus')] },
        { server: 'remote-1', root: [rezzed('Late')] },
      ],
    },
    runner: { rig: ['Hush'] },
  });
  // Outside a run it is over at once (9.9.3).
  table.runner.uses('Hush');
  table.runner.takes('run archives');
  expect(paid(table)).toEqual([1, 10, 100, 1000]);
});

rule(both('9.1.8', '9.1.8'), 'without its printed abilities ice keeps those it gained', () => {
  const mute = resourceWith('Mute', { text: [losesText({ type: 'ice' }, 'printed')] });
  const blank = resourceWith('Blank', { text: [losesText({ type: 'ice' })] });
  const run = (rig: readonly string[]) => {
    const table = scenario({
      at: 'runner.action',
      cards: [abacus, late, mute, blank],
      corp: {
        credits: 0,
        servers: [
          { server: 'archives', ice: [rezzed('Abacus')] },
          { server: 'remote-1', root: [rezzed('Late')] },
        ],
      },
      runner: { rig },
    });
    table.runner.takes('run archives');
    return paid(table);
  };
  expect(run([])).toEqual([1, 10, 100, 1000]);
  expect(run(['Mute'])).toEqual([1000]);
  expect(run(['Blank'])).toEqual([]);
});

test('what is gained is told with its text', () => {
  expect(describeText(late)).toBe('Pieces of ice gain "[subroutine] Gain 1000[credit]".');
});

rule(current('9.8.3a'), 'of those that come before them the newest is the first', () => {
  const earlier = assetWith('Earlier', {
    text: [{ ...gainsText({ type: 'ice' }, sub(gainCredits(6000))), before: true }],
  });
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    cards: [abacus, early, earlier],
    corp: {
      credits: 0,
      servers: [
        { server: 'archives', ice: [rezzed('Abacus')] },
        { server: 'remote-1', root: [rezzed('Early')] },
        { server: 'remote-2', root: ['Earlier'] },
      ],
    },
  });
  table.corp.rezzes('Earlier'); // after Early, whatever its name
  for (let i = 0; i < 40 && !table.runner.explain('run archives').allowed; i++)
    table.choose(
      table.awaits ?? 'corp',
      table.keys.find((key) => key === 'pass' || key === 'draw card') ?? '',
    );
  table.runner.takes('run archives');
  expect(paid(table).slice(-5)).toEqual([6000, 5000, 1, 10, 100]);
});

rule(
  current('9.8.3b 9.8.3d'),
  'when there are fewer of those that ice gains by itself, the last ones are lost, and a broken one before stays broken',
  () => {
    const drain = resourceWith('Drain', {
      text: [
        {
          ability: 'paid',
          cost: [],
          steps: [
            { effect: 'removeCounters', counter: 'advancement', amount: 1, on: choose(installed('ice')) },
          ],
        },
      ],
    });
    const fence = iceWith('Fence', {
      text: [
        { ...gainsText('this', sub(gainCredits(20))), before: true, times: hostedCounters('advancement') },
        sub(gainCredits(1)),
      ],
    });
    for (const [ice, first] of [
      ['Fence', 1],
      ['Comb', 2],
    ] as const) {
      const table = scenario({
        at: 'runner.action',
        priority: 'every',
        cards: [comb, fence, pick, drain],
        corp: {
          credits: 0,
          servers: [{ server: 'archives', ice: [{ card: ice, rezzed: true, advancement: 3 }] }],
        },
        runner: { credits: 5, rig: ['Pick', 'Drain'] },
      });
      table.runner.takes('run archives');
      runTo(table, '6.9.3b');
      table.runner.uses('Pick');
      table.runner.takes(`break ${first}`); // the first of the three it gained
      table.runner.uses('Drain');
      table.runner.uses('Drain');
      const own = ice === 'Fence' ? ['broken', 'unbroken'] : ['unbroken', 'broken'];
      expect(table.runner.seen.run?.subroutines).toEqual(own); // one is left of the three: that one
    }
  },
);
