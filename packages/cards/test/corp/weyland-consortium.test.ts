import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, rig, runOn } from './card.ts';

card('Weyland Consortium: Built to Last', (setUp) => {
  const identity = 'Weyland Consortium: Built to Last';

  test('two credits for the first advancement of a card, none for the next', () => {
    const table = setUp({
      corp: { identity, credits: 2, servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
    });
    table.corp.advances('Offworld Office');
    expect(table.corp.credits).toBe(2 - 1 + 2);
    table.corp.advances('Offworld Office');
    expect(table.corp.credits).toBe(3 - 1);
    expect(table).toBeSettled();
  });

  test('every card anew, ice included', () => {
    const table = setUp({
      corp: {
        identity,
        credits: 1,
        servers: [
          { server: 'remote-1', root: ['Urtica Cipher'] },
          { server: 'hq', ice: ['Ice Wall'] },
        ],
      },
    });
    table.corp.advances('Urtica Cipher');
    table.corp.passes(); // does not rez it
    table.corp.advances('Ice Wall');
    expect(table.corp.credits).toBe(1 + 1 + 1);
  });

  test('a card that already has counters pays nothing', () => {
    const table = setUp({
      corp: {
        identity,
        credits: 1,
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 1 }] }],
      },
    });
    table.corp.advances('Offworld Office');
    expect(table.corp.credits).toBe(0);
  });

  test('it pays after the cost: without a credit there is no advancing', () => {
    const table = setUp({
      corp: { identity, credits: 0, servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
    });
    expect(table.corp.explain('advance Offworld Office')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Government Subsidy', (setUp) => {
  test('ten credits become fifteen', () => {
    const table = setUp({ corp: { credits: 10, hq: ['Government Subsidy'] } });
    table.corp.plays('Government Subsidy');
    expect(table.corp.credits).toBe(15);
    expect(table.corp.clicks).toBe(2);
  });

  test('refused with nine', () => {
    const table = setUp({ corp: { credits: 9, hq: ['Government Subsidy'] } });
    expect(table.corp.explain('play Government Subsidy')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Retribution', (setUp, edition) => {
  test('a tagged Runner loses a program or a piece of hardware', () => {
    const table = setUp({
      corp: { hq: ['Retribution'] },
      runner: { tags: 1, rig: ['Cleaver', 'Docklands Pass', 'Smartware Distributor'] },
    });
    table.corp.plays('Retribution');
    expect(table.moves).toEqual(['choose Cleaver', 'choose Docklands Pass']);
    table.corp.chooses('Docklands Pass');
    expect(rig(table)).toEqual(['Cleaver', 'Smartware Distributor']);
    expect(table.runner.discardPile).toEqual(['Docklands Pass']);
    expect(table.corp.credits).toBe(4);
    expect(table.runner.tags).toBe(1);
  });

  test('refused without a tag', () => {
    const table = setUp({ corp: { hq: ['Retribution'] }, runner: { rig: ['Cleaver'] } });
    expect(table.corp.explain('play Retribution')).toMatchObject({ because: 'conditionNotMet' });
  });

  test('a program on a piece of ice is installed, too', () => {
    const table = setUp({
      corp: {
        hq: ['Retribution'],
        servers: [{ server: 'hq', ice: [{ card: 'Enigma', rezzed: true, hosted: ['Botulus'] }] }],
      },
      runner: { tags: 1 },
    });
    table.corp.plays('Retribution');
    expect(table.runner.discardPile).toEqual(['Botulus']);
  });

  test('against a rig of resources there is nothing to trash', () => {
    const table = setUp({
      corp: { hq: ['Retribution'] },
      runner: { tags: 1, rig: ['Smartware Distributor'] },
    });
    if (edition === '1.4') {
      expect(table.corp.explain('play Retribution')).toMatchObject({ because: 'nothingWouldChange' });
    } else table.corp.plays('Retribution');
    expect(rig(table)).toEqual(['Smartware Distributor']);
  });
});

card('Beanstalk Royalties', (setUp) => {
  test('three credits for a click', () => {
    const table = setUp({ corp: { credits: 0, hq: ['Beanstalk Royalties'] } });
    table.corp.plays('Beanstalk Royalties');
    expect(table.corp.credits).toBe(3);
    expect(table.corp.clicks).toBe(2);
    expect(table.corp.discardPile).toEqual(['Beanstalk Royalties']);
  });
});

card('Scorched Earth', (setUp) => {
  const play = (tags: number, grip: number, rigged: string[] = []) => {
    const table = setUp({
      corp: { hq: ['Scorched Earth'] },
      runner: { tags, grip: copies('Diesel', grip), rig: rigged },
    });
    table.corp.plays('Scorched Earth');
    return table;
  };

  test('four meat damage', () => {
    const table = play(1, 5);
    expect(table.runner.hand.length).toBe(1);
    expect(table.happened('damaged')).toMatchObject([{ detail: 'meat', amount: 4 }]);
    expect(table.corp.credits).toBe(5 - 3);
    expect(table.runner.tags).toBe(1);
  });

  test('four cards survive it, three do not', () => {
    expect(play(1, 4).outcome).toBeNull();
    expect(play(1, 3).outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  test('Plascrete Carapace prevents a point for each counter', () => {
    const table = setUp({
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: ['Diesel'], rig: [{ card: 'Plascrete Carapace', power: 4 }] },
    });
    table.corp.plays('Scorched Earth');
    for (let i = 0; i < 3; i++) table.runner.uses('Plascrete Carapace');
    table.runner.passes();
    expect(table.outcome).toBeNull();
    expect(table.runner.hand.length).toBe(0);
  });

  test('Net Shield does not help against meat damage', () => {
    const table = play(1, 4, ['Net Shield']);
    expect(table.runner.hand.length).toBe(0);
    expect(table).toBeSettled();
  });

  test('refused without a tag', () => {
    const table = setUp({ corp: { hq: ['Scorched Earth'] } });
    expect(table.corp.explain('play Scorched Earth')).toMatchObject({ because: 'conditionNotMet' });
  });
});

card('Above the Law', (setUp) => {
  const ready = [{ server: 'remote-1', root: [{ card: 'Above the Law', advancement: 3 }] }];

  test('a resource is trashed when it is scored, tag or not', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: ready },
      runner: { rig: ['Smartware Distributor', 'Daily Casts', 'Cleaver'] },
    });
    table.corp.scores('Above the Law');
    table.corp.triggers('Above the Law');
    expect(table.moves).toEqual(['choose Smartware Distributor', 'choose Daily Casts']);
    table.corp.chooses('Smartware Distributor');
    expect(rig(table)).toEqual(['Daily Casts', 'Cleaver']);
    expect(table.corp.points).toBe(2);
  });

  test('it may be declined; stolen it does nothing', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: ready },
      runner: { rig: ['Smartware Distributor'] },
    });
    table.corp.scores('Above the Law');
    table.corp.passes();
    expect(rig(table)).toEqual(['Smartware Distributor']);
    const stolen = setUp({
      at: 'runner.action',
      corp: { hq: ['Above the Law'] },
      runner: { rig: ['Smartware Distributor'] },
    });
    runOn(stolen, 'hq');
    expect(stolen.runner.scored).toEqual(['Above the Law']);
    expect(rig(stolen)).toEqual(['Smartware Distributor']);
  });
});

