import type { GameEvent } from '@lastclick/engine';
import {
  access,
  accessing,
  action,
  breach,
  cannot,
  click,
  endingRun,
  endTheRun,
  gainCredits,
  ifSuccessful,
  insteadOf,
  insteadOfBreaching,
  inZone,
  mayInsteadOfBreaching,
  paid,
  prevent,
  random,
  run,
  spendHosted,
  stealing,
  succeeding,
  trashing,
  trashSource,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { finishRun, goOn } from './run-table.ts';
import { assetWith, eventWith, iceThat, resourceWith, rezzed, upgradeWith } from './test-cards.ts';

// What a run comes with, what replaces its steps, and breaches and accesses that abilities make.

const events = (table: Table, kind: GameEvent['kind']) => table.happened(kind).map(({ detail }) => detail);

describe('the text of a run', () => {
  rule(both('9.9.1', '9.10.1'), 'it lasts although the card that made the run is gone', () => {
    const fuse = resourceWith('Fuse', {
      text: [
        action(
          [click(), trashSource],
          run('hq', ifSuccessful(gainCredits(7)), when(endingRun(), gainCredits(20))),
        ),
      ],
    });
    const table = scenario({ at: 'runner.action', cards: [fuse], runner: { credits: 0, rig: ['Fuse'] } });
    table.runner.uses('Fuse');
    finishRun(table);
    expect([table.runner.discardPile, table.runner.credits]).toEqual([['Fuse'], 27]);
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(27); // another run has no such text
  });

  rule(both('9.9.1', '9.10.1'), 'static abilities and interrupts of it end with it', () => {
    const raid = eventWith('Raid', {
      play: [
        run('hq', cannot(stealing()), {
          ability: 'would',
          to: { deed: 'endRun', by: 'opponent', first: 'run' },
          steps: [prevent('all')],
        }),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [raid, iceThat('Gate', [endTheRun])],
      corp: {
        hq: ['Offworld Office'],
        servers: [{ server: 'hq', ice: [rezzed('Gate'), rezzed('Gate')] }],
      },
      runner: { grip: ['Raid', 'Raid'] },
    });
    table.runner.plays('Raid');
    finishRun(table);
    // The first end is prevented, the second not.
    expect(table.happened('prevented')).toHaveLength(1);
    expect(events(table, 'runSuccessful')).toEqual([]);
    const open = scenario({
      at: 'runner.action',
      cards: [raid, iceThat('Gate', [endTheRun])],
      corp: { hq: ['Offworld Office'], servers: [{ server: 'hq', ice: [rezzed('Gate')] }] },
      runner: { grip: ['Raid'] },
    });
    open.runner.plays('Raid');
    finishRun(open);
    expect([events(open, 'runSuccessful'), open.runner.points]).toEqual([['hq'], 0]);
    open.runner.takes('run hq');
    finishRun(open);
    expect(events(open, 'runSuccessful')).toEqual(['hq']); // Gate ends this one
  });

  test('what belongs to a card is refused in it', () => {
    const made =
      (...text: Parameters<typeof run> extends [unknown, ...infer A] ? A : never) =>
      () =>
        scenario({ cards: [eventWith('Odd', { play: [run('hq', ...text)] })], at: 'runner.action' });
    expect(made(paid([], gainCredits(1)))).toThrow('belongs to a card, not to a run');
    expect(made(spendHosted(trashing()))).toThrow('belongs to a card, not to a run');
    expect(made({ ability: 'instead', to: { deed: 'breach' } })).toThrow('either another number');
    expect(made(when({ deed: 'endRun', by: 'opponent' }, gainCredits(1)))).toThrow('only as it is about to');
  });
});

describe('instead of breaching', () => {
  const INSTEAD = both('6.7.3b', '6.7.4b');
  const siphon = (text: Parameters<typeof run>[1]) => eventWith('Siphon', { play: [run('hq', text)] });
  const playing = (text: Parameters<typeof run>[1], more: readonly ReturnType<typeof assetWith>[] = []) => {
    const table = scenario({
      at: 'runner.action',
      cards: [siphon(text), ...more],
      corp: {
        hq: ['Offworld Office'],
        rd: ['Send a Message', 'Hedge Fund'],
        servers: more.map((card, index) => ({ server: `remote-${index + 1}`, root: [rezzed(card.title)] })),
      },
      runner: { credits: 0, grip: ['Siphon'] },
    });
    table.runner.plays('Siphon');
    return table;
  };

  rule(INSTEAD, 'something else is done once the run is successful', () => {
    const table = playing(insteadOfBreaching(gainCredits(9)));
    finishRun(table);
    expect([table.runner.credits, table.runner.points]).toEqual([9, 0]);
    expect(events(table, 'runSuccessful')).toEqual(['hq']);
    table.runner.takes('run hq');
    finishRun(table);
    expect([table.runner.credits, table.runner.points]).toEqual([9, 2]);
  });

  rule(INSTEAD, 'not if the run could not be declared successful', () => {
    const ban = assetWith('Ban', { text: [cannot(succeeding('hq'))] });
    const table = playing(insteadOfBreaching(gainCredits(9)), [ban]);
    finishRun(table);
    expect([table.runner.credits, table.runner.points]).toEqual([0, 2]);
  });

  rule(both('6.7.3c', '6.7.4c'), 'the Runner decides as the breach would begin, and may decline', () => {
    const decided = (key: string) => {
      const table = playing(mayInsteadOfBreaching(gainCredits(9)));
      for (let i = 0; i < 20 && table.decision?.kind !== 'replacement'; i++) goOn(table);
      expect(events(table, 'runSuccessful')).toEqual(['hq']);
      expect(table.awaits).toBe('runner');
      table.choose('runner', table.keys.find((one) => one.startsWith(key)) ?? '');
      finishRun(table);
      return [table.runner.credits, table.runner.points];
    };
    expect(decided('replace')).toEqual([9, 0]);
    expect(decided('pass')).toEqual([0, 2]);
  });

  rule(INSTEAD, 'another server may be breached', () => {
    const table = playing(insteadOfBreaching(breach('rd')));
    finishRun(table);
    expect(events(table, 'accessBegins')).toEqual(['rd']);
    expect(table.runner.scored).toEqual(['Send a Message']);
  });
});

describe('breaches and accesses by abilities', () => {
  const position = {
    at: 'runner.action',
    corp: {
      hq: ['Offworld Office'],
      archives: ['Hedge Fund'],
      servers: [{ server: 'hq', root: ['Manegarm Skunkworks'] }],
    },
  } as const;
  const key = resourceWith('Key', { text: [action([click()], breach('hq'))] });

  rule(
    both('7.1.2b', '7.4.1a'),
    'outside a run the root belongs to a breach, or not, as the edition has it',
    () => {
      const table = scenario({ ...position, cards: [key], runner: { rig: ['Key'] } });
      table.runner.uses('Key');
      for (let i = 0; i < 20 && table.decision?.kind !== 'action'; i++) goOn(table);
      const root = table.game.rules.edition.id === '1.4' ? 0 : 1;
      expect(table.happened('accessed')).toHaveLength(1 + root);
      expect(table.runner.scored).toEqual(['Offworld Office']);
      expect(events(table, 'runAnnounced')).toEqual([]);
    },
  );

  rule(current('7.3.8'), 'a breach in the midst of another comes after it', () => {
    const echo = resourceWith('Echo', { text: [when(stealing(), breach('archives'))] });
    const table = scenario({ ...position, cards: [echo], runner: { rig: ['Echo'] } });
    table.runner.takes('run hq');
    for (let i = 0; i < 20 && table.decision?.kind !== 'access'; i++) goOn(table);
    table.choose('runner', table.keys.find((one) => one.startsWith('access hq')) ?? '');
    finishRun(table);
    const told = table
      .happened('accessBegins', 'accessed')
      .map(({ kind, detail, cards }) => (kind === 'accessed' ? (cards[0]?.card ?? '') : detail));
    expect(told).toEqual(['hq', 'offworld_office', 'manegarm_skunkworks', 'archives', 'hedge_fund']);
  });

  rule(both('7.8.1', '7.2.1'), 'a single card is accessed, and stolen if it is an agenda', () => {
    const hook = resourceWith('Hook', { text: [action([click()], access(random(inZone('hq'))))] });
    const table = scenario({ ...position, cards: [hook], runner: { rig: ['Hook'] } });
    table.runner.uses('Hook');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.happened('accessBegins')).toEqual([]);
  });

  rule(
    both('9.8.8', '9.9.8'),
    'accessing a card may be replaced, and the Runner goes on with the next',
    () => {
      const filter = resourceWith('Filter', {
        text: [insteadOf(accessing({ type: 'operation' }, { from: 'archives' }), gainCredits(5))],
      });
      const table = scenario({
        at: 'runner.action',
        cards: [filter, upgradeWith('Vault', {})],
        corp: { archives: ['Hedge Fund', 'Offworld Office'] },
        runner: { credits: 0, rig: ['Filter'] },
      });
      table.runner.takes('run archives');
      finishRun(table);
      expect([table.runner.credits, table.runner.scored]).toEqual([5, ['Offworld Office']]);
      expect(table.happened('accessed')).toHaveLength(1);
    },
  );
});
