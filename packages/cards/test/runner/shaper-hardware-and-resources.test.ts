import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, countersOn, finishRun, goOn, rezzed, rig, runInto } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Telework Contract', (setUp) => {
  test('nine credits, three for a click, once per turn', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Telework Contract'] } });
    table.runner.installs('Telework Contract');
    expect(countersOn(table, 'Telework Contract')).toEqual({ credits: 9 });
    table.runner.uses('Telework Contract');
    expect(table.runner.credits).toBe(3);
    expect(table.runner.explain('use Telework Contract 1')).toMatchObject({ because: 'usedThisTurn' });
  });

  test('two of them are two abilities', () => {
    const table = setUp({
      runner: {
        credits: 0,
        rig: [
          { card: 'Telework Contract', credits: 9 },
          { card: 'Telework Contract', credits: 9 },
        ],
      },
    });
    table.runner.uses('Telework Contract');
    table.runner.uses('Telework Contract');
    expect(table.runner.credits).toBe(6);
    expect(table.moves).not.toContain('use Telework Contract 1');
  });

  test('the last three: trashed', () => {
    const table = setUp({ runner: { credits: 0, rig: [{ card: 'Telework Contract', credits: 3 }] } });
    table.runner.uses('Telework Contract');
    expect(table.runner.credits).toBe(3);
    expect(table.runner.discardPile).toEqual(['Telework Contract']);
  });
});

card('DZMZ Optimizer', (setUp) => {
  test('memory, and the first program of the turn for one less', () => {
    const table = setUp({ runner: { credits: 4, rig: ['DZMZ Optimizer'], grip: ['Corroder', 'Cleaver'] } });
    expect(table.runner.memory.limit).toBe(5);
    table.runner.installs('Corroder');
    expect(table.runner.credits).toBe(3);
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('Cleaver');
    table.runner.isDone();
    expect(table.runner.credits).toBe(0);
  });

  test('hardware and resources cost the same as ever and do not use it up', () => {
    const table = setUp({
      runner: {
        credits: 3,
        rig: ['DZMZ Optimizer'],
        grip: ['Akamatsu Mem Chip', 'Access to Globalsec', 'Corroder'],
      },
    });
    table.runner.installs('Akamatsu Mem Chip');
    expect(table.runner.credits).toBe(2);
    table.runner.installs('Access to Globalsec');
    expect(table.runner.credits).toBe(1);
    table.runner.installs('Corroder');
    expect(table.runner.credits).toBe(0);
  });

  test('installed after a program it is too late for this turn', () => {
    const table = setUp({ runner: { credits: 8, grip: ['Corroder', 'DZMZ Optimizer', 'Cleaver'] } });
    table.runner.installs('Corroder');
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('DZMZ Optimizer');
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('Cleaver');
    table.runner.isDone();
    expect(table.runner.credits).toBe(8 - 2 - 2 - 3);
  });

  test('two of them: two less, never below nothing', () => {
    const table = setUp({
      runner: { credits: 0, rig: ['DZMZ Optimizer', 'DZMZ Optimizer'], grip: ['Corroder'] },
    });
    table.runner.installs('Corroder');
    expect(table.runner.credits).toBe(0);
    const free = setUp({ runner: { credits: 0, rig: ['DZMZ Optimizer'], grip: ['Marjanah'] } });
    free.runner.installs('Marjanah');
    expect(free.runner.credits).toBe(0);
  });

  test("each turn has its first program, the Corp's too", () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }] },
      runner: { credits: 0, rig: ['DZMZ Optimizer', 'Pantograph'], grip: ['Corroder'] },
    });
    table.corp.scores('Offworld Office');
    table.runner.accepts();
    goOn(table, () => rig(table).includes('Corroder'));
    expect(rig(table)).toContain('Corroder'); // one credit from Pantograph, one less from DZMZ
    expect(table.runner.credits).toBe(0);
  });

  test('a trojan is a program like any other', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { credits: 1, rig: ['DZMZ Optimizer'], grip: ['Botulus'] },
    });
    table.runner.installs('Botulus', 'on Palisade');
    expect(table.runner.credits).toBe(0);
  });
});

