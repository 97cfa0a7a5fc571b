import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, isInPlay, rig, rootOf, runOn, shown, trashAccessed } from './card.ts';

card('The Syndicate: Profit over Principle', (setUp) => {
  test('an identity without abilities', () => {
    const table = setUp({ corp: { identity: 'The Syndicate: Profit over Principle' } });
    expect(table.corp.maximumHandSize).toBe(5);
    expect(table.moves).toEqual(['gain credit', 'draw card', 'purge']);
  });
});

card('Hedge Fund', (setUp) => {
  test('five credits become nine', () => {
    const table = setUp({ corp: { hq: ['Hedge Fund'] } });
    table.corp.plays('Hedge Fund');
    expect(table.corp.credits).toBe(9);
    expect(table.corp.clicks).toBe(2);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table.runner.credits).toBe(5);
    expect(table.runner.seen.corp.archives[0]?.title).toBe('Hedge Fund'); // played cards are trashed faceup
  });

  test('refused with four credits, and when it is not your action phase', () => {
    const poor = setUp({ corp: { credits: 4, hq: ['Hedge Fund'] } });
    expect(poor.corp.explain('play Hedge Fund')).toMatchObject({ because: 'notEnoughCredits' });
    const theirs = setUp({ at: 'runner.action', corp: { hq: ['Hedge Fund'] } });
    expect(theirs.corp.explain('play Hedge Fund')).toMatchObject({ because: 'notYourActionPhase' });
  });
});

card('IPO', (setUp) => {
  test('thirteen credits, and the action phase is over with clicks unspent', () => {
    const table = setUp({ corp: { credits: 8, hq: ['IPO', 'Hedge Fund'] } });
    table.corp.plays('IPO');
    expect(table.corp.credits).toBe(13);
    expect(table.phase).toBe('runner.action');
    expect(table.corp.discardPile).toEqual(['IPO']);
    expect(table.corp.hand).toEqual(['Hedge Fund']);
  });

  test('as the last click it costs nothing more', () => {
    const table = setUp({ corp: { credits: 8, clicks: 1, hq: ['IPO'] } });
    table.corp.plays('IPO');
    expect(table.corp.credits).toBe(13);
    expect(table.phase).toBe('runner.action');
  });

  test('refused with seven credits', () => {
    const table = setUp({ corp: { credits: 7, hq: ['IPO'] } });
    expect(table.corp.explain('play IPO')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('PAD Campaign', (setUp) => {
  test('a credit as your turn begins, for each of them', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: {
        credits: 0,
        servers: ['remote-1', 'remote-2'].map((server) => ({
          server,
          root: [{ card: 'PAD Campaign', rezzed: true }],
        })),
      },
    });
    if (table.decision?.kind === 'reaction') table.corp.triggers('PAD Campaign');
    expect(table.corp.credits).toBe(2);
  });

  test('nothing unrezzed, and nothing as the Runner’s turn begins', () => {
    const unrezzed = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    });
    expect(unrezzed.corp.credits).toBe(0);
    const theirs = setUp({
      at: '5.7.1d',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }] },
    });
    expect(theirs.corp.credits).toBe(0);
  });

  test('rezzed before the turn begins it pays at once', () => {
    const table = setUp({
      at: '5.6.1b',
      corp: { credits: 2, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    });
    table.corp.rezzes('PAD Campaign');
    expect(table.corp.credits).toBe(1);
  });

  test('the Runner trashes it for four', () => {
    for (const credits of [3, 4]) {
      const table = setUp({
        at: 'runner.action',
        corp: { servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }] },
        runner: { credits },
      });
      runOn(table, 'remote-1');
      if (credits === 4) trashAccessed(table);
      expect(isInPlay(table, 'PAD Campaign')).toBe(credits === 3);
      expect(table.runner.credits).toBe(credits === 3 ? 3 : 0);
    }
  });
});

