import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import {
  card,
  copies,
  goOn,
  iceAt,
  isInPlay,
  passTo,
  ranSuccessfully,
  rig,
  rootOf,
  runIntoIce,
  runOn,
  shown,
  trashAccessed,
} from './card.ts';

card('Bumi 1.0', (setUp) => {
  const bumi = { card: 'Bumi 1.0', rezzed: true };

  const rezAtHq = (rigged: string[], hosted: string[] = []) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'hq', ice: ['Bumi 1.0'] },
          { server: 'rd', ice: [{ card: 'Palisade', hosted }] },
        ],
      },
      runner: { rig: rigged, grip: copies('Sure Gamble', 3) },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Bumi 1.0'));
    table.corp.rezzes('Bumi 1.0');
    return table;
  };

  test('rezzed in a run on its server it may trash a trojan, wherever that is', () => {
    const table = rezAtHq(['Cleaver'], ['Botulus', 'Tranquilizer']);
    expect(table.moves).toEqual(['trigger Bumi 1.0 1', 'pass']);
    table.corp.triggers('Bumi 1.0');
    expect(table.moves).toEqual(['choose Botulus', 'choose Tranquilizer']);
    table.corp.chooses('Tranquilizer');
    expect(table.runner.discardPile).toEqual(['Tranquilizer']);
    expect(rig(table)).toContain('Cleaver');
    expect(table.corp.credits).toBe(5 - 3);
  });

  test('the trojan may be spared; other programs are none', () => {
    const spared = rezAtHq([], ['Botulus']);
    spared.corp.passes();
    goOn(spared, () => spared.runner.seen.run?.phase === 'run.encounter');
    expect(spared.runner.discardPile).toEqual([]);
    const none = rezAtHq(['Cleaver']);
    if (none.decision?.kind === 'reaction') none.corp.triggers('Bumi 1.0');
    goOn(none, () => none.runner.seen.run?.phase === 'run.encounter');
    expect(none.runner.discardPile).toEqual([]);
  });

  test('rezzed in a run elsewhere it trashes nothing', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        rd: ['Send a Message', 'Hedge Fund'],
        servers: [{ server: 'hq', ice: [{ card: 'Bumi 1.0', hosted: ['Botulus'] }] }],
      },
    });
    runOn(table, 'rd');
    table.corp.triggers('Send a Message');
    expect(shown(table, 'Bumi 1.0').rezzed).toBe(true);
    expect(table.runner.discardPile).toEqual([]);
    expect(table).toBeSettled();
  });

  test('its subroutines trash a program of the Corp’s choice and do core damage', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [bumi] }] },
      runner: { rig: ['Cleaver', 'Mayfly', 'Docklands Pass'], grip: copies('Sure Gamble', 3) },
    });
    runIntoIce(table, 'hq');
    table.runner.passes();
    expect(table.moves).toEqual(['choose Cleaver', 'choose Mayfly']);
    table.corp.chooses('Cleaver');
    goOn(table);
    expect(table.runner.coreDamage).toBe(1);
    expect(table.runner.maximumHandSize).toBe(4);
    expect(rig(table)).toEqual(['Mayfly', 'Docklands Pass']);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('a click lost breaks one subroutine; without clicks there is none to lose', () => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [bumi] }] },
      runner: { clicks: 2, rig: ['Cleaver'], grip: copies('Sure Gamble', 3) },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Bumi 1.0');
    table.runner.takes('break 1');
    expect(table.runner.clicks).toBe(0);
    goOn(table, () => table.awaits === 'runner');
    expect(table.runner.explain('use Bumi 1.0 1')).toMatchObject({ because: 'notEnoughClicks' });
    goOn(table, () => table.runner.coreDamage > 0);
    expect(rig(table)).toEqual(['Cleaver']);
    expect(table.runner.coreDamage).toBe(1);
  });
});

card('Nanomanagement', (setUp) => {
  test('four credits and a click for two clicks', () => {
    const table = setUp({ corp: { credits: 4, hq: ['Nanomanagement'] } });
    table.corp.plays('Nanomanagement');
    expect(table.corp.clicks).toBe(3 - 1 + 2);
    expect(table.corp.credits).toBe(0);
    expect(table.corp.discardPile).toEqual(['Nanomanagement']);
    expect(table).toBeSettled();
  });

  test('played with the last click the turn goes on', () => {
    const table = setUp({ corp: { clicks: 1, hq: ['Nanomanagement'] } });
    table.corp.plays('Nanomanagement');
    expect(table.phase).toBe('corp.action');
    expect(table.corp.clicks).toBe(2);
  });

  test('refused with three credits; the Runner gains nothing', () => {
    const poor = setUp({ corp: { credits: 3, hq: ['Nanomanagement'] } });
    expect(poor.corp.explain('play Nanomanagement')).toMatchObject({ because: 'notEnoughCredits' });
    const table = setUp({ corp: { clicks: 1, hq: ['Nanomanagement'] } });
    table.corp.plays('Nanomanagement');
    passTo(table, 'runner.action');
    expect(table.runner.clicks).toBe(4);
  });
});