card('Pantograph', (setUp) => {
  test('stolen: a credit, then perhaps an install, in the middle of the run', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'] },
      runner: { credits: 1, rig: ['Pantograph'], grip: ['Corroder', 'Diesel'] },
    });
    expect(table.runner.memory.limit).toBe(5);
    table.runner.takes('run hq');
    goOn(table);
    expect(table.runner.credits).toBe(2);
    table.runner.accepts();
    if (table.decision?.kind === 'target') table.runner.chooses('Corroder');
    expect(rig(table)).toContain('Corroder');
    expect(table.runner.credits).toBe(0);
    expect(table.runner.clicks).toBe(3);
    expect(table.runner.points).toBe(2);
  });

  test("scored: the same, on the Corp's turn", () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 2 }] }] },
      runner: { credits: 0, rig: ['Pantograph'], grip: ['Akamatsu Mem Chip', 'Wyldside'] },
    });
    table.corp.scores('Hostile Takeover');
    expect(table.runner.credits).toBe(1);
    table.runner.accepts();
    if (table.decision?.kind === 'target') table.runner.chooses('Akamatsu Mem Chip');
    expect(rig(table)).toEqual(['Pantograph', 'Akamatsu Mem Chip']);
    expect(table.runner.credits).toBe(0);
  });

  test('declined: only the credit', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'] },
      runner: { credits: 1, rig: ['Pantograph'], grip: ['Corroder'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.declines();
    expect(table.runner.credits).toBe(2);
    expect(table.runner.hand).toEqual(['Corroder']);
  });

  test('its credit may pay for the install, too dear a card is not offered', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'] },
      runner: { credits: 0, rig: ['Pantograph'], grip: ['Access to Globalsec', 'Carmen', 'Diesel'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.accepts();
    if (table.decision?.kind === 'target') expect(table.moves).toEqual(['choose Access to Globalsec']);
    expect(rig(table)).toEqual(['Pantograph', 'Access to Globalsec']);
  });

  test('nothing to install', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'] },
      runner: { credits: 0, rig: ['Pantograph'], grip: ['Diesel'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    if (table.decision?.kind === 'may') table.runner.accepts();
    expect(table.runner.credits).toBe(1);
    expect(table.runner.hand).toEqual(['Diesel']);
    expect(table).toBeSettled();
  });

  test('a Botulus installed that way', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'], servers: [{ server: 'rd', ice: ['Palisade'] }] },
      runner: { credits: 1, rig: ['Pantograph'], grip: ['Botulus'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.accepts();
    goOn(table);
    expect(countersOn(table, 'Botulus')).toEqual({ virus: 1 });
  });

  test('an access without an agenda gives nothing', () => {
    const table = setUp({ corp: { hq: ['Hedge Fund'] }, runner: { credits: 0, rig: ['Pantograph'] } });
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(0);
  });

  test('and Tāo: the Runner orders them', () => {
    const tao = 'Tāo Salonga: Telepresence Magician';
    const table = setUp({
      corp: { archives: ['Offworld Office'], servers: [{ server: 'hq', ice: ['Palisade', 'Tithe'] }] },
      runner: { identity: tao, credits: 0, rig: ['Pantograph'], grip: ['Diesel'] },
    });
    table.runner.takes('run archives');
    goOn(table);
    expect(table.moves.map((move) => move.replace(/ \d.*/, '')).sort()).toEqual([
      'trigger Pantograph',
      `trigger ${tao}`,
    ]);
    table.runner.triggers(tao);
    goOn(table);
    if (table.decision?.kind === 'may') table.runner.declines();
    expect(table.runner.credits).toBe(1);
  });

  test('the seventh point ends the game before anything else', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'] },
      runner: {
        credits: 0,
        rig: ['Pantograph'],
        scored: ['Offworld Office', 'Offworld Office', 'Hostile Takeover'],
      },
    });
    table.runner.takes('run hq');
    goOn(table);
    expect(table.outcome).toMatchObject({ winner: 'runner' });
    expect(table.runner.credits).toBe(0);
  });

  test('in a successful run Carmen is cheaper, and Ghost Runner helps', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'] },
      runner: { credits: 0, rig: ['Pantograph', { card: 'Ghost Runner', credits: 2 }], grip: ['Carmen'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.accepts();
    goOn(table);
    expect(rig(table)).toEqual(['Pantograph', 'Carmen']); // 1 of Pantograph, 2 of Ghost Runner
    expect(table.runner.credits).toBe(0);
    expect(table.runner.discardPile).toEqual(['Ghost Runner']);
  });
});

card('Akamatsu Mem Chip', (setUp) => {
  test('one more memory unit, and one more', () => {
    const table = setUp({ runner: { credits: 1, rig: ['Akamatsu Mem Chip'], grip: ['Akamatsu Mem Chip'] } });
    expect(table.runner.memory.limit).toBe(5);
    table.runner.installs('Akamatsu Mem Chip');
    expect(table.runner.memory.limit).toBe(6);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.maximumHandSize).toBe(5);
  });

  test('room for a fifth program', () => {
    const table = setUp({
      runner: { rig: ['Akamatsu Mem Chip', 'Cleaver', 'Corroder', 'Carmen', 'Leech'], grip: ['Fermenter'] },
    });
    table.runner.installs('Fermenter');
    expect(table.moves).toContain('done');
    table.runner.isDone();
    expect(table.runner.memory).toEqual({ limit: 5, used: 5 });
  });
});