card('Regolith Mining License', (setUp) => {
  const loaded = (credits: number) => [
    { server: 'remote-1', root: [{ card: 'Regolith Mining License', rezzed: true, credits }] },
  ];

  test('fifteen credits as it is rezzed', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 2, servers: [{ server: 'remote-1', root: ['Regolith Mining License'] }] },
    });
    table.corp.rezzes('Regolith Mining License');
    expect(shown(table, 'Regolith Mining License').counters).toEqual({ credits: 15 });
    expect(table.corp.credits).toBe(0);
  });

  test('a click takes three', () => {
    const table = setUp({ corp: { credits: 0, servers: loaded(15) } });
    table.corp.uses('Regolith Mining License');
    table.corp.uses('Regolith Mining License');
    expect(table.corp.credits).toBe(6);
    expect(table.corp.clicks).toBe(1);
    expect(shown(table, 'Regolith Mining License').counters).toEqual({ credits: 9 });
  });

  test('the last three empty it and it is trashed', () => {
    const table = setUp({ corp: { credits: 0, servers: loaded(3) } });
    table.corp.uses('Regolith Mining License');
    expect(table.corp.credits).toBe(3);
    expect(table.corp.discardPile).toEqual(['Regolith Mining License']);
    expect(table).toBeSettled();
  });

  test('refused unrezzed and in the Runner’s turn', () => {
    const unrezzed = setUp({
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Regolith Mining License'] }] },
    });
    expect(unrezzed.corp.explain('use Regolith Mining License 1')).toMatchObject({ because: 'inactive' });
    const theirs = setUp({ at: 'runner.action', corp: { servers: loaded(15) } });
    expect(theirs.corp.explain('use Regolith Mining License 1')).toMatchObject({
      because: 'notYourActionPhase',
    });
  });
});

card('Melange Mining Corp.', (setUp) => {
  const servers = [{ server: 'remote-1', root: [{ card: 'Melange Mining Corp.', rezzed: true }] }];

  test('three clicks for seven credits', () => {
    const table = setUp({ corp: { credits: 0, servers } });
    table.corp.uses('Melange Mining Corp.');
    expect(table.corp.credits).toBe(7);
    expect(table.phase).toBe('runner.action');
  });

  test('refused with two clicks', () => {
    const table = setUp({ corp: { clicks: 2, servers } });
    expect(table.corp.explain('use Melange Mining Corp. 1')).toMatchObject({ because: 'notEnoughClicks' });
  });
});

card('Rashida Jaheem', (setUp) => {
  const there = (rezzed: boolean) => [{ server: 'remote-1', root: [{ card: 'Rashida Jaheem', rezzed }] }];

  test('trashed as your turn begins: three credits and three cards', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { credits: 0, rd: copies('Tithe', 6), servers: there(true) },
    });
    expect(table.moves).toEqual(['trigger Rashida Jaheem 1', 'pass']);
    table.corp.triggers('Rashida Jaheem');
    expect(table.corp.credits).toBe(3);
    expect(table.corp.hand.length).toBe(3 + 1);
    expect(table.corp.discardPile).toEqual(['Rashida Jaheem']);
    expect(table).toBeSettled();
  });

  test('she may stay', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: there(true) } });
    table.corp.passes();
    expect(table.corp.credits).toBe(0);
    expect(rootOf(table, 'remote-1')).toEqual(['Rashida Jaheem']);
  });

  test('rezzed in the first window of the turn she is there in time; later she is not', () => {
    const early = setUp({ at: '5.6.1b', corp: { credits: 0, servers: there(false) } });
    early.corp.rezzes('Rashida Jaheem');
    early.corp.triggers('Rashida Jaheem');
    expect(early.corp.credits).toBe(3);
    const late = setUp({ at: '5.6.2a', corp: { credits: 0, servers: there(false) } });
    late.corp.rezzes('Rashida Jaheem');
    expect(late.decision?.kind).toBe('action');
  });
});

