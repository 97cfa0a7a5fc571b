import {
  action,
  breakSubroutines,
  breaks,
  choose,
  click,
  credits,
  damage,
  encounter,
  forEachCard,
  gainCredits,
  giveTags,
  installed,
  preventing,
  sub,
  trash,
  when,
  whenAccessed,
} from '@lastclick/engine/language';
import { current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { finishRun, goOn, runTo, stop, story } from './run-table.ts';
import {
  abacus,
  breakerWith,
  freely,
  iceThat,
  iceWith,
  programWith,
  resourceWith,
  rezzed,
} from './test-cards.ts';

// How one subroutine resolves (9.8.8, 9.8.10 in edition 26.03), and when paid abilities may speak of ice (9.5.6).

const bystander = resourceWith('Bystander', {});
const passer = resourceWith('Passer', {});
const armor = resourceWith('Armor', {
  text: [preventing({ deed: 'damage', type: 'net' }, [credits(1)], 1)],
});
const rescuer = resourceWith('Rescuer', {
  text: [
    preventing(
      { deed: 'trash', by: 'any', card: { in: 'installed', type: 'resource' } },
      [credits(1)],
      'all',
    ),
  ],
});
const ofRunner = choose({ ...installed('resource'), side: 'runner' });

/** The Runner meets one piece of ice before HQ; its subroutines are about to resolve. */
const subroutinesOf = (
  ice: ReturnType<typeof iceThat>,
  rig: readonly string[],
  grip: readonly string[] = [],
) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [ice, bystander, passer, armor, rescuer, echo],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed(ice.title)] }] },
    runner: { credits: 5, rig, grip },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.bothPass();
  return table;
};
const echo = resourceWith('Echo', {
  text: [when({ deed: 'gainCredits', by: 'opponent' }, gainCredits(1))],
});

rule(
  current('9.8.10c 9.8.10d 9.8.10e'),
  'the target of a subroutine is named first, then comes the interrupt window, then it resolves',
  () => {
    const table = subroutinesOf(iceThat('Grinder', [trash(ofRunner)]), ['Bystander', 'Passer', 'Rescuer']);
    expect([table.awaits, table.decision?.kind]).toEqual(['corp', 'target']);
    table.corp.chooses('Passer');
    expect([table.awaits, table.decision?.kind]).toEqual(['runner', 'interrupt']);
    expect(table.happened('trashed')).toEqual([]); // not yet
    table.runner.passes();
    expect(table.runner.discardPile).toEqual(['Passer']);
    const saved = subroutinesOf(iceThat('Grinder', [trash(ofRunner)]), ['Bystander', 'Passer', 'Rescuer']);
    saved.corp.chooses('Passer');
    saved.runner.uses('Rescuer');
    expect([saved.runner.discardPile, saved.runner.credits]).toEqual([[], 5 - 1]); // as the interrupt left it
  },
);

rule(current('9.8.10d 9.8.10e'), 'a subroutine does what the interrupts left of its damage', () => {
  const grip = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];
  const table = subroutinesOf(iceThat('Stinger', [damage('net', 3)]), ['Armor'], grip);
  expect([table.awaits, table.decision?.kind, table.runner.hand.length]).toEqual(['runner', 'interrupt', 4]);
  table.runner.uses('Armor');
  table.runner.uses('Armor');
  table.runner.passes();
  expect(table.runner.hand.length).toBe(4 - (3 - 2));
});

rule(
  current('9.8.10f 9.8.10g'),
  'a checkpoint follows each instruction of a subroutine, and only then the next target is named',
  () => {
    const ice = iceThat('Extortion', [gainCredits(1), trash(ofRunner), gainCredits(10)]);
    const table = subroutinesOf(ice, ['Bystander', 'Passer', 'Echo']);
    expect([stop(table), table.corp.credits]).toEqual(['6.9.3c runner reaction', 1]);
    table.runner.triggers('Echo');
    expect([stop(table), table.runner.credits, table.corp.credits]).toEqual(['6.9.3c corp target', 5 + 1, 1]);
    table.corp.chooses('Bystander');
    expect([stop(table), table.runner.discardPile, table.corp.credits]).toEqual([
      '6.9.3c runner reaction',
      ['Bystander'],
      1 + 10,
    ]);
    table.runner.triggers('Echo');
    expect(table.runner.credits).toBe(5 + 1 + 1);
  },
);

rule(
  current('9.8.8'),
  'a subroutine under way goes on without its ice, and can no longer act on it; later ones do not resolve',
  () => {
    const ice = iceThat('Self Destruct', [trash('this'), gainCredits(1), giveTags(1)], [gainCredits(100)]);
    const table = subroutinesOf(ice, []);
    expect(table.corp.discardPile).toEqual(['Self Destruct']);
    expect([table.corp.credits, table.runner.tags]).toEqual([1, 1]);
    finishRun(table);
    expect(table.corp.credits).toBe(1); // the encounter was over with its ice
  },
);

