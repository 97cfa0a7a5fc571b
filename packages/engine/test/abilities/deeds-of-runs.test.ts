import {
  accessing,
  action,
  breaching,
  breaking,
  breakSubroutines,
  breaks,
  bypass,
  bypassing,
  cannot,
  click,
  creatingServer,
  credits,
  type Deed,
  encountering,
  endTheRun,
  firstOf,
  gainCredits,
  gainingCredits,
  loseClicks,
  loseCredits,
  losingClicks,
  losingCredits,
  onlyIf,
  paid,
  placeCounters,
  placingCounters,
  resolvingSubroutine,
  type Step,
  scoring,
  spendHostedOnAnything,
  spendingClicks,
  spendingCredits,
  stealing,
  sub,
  succeeding,
  takeCredits,
  trashing,
  using,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { finishRun, goOn } from '../runs/run-table.ts';
import {
  abacus,
  assetWith,
  breakerWith,
  iceThat,
  iceWith,
  pick,
  resourceWith,
  rezzed,
  whenever,
} from '../runs/test-cards.ts';

// Deeds of runs and of what they cost, and what they say about how they are done.

/** A Runner card that pays 50 for such a deed, so that what was met can be told from all else. */
const bell = (on: Deed) => resourceWith('Bell', { text: [whenever(on, placeCounters('power', 1))] });
const rings = (table: Table): number => {
  const card = table.runner.seen.runner.rig.find(({ title }) => title === 'Bell');
  return card?.counters.power ?? 0;
};

/** Goes on until the Runner can do something whose key begins so, and does it. */
const once = (table: Table, key: string): void => {
  for (let i = 0; i < 50; i++) {
    const found = table.keys.find((one) => one.startsWith(key));
    if (found !== undefined) {
      table.choose('runner', found);
      return;
    }
    goOn(table);
  }
  table.refuse('runner', key);
};

const clicking = (...steps: readonly Step[]) => action([click()], ...steps);

describe('what is done by means of a card', () => {
  const other = breakerWith('Other Pick', breaks('barrier', [credits(1)], breakSubroutines(1)));
  const breaksWith = (on: Deed, first: string, second: string, third: string) => {
    const table = scenario({
      at: 'runner.action',
      edition: '26.03',
      cards: [abacus, pick, other, bell(on)],
      corp: { servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
      runner: { credits: 10, rig: ['Pick', 'Other Pick', 'Bell'] },
    });
    table.runner.takes('run hq');
    for (const [index, title] of [first, second, third].entries()) {
      table.runner.uses(title);
      if (index < 2) table.runner.takes(`break ${index + 1}`);
    }
    return rings(table);
  };

  rule(current('6.5.7b'), 'a card fully breaks ice whose subroutines it broke alone', () => {
    const alone = breaking(undefined, { via: { title: 'Pick' }, fully: true });
    expect(breaksWith(alone, 'Pick', 'Pick', 'Pick')).toBe(1);
    expect(breaksWith(alone, 'Pick', 'Other Pick', 'Pick')).toBe(0);
    expect(breaksWith(alone, 'Other Pick', 'Other Pick', 'Other Pick')).toBe(0);
    expect(breaksWith(breaking(undefined, { fully: true }), 'Pick', 'Other Pick', 'Pick')).toBe(1);
  });

  rule(both('6.5.4', '9.8.5'), 'every subroutine is broken by itself, by the card that is used', () => {
    expect(breaksWith(breaking(), 'Pick', 'Other Pick', 'Pick')).toBe(3);
    expect(breaksWith(breaking(undefined, { via: { title: 'Pick' } }), 'Pick', 'Other Pick', 'Pick')).toBe(2);
    expect(breaksWith(breaking(undefined, { notVia: { title: 'Pick' } }), 'Pick', 'Other Pick', 'Pick')).toBe(
      1,
    );
  });

  const gaining = (on: Deed) =>
    scenario({
      at: 'runner.action',
      cards: [
        bell(on),
        resourceWith('Purse', { text: [clicking(gainCredits(2))] }),
        resourceWith('Bank', { text: [clicking(takeCredits(1))] }),
      ],
      runner: { rig: ['Bell', 'Purse', { card: 'Bank', credits: 3 }], grip: ['Sure Gamble'], credits: 5 },
    });

  rule(both('9.1.6', '9.1.6'), 'credits are gained through an ability, or by the basic action', () => {
    const table = gaining(gainingCredits({ via: {} }));
    table.runner.takes('gain credit');
    expect(rings(table)).toBe(0);
    table.runner.plays('Sure Gamble');
    expect(rings(table)).toBe(1);
    const onEvent = gaining(gainingCredits({ via: { type: 'event' } }));
    onEvent.runner.plays('Sure Gamble');
    onEvent.runner.takes('gain credit');
    expect(rings(onEvent)).toBe(1);
  });
});

describe('what happens in a run', () => {
  const facing = (on: Deed, ...ice: readonly string[]) => {
    const table = scenario({
      at: 'runner.action',
      cards: [
        bell(on),
        abacus,
        iceThat('Gate', [endTheRun]),
        resourceWith('Rope', { text: [whenever(encountering({ title: 'Abacus' }), bypass)] }),
      ],
      corp: { servers: [{ server: 'hq', ice: ice.map(rezzed) }] },
      runner: { rig: ['Bell', ...(on.deed === 'bypass' ? ['Rope'] : [])] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    return table;
  };

  rule(both('6.5.5', '9.8.10h'), 'a subroutine has resolved, also one that ends the run', () => {
    expect(rings(facing(resolvingSubroutine(), 'Abacus'))).toBe(3);
    expect(rings(facing(resolvingSubroutine(), 'Abacus', 'Gate'))).toBe(4);
    expect(rings(facing(resolvingSubroutine({ title: 'Gate' }), 'Abacus', 'Gate'))).toBe(1);
  });

  rule(both('6.7.3', '6.7.4'), 'a success after something else happened in the same run', () => {
    const late = succeeding('any', { after: resolvingSubroutine() });
    expect(rings(facing(late, 'Abacus'))).toBe(1);
    expect(rings(facing(late))).toBe(0);
    const table = facing(late, 'Abacus');
    table.runner.takes('run rd');
    finishRun(table);
    expect(rings(table)).toBe(1); // nothing resolved in that run
  });

  rule(both('6.5.3a', '6.5.8a'), 'ice is bypassed', () => {
    expect(rings(facing(bypassing(), 'Abacus'))).toBe(1);
    expect(rings(facing(bypassing({ title: 'Gate' }), 'Abacus'))).toBe(0);
  });
});

describe('clicks, credits, counters and servers', () => {
  const at = (on: Deed, side: 'corp' | 'runner' = 'runner') =>
    scenario({
      at: `${side}.action`,
      cards: [
        bell(on),
        resourceWith('Tax', { text: [clicking(loseCredits(2)), clicking(loseClicks(1))] }),
        resourceWith('Purse', { text: [spendHostedOnAnything({ if: 'not', of: { if: 'run' } })] }),
        resourceWith('Pile', { text: [clicking(placeCounters('virus', 2))] }),
        assetWith('Till', { text: [action([click()], gainCredits(1))] }),
      ],
      corp: { hq: ['PAD Campaign', 'PAD Campaign'], credits: 0 },
      runner: {
        credits: 5,
        rig: ['Bell', 'Tax', { card: 'Purse', credits: 1 }, 'Pile'],
        grip: ['Telework Contract'],
      },
    });

  rule(both('1.10.3', '1.10.3'), 'credits are lost, or spent from where they lie', () => {
    const lost = at(losingCredits());
    lost.runner.uses('Tax', 1);
    lost.runner.installs('Telework Contract');
    lost.runner.pays('pay pool');
    expect(rings(lost)).toBe(1);
    const spent = at(spendingCredits({ title: 'Purse' }));
    spent.runner.uses('Tax', 1);
    spent.runner.installs('Telework Contract');
    expect(rings(spent)).toBe(0);
    once(spent, 'pay 1');
    expect(rings(spent)).toBe(1);
  });

  rule(both('1.11.3', '1.11.3'), 'clicks are spent, or lost', () => {
    const spent = at(spendingClicks());
    spent.runner.uses('Tax', 2);
    expect([rings(spent), spent.runner.clicks]).toEqual([1, 2]);
    const lost = at(losingClicks());
    lost.runner.takes('gain credit');
    expect(rings(lost)).toBe(0);
    lost.runner.uses('Tax', 2);
    expect(rings(lost)).toBe(1);
  });

  rule(both('1.9.1', '1.9.1'), 'counters of a kind reach a number on a card once', () => {
    const table = at(placingCounters({ title: 'Pile' }, { counter: 'virus', reaches: 3 }));
    table.runner.uses('Pile');
    expect(rings(table)).toBe(0);
    table.runner.uses('Pile');
    expect(rings(table)).toBe(1);
    table.runner.uses('Pile');
    expect(rings(table)).toBe(1);
  });

  rule(both('4.7.2', '4.6.2'), 'a remote server comes to be with the first card in it', () => {
    const table = at(creatingServer(), 'corp');
    table.corp.installs('PAD Campaign', 'new-remote');
    expect(rings(table)).toBe(1);
    table.corp.installs('PAD Campaign', 'new-remote');
    expect(rings(table)).toBe(2);
  });
});

rule(both('9.6.5', '9.6.5'), 'the first of several deeds together counts, not the first of each', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [
      resourceWith('Bell', {
        text: [firstOf('turn', when([stealing(), trashing({ side: 'corp' })], placeCounters('power', 1)))],
      }),
    ],
    corp: {
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: ['Offworld Office'] },
      ],
    },
    runner: { credits: 9, rig: ['Bell'] },
  });
  table.runner.takes('run remote-1');
  once(table, 'trash');
  finishRun(table);
  expect(rings(table)).toBe(1);
  table.runner.takes('run remote-2');
  finishRun(table);
  expect([rings(table), table.runner.points]).toEqual([1, 2]);
});