card('Mumba Temple', (setUp) => {
  const temple = { server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true, credits: 2 }] };

  test('two credits for rezzing, from the Temple or the pool as you like', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 5, servers: [temple, { server: 'remote-2', root: ['PAD Campaign'] }] },
    });
    table.corp.rezzes('PAD Campaign');
    const whole = table.moves.find((move) => move === 'pay 2 Mumba Temple');
    expect(whole).toBeDefined();
    table.choose('corp', table.keys[table.moves.indexOf('pay 2 Mumba Temple')] ?? '');
    expect(table.corp.credits).toBe(5);
    expect(shown(table, 'Mumba Temple').counters).toEqual({});
    expect(shown(table, 'PAD Campaign').rezzed).toBe(true);
  });

  test('it makes a rez possible that the pool alone does not', () => {
    const table = setUp({
      at: '5.6.2a',
      priority: 'every',
      corp: { credits: 0, servers: [temple, { server: 'remote-2', root: ['PAD Campaign'] }] },
    });
    expect(table.corp.explain('rez PAD Campaign')).toMatchObject({ allowed: true });
  });

  test('not for playing, installing or advancing', () => {
    const table = setUp({
      corp: {
        credits: 4,
        hq: ['Hedge Fund', 'Tithe'],
        servers: [temple, { server: 'hq', ice: copies('Palisade', 5) }],
      },
    });
    expect(table.corp.explain('play Hedge Fund')).toMatchObject({ because: 'notEnoughCredits' });
    const broke = setUp({
      corp: { credits: 0, servers: [temple, { server: 'remote-2', root: ['Offworld Office'] }] },
    });
    expect(broke.corp.explain('advance Offworld Office')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('they come back as the turn begins, up to two', () => {
    const table = setUp({
      at: '5.6.1c',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true, credits: 0 }] }] },
    });
    expect(shown(table, 'Mumba Temple').counters).toEqual({ credits: 2 });
    expect(table.corp.credits).toBe(5);
  });

  test('a freshly rezzed one has its credits already, but not for its own rez cost', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 1, servers: [{ server: 'remote-1', root: ['Mumba Temple'] }] },
    });
    table.corp.rezzes('Mumba Temple');
    expect(table.corp.credits).toBe(0);
    expect(shown(table, 'Mumba Temple').counters).toEqual({ credits: 2 });
  });
});

card('Offworld Office', (setUp) => {
  test('seven credits when it is scored', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 0,
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }],
      },
    });
    table.corp.scores('Offworld Office');
    expect(table.corp.credits).toBe(7);
    expect(table.corp.points).toBe(2);
    expect(table).toBeSettled();
  });

  test('three counters are too few; more than four are fine', () => {
    for (const advancement of [3, 5]) {
      const table = setUp({
        at: '5.6.2a',
        priority: 'every',
        corp: { servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement }] }] },
      });
      expect(table.corp.explain('score Offworld Office')).toMatchObject(
        advancement === 3 ? { because: 'notAdvancedEnough' } : { allowed: true },
      );
    }
  });

  test('stolen it pays nobody', () => {
    const table = setUp({ at: 'runner.action', corp: { hq: ['Offworld Office'] } });
    runOn(table, 'hq');
    expect(table.runner.points).toBe(2);
    expect(table.corp.credits).toBe(5);
    expect(table.runner.credits).toBe(5);
  });
});

card('Superconducting Hub', (setUp) => {
  const ready = [{ server: 'remote-1', root: [{ card: 'Superconducting Hub', advancement: 3 }] }];

  test('two cards if you like, and a larger hand for good', () => {
    for (const draws of [true, false]) {
      const table = setUp({ at: '5.6.2a', corp: { servers: ready } });
      table.corp.scores('Superconducting Hub');
      if (draws) table.corp.triggers('Superconducting Hub');
      else table.corp.passes();
      expect(table.corp.hand.length).toBe(draws ? 2 : 0);
      expect(table.corp.maximumHandSize).toBe(5 + 2);
      expect(table.corp.points).toBe(1);
      expect(table.runner.maximumHandSize).toBe(5);
    }
  });

  test('two of them add up; seven cards are kept with one', () => {
    const two = setUp({ corp: { scored: ['Superconducting Hub', 'Superconducting Hub'] } });
    expect(two.corp.maximumHandSize).toBe(9);
    const table = setUp({
      at: 'corp.discard',
      corp: { hq: copies('Tithe', 8), scored: ['Superconducting Hub'] },
    });
    expect(table.decision?.kind).toBe('discard');
    table.corp.discards('Tithe');
    expect(table.corp.hand.length).toBe(7);
    expect(table.phase).toBe('runner.action');
  });

  test('stolen it is nobody’s hand', () => {
    const table = setUp({ runner: { scored: ['Superconducting Hub'] } });
    expect(table.corp.maximumHandSize).toBe(5);
    expect(table.runner.maximumHandSize).toBe(5);
  });
});

