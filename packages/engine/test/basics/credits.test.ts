import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { closedDoors } from './corp-test-cards.ts';
import { inRig, inServers } from './reading-the-table.ts';
import {
  diarist,
  endowment,
  meterReader,
  smallProgram,
  tallyClerk,
  taxRaid,
  windfall,
} from './test-cards.ts';

rule(both('1.9.2', '1.9.2 4.7.1'), 'the bank has counters without end', () => {
  const table = scenario({
    cards: [windfall],
    corp: { credits: 999, hq: ['Windfall'] },
  });
  table.corp.plays('Windfall');
  expect(table.corp.credits).toBe(999 + 100000);
});

rule(current('1.9.2a 4.7.2'), 'counters and credits come from the bank: nobody else has fewer for it', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 3 },
    runner: {
      credits: 1,
      grip: ['Fermenter'],
      rig: [{ card: 'Fermenter', virus: 4 }, 'Smartware Distributor'],
    },
  });
  table.runner.installs('Fermenter'); // places a virus counter
  table.runner.isDone(); //               (keeps the other program)
  table.runner.uses('Smartware Distributor'); // places three credits
  table.runner.takes('gain credit');
  expect(table.runner.seen.runner.rig.map((card) => card.counters)).toEqual([
    { virus: 4 },
    { credits: 3 },
    { virus: 1 },
  ]);
  expect([table.corp.credits, table.runner.credits]).toEqual([3, 1 - 1 + 1]);
});

rule(current('4.7.3'), 'spent credits and counters are gone', () => {
  const table = scenario({
    corp: { credits: 8, hq: ['IPO', 'Scorched Earth'] },
    runner: {
      credits: 5,
      tags: 1,
      grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'],
      rig: [{ card: 'Plascrete Carapace', power: 2 }],
    },
  });
  table.corp.plays('Scorched Earth');
  table.runner.uses('Plascrete Carapace'); // a power counter prevents a point of damage
  table.runner.passes();
  expect(inRig(table, 'Plascrete Carapace')?.counters).toEqual({ power: 2 - 1 });
  expect([table.corp.credits, table.runner.credits]).toEqual([8 - 3, 5]);
});

rule(both('1.10.3a 1.10.4a'), 'credits that enter the pool are gained, from the bank or from a card', () => {
  const noticed = (move: (table: ReturnType<typeof scenario>) => void): number | undefined => {
    const table = scenario({
      at: 'runner.action',
      cards: [tallyClerk],
      runner: {
        credits: 5,
        grip: ['Sure Gamble'],
        rig: ['Tally Clerk', { card: 'Telework Contract', credits: 9 }],
      },
    });
    move(table);
    return inRig(table, 'Tally Clerk')?.counters.power;
  };
  expect(noticed((table) => table.runner.takes('gain credit'))).toBe(1);
  expect(noticed((table) => table.runner.plays('Sure Gamble'))).toBe(1);
  expect(noticed((table) => table.runner.uses('Telework Contract'))).toBe(1); // takes 3 credits from it
  expect(noticed((table) => table.runner.takes('draw card'))).toBeUndefined();
});

rule(both('1.10.4a'), 'taking credits moves them from the card to the pool', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 1, rig: [{ card: 'Telework Contract', credits: 9 }] },
  });
  table.runner.uses('Telework Contract');
  expect(table.runner.credits).toBe(1 + 3);
  expect(inRig(table, 'Telework Contract')?.counters.credits).toBe(9 - 3);
});

rule(current('1.13.3 · not counted'), 'what cards host is not counted as what a player has', () => {
  const isOver = (credits: number): boolean => {
    const table = scenario({
      at: 'runner.action',
      corp: { servers: [{ server: 'archives', ice: [{ card: 'Whitespace', rezzed: true }] }] },
      runner: { credits, rig: [{ card: 'Daily Casts', credits: 8 }] },
    });
    table.runner.takes('run archives'); // loses 3 credits, then has 6 or fewer, or not
    return table.happened('runUnsuccessful').length > 0;
  };
  expect([isOver(9), isOver(10)]).toEqual([true, false]);
});

rule(
  both('1.10.3b', '1.10.3b 1.13.3 · not lost'),
  'credits are lost from the pool alone, never from cards, and no more than there are',
  () => {
    for (const credits of [5, 2, 0]) {
      const table = scenario({
        cards: [taxRaid],
        corp: { credits: 5, hq: ['Tax Raid'] },
        runner: { credits, rig: [{ card: 'Daily Casts', credits: 8 }, 'Prepaid VoicePAD'] },
      });
      if (credits === 0 && table.game.state.edition === '1.4') {
        expect(table.corp.explain('play Tax Raid')).toMatchObject({ because: 'nothingWouldChange' });
        continue;
      }
      table.corp.plays('Tax Raid'); // the Runner loses 3 credits
      expect(table.runner.credits).toBe(Math.max(0, credits - 3));
      expect(inRig(table, 'Daily Casts')?.counters.credits).toBe(8);
      expect(inRig(table, 'Prepaid VoicePAD')?.counters.credits).toBe(1);
      expect(table.corp.credits).toBe(5); // lost to the bank, not to the Corp
    }
  },
);

