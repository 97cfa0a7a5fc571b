import { choose, event, trash } from '@lastclick/engine/language';
import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, iceAt, isInPlay, runIntoIce, runOn, trashAccessed } from './card.ts';

/** Agendas worth so many points in a score area. */
const points = (number: number): string[] => copies('Greenmail', number);

card('Public Access Plaza', (setUp) => {
  const there = (rezzed = true) => [
    { server: 'remote-1', root: [{ card: 'Public Access Plaza', rezzed }, 'Manegarm Skunkworks'] },
  ];

  test('one credit as your turn begins, not as the Runner’s does, and not unrezzed', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: there() } });
    expect(table.corp.credits).toBe(1);
    expect(setUp({ at: '5.7.1d', corp: { credits: 0, servers: there() } }).corp.credits).toBe(0);
    expect(setUp({ at: '5.6.1d', corp: { credits: 0, servers: there(false) } }).corp.credits).toBe(0);
  });

  const trashed = (score: number, side: 'corp' | 'runner', rezzed = true) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [{ server: 'remote-1', root: [{ card: 'Public Access Plaza', rezzed }] }],
        scored: side === 'corp' ? points(score) : [],
      },
      runner: { credits: 5, scored: side === 'runner' ? points(score) : [] },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    expect(isInPlay(table, 'Public Access Plaza')).toBe(false);
    return table;
  };

  test('the Runner who trashes it takes a tag once somebody has two points', () => {
    expect(trashed(2, 'corp').runner.tags).toBe(1);
    expect(trashed(2, 'runner').runner.tags).toBe(1);
    expect(trashed(1, 'corp').runner.tags).toBe(0);
  });

  test('trashed unrezzed, or from HQ, it gives none', () => {
    expect(trashed(2, 'corp', false).runner.tags).toBe(0);
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Public Access Plaza'], scored: points(2) },
      runner: { credits: 5 },
    });
    runOn(table, 'hq');
    trashAccessed(table);
    expect(table.corp.discardPile).toEqual(['Public Access Plaza']);
    expect(table.runner.tags).toBe(0);
  });
});

card('Doomscroll', (setUp) => {
  const meet = (tags: number) => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Doomscroll', rezzed: true }] }] },
      runner: { tags, grip: copies('Sure Gamble', 5) },
    });
    runOn(table, 'hq');
    return table;
  };

  test('a tag, a damage, and two more for a Runner who has two tags by then', () => {
    const table = meet(1);
    expect(table.runner.tags).toBe(2);
    expect(table.runner.hand.length).toBe(5 - 3);
  });

  test('with one tag by then, only one damage', () => {
    const table = meet(0);
    expect(table.runner.tags).toBe(1);
    expect(table.runner.hand.length).toBe(5 - 1);
  });
});

card('N-Pot', (setUp) => {
  const meet = (credits: number, score = 0, ice: string[] = ['N-Pot']) => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: {
        servers: [{ server: 'hq', ice: ice.map((one) => ({ card: one, rezzed: true })) }],
        scored: points(score),
        hq: ['Hedge Fund'],
      },
      runner: { credits },
    });
    runIntoIce(table, 'hq');
    return table;
  };
  const succeeds = (table: ReturnType<typeof meet>): boolean => {
    goOn(table);
    return table.happened('runSuccessful').length > 0;
  };

  test('three credits break one subroutine, and the Runner may do it again', () => {
    const table = meet(9, 4);
    expect(table.moves).toContain('use N-Pot 1');
    for (let i = 0; i < 3; i++) {
      table.runner.uses('N-Pot');
      if (table.decision?.kind === 'break') table.choose('runner', table.keys[0] ?? '');
    }
    expect(table.runner.credits).toBe(0);
    expect(succeeds(table)).toBe(true);
  });

  test('refused with two credits, and to the Corp', () => {
    const table = meet(2);
    expect(table.runner.explain('use N-Pot 1')).toMatchObject({ because: 'notEnoughCredits' });
    expect(table.corp.explain('use N-Pot 1').allowed).toBe(false);
  });

  test('only of itself: no other ice is broken with it', () => {
    const table = meet(9, 0, ['Wall of Static', 'N-Pot']);
    expect(table.runner.explain('use N-Pot 1')).toMatchObject({ because: 'conditionNotMet' });
  });

  test('the second subroutine ends the run from a threat level of two, the third from four', () => {
    for (const [score, left] of [
      [1, []],
      [2, [2]],
      [3, [2]],
      [4, [2, 3]],
    ] as const) {
      const table = meet(9, score);
      table.runner.uses('N-Pot');
      table.choose('runner', 'break 1');
      expect(succeeds(table)).toBe(left.length === 0);
      if (left.length !== 1) continue;
      const broken = meet(9, score);
      broken.runner.uses('N-Pot');
      broken.choose('runner', 'break 1');
      broken.runner.uses('N-Pot');
      broken.choose('runner', 'break 2');
      expect(succeeds(broken)).toBe(true);
    }
  });
});

