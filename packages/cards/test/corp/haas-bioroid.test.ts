import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, iceAt, rootOf, shown } from './card.ts';

card('Haas-Bioroid: Precision Design', (setUp) => {
  const identity = 'Haas-Bioroid: Precision Design';
  const ready = { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] };

  test('one more card in hand', () => {
    const table = setUp({ corp: { identity } });
    expect(table.corp.maximumHandSize).toBe(5 + 1);
    expect(table.runner.maximumHandSize).toBe(5);
  });

  test('scoring an agenda brings a card of your choice back from Archives, unseen when it lay facedown', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        identity,
        credits: 0,
        servers: [ready],
        archives: ['Hedge Fund', { card: 'Palisade', faceup: false }, 'Sprint'],
      },
    });
    table.corp.scores('Offworld Office');
    expect(table.moves).toEqual([
      'trigger Haas-Bioroid: Precision Design 1 Offworld Office',
      'trigger Offworld Office 1',
    ]);
    table.corp.triggers(identity);
    expect(table.moves).toEqual(['choose Hedge Fund', 'choose Palisade', 'choose Sprint']);
    table.corp.chooses('Palisade');
    expect(table.corp.hand).toEqual(['Palisade']);
    expect(table.corp.discardPile).toEqual(['Hedge Fund', 'Sprint']);
    expect(table.corp.credits).toBe(7);
    expect(table).toBeSettled();
  });

  test('it may be declined', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        identity,
        servers: [{ server: 'remote-1', root: [{ card: 'Above the Law', advancement: 3 }] }],
        archives: ['Hedge Fund'],
      },
    });
    table.corp.scores('Above the Law');
    expect(table.moves.at(-1)).toBe('pass');
    table.corp.passes();
    expect(table.corp.hand).toEqual([]);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
  });

  test('an agenda the Runner steals brings nothing', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity, hq: ['Offworld Office'], archives: ['Hedge Fund'] },
    });
    table.runner.takes('run hq');
    table.runner.takes('continue');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table).toBeSettled();
  });
});

card('Sprint', (setUp) => {
  test('draw three, then shuffle two of all cards in HQ into R&D', () => {
    const table = setUp({
      corp: { hq: ['Sprint', 'Palisade'], rd: ['Tithe', 'IPO', 'Enigma', 'Hedge Fund', 'Hedge Fund'] },
    });
    table.corp.plays('Sprint');
    expect(table.corp.hand).toEqual(['Palisade', 'Tithe', 'IPO', 'Enigma']);
    expect(table.moves).toEqual(['choose Palisade', 'choose Tithe', 'choose IPO', 'choose Enigma']);
    table.corp.chooses('Palisade'); // also one that was there before
    table.corp.chooses('IPO');
    expect(table.corp.hand).toEqual(['Tithe', 'Enigma']);
    expect(table.corp.deckSize).toBe(2 + 2);
    expect(table.corp.discardPile).toEqual(['Sprint']);
    expect(table.happened('shuffledIntoDeck').map((event) => event.amount)).toEqual([2]);
    expect(table).toBeSettled();
  });

  test('it costs nothing but the click', () => {
    const table = setUp({ corp: { credits: 0, hq: ['Sprint'] } });
    table.corp.plays('Sprint');
    expect(table.corp.clicks).toBe(2);
    expect(table.corp.credits).toBe(0);
  });

  test('with two cards left in R&D the Corp loses as it draws the third', () => {
    const table = setUp({ corp: { hq: ['Sprint', 'Palisade'], rd: copies('Hedge Fund', 2) } });
    table.corp.plays('Sprint');
    expect(table.outcome).toMatchObject({ winner: 'runner' });
  });

  test('the Runner does not learn what was drawn and shuffled back', () => {
    const table = setUp({ corp: { hq: ['Sprint'], rd: ['Tithe', 'IPO', 'Enigma', 'Hedge Fund'] } });
    table.corp.plays('Sprint');
    table.corp.chooses('Tithe');
    table.corp.chooses('IPO');
    const seen = table.runner.seen.corp;
    expect(seen.hq).toEqual({ count: 1 });
    expect(seen.rd).toEqual({ count: 3 });
  });
});