card('Otto Campaign', (setUp) => {
  const rezzed = (credits: number) => [
    { server: 'remote-1', root: [{ card: 'Otto Campaign', rezzed: true, credits }] },
  ];

  test('loaded with six as it is rezzed, for two', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 2, servers: [{ server: 'remote-1', root: ['Otto Campaign'] }] },
    });
    table.corp.rezzes('Otto Campaign');
    expect(table.corp.credits).toBe(0);
    expect(shown(table, 'Otto Campaign').counters).toEqual({ credits: 6 });
  });

  test('refused with one credit', () => {
    const table = setUp({
      at: '5.6.2a',
      priority: 'every',
      corp: { credits: 1, servers: [{ server: 'remote-1', root: ['Otto Campaign'] }] },
    });
    expect(table.corp.explain('rez Otto Campaign')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('two credits as your turn begins, no clicks before it is empty', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: rezzed(4) } });
    expect(table.corp.credits).toBe(2);
    expect(table.corp.clicks).toBe(3);
    expect(shown(table, 'Otto Campaign').counters).toEqual({ credits: 2 });
  });

  test('the last two empty it: it is trashed, and this turn has two clicks more', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: rezzed(2) } });
    expect(table.corp.credits).toBe(2);
    expect(table.corp.clicks).toBe(3 + 2);
    expect(table.corp.discardPile).toEqual(['Otto Campaign']);
    expect(table).toBeSettled();
  });

  test('trashed by the Runner it is not empty', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: rezzed(2) },
      runner: { credits: 2, clicks: 1 },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    expect(isInPlay(table, 'Otto Campaign')).toBe(false);
    expect(table.phase).toBe('corp.action');
    expect(table.corp.clicks).toBe(3);
    expect(table.corp.credits).toBe(0);
  });
});

card('Project Ingatan', (setUp) => {
  const scored = (agenda: number) => [{ card: 'Project Ingatan', agenda }];

  test('an agenda counter for each advancement counter past three', () => {
    for (const advancement of [3, 4, 6]) {
      const table = setUp({
        at: '5.6.2a',
        corp: { servers: [{ server: 'remote-1', root: [{ card: 'Project Ingatan', advancement }] }] },
      });
      table.corp.scores('Project Ingatan');
      const past = advancement - 3;
      expect(shown(table, 'Project Ingatan').counters).toEqual(past === 0 ? {} : { agenda: past });
      expect(table.corp.points).toBe(2);
    }
  });

  test('as your discard phase ends a counter installs a card from Archives for nothing', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: {
        credits: 0,
        scored: scored(2),
        archives: ['Hedge Fund', { card: 'Palisade', faceup: false }, 'Offworld Office'],
        servers: [{ server: 'hq', ice: ['Tithe', 'Enigma'] }],
      },
    });
    expect(table.moves).toEqual(['trigger Project Ingatan 2', 'pass']);
    table.corp.triggers('Project Ingatan');
    expect(table.moves).toEqual(['choose Palisade', 'choose Offworld Office']);
    table.corp.chooses('Palisade');
    table.choose('corp', 'choose hq');
    table.corp.isDone();
    expect(iceAt(table, 'hq')).toEqual(['Palisade', 'Tithe', 'Enigma']);
    expect(shown(table, 'Palisade').rezzed).toBe(false);
    expect(shown(table, 'Project Ingatan').counters).toEqual({ agenda: 1 }); // once each turn
    expect(table.phase).toBe('runner.action');
    expect(table.corp.discardPile).toEqual(['Hedge Fund', 'Offworld Office']);
  });

  test('a card discarded this phase is in time', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: { scored: scored(1), hq: ['PAD Campaign', ...copies('Hedge Fund', 5)] },
    });
    table.corp.discards('PAD Campaign');
    table.corp.triggers('Project Ingatan');
    expect(rootOf(table, 'remote-1')).toEqual(['PAD Campaign']);
  });

  test('it may be declined; without a counter it is not offered', () => {
    const declined = setUp({ at: 'corp.discard', corp: { scored: scored(1), archives: ['Palisade'] } });
    declined.corp.passes();
    expect(declined.corp.discardPile).toEqual(['Palisade']);
    expect(shown(declined, 'Project Ingatan').counters).toEqual({ agenda: 1 });
    const bare = setUp({ at: 'corp.discard', corp: { scored: scored(0), archives: ['Palisade'] } });
    if (bare.decision?.kind === 'reaction') bare.corp.triggers('Project Ingatan');
    expect(bare.phase).toBe('runner.action');
    expect(bare.corp.discardPile).toEqual(['Palisade']);
  });

  test('the Runner’s discard phase is not yours, and in their score area it does nothing', () => {
    const theirs = setUp({ at: 'runner.discard', corp: { scored: scored(1), archives: ['Palisade'] } });
    expect(theirs.phase).toBe('corp.action');
    expect(theirs.corp.discardPile).toEqual(['Palisade']);
    const stolen = setUp({
      at: 'corp.discard',
      corp: { archives: ['Palisade'] },
      runner: { scored: scored(1) },
    });
    expect(stolen.phase).toBe('runner.action');
    expect(stolen.corp.discardPile).toEqual(['Palisade']);
  });
});

