import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inRig, titles } from './reading-the-table.ts';
import {
  bigProgram,
  bodyguard,
  cheapInstalls,
  giantProgram,
  secondConsole,
  smallProgram,
} from './test-cards.ts';

const action = 'runner.action';
const programs = [bigProgram, smallProgram, giantProgram]; // 3, 1 and 5 memory units, install cost 0

rule(both('1.19.2', '1.20.2'), 'four memory units, and what cards add', () => {
  expect(scenario().runner.memory.limit).toBe(4);
  const table = scenario({
    runner: { rig: ['Akamatsu Mem Chip', 'T400 Memory Diamond', 'DZMZ Optimizer'] },
  });
  expect(table.runner.memory.limit).toBe(4 + 1 + 1 + 1);
});

rule(current('1.20.2a'), 'unused memory is the limit without what all installed programs need', () => {
  const table = scenario({
    cards: programs,
    runner: { rig: ['Big Program', 'Small Program', 'Akamatsu Mem Chip'] },
  });
  expect(table.runner.memory).toEqual({ limit: 4 + 1, used: 3 + 1 });
});

rule(both('3.9.2'), 'a program is installed faceup and active for its install cost', () => {
  const table = scenario({ at: action, runner: { credits: 3, grip: ['Fermenter'] } });
  table.runner.installs('Fermenter');
  expect(table.runner.credits).toBe(3 - 1);
  expect(table.corp.seen.runner.rig[0]).toMatchObject({ title: 'Fermenter', faceup: true });
  expect(inRig(table, 'Fermenter')?.counters.virus).toBe(1); // its ability worked
});

rule(both('3.9.3a'), 'a program that leaves gives its memory free', () => {
  const table = scenario({
    at: action,
    runner: { rig: [{ card: 'Fermenter', virus: 1 }, 'Net Shield'] },
  });
  expect(table.runner.memory.used).toBe(2);
  table.runner.uses('Fermenter'); // trashed as a cost
  expect(table.runner.memory.used).toBe(1);
});

rule(
  both('3.9.3b 8.2.5d', '3.9.3b 8.5.6c'),
  'a program beyond the limit: others are trashed until it fits',
  () => {
    const table = scenario({
      at: action,
      priority: 'every',
      cards: programs,
      runner: { grip: ['Big Program'], rig: ['Small Program', 'Small Program', 'Small Program'] },
    });
    table.runner.installs('Big Program'); // 3 used + 3 of 4: two small ones have to go
    expect(table.moves).toEqual(['trash Small Program', 'trash Small Program', 'trash Small Program']);
    table.choose('runner', table.keys[0] ?? '');
    expect(table.moves).toEqual(['trash Small Program', 'trash Small Program']);
    table.choose('runner', table.keys[0] ?? '');
    expect(table.moves).toEqual(['trash Small Program', 'done']);
    table.runner.isDone();
    expect(titles(table.runner.seen.runner.rig)).toEqual(['Small Program', 'Big Program']);
    expect(table.runner.memory).toEqual({ limit: 4, used: 4 });
  },
);

rule(both('8.2.5d', '8.5.6c'), 'programs may be trashed although there is room', () => {
  const table = scenario({
    at: action,
    cards: programs,
    runner: { grip: ['Small Program'], rig: ['Net Shield', 'Fermenter', 'Forger'] },
  });
  table.runner.installs('Small Program');
  expect(table.moves).toEqual(['trash Net Shield', 'trash Fermenter', 'done']);
  table.runner.chooses('Net Shield');
  table.runner.isDone();
  expect(table.runner.discardPile).toEqual(['Net Shield']);
  expect(table.runner.memory.used).toBe(2);
});

refuses(both('3.9.3b'), 'a program that would not fit even alone', () => {
  const table = scenario({ at: action, cards: programs, runner: { grip: ['Giant Program'] } });
  expect(table.runner.explain('install Giant Program')).toMatchObject({
    allowed: false,
    because: 'notEnoughMemory',
  });
});

rule(both('3.9.3c'), 'when memory is lost later, the next checkpoint takes programs', () => {
  const table = scenario({
    cards: programs,
    corp: { hq: ['Retribution'] },
    runner: { tags: 1, rig: ['Akamatsu Mem Chip', 'Big Program', 'Small Program', 'Small Program'] },
  });
  expect(table.runner.memory).toEqual({ limit: 5, used: 5 });
  table.corp.plays('Retribution');
  table.corp.chooses('Akamatsu Mem Chip');
  expect(table.decision).toMatchObject({ kind: 'trashOverLimit', seat: 'runner' });
  table.runner.chooses('Big Program');
  expect(table.runner.discardPile).toEqual(['Akamatsu Mem Chip', 'Big Program']);
  expect(table.runner.memory).toEqual({ limit: 4, used: 2 });
  expect(table).toBeSettled();
});