card('Seamless Launch', (setUp, edition) => {
  const servers = [
    { server: 'remote-1', root: ['Offworld Office'] },
    { server: 'remote-2', root: [{ card: 'Superconducting Hub', installedThisTurn: true }] },
    { server: 'hq', ice: ['Palisade'] },
  ];

  test('two counters on a card that lay there before this turn, whatever it is', () => {
    const table = setUp({ corp: { hq: ['Seamless Launch'], servers } });
    table.corp.plays('Seamless Launch');
    expect(table.moves).toEqual(['choose Palisade', 'choose Offworld Office']);
    table.corp.chooses('Offworld Office');
    expect(shown(table, 'Offworld Office').counters).toEqual({ advancement: 2 });
    expect(table.corp.credits).toBe(5 - 1);
    expect(shown(table, 'Superconducting Hub').counters).toEqual({});
  });

  test('also a card that cannot be advanced may carry them', () => {
    const table = setUp({ corp: { hq: ['Seamless Launch'], servers } });
    table.corp.plays('Seamless Launch');
    table.corp.chooses('Palisade');
    expect(shown(table, 'Palisade').counters).toEqual({ advancement: 2 });
    expect(table.corp.explain('advance Palisade')).toMatchObject({ because: 'notAdvanceable' });
  });

  test('placing is not advancing: Built to Last does not pay', () => {
    const table = setUp({
      corp: {
        identity: 'Weyland Consortium: Built to Last',
        hq: ['Seamless Launch'],
        servers: servers.slice(0, 1),
      },
    });
    table.corp.plays('Seamless Launch');
    expect(table.corp.credits).toBe(5 - 1);
    expect(shown(table, 'Offworld Office').counters).toEqual({ advancement: 2 });
  });

  test('with one advance more a four-point agenda is scored the turn after it was installed', () => {
    const table = setUp({
      corp: {
        hq: ['Seamless Launch'],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 1 }] }],
      },
    });
    table.corp.plays('Seamless Launch');
    expect(table.corp.explain('score Offworld Office')).toMatchObject({ allowed: false });
    table.corp.advances('Offworld Office');
    table.corp.scores('Offworld Office');
    expect(table.corp.points).toBe(2);
  });

  test('with nothing but cards of this turn it has no target', () => {
    const table = setUp({ corp: { hq: ['Seamless Launch'], servers: servers.slice(1, 2) } });
    if (edition === '1.4') {
      expect(table.corp.explain('play Seamless Launch')).toMatchObject({ because: 'nothingWouldChange' });
    } else {
      table.corp.plays('Seamless Launch'); // allowed, and nothing happens
      expect(table.corp.discardPile).toEqual(['Seamless Launch']);
    }
    expect(shown(table, 'Superconducting Hub').counters).toEqual({});
  });
});

card('Luminal Transubstantiation', (setUp) => {
  const servers = [
    { server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 3 }] },
    { server: 'remote-2', root: [{ card: 'Superconducting Hub', advancement: 3 }] },
  ];

  test('three clicks, and no other agenda this turn', () => {
    const table = setUp({ at: '5.6.2a', priority: 'every', corp: { servers } });
    table.corp.scores('Luminal Transubstantiation');
    table.corp.triggers('Luminal Transubstantiation');
    expect(table.corp.clicks).toBe(3 + 3);
    expect(table.corp.points).toBe(2);
    expect(table.awaits).toBe('corp');
    expect(table.corp.explain('score Superconducting Hub')).toMatchObject({ because: 'forbidden' });
    expect(rootOf(table, 'remote-2')).toEqual(['Superconducting Hub']);
  });

  test('the order the other way round scores both', () => {
    const table = setUp({ at: '5.6.2a', corp: { servers } });
    table.corp.scores('Superconducting Hub');
    table.corp.passes();
    table.corp.scores('Luminal Transubstantiation');
    expect(table.corp.points).toBe(1 + 2);
    expect(table.corp.clicks).toBe(6);
  });

  test('the next turn scoring is allowed again', () => {
    const table = setUp({ at: '5.6.2a', corp: { clicks: 0, servers } });
    table.corp.scores('Luminal Transubstantiation');
    for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
    expect(table.phase).toBe('runner.action');
    for (let i = 0; i < 4; i++) table.runner.takes('gain credit');
    table.corp.scores('Superconducting Hub');
    expect(table.corp.points).toBe(3);
  });

  test('two counters are not enough to score it', () => {
    const table = setUp({
      at: '5.6.1b',
      priority: 'every',
      corp: {
        servers: [{ server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 2 }] }],
      },
    });
    expect(table.corp.explain('score Luminal Transubstantiation')).toMatchObject({
      because: 'notAdvancedEnough',
    });
  });
});

