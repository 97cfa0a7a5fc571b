// Corners of runs that are easily got wrong.

// They belong into packages/engine/test/runs/ (same imports) once the engine is mended.
import {
  action,
  breakSubroutines,
  breaks,
  change,
  choose,
  click,
  credits,
  duringARun,
  encounter,
  endTheRun,
  forThe,
  gainCredits,
  iff,
  ifSuccessful,
  install,
  installed,
  inZone,
  pumpStrength,
  run,
  sub,
  swap,
  trash,
  when,
  whenEncountered,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, goOn, iceOf, installedCard, leave, runStep, runTo, stop, story } from './run-table.ts';
import {
  assetWith,
  breakerWith,
  eventWith,
  freely,
  iceThat,
  iceWith,
  resourceWith,
  rezzed,
  whenever,
} from './test-cards.ts';

const ICE = installed('ice');
const sapper = resourceWith('Sapper', { text: [freely(trash(choose(ICE)))] });
const crane = assetWith('Crane', { text: [freely(swap(choose(ICE, 2)))] });
const gaps = ['Outer', 'Middle', 'Inner', 'Other'].map((title) => iceThat(title, [gainCredits(1)]));

// 1. Both: the encounter ends because its ice is gone, and the window it opened by beginning stays open.
rule(
  both('9.2.8f 6.2.4b', '9.2.8f 6.2.7c 6.5.2'),
  'the ice is trashed as the encounter begins: its pending ability is lost',
  () => {
    const bomb = resourceWith('Bomb', {
      text: [when({ deed: 'encounter' }, trash('it'))],
    });
    const toll = assetWith('Toll', { text: [whenever({ deed: 'encounter' }, gainCredits(5))] });
    const table = scenario({
      at: 'runner.action',
      cards: [bomb, toll, ...gaps],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice: [rezzed('Outer')] },
          { server: 'remote-1', root: [rezzed('Toll')] },
        ],
      },
      runner: { rig: ['Bomb'] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(iceOf(table, 'hq')).toEqual([]);
    expect(table.corp.credits).toBe(0);
  },
);

// 2. 26.03: outside a run, "end the run" has to process the windows of the encounter as 6.8.2 says.
rule(
  current('6.1.4b 6.8.2b'),
  'an encounter ended outside a run: its other pending encounter ability is lost',
  () => {
    const trap = resourceWith('Trap', { text: [action([click()], encounter(choose(ICE)), gainCredits(1))] });
    const box = iceWith('Box', { text: [whenEncountered(endTheRun), whenEncountered(gainCredits(5))] });
    const table = scenario({
      at: 'runner.action',
      cards: [trap, box],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Box')] }] },
      runner: { credits: 0, rig: ['Trap'] },
    });
    table.runner.uses('Trap');
    table.corp.takes(table.keys[0] ?? ''); // the one that ends the run
    expect([table.corp.credits, table.runner.credits]).toEqual([0, 1]);
  },
);

// 3. Ice without subroutines is fully broken as soon as step 6.9.3b is reached.
rule(
  both('9.11.2c 6.5.3c', '9.12.2d 6.5.7c 6.5.8c'),
  'ice without subroutines is fully broken when the encounter window opens, not before',
  () => {
    const trophy = resourceWith('Trophy', {
      text: [whenever({ deed: 'break', fully: true }, gainCredits(50))],
    });
    const position = {
      at: 'runner.action',
      cards: [trophy, iceWith('Blank', {})],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Blank')] }] },
    } as const;
    const table = scenario({ ...position, runner: { credits: 0, rig: ['Trophy'] } });
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(50);
    const bypassed = scenario({ ...position, runner: { credits: 2, rig: ['Trophy'], grip: ['Inside Job'] } });
    bypassed.runner.plays('Inside Job');
    bypassed.runner.takes('run hq');
    finishRun(bypassed);
    expect(bypassed.runner.credits).toBe(0);
  },
);

