import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, isInPlay, ranSuccessfully, rootOf, runOn, shown } from './card.ts';

card('Anthill Excavation Contract', (setUp) => {
  const rezzed = (credits: number) => [
    { server: 'remote-1', root: [{ card: 'Anthill Excavation Contract', rezzed: true, credits }] },
  ];

  test('loaded with eight as it is rezzed, for three', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 3, servers: [{ server: 'remote-1', root: ['Anthill Excavation Contract'] }] },
    });
    table.corp.rezzes('Anthill Excavation Contract');
    expect(table.corp.credits).toBe(0);
    expect(shown(table, 'Anthill Excavation Contract').counters).toEqual({ credits: 8 });
  });

  test('refused with two credits', () => {
    const table = setUp({
      at: '5.6.2a',
      priority: 'every',
      corp: { credits: 2, servers: [{ server: 'remote-1', root: ['Anthill Excavation Contract'] }] },
    });
    expect(table.corp.explain('rez Anthill Excavation Contract')).toMatchObject({
      because: 'notEnoughCredits',
    });
  });

  test('four credits and a card as your turn begins, beside the mandatory draw', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: rezzed(8), rd: ['Tithe', 'Enigma', 'IPO'] },
    });
    expect(table.corp.credits).toBe(4);
    expect(table.corp.hand).toEqual(['Tithe', 'Enigma']);
    expect(shown(table, 'Anthill Excavation Contract').counters).toEqual({ credits: 4 });
  });

  test('the last four empty it; the card is drawn all the same', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: rezzed(4), rd: ['Tithe', 'Enigma', 'IPO'] },
    });
    expect(table.corp.credits).toBe(4);
    expect(table.corp.hand).toEqual(['Tithe', 'Enigma']);
    expect(table.corp.discardPile).toEqual(['Anthill Excavation Contract']);
    expect(table).toBeSettled();
  });

  test('nothing unrezzed, nothing as the Runner’s turn begins', () => {
    const unrezzed = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Anthill Excavation Contract'] }] },
    });
    expect(unrezzed.corp.credits).toBe(0);
    expect(unrezzed.corp.hand.length).toBe(1);
    const theirs = setUp({ at: '5.7.1d', corp: { credits: 0, servers: rezzed(8) } });
    expect(theirs.corp.credits).toBe(0);
    expect(theirs.corp.hand).toEqual([]);
  });
});