card('Kessleroid', (setUp) => {
  const wrecker = event({
    id: 'ice_wrecker',
    title: 'Ice Wrecker',
    faction: 'neutral_runner',
    subtypes: [],
    cost: 0,
    play: [trash(choose({ in: 'ice' }))],
  });
  const wreck = (rezzed: boolean) => {
    const table = setUp({
      at: 'runner.action',
      cards: [wrecker],
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Kessleroid', rezzed }] }] },
      runner: { grip: ['Ice Wrecker'] },
    });
    table.runner.plays('Ice Wrecker');
    return table;
  };

  test('rezzed, the Runner cannot trash it', () => {
    expect(iceAt(wreck(true), 'hq')).toEqual(['Kessleroid']);
  });

  test('unrezzed they can', () => {
    expect(iceAt(wreck(false), 'hq')).toEqual([]);
  });

  test('other ice is none of its business', () => {
    const table = setUp({
      at: 'runner.action',
      cards: [wrecker],
      corp: {
        servers: [
          { server: 'hq', ice: [{ card: 'Kessleroid', rezzed: true }] },
          { server: 'rd', ice: ['Palisade'] },
        ],
      },
      runner: { grip: ['Ice Wrecker'] },
    });
    table.runner.plays('Ice Wrecker');
    table.runner.chooses('Palisade');
    expect(iceAt(table, 'rd')).toEqual([]);
    expect(iceAt(table, 'hq')).toEqual(['Kessleroid']);
  });

  test('the Corp trashes it to install over it', () => {
    const table = setUp({
      corp: {
        credits: 5,
        hq: ['Palisade'],
        servers: [{ server: 'hq', ice: [{ card: 'Kessleroid', rezzed: true }] }],
      },
    });
    table.corp.installs('Palisade', 'hq');
    table.corp.chooses('Kessleroid');
    expect(table.corp.discardPile).toEqual(['Kessleroid']);
  });

  test('two subroutines end the run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Kessleroid', rezzed: true }] }] },
    });
    runOn(table, 'hq');
    expect(table.happened('runSuccessful')).toEqual([]);
    expect(table.runner.clicks).toBe(3);
  });
});

card('Measured Response', (setUp) => {
  const at = (score: number, ran: boolean, credits: number) =>
    setUp({
      corp: { credits: 5, hq: ['Measured Response'], scored: points(score) },
      runner: { credits, grip: copies('Sure Gamble', 5) },
      happened: { lastTurn: { runner: ran ? [{ deed: 'succeed', side: 'runner' }] : [] } },
    });

  test('four meat damage, unless the Runner pays eight', () => {
    const table = at(4, true, 8);
    table.corp.plays('Measured Response');
    expect(table.awaits).toBe('runner');
    table.runner.declines();
    expect(table.runner.hand.length).toBe(1);
    expect(table.runner.credits).toBe(8);
    const paid = at(4, true, 8);
    paid.corp.plays('Measured Response');
    paid.runner.accepts();
    expect(paid.runner.hand.length).toBe(5);
    expect(paid.runner.credits).toBe(0);
  });

  test('a Runner with seven credits is not asked', () => {
    const table = at(4, true, 7);
    table.corp.plays('Measured Response');
    expect(table.runner.hand.length).toBe(1);
    expect(table.runner.credits).toBe(7);
  });

  test('refused with three points, and without a successful run in the Runner’s last turn', () => {
    for (const table of [at(3, true, 8), at(4, false, 8)])
      expect(table.corp.explain('play Measured Response')).toMatchObject({ because: 'conditionNotMet' });
  });
});