rule(both('3.9.3d'), 'a cheaper install does not need less memory', () => {
  const table = scenario({
    at: action,
    cards: [cheapInstalls],
    runner: { credits: 0, grip: ['Net Shield'], rig: ['Cheap Installs'] }, // programs cost 3 less
  });
  table.runner.installs('Net Shield'); // install cost 2, 1 memory unit
  expect(table.runner.credits).toBe(0);
  expect(table.runner.memory.used).toBe(1);
});

rule(both('3.8.3'), 'hardware is installed faceup and active for its install cost', () => {
  const table = scenario({ at: action, runner: { credits: 3, grip: ['T400 Memory Diamond'] } });
  table.runner.installs('T400 Memory Diamond');
  expect(table.runner.credits).toBe(3 - 2);
  expect(table.corp.seen.runner.rig[0]).toMatchObject({ title: 'T400 Memory Diamond', faceup: true });
  expect([table.runner.memory.limit, table.runner.maximumHandSize]).toEqual([4 + 1, 5 + 1]);
});

rule(both('3.10.2'), 'a resource is installed faceup and active for its install cost', () => {
  const table = scenario({ at: action, runner: { credits: 3, grip: ['Daily Casts'] } });
  table.runner.installs('Daily Casts');
  expect(table.runner.credits).toBe(3 - 3);
  expect(table.corp.seen.runner.rig[0]).toMatchObject({
    title: 'Daily Casts',
    faceup: true,
    counters: { credits: 8 },
  });
});

rule(both('3.8.4 3.10.3'), 'any number of hardware and resources', () => {
  const chips = new Array<string>(12).fill('Akamatsu Mem Chip');
  const casts = new Array<string>(12).fill('Daily Casts');
  const table = scenario({
    at: action,
    runner: { credits: 9, grip: ['Akamatsu Mem Chip', 'Daily Casts'], rig: [...chips, ...casts] },
  });
  table.runner.installs('Akamatsu Mem Chip');
  table.runner.installs('Daily Casts');
  expect(table.runner.seen.runner.rig.length).toBe(12 + 12 + 2);
  expect(table.runner.memory.limit).toBe(4 + 13);
});

// Pantograph, Amanuensis and Forger are consoles.

rule(both('3.8.5b', '3.8.5c'), 'the console limit leaves other hardware alone', () => {
  const table = scenario({
    at: action,
    runner: { credits: 9, grip: ['T400 Memory Diamond'], rig: ['Pantograph', 'Akamatsu Mem Chip'] },
  });
  table.runner.installs('T400 Memory Diamond');
  expect(titles(table.runner.seen.runner.rig)).toEqual([
    'Pantograph',
    'Akamatsu Mem Chip',
    'T400 Memory Diamond',
  ]);
});

rule(both('3.8.5c', '3.8.5d'), 'only an active console counts', () => {
  const table = scenario({
    at: action,
    runner: {
      credits: 9,
      grip: ['Pantograph', 'Amanuensis'],
      stack: ['Pantograph', 'Amanuensis'],
      heap: ['Amanuensis'],
      rig: [{ card: 'Forger', faceup: false }],
    },
  });
  table.runner.installs('Pantograph');
  expect(table.runner.seen.runner.rig.map((card) => [card.title, card.faceup])).toEqual([
    ['Forger', false],
    ['Pantograph', true],
  ]);
});

refuses('3.8.5d', 'a second console while one is active', () => {
  const table = scenario({ at: action, runner: { credits: 9, grip: ['Amanuensis'], rig: ['Pantograph'] } });
  expect(table.runner.explain('install Amanuensis')).toEqual({
    allowed: false,
    rule: '3.8.5d',
    because: 'consoleInPlay',
  });
});

rule(current('3.8.5b'), 'a second console replaces the first, and nothing prevents that', () => {
  const table = scenario({
    at: action,
    cards: [bodyguard, secondConsole],
    runner: { credits: 9, grip: ['Second Console'], rig: ['Pantograph', 'Bodyguard'] },
  });
  table.runner.installs('Second Console'); // Bodyguard, which can save hardware, is not asked
  expect(titles(table.runner.seen.runner.rig)).toEqual(['Bodyguard', 'Second Console']);
  expect(table.runner.discardPile).toEqual(['Pantograph']);
});