rule(
  current('9.1.8h'),
  'ice met straight from HQ has working subroutines although it is not installed',
  () => {
    const angel = iceWith('Angel', {
      text: [whenAccessed(encounter('this')), sub(gainCredits(10)), sub(gainCredits(1))],
    });
    const cutter = breakerWith('Cutter', breaks('barrier', [credits(1)], breakSubroutines(1)));
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [angel, cutter],
      corp: { credits: 0, hq: ['Angel'] },
      runner: { credits: 5, rig: ['Cutter'] },
    });
    table.runner.takes('run hq');
    for (let i = 0; i < 30 && !table.moves.includes('use Cutter 1'); i++) {
      if (table.keys.includes('continue')) table.runner.takes('continue');
      else if (table.keys.includes('pass')) table.choose(table.awaits ?? 'corp', 'pass');
      else if (table.keys.includes('access hq')) table.runner.takes('access hq');
      else table.corp.triggers('Angel');
    }
    expect(table.corp.seen.run?.ice?.title).toBe('Angel');
    table.runner.uses('Cutter');
    table.runner.takes('break 1');
    table.bothPass();
    expect(table.corp.credits).toBe(1); // the unbroken one resolved
    expect(table.corp.hand).toEqual(['Angel']);
  },
);

const hammer = programWith('Hammer', { text: [freely(breakSubroutines(99))] });

rule(
  current('9.8.6a'),
  'breaking all subroutines asks for no targets, and needs one that is unbroken',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [abacus, hammer],
      corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
      runner: { rig: ['Hammer'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.runner.uses('Hammer');
    expect([table.decision?.kind, table.corp.seen.run?.subroutines]).toEqual([
      'window',
      ['broken', 'broken', 'broken'],
    ]);
    expect(table.runner.explain('use Hammer 1')).toMatchObject({ allowed: false, because: 'nothingToBreak' });
    finishRun(table);
    expect(table.corp.credits).toBe(0);
  },
);

refuses(
  current('9.5.6a 9.5.6c'),
  'breaking, or an ability about the encountered ice, without an encounter',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [abacus, hammer],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Abacus'), rezzed('Abacus')] }] },
      runner: { rig: ['Hammer', { card: 'Leech', virus: 3 }] },
    });
    const may = (move: string) => {
      const answer = table.runner.explain(move);
      return answer.allowed || answer.because;
    };
    const both = () => [may('use Hammer 1'), may('use Leech 1')];
    table.runner.takes('run hq');
    expect([stop(table), ...both()]).toEqual(['6.9.1e runner window', 'notEncountering', 'notEncountering']);
    runTo(table, '6.9.3b');
    expect(both()).toEqual([true, true]);
    table.bothPass();
    expect(story(table, 'icePassed')).toEqual(['icePassed Abacus']);
    expect(both()).toEqual(['notEncountering', 'notEncountering']); // between the two encounters
  },
);

rule(current('9.6.13d'), 'Mayfly used without a run does not wait for the end of a later run', () => {
  const trap = resourceWith('Trap', { text: [action([click()], encounter(choose(installed('ice'))))] });
  const inRig = (outside: boolean) => {
    const table = scenario({
      at: 'runner.action',
      cards: [trap, abacus],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
      runner: { credits: 5, rig: ['Trap', 'Mayfly'] },
    });
    if (outside) table.runner.uses('Trap');
    else table.runner.takes('run hq');
    for (let i = 0; i < 30 && !table.moves.includes('use Mayfly 1'); i++) goOn(table);
    table.runner.uses('Mayfly');
    table.runner.takes('break 1');
    for (let i = 0; i < 30 && table.decision?.kind !== 'action'; i++) goOn(table);
    expect(table.happened('subroutineBroken').length).toBe(1);
    table.runner.takes('run archives');
    finishRun(table);
    return table.runner.seen.runner.rig.map((card) => card.title);
  };
  expect(inRig(false)).toEqual(['Trap']);
  expect(inRig(true)).toEqual(['Trap', 'Mayfly']);
});

rule(current('9.12.2e'), 'a strength X is 0 while the ability that defines it is inactive', () => {
  const swarm = iceWith('Swarm', {
    strength: null,
    text: [
      { static: 'change', what: 'strength', of: 'this', by: forEachCard(installed('ice'), 2) },
      whenAccessed(encounter('this')),
      sub(gainCredits(1)),
    ],
  });
  const cutter = breakerWith('Cutter', breaks('barrier', [credits(1)], breakSubroutines(1)));
  const meets = (position: Parameters<typeof scenario>[0]) => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [swarm, cutter],
      runner: { credits: 5, rig: ['Cutter'] },
      ...position,
    });
    table.runner.takes('run hq');
    const encountering = () =>
      (table.corp.seen.run?.subroutines.length ?? 0) > 0 && table.awaits === 'runner';
    for (let i = 0; i < 20 && !encountering(); i++) goOn(table);
    const answer = table.runner.explain('use Cutter 1');
    return [table.corp.seen.run?.ice?.strength, answer.allowed || answer.because];
  };
  const other = { server: 'rd', ice: ['Tithe'] };
  const installedSwarm = { server: 'hq', ice: [rezzed('Swarm')] };
  expect(meets({ corp: { servers: [installedSwarm, other] } })).toEqual([2 * 2, 'notStrongEnough']);
  expect(meets({ corp: { hq: ['Swarm'], servers: [other] } })).toEqual([0, true]); // met from HQ, inactive
});