card('Greenmail', (setUp) => {
  test('two credits as it is scored', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Greenmail', advancement: 2 }] }] },
    });
    table.corp.scores('Greenmail');
    expect(table.corp.credits).toBe(5 + 2);
    expect(table.corp.points).toBe(1);
  });

  test('four credits as it is forfeited, after what it was forfeited for is paid', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 5,
        scored: ['Greenmail', 'Offworld Office'],
        servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
      },
    });
    table.corp.rezzes('Corporate Town');
    table.corp.chooses('Greenmail');
    expect(isInPlay(table, 'Corporate Town')).toBe(true);
    expect(table.corp.scored).toEqual(['Offworld Office']);
    expect(table.corp.credits).toBe(5 - 1 + 4);
    expect(table.corp.seen.removed.map((one) => one.title)).toEqual(['Greenmail']);
  });

  test('another agenda forfeited pays nothing', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 5,
        scored: ['Greenmail', 'Offworld Office'],
        servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
      },
    });
    table.corp.rezzes('Corporate Town');
    table.corp.chooses('Offworld Office');
    expect(table.corp.scored).toEqual(['Greenmail']);
    expect(table.corp.credits).toBe(5 - 1);
  });

  test('its four credits come too late for the price it is a part of', () => {
    const table = setUp({
      at: '5.6.2a',
      priority: 'every',
      corp: {
        credits: 0,
        scored: ['Greenmail'],
        servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
      },
    });
    expect(table.corp.explain('rez Corporate Town')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('stolen it pays nobody', () => {
    const table = setUp({ at: 'runner.action', corp: { hq: ['Greenmail'] } });
    runOn(table, 'hq');
    expect(table.runner.scored).toEqual(['Greenmail']);
    expect(table.corp.credits).toBe(5);
    expect(table.runner.credits).toBe(5);
  });
});

card('Off the Books', (setUp) => {
  const scored = (agenda: number) => [{ card: 'Off the Books', agenda }];
  const ending = (rd: string[]) => {
    const table = setUp({ at: 'corp.discard', corp: { credits: 0, scored: scored(2), rd } });
    table.corp.triggers('Off the Books');
    return table;
  };

  test('an agenda counter for each advancement counter past three', () => {
    for (const advancement of [3, 4]) {
      const table = setUp({
        at: '5.6.2a',
        corp: { servers: [{ server: 'remote-1', root: [{ card: 'Off the Books', advancement }] }] },
      });
      table.corp.scores('Off the Books');
      expect(shown(table, 'Off the Books').counters).toEqual(advancement === 3 ? {} : { agenda: 1 });
    }
  });

  test('any card is found and shown, then installed for nothing', () => {
    const table = ending(['Tithe', 'Hedge Fund', 'Offworld Office']);
    table.corp.chooses('Offworld Office');
    expect(table.happened('revealed').flatMap(({ cards }) => cards.map((one) => one.card))).toEqual([
      'offworld_office',
    ]);
    table.corp.choosesMode(1);
    expect(rootOf(table, 'remote-1')).toEqual(['Offworld Office']);
    expect(table.corp.deckSize).toBe(2);
    expect(shown(table, 'Off the Books').counters).toEqual({ agenda: 1 });
    expect(table.phase).toBe('runner.action');
    expect(table.happened('searched').length).toBe(1);
  });

  test('some card is found: the search names none (1.4 4.2.2c, 26.03 8.7.2d)', () => {
    const table = ending(['Tithe', 'Hedge Fund', 'Offworld Office']);
    expect(table.moves.sort()).toEqual(['choose Hedge Fund', 'choose Offworld Office', 'choose Tithe']);
  });

  test('or it is added to HQ, as an operation always is', () => {
    const table = ending(['Tithe', 'Hedge Fund', 'Offworld Office']);
    table.corp.chooses('Tithe');
    table.corp.choosesMode(2);
    expect(table.corp.hand).toEqual(['Tithe']);
    const operation = ending(['Tithe', 'Hedge Fund']);
    operation.corp.chooses('Hedge Fund');
    expect(operation.corp.hand).toEqual(['Hedge Fund']);
    expect(operation.phase).toBe('runner.action');
  });

  test('it may be declined; without a counter, or in the Runner’s phase, nothing happens', () => {
    const declined = setUp({ at: 'corp.discard', corp: { scored: scored(1) } });
    declined.corp.passes();
    expect(shown(declined, 'Off the Books').counters).toEqual({ agenda: 1 });
    const bare = setUp({ at: 'corp.discard', corp: { scored: scored(0) } });
    if (bare.decision?.kind === 'reaction') bare.corp.triggers('Off the Books');
    const theirs = setUp({ at: 'runner.discard', corp: { scored: scored(1) } });
    for (const table of [declined, bare, theirs]) expect(table.happened('searched')).toEqual([]);
  });
});

card('Syailendra', (setUp) => {
  const ice = (advancement: number) => ({ card: 'Syailendra', rezzed: true, advancement });
  const inRun = (advancement: number, grip = 3) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'hq', ice: [ice(advancement)] },
          { server: 'remote-1', ice: ['Tithe'], root: ['Offworld Office'] },
        ],
      },
      runner: { credits: 5, grip: copies('Sure Gamble', grip) },
    });
    runOn(table, 'hq');
    return table;
  };

  test('with three counters the encounter may place one on a card that can be advanced', () => {
    const table = inRun(3);
    expect(table.moves).toEqual(['trigger Syailendra 1', 'pass']);
    table.corp.triggers('Syailendra');
    expect([...table.moves].sort()).toEqual(['choose Offworld Office', 'choose Syailendra']);
    table.corp.chooses('Offworld Office');
    expect(shown(table, 'Offworld Office').counters).toEqual({ advancement: 1 });
    expect(shown(table, 'Syailendra').counters).toEqual({ advancement: 3 });
  });

  test('two counters are not enough', () => {
    const table = inRun(2);
    if (table.decision?.kind === 'reaction') table.corp.triggers('Syailendra');
    goOn(table);
    expect(table.decision?.kind).toBe('may'); // its first subroutine already
    expect(shown(table, 'Offworld Office').counters).toEqual({});
  });

  test('its subroutines: a counter if you like, two credits lost, a point of damage; the run goes on', () => {
    for (const take of [true, false]) {
      const table = inRun(0);
      if (table.decision?.kind === 'reaction') table.corp.passes();
      goOn(table);
      if (take) {
        table.corp.accepts();
        table.corp.chooses('Syailendra');
      } else table.corp.declines();
      goOn(table);
      expect(shown(table, 'Syailendra').counters).toEqual(take ? { advancement: 1 } : {});
      expect(table.runner.credits).toBe(5 - 2);
      expect(table.runner.hand.length).toBe(2);
      expect(ranSuccessfully(table)).toBe(true);
    }
  });

  test('it can be advanced', () => {
    const table = setUp({ corp: { servers: [{ server: 'hq', ice: ['Syailendra', 'Tithe'] }] } });
    expect(table.corp.explain('advance Tithe')).toMatchObject({ allowed: false });
    table.corp.advances('Syailendra');
    expect(shown(table, 'Syailendra').counters).toEqual({ advancement: 1 });
  });
});