card('Jeeves Model Bioroids', (setUp) => {
  const servers = [{ server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] }];

  test('the third click spent on one action gives one back', () => {
    const table = setUp({ corp: { credits: 0, servers } });
    table.corp.takes('gain credit');
    table.corp.takes('gain credit');
    table.corp.takes('gain credit');
    expect(table.corp.clicks).toBe(1);
    expect(table.corp.credits).toBe(3);
  });

  test('three clicks at once count', () => {
    const table = setUp({
      corp: {
        credits: 0,
        servers: [...servers, { server: 'remote-2', root: [{ card: 'Melange Mining Corp.', rezzed: true }] }],
      },
    });
    table.corp.uses('Melange Mining Corp.');
    expect(table.corp.credits).toBe(7);
    expect(table.corp.clicks).toBe(1);
  });

  test('only the first time each turn', () => {
    const table = setUp({ corp: { clicks: 6, servers } });
    for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
    expect(table.corp.clicks).toBe(3 + 1);
    for (let i = 0; i < 3; i++) table.corp.takes('draw card');
    expect(table.corp.clicks).toBe(1);
  });

  test('clicks spent before it was rezzed count: it is the third click that matters', () => {
    const table = setUp({
      corp: { credits: 2, servers: [{ server: 'remote-1', root: ['Jeeves Model Bioroids'] }] },
    });
    table.corp.takes('gain credit');
    table.corp.passes();
    table.corp.takes('gain credit');
    table.corp.rezzes('Jeeves Model Bioroids');
    table.corp.takes('gain credit');
    expect(table.corp.clicks).toBe(1);
  });

  test('not rezzed it does nothing; three different actions do nothing', () => {
    const unrezzed = setUp({
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Jeeves Model Bioroids'] }] },
    });
    unrezzed.corp.takes('purge');
    expect(unrezzed.phase).toBe('runner.action');
    const mixed = setUp({ corp: { hq: ['Hedge Fund'], servers } });
    mixed.corp.takes('gain credit');
    mixed.corp.takes('draw card');
    mixed.corp.plays('Hedge Fund');
    expect(mixed.phase).toBe('runner.action');
  });
});