card('Professional Contacts', (setUp) => {
  test('a click: a credit and a card', () => {
    const table = setUp({ runner: { credits: 0, rig: ['Professional Contacts'] } });
    table.runner.uses('Professional Contacts');
    table.runner.uses('Professional Contacts');
    expect(table.runner.credits).toBe(2);
    expect(table.runner.hand.length).toBe(2);
    expect(table.runner.clicks).toBe(2);
  });

  test('with an empty stack still the credit', () => {
    const table = setUp({ runner: { credits: 0, stack: [], rig: ['Professional Contacts'] } });
    table.runner.uses('Professional Contacts');
    expect(table.runner.credits).toBe(1);
  });

  test('is not the basic draw', () => {
    const table = setUp({ runner: { rig: ['Professional Contacts', 'Verbal Plasticity'] } });
    table.runner.uses('Professional Contacts');
    expect(table.runner.hand.length).toBe(1);
  });
});

card('Bookmark', (setUp, edition) => {
  const kept = {
    card: 'Bookmark',
    hosted: ['Sure Gamble', 'Diesel'].map((one) => ({ card: one, faceup: false })),
  };

  test('up to three cards from the grip, facedown', () => {
    const table = setUp({ runner: { rig: ['Bookmark'], grip: [...three, 'Stimhack'] } });
    table.runner.uses('Bookmark', 1);
    table.runner.chooses('Diesel');
    table.runner.chooses('Sure Gamble');
    table.runner.chooses('Overclock');
    expect(table.runner.hand).toEqual(['Stimhack']);
    expect(table.runner.clicks).toBe(3);
    const mine = table.runner.seen.runner.rig[0]?.hosted.map((one) => one.title);
    const theirs = table.corp.seen.runner.rig[0]?.hosted.map((one) => one.title);
    expect(mine?.sort()).toEqual(['Diesel', 'Overclock', 'Sure Gamble']);
    expect(theirs).toEqual([undefined, undefined, undefined]);
  });

  test('fewer, too', () => {
    const table = setUp({ runner: { rig: ['Bookmark'], grip: three } });
    table.runner.uses('Bookmark', 1);
    table.runner.chooses('Diesel');
    table.runner.isDone();
    expect(table.runner.hand.length).toBe(2);
  });

  test('a click brings all of them back', () => {
    const table = setUp({ runner: { rig: [kept] } });
    table.runner.uses('Bookmark', 2);
    expect(table.runner.hand.sort()).toEqual(['Diesel', 'Sure Gamble']);
    expect(table.runner.clicks).toBe(3);
    expect(rig(table)).toEqual(['Bookmark']);
  });

  test('so does trashing it, at any time', () => {
    const table = setUp({ at: '5.6.2a', runner: { rig: [kept] } });
    goOn(table, () => table.awaits === 'runner');
    table.runner.uses('Bookmark', 3);
    expect(table.runner.hand.sort()).toEqual(['Diesel', 'Sure Gamble']);
    expect(table.runner.discardPile).toEqual(['Bookmark']);
  });

  test('hosted cards are out of reach of damage, but go with the host', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Retribution'] },
      runner: { tags: 1, rig: [kept] },
    });
    goOn(table, () => table.decision?.kind === 'action');
    table.corp.plays('Retribution');
    goOn(table, () => table.decision?.kind === 'action');
    expect(table.runner.discardPile.sort()).toEqual(['Bookmark', 'Diesel', 'Sure Gamble']);
  });

  test('hosted cards cannot be played from there', () => {
    const table = setUp({ runner: { credits: 9, rig: [kept] } });
    expect(table.moves.filter((move) => move.startsWith('play'))).toEqual([]);
  });

  test('with nothing to move: refused where the edition asks for a change', () => {
    const table = setUp({ runner: { rig: ['Bookmark'] } });
    goOn(table, () => table.decision?.kind === 'action');
    for (const ability of [1, 2]) {
      expect(table.runner.explain(`use Bookmark ${ability}`).allowed).toBe(edition !== '1.4');
    }
  });
});

card('Cybsoft MacroDrive', (setUp) => {
  test('a recurring credit for programs', () => {
    const table = setUp({ runner: { credits: 1, rig: ['Cybsoft MacroDrive'], grip: ['Corroder'] } });
    table.runner.installs('Corroder');
    expect(table.runner.credits).toBe(0);
    expect(countersOn(table, 'Cybsoft MacroDrive')).toEqual({});
  });

  test('not for hardware, not for events, not for breaking', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: {
        credits: 0,
        rig: ['Cybsoft MacroDrive', 'Corroder'],
        grip: ['Akamatsu Mem Chip', 'Overclock'],
      },
      priority: 'every',
    });
    expect(table.runner.explain('install Akamatsu Mem Chip')).toMatchObject({ because: 'notEnoughCredits' });
    expect(table.runner.explain('play Overclock')).toMatchObject({ because: 'notEnoughCredits' });
    runInto(table, 'hq', 'Palisade');
    expect(table.runner.explain('use Corroder 1')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('refills', () => {
    const table = setUp({ at: '5.7.1c', runner: { rig: [{ card: 'Cybsoft MacroDrive', credits: 0 }] } });
    expect(countersOn(table, 'Cybsoft MacroDrive')).toEqual({ credits: 1 });
  });
});