// 4. 26.03: "unsuccessful" is met at step 6.9.6c, within the run; only 1.4 puts it after the run.
rule(
  current('6.9.6c 6.8.5'),
  'the run becomes unsuccessful before it is over: Georgia Emelyov and The Noble Path',
  () => {
    const georgia = assetWith('Georgia', {
      text: [whenever({ deed: 'fail' }, iff(duringARun, [gainCredits(1)], [gainCredits(100)]))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [georgia],
      corp: { credits: 0, servers: [{ server: 'remote-1', root: [rezzed('Georgia')] }] },
    });
    table.runner.takes('run hq');
    table.runner.takes('jack out');
    expect(table.corp.credits).toBe(1);
  },
);

// 5. Strength for the rest of a run, paid for in an encounter outside a run, lasts for that encounter.
rule(both('3.9.5c', '3.9.5c 3.4.4a'), 'Gordian Blade in an encounter outside a run', () => {
  const blade = breakerWith(
    'Blade',
    freely(pumpStrength(1, 'run')),
    breaks('barrier', [credits(0)], breakSubroutines(1)),
  );
  const trap = resourceWith('Trap', { text: [action([click()], encounter(choose(ICE)))] });
  const slab = iceWith('Slab', { strength: 2, text: [sub(gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [blade, trap, slab],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Slab')] }] },
    runner: { rig: ['Blade', 'Trap'] },
  });
  table.runner.uses('Trap');
  table.runner.uses('Blade');
  expect(installedCard(table, 'Blade')?.strength).toBe(2);
  table.runner.uses('Blade', 2);
  table.bothPass();
  expect([table.corp.credits, installedCard(table, 'Blade')?.strength]).toEqual([0, 1]);
});
rule(current('3.4.4a'), 'Devil Charm in an encounter outside a run', () => {
  const charm = resourceWith('Charm', {
    text: [freely(forThe('run', change('encountered', 'strength', -1)))],
  });
  const trap = resourceWith('Trap', { text: [action([click()], encounter(choose(ICE)))] });
  const slab = iceWith('Slab', { strength: 3, text: [sub(gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [charm, trap, slab],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Slab')] }] },
    runner: { rig: ['Charm', 'Trap'] },
  });
  table.runner.uses('Trap');
  table.runner.uses('Charm');
  expect(installedCard(table, 'Slab')?.strength).toBe(2);
  table.bothPass();
  expect([table.corp.credits, installedCard(table, 'Slab')?.strength]).toEqual([1, 3]);
});

// 6. 26.03: what is still completed after the run was ended starts no new timing structure.
rule(current('6.8.2c'), 'no encounter is begun once the run was ended', () => {
  const field = assetWith('Field', { text: [whenever({ deed: 'succeed' }, endTheRun)] });
  const ambush = assetWith('Ambush', {
    text: [whenever({ deed: 'succeed' }, encounter(choose(ICE)), gainCredits(5))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [field, ambush, ...gaps],
    corp: {
      credits: 0,
      servers: [
        { server: 'rd', ice: [rezzed('Outer')] },
        { server: 'remote-1', root: [rezzed('Field')] },
        { server: 'remote-2', root: [rezzed('Ambush')] },
      ],
    },
  });
  table.runner.takes('run hq');
  table.runner.takes('continue');
  table.corp.triggers('Field');
  finishRun(table);
  expect(story(table, 'iceEncountered')).toEqual([]);
  expect(table.corp.credits).toBe(5);
});

// 7. The Runner stands where the ice is gone; new outermost ice is outward of that position.
rule(both('6.2.3a', '6.2.6a 6.2.4'), 'Drafter: ice installed behind an empty position is not met', () => {
  const yard = assetWith('Yard', { text: [freely(install(choose(inZone('hq'))))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [sapper, yard, ...gaps],
    corp: {
      hq: ['Other'],
      servers: [
        { server: 'hq', ice: [rezzed('Outer')] },
        { server: 'remote-1', root: [rezzed('Yard')] },
      ],
    },
    runner: { rig: ['Sapper'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Sapper');
  table.runner.passes();
  table.corp.uses('Yard');
  table.corp.takes('choose hq');
  finishRun(table);
  expect(iceOf(table, 'hq')).toEqual(['Other']);
  expect(story(table, 'iceApproached')).toEqual(['iceApproached Outer']);
});

// 8. 26.03: the position is taken at step 6.9.1d and not later.
rule(
  current('6.9.1d 6.9.1f'),
  'ice installed in the window of initiation before a bare server is not met',
  () => {
    const yard = assetWith('Yard', { text: [freely(install(choose(inZone('hq'))))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [yard, ...gaps],
      corp: { hq: ['Other'], servers: [{ server: 'remote-1', root: [rezzed('Yard')] }] },
    });
    table.runner.takes('run archives');
    expect(stop(table)).toBe('6.9.1e runner window');
    table.runner.passes();
    table.corp.uses('Yard');
    table.corp.takes('choose archives');
    expect([iceOf(table, 'archives'), table.corp.seen.run?.position]).toEqual([['Other'], null]);
    leave(table);
    expect(runStep(table)).toBe('6.9.4b');
    finishRun(table);
    expect(story(table, 'iceApproached')).toEqual([]);
  },
);

// 9. 26.03: without ice in the position nothing is passed, so all ice is not passed either.
rule(current('6.9.4a'), 'no ice passed, no "passed all ice"', () => {
  const tally = resourceWith('Tally', { text: [whenever({ deed: 'passAll' }, gainCredits(10))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [sapper, tally, ...gaps],
    corp: { servers: [{ server: 'hq', ice: ['Outer'] }] },
    runner: { credits: 0, rig: ['Sapper', 'Tally'] },
  });
  table.runner.takes('run hq');
  table.runner.uses('Sapper');
  finishRun(table);
  expect([story(table, 'icePassed'), table.runner.credits]).toEqual([[], 0]);
});

// 10. The ice of the run's own encounter is swapped while another encounter is forced.
rule(
  both('6.2.4c', '6.2.7d'),
  'the Runner stays with the encountered ice, although another encounter is going on',
  () => {
    const shiro = iceThat('Shiro', [encounter(choose({ ...ICE, server: 'remote' }))]);
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [crane, shiro, ...gaps],
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: [rezzed('Shiro')] },
          { server: 'rd', ice: ['Outer'] },
          { server: 'remote-1', ice: [rezzed('Other')], root: [rezzed('Crane')] },
        ],
      },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.bothPass();
    table.runner.passes();
    table.corp.uses('Crane');
    table.corp.chooses('Shiro');
    table.corp.chooses('Outer');
    expect(table.corp.seen.run?.server).toBe('rd');
    finishRun(table);
    expect(story(table, 'icePassed')).toEqual(['icePassed Shiro']);
  },
);

// 11. Only "if successful" is tied to the servers an effect allows; other abilities about its run are not.
rule(both('6.7.3a', '6.7.4a'), '"when this run ends" still holds after the run moved elsewhere', () => {
  const dare = eventWith('Dare', {
    play: [run('remote', ifSuccessful(gainCredits(20)), when({ deed: 'endRun' }, gainCredits(1)))],
  });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [crane, dare, ...gaps],
    corp: {
      servers: [
        { server: 'rd', ice: ['Inner'] },
        { server: 'remote-1', ice: [rezzed('Outer')], root: [rezzed('Crane')] },
      ],
    },
    runner: { credits: 0, grip: ['Dare'] },
  });
  table.runner.plays('Dare');
  runTo(table, '6.9.3b');
  table.runner.passes();
  table.corp.uses('Crane');
  finishRun(table);
  while (table.decision?.kind === 'reaction') goOn(table);
  expect(table.happened('runSuccessful').map((event) => event.detail)).toEqual(['rd']);
  expect(table.runner.credits).toBe(1);
});