card('Orbital Superiority', (setUp) => {
  const score = (tags: number, grip: number, rigged: string[] = []) => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Orbital Superiority', advancement: 4 }] }] },
      runner: { tags, grip: copies('Diesel', grip), rig: rigged },
    });
    table.corp.scores('Orbital Superiority');
    return table;
  };

  test('a tag for an untagged Runner, and no damage', () => {
    const table = score(0, 3);
    expect(table.runner.tags).toBe(1);
    expect(table.runner.hand.length).toBe(3);
    expect(table.corp.points).toBe(2);
  });

  test('four meat damage for a tagged one, and no tag', () => {
    const table = score(1, 5);
    expect(table.runner.tags).toBe(1);
    expect(table.runner.hand.length).toBe(1);
    expect(table.happened('damaged')).toMatchObject([{ detail: 'meat', amount: 4 }]);
  });

  test('three cards are too few', () => {
    expect(score(2, 3).outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  test('Crash Space saves three', () => {
    const table = score(1, 1, ['Crash Space']);
    table.runner.uses('Crash Space');
    table.runner.takes('number 3');
    expect(table.outcome).toBeNull();
    expect(table.runner.hand.length).toBe(0);
    expect(rig(table)).toEqual([]);
  });
});

card('Send a Message', (setUp) => {
  const ice = { server: 'hq', ice: ['Palisade', { card: 'Enigma', rezzed: true }] };

  test('scored: one installed piece of ice is rezzed for nothing', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 0,
        scored: ['Offworld Office'],
        servers: [
          ice,
          { server: 'rd', ice: ['Archer'] },
          { server: 'remote-1', root: [{ card: 'Send a Message', advancement: 5 }] },
        ],
      },
    });
    table.corp.scores('Send a Message');
    table.corp.triggers('Send a Message');
    expect(table.moves).toEqual(['choose Palisade', 'choose Archer']);
    table.corp.chooses('Archer');
    expect(shown(table, 'Archer').rezzed).toBe(true);
    expect(shown(table, 'Palisade').rezzed).toBe(false);
    expect(table.corp.credits).toBe(0);
    expect(table.corp.scored).toEqual(['Offworld Office', 'Send a Message']); // nothing was forfeited
  });

  test('stolen, too, and still the Corp’s choice', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, rd: ['Send a Message', 'Hedge Fund'], servers: [ice] },
    });
    runOn(table, 'rd');
    expect(table.awaits).toBe('corp');
    expect(table.moves).toEqual(['trigger Send a Message 1', 'pass']);
    table.corp.triggers('Send a Message');
    expect(shown(table, 'Palisade').rezzed).toBe(true);
    expect(table.runner.points).toBe(3);
    expect(table).toBeSettled();
  });

  test('it may be declined', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, rd: ['Send a Message', 'Hedge Fund'], servers: [ice] },
    });
    runOn(table, 'rd');
    table.corp.passes();
    expect(shown(table, 'Palisade').rezzed).toBe(false);
    expect(table.runner.points).toBe(3);
    expect(table).toBeSettled();
  });

  test('without unrezzed ice nothing comes of it', () => {
    const table = setUp({ at: 'runner.action', corp: { rd: ['Send a Message', 'Hedge Fund'] } });
    runOn(table, 'rd');
    if (table.decision?.kind === 'reaction') table.corp.triggers('Send a Message');
    expect(table.runner.points).toBe(3);
    expect(table.happened('rezzed')).toEqual([]);
    expect(table).toBeSettled();
  });
});