rule(both('1.10.4'), 'credits on a card are not in the pool and cannot be spent as such', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 4, grip: ['Sure Gamble'], rig: [{ card: 'Daily Casts', credits: 8 }] },
  });
  expect(table.runner.credits).toBe(4);
  expect(table.runner.explain('play Sure Gamble')).toMatchObject({
    allowed: false,
    because: 'notEnoughCredits',
  });
});

rule(both('1.10.3c 1.10.4b'), "a card's credits pay for what it names; the player divides the sum", () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 5, grip: ['Sure Gamble', 'Sure Gamble'], rig: ['Prepaid VoicePAD'] },
  });
  table.runner.plays('Sure Gamble');
  expect(table.moves).toEqual(['pay 1 Prepaid VoicePAD', 'pay pool']);
  table.runner.pays(table.keys[0] ?? '');
  expect(table.runner.credits).toBe(5 - 4 + 9);
  expect(inRig(table, 'Prepaid VoicePAD')?.counters.credits).toBeUndefined();
  table.runner.plays('Sure Gamble'); // nothing left on the card: no question
  expect(table.runner.credits).toBe(10 - 5 + 9);
});

rule(both('1.10.3c'), 'a player may leave the card alone and pay from the pool', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 5, grip: ['Sure Gamble'], rig: ['Prepaid VoicePAD'] },
  });
  table.runner.plays('Sure Gamble');
  table.runner.pays('pay pool');
  expect(table.runner.credits).toBe(9);
  expect(inRig(table, 'Prepaid VoicePAD')?.counters.credits).toBe(1);
});

rule(both('1.10.3c'), 'the card must be used where the pool alone is not enough', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    runner: { credits: 4, grip: ['Sure Gamble'], rig: ['Prepaid VoicePAD'] },
  });
  table.runner.plays('Sure Gamble');
  expect(table.moves).toEqual(['pay 1 Prepaid VoicePAD']);
  table.runner.pays(table.keys[0] ?? '');
  expect(table.runner.credits).toBe(4 - 4 + 9);
});

rule(both('1.10.4b'), 'credits for one purpose do not pay for another', () => {
  const runner = scenario({
    at: 'runner.action',
    cards: [smallProgram],
    runner: {
      credits: 0,
      grip: ['Fermenter', 'Akamatsu Mem Chip', 'Creative Commission'],
      rig: ['Cybsoft MacroDrive'], // 1 recurring credit for installing programs
    },
  });
  expect(runner.moves).toContain('install Fermenter'); //           a program for 1
  expect(runner.moves).not.toContain('install Akamatsu Mem Chip'); // hardware for 1
  expect(runner.moves).not.toContain('play Creative Commission'); //  an event for 1

  const corp = scenario({
    corp: {
      credits: 0,
      servers: [
        { server: 'remote-1', root: ['Offworld Office', { card: 'Simone Diego', rezzed: true }] },
        { server: 'remote-2', root: ['Offworld Office'] },
      ],
    },
  });
  // Simone Diego pays for advancing in her own server only.
  expect(corp.moves.filter((move) => move.startsWith('advance'))).toEqual(['advance Offworld Office']);
  corp.corp.advances('Offworld Office');
  expect(corp.corp.seen.corp.servers[3]?.root[0]?.counters.advancement).toBe(1);
});

rule(both('1.10.4b'), 'credits for rezzing are for rezzing any card, and for nothing else', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      credits: 0,
      hq: ['Neurospike', 'Tithe'],
      servers: [
        { server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true }] }, // 2 recurring credits
        { server: 'remote-2', root: ['PAD Campaign'] },
        { server: 'remote-3', root: ['Offworld Office'] },
      ],
    },
  });
  expect(table.corp.explain('rez PAD Campaign')).toMatchObject({ allowed: true }); // cost 2
  table.bothPass();
  expect(table.corp.explain('advance Offworld Office')).toMatchObject({ because: 'notEnoughCredits' });
});

rule(both('1.10.4d'), 'spending credits from a card is using it', () => {
  const noticed = (payment: RegExp): number | undefined => {
    const table = scenario({
      at: 'runner.action',
      cards: [meterReader],
      runner: { credits: 9, grip: ['Sure Gamble'], rig: ['Prepaid VoicePAD', 'Meter Reader'] },
    });
    table.runner.plays('Sure Gamble');
    table.runner.pays(table.keys.find((key) => payment.test(key)) ?? '');
    return inRig(table, 'Meter Reader')?.counters.power;
  };
  expect(noticed(/^pay 1 c/)).toBe(1);
  expect(noticed(/^pay pool$/)).toBeUndefined();
});