card('Hostile Takeover', (setUp) => {
  test('seven credits and a bad publicity', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 0,
        servers: [{ server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 2 }] }],
      },
    });
    table.corp.scores('Hostile Takeover');
    expect(table.corp.credits).toBe(7);
    expect(table.corp.badPublicity).toBe(1);
    expect(table.corp.points).toBe(1);
  });

  test('the bad publicity pays for the Runner’s next run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        badPublicity: 1,
        scored: ['Hostile Takeover'],
        servers: [{ server: 'remote-1', root: [{ card: 'Manegarm Skunkworks', rezzed: true }] }],
      },
      runner: { credits: 4, clicks: 1 },
    });
    runOn(table, 'remote-1'); // one credit from outside makes five
    expect(table.moves).toEqual(['mode 2', 'mode 3']);
    table.runner.choosesMode(2);
    expect(table.runner.credits).toBe(0);
  });

  test('forfeited, its bad publicity stays; stolen, none is taken', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        badPublicity: 1,
        scored: ['Hostile Takeover'],
        servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
      },
    });
    table.corp.rezzes('Corporate Town');
    expect(table.corp.scored).toEqual([]);
    expect(table.corp.badPublicity).toBe(1);
    const stolen = setUp({ at: 'runner.action', corp: { hq: ['Hostile Takeover'] } });
    runOn(stolen, 'hq');
    expect(stolen.corp.badPublicity).toBe(0);
    expect(stolen.corp.credits).toBe(5);
  });
});
