import {
  action,
  all,
  atLeast,
  type CardData,
  change,
  choose,
  click,
  credits,
  draw,
  forThe,
  installed,
  later,
  memory,
  setTo,
  trash,
  turnEnding,
  when,
  your,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { installedCard } from '../runs/run-table.ts';
import { agendaWith, assetWith, iceWith, programWith, resourceWith, rezzed } from '../runs/test-cards.ts';

const wall = iceWith('Wall', { strength: 2 });
const post = iceWith('Post', { strength: 4 });
/** Each does one thing to the strength of every piece of ice. */
const leveller = assetWith('Leveller', { text: [setTo({ type: 'ice' }, 'strength', 3)] });
const mason = assetWith('Mason', { text: [change({ type: 'ice' }, 'strength', 2)] });
const mole = assetWith('Mole', { text: [change({ type: 'ice' }, 'strength', -4)] });

const withAssets = (cards: readonly CardData[], ...assets: readonly string[]): Table =>
  scenario({
    at: 'corp.action',
    cards: [wall, post, ...cards],
    corp: {
      servers: [
        { server: 'hq', ice: [rezzed('Wall')] },
        { server: 'rd', ice: [rezzed('Post')] },
        ...assets.map((card, index) => ({ server: `remote-${index + 1}`, root: [rezzed(card)] })),
      ],
    },
  });

rule(
  both('9.11.1a', '9.12.1a'),
  'a number is set before it is raised, and raised before it is lowered',
  () => {
    const strengths = (...assets: readonly string[]) => {
      const table = withAssets([leveller, mason, mole], ...assets);
      return ['Wall', 'Post'].map((title) => installedCard(table, title)?.strength);
    };
    expect(strengths()).toEqual([2, 4]);
    expect(strengths('Mason')).toEqual([4, 6]);
    expect(strengths('Leveller')).toEqual([3, 3]);
    // In whatever order they were rezzed.
    expect(strengths('Mole', 'Mason', 'Leveller')).toEqual([1, 1]);
    expect(strengths('Leveller', 'Mason', 'Mole')).toEqual([1, 1]);
  },
);

rule(both('1.16.1', '1.17.1'), 'an agenda is worth more points while a card says so', () => {
  const fame = resourceWith('Fame', { text: [change({ type: 'agenda' }, 'points', 1)] });
  const prize = agendaWith('Prize', {});
  const table = scenario({
    at: 'runner.action',
    cards: [fame, prize],
    pointsToWin: 4,
    corp: { scored: ['Prize', 'Prize'] },
    runner: { grip: ['Fame'], scored: ['Prize'] },
  });
  expect([table.corp.points, table.runner.points]).toEqual([2, 1]);
  table.runner.installs('Fame');
  expect([table.corp.points, table.runner.points]).toEqual([4, 2]);
  expect(table.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' });
});

rule(both('10.3.1e', '10.3.1e'), 'memory that goes away by itself leaves too many programs', () => {
  const chips = resourceWith('Chips', {
    text: [{ ...memory(2), while: atLeast(3, your('credits')) }, action([click(), credits(1)], draw(1))],
  });
  const sort = programWith('Sort', {});
  const big = { ...sort, id: 'big', title: 'Big', memory: 5 };
  const table = scenario({
    at: 'runner.action',
    cards: [chips, big],
    runner: { credits: 3, rig: ['Chips', 'Big'] },
  });
  expect(installedCard(table, 'Big')?.title).toBe('Big');
  table.runner.uses('Chips');
  expect(table.runner.seen.runner.heap.map(({ title }) => title)).toEqual(['Big']);
});

rule(
  both('9.9.1', '9.10.1'),
  'what lasts is about the cards it was created for, and their number then',
  () => {
    const tuner = resourceWith('Tuner', {
      text: [
        action([click()], forThe('turn', change(choose(installed('ice')), 'strength', your('credits')))),
        action([click()], forThe('turn', change(all(installed('ice')), 'strength', 1))),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [wall, post, tuner],
      corp: { servers: [{ server: 'hq', ice: [rezzed('Wall'), rezzed('Post')] }] },
      runner: { credits: 2, rig: ['Tuner'] },
    });
    const strengths = () => ['Wall', 'Post'].map((title) => installedCard(table, title)?.strength);
    table.runner.uses('Tuner');
    table.runner.chooses('Wall');
    expect(strengths()).toEqual([4, 4]);
    // The number stays what it was.
    table.runner.takes('gain credit');
    expect(strengths()).toEqual([4, 4]);
    table.runner.uses('Tuner', 2);
    expect(strengths()).toEqual([5, 5]);
  },
);

rule(both('9.6.14', '9.6.13'), 'what waits for its moment speaks of the card it was created for', () => {
  const fuse = resourceWith('Fuse', {
    text: [
      action(
        [click()],
        forThe('turn', change(choose(installed('ice')), 'strength', 1)),
        later(when(turnEnding(), trash('that'))),
      ),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [wall, post, fuse],
    corp: { servers: [{ server: 'hq', ice: [rezzed('Wall'), rezzed('Post')] }] },
    runner: { clicks: 1, rig: ['Fuse'] },
  });
  table.runner.uses('Fuse');
  table.runner.chooses('Post');
  expect(table.corp.seen.corp.archives.map(({ title }) => title)).toEqual(['Post']);
  expect(installedCard(table, 'Wall')?.title).toBe('Wall');
});