rule(both('1.10.5a', '1.10.5a 1.10.5b'), 'recurring credits lie on a card as soon as it is active', () => {
  const runner = scenario({ at: 'runner.action', runner: { credits: 5, grip: ['Crash Space'] } });
  runner.runner.installs('Crash Space');
  expect(inRig(runner, 'Crash Space')?.counters.credits).toBe(2);

  const corp = scenario({
    at: '5.6.2a',
    cards: [endowment],
    corp: {
      credits: 5,
      servers: [
        { server: 'remote-1', root: ['Mumba Temple'] },
        { server: 'remote-2', root: [{ card: 'Endowment', advancement: 2 }] },
      ],
    },
  });
  expect(inServers(corp, 'Mumba Temple')?.counters.credits).toBeUndefined();
  corp.corp.rezzes('Mumba Temple');
  expect(inServers(corp, 'Mumba Temple')?.counters.credits).toBe(2);
  corp.corp.scores('Endowment');
  expect(corp.corp.seen.corp.scored[0]?.counters.credits).toBe(2);
});

rule(
  both('1.10.5a 1.10.5b', '1.10.5a 1.10.5d'),
  'each turn of their player brings recurring credits back to their number, and no further',
  () => {
    const table = scenario({
      at: 'runner.discard',
      priority: 'useful',
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: [
          { server: 'remote-1', root: [{ card: 'The Root', rezzed: true, credits: 1 }] }, //     3 recurring
          { server: 'remote-2', root: [{ card: 'Mumba Temple', rezzed: true, credits: 2 }] }, // 2 recurring
        ],
      },
      runner: { rig: [{ card: 'Crash Space', credits: 0 }] }, //                               2 recurring
    });
    expect(table.phase).toBe('corp.action');
    expect(inServers(table, 'The Root')?.counters.credits).toBe(3);
    expect(inServers(table, 'Mumba Temple')?.counters.credits).toBe(2);
    expect(inRig(table, 'Crash Space')?.counters.credits).toBeUndefined(); // not the Runner's turn
    for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
    expect(table.phase).toBe('runner.action');
    expect(inRig(table, 'Crash Space')?.counters.credits).toBe(2);
  },
);

rule(both('1.10.5c'), "they are there before abilities of the turn's beginning", () => {
  const table = scenario({
    at: '5.7.1b',
    priority: 'every',
    cards: [diarist],
    runner: { rig: [{ card: 'Crash Space', credits: 0 }, 'Wyldside'] },
  });
  table.bothPass();
  expect(table.decision?.kind).toBe('reaction'); // Wyldside waits
  expect(inRig(table, 'Crash Space')?.counters.credits).toBe(2);
});

rule(
  both('1.10.5a', '1.10.5a 1.10.5d'),
  'active again, a card has its recurring credits topped up, not added; more than their number stays (ruling 18)',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [closedDoors],
      corp: {
        credits: 9,
        hq: ['Closed Doors'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true, credits: 1 }] }, // 2 recurring
          { server: 'remote-2', root: [{ card: 'The Root', rezzed: true, credits: 5 }] }, //     3 recurring
        ],
      },
    });
    table.corp.plays('Closed Doors');
    table.corp.chooses('Mumba Temple'); // derezzed
    expect(inServers(table, 'Mumba Temple')?.counters.credits).toBe(1);
    table.corp.rezzes('Mumba Temple');
    table.corp.pays('pay pool');
    expect(inServers(table, 'Mumba Temple')?.counters.credits).toBe(2);
    for (let turn = 0; turn < 2; turn++) {
      const { side } = table.corp.seen.turn;
      while (table.corp.seen.turn.side === side)
        table.choose(side, table.keys.at(-1) === 'pass' ? 'pass' : 'gain credit');
    }
    expect(inServers(table, 'Mumba Temple')?.counters.credits).toBe(2);
    expect(inServers(table, 'The Root')?.counters.credits).toBe(5);
  },
);

rule(
  { '1.4': ['1.2.5', '1.10.4a'], '26.03': ['1.10.4a'] },
  'taking credits from a card that holds none: no use under 1.4, nothing under 26.03',
  (edition) => {
    const mining = (credits: number) =>
      scenario({
        at: 'corp.action',
        corp: {
          credits: 0,
          servers: [
            { server: 'remote-1', root: [{ card: 'Regolith Mining License', rezzed: true, credits }] },
          ],
        },
      });
    const full = mining(4);
    full.corp.uses('Regolith Mining License');
    expect([full.corp.credits, inServers(full, 'Regolith Mining License')?.counters.credits]).toEqual([3, 1]);
    full.corp.uses('Regolith Mining License'); // one is left of the three
    expect(full.corp.credits).toBe(3 + 1);
    const empty = mining(0);
    const asked = empty.corp.explain('use Regolith Mining License 1');
    if (edition === '1.4') {
      expect(asked).toEqual({ allowed: false, rule: '5.2.4', because: 'nothingWouldChange' });
      expect(empty.moves).not.toContain('use Regolith Mining License 1');
    } else {
      expect(asked.allowed).toBe(true);
      empty.corp.uses('Regolith Mining License');
      expect([empty.corp.credits, empty.corp.clicks]).toEqual([0, 2]);
    }
  },
);