card('Lateral Growth', (setUp) => {
  test('four credits, then an install that is paid with them', () => {
    const table = setUp({
      corp: {
        credits: 2,
        hq: ['Lateral Growth', 'Tithe', 'Hedge Fund'],
        servers: [{ server: 'hq', ice: ['Palisade', 'Enigma'] }],
      },
    });
    table.corp.plays('Lateral Growth');
    expect(table.corp.credits).toBe(4);
    table.corp.accepts();
    table.choose('corp', 'choose hq');
    table.corp.isDone(); // trashes none of the ice already there
    expect(iceAt(table, 'hq')).toEqual(['Tithe', 'Palisade', 'Enigma']);
    expect(table.corp.credits).toBe(4 - 2);
    expect(table.corp.clicks).toBe(2); // the install is not another action
    expect(table.corp.hand).toEqual(['Hedge Fund']);
    expect(table).toBeSettled();
  });

  test('the install may be declined', () => {
    const table = setUp({ corp: { credits: 2, hq: ['Lateral Growth', 'Tithe'] } });
    table.corp.plays('Lateral Growth');
    table.corp.declines();
    expect(table.corp.hand).toEqual(['Tithe']);
    expect(table.corp.credits).toBe(4);
    expect(table).toBeSettled();
  });

  test('any card that is installed, in any server it may go to; operations are not offered', () => {
    const table = setUp({
      corp: { hq: ['Lateral Growth', 'Offworld Office', 'Manegarm Skunkworks', 'Hedge Fund'] },
    });
    table.corp.plays('Lateral Growth');
    table.corp.accepts();
    expect(table.moves).toEqual(['choose Offworld Office', 'choose Manegarm Skunkworks']);
    table.corp.chooses('Manegarm Skunkworks');
    expect(table.moves).toEqual(['choose hq', 'choose rd', 'choose archives', 'choose new-remote']);
    table.choose('corp', 'choose rd');
    expect(rootOf(table, 'rd')).toEqual(['Manegarm Skunkworks']);
  });

  test('with nothing to install it is just credits', () => {
    const table = setUp({ corp: { hq: ['Lateral Growth', 'Hedge Fund'] } });
    table.corp.plays('Lateral Growth');
    if (table.decision?.kind === 'may') table.corp.accepts();
    expect(table.corp.credits).toBe(5 - 2 + 4);
    expect(table.corp.hand).toEqual(['Hedge Fund']);
    expect(table).toBeSettled();
  });

  test('refused with one credit', () => {
    const table = setUp({ corp: { credits: 1, hq: ['Lateral Growth'] } });
    expect(table.corp.explain('play Lateral Growth')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('MirrorMorph: Endless Iteration', (setUp) => {
  const identity = 'MirrorMorph: Endless Iteration';

  test('three different actions: a credit, or nothing', () => {
    for (const take of [true, false]) {
      const table = setUp({ corp: { identity, credits: 5, hq: ['Tithe'] } });
      table.corp.takes('gain credit');
      table.corp.takes('draw card');
      table.corp.installs('Tithe', 'hq');
      expect(table.moves).toEqual([`trigger ${identity} 1`, 'pass']);
      if (take) {
        table.corp.triggers(identity);
        table.corp.choosesMode(1);
      } else table.corp.passes();
      expect(table.corp.credits).toBe(take ? 7 : 6);
      expect(table.phase).toBe('runner.action');
    }
  });

  test('the first three actions must differ; a fourth that differs comes too late', () => {
    const table = setUp({ corp: { identity, clicks: 4, credits: 5, hq: ['Tithe'] } });
    table.corp.takes('gain credit');
    table.corp.takes('gain credit');
    table.corp.takes('draw card');
    table.corp.installs('Tithe', 'hq');
    expect(table.happened('triggered')).toEqual([]);
    expect(table.phase).toBe('runner.action');
  });

  test('one click less, no more: purging still takes two', () => {
    for (const clicks of [4, 5]) {
      const table = setUp({ corp: { identity, clicks, hq: ['Tithe', 'Hedge Fund'] } });
      table.corp.takes('gain credit');
      table.corp.takes('draw card');
      table.corp.installs('Tithe', 'hq');
      table.corp.triggers(identity);
      table.corp.choosesMode(2);
      if (clicks === 4) {
        // Playing an operation was the only action left, and it was taken for no click.
        expect(table.happened('purged')).toEqual([]);
        expect(table.corp.clicks).toBe(1);
      } else {
        table.corp.takes('purge');
        expect(table.corp.clicks).toBe(0);
      }
    }
  });

  test('three clicks on one action are one action', () => {
    const table = setUp({ corp: { identity, clicks: 5 } });
    table.corp.takes('purge');
    table.corp.takes('gain credit');
    expect(table.decision?.kind).toBe('action');
    table.corp.takes('draw card');
    table.corp.triggers(identity); // the third action, although the fifth click
    table.corp.choosesMode(1);
    expect(table.corp.credits).toBe(5 + 1 + 1);
  });

  test('a click action of a card may be the fourth, one click cheaper', () => {
    const table = setUp({
      corp: {
        identity,
        credits: 0,
        hq: ['Tithe'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Regolith Mining License', rezzed: true, credits: 15 }] },
        ],
      },
    });
    table.corp.takes('gain credit');
    table.corp.takes('draw card');
    table.corp.installs('Tithe', 'hq');
    table.corp.triggers(identity);
    table.corp.choosesMode(2);
    expect(table.corp.clicks).toBe(0); // nothing else is left to choose
    expect(table.corp.credits).toBe(1 + 3);
    expect(table.phase).toBe('runner.action');
  });
});
