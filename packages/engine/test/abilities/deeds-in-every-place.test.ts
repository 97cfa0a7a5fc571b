import {
  advancing,
  cannot,
  type Deed,
  endingRun,
  endTheRun,
  forThe,
  gainCredits,
  gainingCredits,
  happened,
  iff,
  installing,
  optional,
  playing,
  prevent,
  preventing,
  purging,
  removingTags,
  rezzing,
  runnerIsTagged,
  running,
  scoring,
  trashSource,
  turnEnding,
  using,
  when,
  would,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { describe } from 'vitest';
import { goOn } from '../runs/run-table.ts';
import { iceThat } from '../runs/test-cards.ts';
import { assetWith, eventWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// A deed is said once and stands as what is forbidden, interrupted, paid for and made to cost more.

const CANNOT = both('1.2.2', '1.2.2');

describe('forbidden', () => {
  const forbidding = (deed: Deed) => resourceWith('Taboo', { text: [cannot(deed)] });
  const forbiddingRunner = (deed: Deed) => assetWith('Ban', { text: [cannot(deed)] });
  const cases: readonly [string, Deed, 'corp' | 'runner', string, Record<string, unknown>][] = [
    [
      'to play a kind of card',
      playing({ type: 'operation' }, { by: 'opponent' }),
      'corp',
      'play Hedge Fund',
      { hq: ['Hedge Fund'], credits: 9 },
    ],
    [
      'to install',
      installing({ type: 'ice' }, { by: 'opponent' }),
      'corp',
      'install Palisade hq',
      { hq: ['Palisade'] },
    ],
    [
      'to advance',
      advancing(),
      'corp',
      'advance Offworld Office',
      { servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
    ],
    ['to purge', purging(), 'corp', 'purge', {}],
  ];
  for (const [what, deed, side, move, corp] of cases) {
    refuses(CANNOT, `an effect forbids ${what}`, () => {
      const card = forbidding(deed);
      const table = scenario({ at: 'corp.action', cards: [card], corp, runner: { rig: ['Taboo'] } });
      expect(table[side].explain(move)).toMatchObject({ allowed: false, because: 'forbidden' });
      const free = scenario({ at: 'corp.action', cards: [card], corp });
      expect(free[side].explain(move)).toMatchObject({ allowed: true });
    });
  }

  refuses(CANNOT, 'an effect forbids to install one kind of card; others may be', () => {
    const table = scenario({
      at: 'corp.action',
      cards: [forbidding(installing({ type: 'ice' }, { by: 'opponent' }))],
      corp: { hq: ['Palisade', 'PAD Campaign'] },
      runner: { rig: ['Taboo'] },
    });
    expect(table.moves.filter((move) => move.includes('Palisade'))).toEqual([]);
    expect(table.corp.explain('install PAD Campaign new-remote')).toMatchObject({ allowed: true });
  });

  refuses(CANNOT, 'an effect forbids to run on the server of its card, not on others', () => {
    const ban = forbiddingRunner(running('this'));
    const table = scenario({ at: 'runner.action', cards: [ban], corp: { servers: rezzed('Ban') } });
    expect(table.runner.explain('run remote-1')).toMatchObject({ allowed: false, because: 'forbidden' });
    expect(table.runner.explain('run hq')).toMatchObject({ allowed: true });
  });

  refuses(CANNOT, 'an effect forbids to remove tags and to use a kind of card', () => {
    const tags = scenario({
      at: 'runner.action',
      cards: [forbiddingRunner(removingTags({ by: 'opponent' }))],
      corp: { servers: rezzed('Ban') },
      runner: { tags: 1, credits: 5 },
    });
    expect(tags.runner.explain('remove tag')).toMatchObject({ allowed: false, because: 'forbidden' });
    const used = scenario({
      at: 'runner.action',
      cards: [forbiddingRunner(using({ type: 'resource' }, { by: 'opponent' }))],
      corp: { servers: rezzed('Ban') },
      runner: { rig: ['Professional Contacts', 'Pennyshaver'] },
    });
    expect(used.moves.some((move) => move.includes('Professional Contacts'))).toBe(false);
    expect(used.moves.some((move) => move.includes('Pennyshaver'))).toBe(true);
  });

  refuses(CANNOT, 'an effect forbids to rez ice, for a run alone', () => {
    const hush = eventWith('Hush', forThe('turn', cannot(rezzing({ type: 'asset' }))));
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [hush],
      corp: { credits: 9, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { grip: ['Hush'] },
    });
    table.runner.plays('Hush');
    expect(table.moves.some((move) => move.startsWith('rez'))).toBe(false);
    expect(table.corp.explain('rez PAD Campaign').allowed).toBe(false);
  });

  refuses(CANNOT, 'what is forbidden cannot be scored', () => {
    const ban = forbidding(scoring());
    const table = scenario({
      at: 'corp.draw',
      priority: 'every',
      cards: [ban],
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }] },
      runner: { rig: ['Taboo'] },
    });
    expect(table.moves.some((move) => move.startsWith('score'))).toBe(false);
  });
});