describe('forbidden in a run', () => {
  const CANNOT = both('1.2.2', '1.2.2');
  const running = (deed: Deed) => {
    const table = scenario({
      at: 'runner.action',
      cards: [assetWith('Ban', { text: [cannot(deed)] }), bell(succeeding()), pick, abacus],
      corp: {
        hq: ['Offworld Office'],
        servers: [
          { server: 'remote-1', root: [rezzed('Ban')] },
          { server: 'remote-2', ice: [rezzed('Abacus')], root: ['PAD Campaign'] },
        ],
      },
      runner: { credits: 9, rig: ['Bell', 'Pick'] },
    });
    return table;
  };
  const through = (table: Table, server: string) => {
    table.runner.takes(`run ${server}`);
    finishRun(table);
    return table;
  };

  rule(CANNOT, 'a run that cannot be declared successful is breached all the same', () => {
    const table = through(running(succeeding('hq')), 'hq');
    expect([rings(table), table.runner.points]).toEqual([0, 2]);
    expect(table.happened('runUnsuccessful')).toEqual([]);
    expect(rings(through(running(succeeding('rd')), 'hq'))).toBe(1);
  });

  rule(
    CANNOT,
    'a server that cannot be breached is not; a card that cannot be accessed is no candidate',
    () => {
      const breach = through(running(breaching('hq')), 'hq');
      expect([rings(breach), breach.runner.points]).toEqual([1, 0]);
      const access = through(running(accessing({ type: 'agenda' })), 'hq');
      expect([rings(access), access.happened('accessed').length, access.runner.points]).toEqual([1, 0, 0]);
      const asset = through(running(accessing({ type: 'agenda' })), 'remote-2');
      expect(asset.happened('accessed').length).toBe(1);
    },
  );

  refuses(CANNOT, 'subroutines that cannot be broken but by other means', () => {
    const by = (title: string) => {
      const table = running(breaking({ type: 'ice' }, { notVia: { title } }));
      table.runner.takes('run remote-2');
      once(table, 'use');
      return table.decision?.kind;
    };
    expect(by('Pick')).toBe('break');
    const table = scenario({
      edition: '1.4',
      at: 'runner.action',
      priority: 'every',
      cards: [
        iceWith('Shell', {
          text: [cannot(breaking('this', { notVia: { subtype: 'killer' } })), sub(endTheRun)],
        }),
        pick,
      ],
      corp: { servers: [{ server: 'hq', ice: [rezzed('Shell')] }] },
      runner: { credits: 9, rig: ['Pick'] },
    });
    table.runner.takes('run hq');
    for (let i = 0; i < 20 && table.runner.seen.run?.phase !== 'run.encounter'; i++)
      table.choose(table.awaits ?? 'corp', 'pass');
    expect(table.runner.explain('use Pick 1')).toMatchObject({ allowed: false });
  });
});

test('a deed that means nothing where it stands is refused', () => {
  const made = (text: Parameters<typeof resourceWith>[1]) => () =>
    scenario({ cards: [resourceWith('Odd', text)], at: 'runner.action' });
  expect(made({ text: [cannot(resolvingSubroutine())] })).toThrow('is nothing that can be forbidden');
  expect(made({ text: [{ static: 'spend', on: [stealing()] }] })).toThrow('nobody spends credits to');
  expect(made({ text: [cannot(succeeding('any', { after: encountering() }))] })).toThrow(
    'only what is happening now',
  );
  expect(
    made({ text: [onlyIf({ if: 'happened', deed: using(), per: 'turn' }, paid([], gainCredits(1)))] }),
  ).not.toThrow();
  expect(made({ text: [whenever(scoring(), gainCredits(1))] })).not.toThrow();
});