card('Scatter Field', (setUp) => {
  const field = { card: 'Scatter Field', rezzed: true };

  test('four strength while it is alone, none beside other ice', () => {
    for (const [ice, strength] of [
      [[field], 4],
      [[field, 'Tithe'], 0],
      [[{ card: 'Palisade', rezzed: true }, field], 0],
    ] as const) {
      const table = setUp({
        at: 'runner.action',
        corp: {
          servers: [
            { server: 'remote-1', ice, root: ['PAD Campaign'] },
            { server: 'hq', ice: ['Enigma'] }, // ice of other servers does not matter
          ],
        },
      });
      expect(shown(table, 'Scatter Field').strength).toBe(strength);
    }
  });

  test('a card from HQ may be installed, then the run ends', () => {
    for (const take of [true, false]) {
      const table = setUp({
        at: 'runner.action',
        corp: { hq: ['PAD Campaign', 'Hedge Fund'], servers: [{ server: 'rd', ice: [field] }] },
      });
      runOn(table, 'rd');
      if (take) table.corp.accepts();
      else table.corp.declines();
      goOn(table);
      expect(ranSuccessfully(table)).toBe(false);
      expect(rootOf(table, 'remote-1')).toEqual(take ? ['PAD Campaign'] : []);
      expect(table.corp.hand).toEqual(take ? ['Hedge Fund'] : ['PAD Campaign', 'Hedge Fund']);
    }
  });

  test('ice installed here takes the strength away at once', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 1, hq: ['Tithe'], servers: [{ server: 'rd', ice: [field] }] },
    });
    runOn(table, 'rd');
    expect(shown(table, 'Scatter Field').strength).toBe(4);
    table.corp.accepts();
    table.choose('corp', 'choose rd');
    table.corp.isDone();
    expect(iceAt(table, 'rd')).toEqual(['Tithe', 'Scatter Field']);
    expect(shown(table, 'Scatter Field').strength).toBe(0);
    expect(table.corp.credits).toBe(0); // ice outside other ice is paid for
  });
});

card('Top-Down Solutions', (setUp) => {
  test('two cards drawn, then up to two installed, the second after the first', () => {
    const table = setUp({
      corp: {
        hq: ['Top-Down Solutions', 'Tithe'],
        rd: ['PAD Campaign', 'Palisade', ...copies('Hedge Fund', 3)],
      },
    });
    table.corp.plays('Top-Down Solutions');
    expect(table.corp.hand).toEqual(['Tithe', 'PAD Campaign', 'Palisade']);
    table.corp.chooses('Tithe');
    table.choose('corp', 'choose new-remote');
    expect(table.moves).toEqual(['choose PAD Campaign', 'choose Palisade', 'done']);
    table.corp.chooses('PAD Campaign');
    table.choose('corp', 'choose remote-1'); // the server that the first one made
    expect(iceAt(table, 'remote-1')).toEqual(['Tithe']);
    expect(rootOf(table, 'remote-1')).toEqual(['PAD Campaign']);
    expect(table.corp.hand).toEqual(['Palisade']);
    expect(table.corp.clicks).toBe(2); // installing was no action
    expect(table.corp.credits).toBe(5 - 2);
    expect(table).toBeSettled();
  });

  test('the second pays for what the first protects already', () => {
    const table = setUp({ corp: { credits: 3, hq: ['Top-Down Solutions', 'Tithe', 'Palisade'] } });
    table.corp.plays('Top-Down Solutions');
    table.corp.chooses('Palisade');
    table.choose('corp', 'choose hq');
    table.corp.chooses('Tithe');
    table.choose('corp', 'choose hq');
    table.corp.isDone(); // nothing is trashed to pay less
    expect(iceAt(table, 'hq')).toEqual(['Tithe', 'Palisade']);
    expect(table.corp.credits).toBe(3 - 2 - 1);
  });

  test('one is enough, and so is none', () => {
    for (const installs of [0, 1]) {
      const table = setUp({
        corp: { hq: ['Top-Down Solutions'], rd: ['PAD Campaign', 'Offworld Office', 'Hedge Fund'] },
      });
      table.corp.plays('Top-Down Solutions');
      if (installs === 1) table.corp.chooses('Offworld Office');
      table.corp.isDone();
      expect(table.corp.hand.length).toBe(2 - installs);
      expect(table).toBeSettled();
    }
  });

  test('operations are not installed', () => {
    const table = setUp({ corp: { hq: ['Top-Down Solutions', 'Hedge Fund'] } });
    table.corp.plays('Top-Down Solutions');
    expect(table.corp.hand).toEqual(copies('Hedge Fund', 3));
    expect(table).toBeSettled();
  });

  test('refused with one credit', () => {
    const table = setUp({ corp: { credits: 1, hq: ['Top-Down Solutions', 'Tithe'] } });
    expect(table.corp.explain('play Top-Down Solutions')).toMatchObject({ because: 'notEnoughCredits' });
  });
});