describe('interrupted', () => {
  rule(both('9.8.5 9.8.6a', '9.9.5 9.9.6a'), 'credits about to be gained can be prevented in part', () => {
    const tax = resourceWith('Tax', {
      text: [preventing(gainingCredits({ by: 'opponent' }), [trashSource], 2)],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [tax],
      corp: { credits: 5, hq: ['Hedge Fund'] },
      runner: { rig: ['Tax'] },
    });
    table.corp.plays('Hedge Fund');
    table.runner.uses('Tax');
    expect(table.corp.credits).toBe(5 - 5 + 9 - 2);
  });

  rule(both('9.8.3', '9.9.3'), 'an interrupt about one player says nothing of the other', () => {
    const tax = resourceWith('Tax', {
      text: [preventing(gainingCredits({ by: 'opponent' }), [trashSource], 2)],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [tax],
      runner: { credits: 5, grip: ['Sure Gamble'], rig: ['Tax'] },
    });
    table.runner.plays('Sure Gamble');
    expect(table.runner.credits).toBe(5 - 5 + 9);
  });

  rule(both('9.8.5', '9.9.5'), 'a run whose end is prevented goes on', () => {
    const persist = resourceWith('Persist', { text: [preventing(endingRun(), [trashSource], 'all')] });
    const wall = iceThat('Wall', [endTheRun]);
    const table = scenario({
      at: 'runner.action',
      cards: [persist, wall],
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [{ card: 'Wall', rezzed: true }] }] },
      runner: { rig: ['Persist'] },
    });
    table.runner.takes('run hq');
    while (!table.moves.includes('interrupt Persist 1')) goOn(table);
    table.runner.uses('Persist');
    expect(table.moves).not.toContain('gain credit'); // the run is not over
  });

  rule(
    both('9.8.5a', '9.9.5a'),
    'the first time each turn counts what became imminent, whether or not it was prevented',
    () => {
      const tax = resourceWith('Tax', {
        text: [optional(would(gainingCredits({ by: 'opponent', first: 'turn' }), prevent('all')))],
      });
      const table = scenario({
        at: 'corp.action',
        cards: [tax, operationWith('Windfall', gainCredits(3))],
        corp: { credits: 0, hq: ['Windfall', 'Windfall'] },
        runner: { rig: ['Tax'] },
      });
      table.corp.plays('Windfall');
      table.runner.triggers('Tax');
      expect(table.corp.credits).toBe(0);
      table.corp.plays('Windfall');
      expect(table.corp.credits).toBe(3);
    },
  );
});

describe('as long as something is so', () => {
  refuses(CANNOT, 'an effect forbids it while the Runner is tagged, and no longer', () => {
    const freeze = assetWith('Freeze', {
      text: [{ static: 'cannot', deed: running('hq'), while: runnerIsTagged }],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [freeze],
      corp: { credits: 0, hq: ['IPO'], servers: rezzed('Freeze') },
      runner: { credits: 2, tags: 1 },
    });
    expect(table.runner.explain('run hq')).toMatchObject({ allowed: false, because: 'forbidden' });
    expect(table.moves).not.toContain('run hq');
    expect(table.moves).toContain('run rd');
    table.runner.takes('remove tag');
    table.runner.takes('run hq');
    expect(table.runner.seen.run?.server).toBe('hq');
  });

  rule(
    both('9.1.3'),
    'what this card did this turn is not what a copy of it did, nor what it did before',
    () => {
      const novelty = assetWith('Novelty', {
        text: [when(turnEnding(), iff(happened(rezzing('this')), [gainCredits(1)], [gainCredits(10)]))],
      });
      const table = scenario({
        at: '5.6.2a',
        cards: [novelty],
        corp: {
          credits: 0,
          servers: [...rezzed('Novelty'), { server: 'remote-2', root: ['Novelty'] }],
        },
      });
      const endTurn = (): void => {
        const { number } = table.corp.seen.turn;
        while (table.corp.seen.turn.number === number)
          table.choose(
            table.awaits ?? 'corp',
            table.keys.includes('draw card') ? 'draw card' : (table.keys[0] ?? ''),
          );
      };
      table.corp.rezzes('Novelty'); // the second one
      endTurn();
      expect(table.corp.credits).toBe(1 + 10);
      endTurn(); // the Runner's
      endTurn();
      expect(table.corp.credits).toBe(11 + 10 + 10); // rezzed, but not in this turn
    },
  );
});
