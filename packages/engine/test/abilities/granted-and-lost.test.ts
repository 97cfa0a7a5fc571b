import {
  breaking,
  change,
  chooseOne,
  credits,
  during,
  forThe,
  from,
  gainCredits,
  gains,
  gainsText,
  hostedCounters,
  iff,
  installed,
  is,
  losesText,
  of,
  onlyIf,
  paid,
  passing,
  placeCounters,
  program,
  prolongs,
  pumpStrength,
  run,
  runnerIsTagged,
  sub,
  threat,
  trash,
  turnBeginning,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { finishRun, goOn, installedCard, runStep, runTo } from '../runs/run-table.ts';
import {
  abacus,
  assetWith,
  breakerWith,
  eventWith,
  freely,
  iceWith,
  pick,
  resourceWith,
  rezzed,
} from '../runs/test-cards.ts';

// Abilities that cards give each other or take away, for how long, and in which order.

rule(
  both('9.1.3b'),
  'an ability that was given speaks of the card that has it, not of the one that gave it',
  () => {
    const mentor = resourceWith('Mentor', {
      text: [
        gainsText(
          { type: 'resource', not: { is: 'this' } },
          when(turnBeginning(), placeCounters('power', 1)),
        ),
      ],
    });
    const pupil = resourceWith('Pupil', { text: [] });
    const table = scenario({
      at: '5.7.1d',
      cards: [mentor, pupil],
      runner: { rig: ['Mentor', 'Pupil', 'Pupil'] },
    });
    while (table.decision?.kind === 'reaction') table.choose('runner', table.keys[0] ?? '');
    expect(table.runner.seen.runner.rig.map((card) => [card.title, card.counters.power ?? 0])).toEqual([
      ['Mentor', 0],
      ['Pupil', 1],
      ['Pupil', 1],
    ]);
  },
);

rule(current('9.1.9a'), 'a subroutine that is lost is not counted, and does not resolve', () => {
  const gauge = assetWith('Gauge', {
    text: [when({ deed: 'encounter' }, gainCredits(of('encountered', 'subroutines')))],
  });
  const gag = resourceWith('Gag', {
    text: [{ ...losesText({ type: 'ice' }, 'printed'), while: runnerIsTagged }],
  });
  const late = assetWith('Late', { text: [gainsText({ type: 'ice' }, sub(gainCredits(1000)))] });
  const meets = (tags: number): number[] => {
    const table = scenario({
      at: 'runner.action',
      cards: [abacus, gauge, gag, late],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice: [rezzed('Abacus')] },
          { server: 'remote-1', root: [rezzed('Gauge')] },
          { server: 'remote-2', root: [rezzed('Late')] },
        ],
      },
      runner: { tags, rig: ['Gag'] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    return table.happened('creditsGained').map(({ amount }) => amount);
  };
  expect(meets(0)).toEqual([4, 1, 10, 100, 1000]);
  expect(meets(1)).toEqual([1, 1000]); // one subroutine, which it gained
});

rule(current('9.3.6f'), 'below its threat level an ability is inactive, from the heap too', () => {
  const revenant = eventWith('Revenant', {
    play: [gainCredits(1)],
    text: [during(threat(3), from('heap', when(turnBeginning(), gainCredits(5))))],
  });
  const warlord = resourceWith('Warlord', { text: [onlyIf(threat(3), paid([credits(0)], gainCredits(1)))] });
  const begins = (scored: readonly string[]): Table =>
    scenario({
      at: '5.7.1d',
      priority: 'every',
      cards: [revenant, warlord],
      corp: { scored },
      runner: { credits: 0, heap: ['Revenant'], rig: ['Warlord'] },
    });
  const calm = begins(['Offworld Office']); // 2 points
  expect([calm.decision?.kind, calm.runner.explain('use Warlord 1').allowed]).toEqual(['window', false]);
  const tense = begins(['Offworld Office', 'Hostile Takeover']); // 3 points
  expect(tense.moves).toEqual(['trigger Revenant 1']);
  tense.runner.triggers('Revenant');
  expect([tense.runner.credits, tense.runner.explain('use Warlord 1').allowed]).toEqual([5, true]);
});

rule(
  current('9.6.13b'),
  'what is to happen whenever something does, for as long as a run lasts, happens each time',
  () => {
    const groove = eventWith('Groove', { play: [run('hq', when(passing(), gainCredits(1)))] });
    const table = scenario({
      at: 'runner.action',
      cards: [groove],
      corp: { credits: 0, hq: ['IPO'], servers: [{ server: 'hq', ice: ['Tithe', 'Tithe', 'Tithe'] }] },
      runner: { credits: 0, grip: ['Groove'] },
    });
    table.runner.plays('Groove');
    finishRun(table);
    expect(table.runner.credits).toBe(3); // once for each piece of ice
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(3); // and not in the next run
  },
);

rule(
  current('9.8.2 9.8.3b'),
  'subroutines by how the ice got them: given in front, its own in front, printed, its own behind, given behind',
  () => {
    const early = assetWith('Early', {
      text: [{ ...gainsText({ type: 'ice' }, sub(gainCredits(5000))), before: true }],
    });
    const late = assetWith('Late', { text: [gainsText({ type: 'ice' }, sub(gainCredits(1000)))] });
    const layers = iceWith('Layers', {
      text: [
        { ...gainsText('this', sub(gainCredits(20))), before: true, times: hostedCounters('advancement') },
        sub(gainCredits(1)),
        { ...gainsText('this', sub(gainCredits(300))), times: hostedCounters('power') },
      ],
    });
    const pump = assetWith('Pump', {
      text: [freely(placeCounters('advancement', 1, { cards: 'all', from: installed('ice') }))],
    });
    const meets = (advancement: number): Table => {
      const table = scenario({
        at: 'runner.action',
        priority: 'every',
        cards: [early, late, layers, pump, pick],
        corp: {
          credits: 0,
          servers: [
            { server: 'hq', ice: [{ card: 'Layers', rezzed: true, advancement, power: 1 }] },
            ...['Late', 'Early', 'Pump'].map((card, at) => ({
              server: `remote-${at + 1}`,
              root: [rezzed(card)],
            })),
          ],
        },
        runner: { credits: 9, rig: ['Pick'] },
      });
      table.runner.takes('run hq');
      runTo(table, '6.9.3b');
      return table;
    };
    const paidBy = (table: Table): number[] => {
      finishRun(table);
      return table.happened('creditsGained').map(({ amount }) => amount);
    };
    expect(paidBy(meets(2))).toEqual([5000, 20, 20, 1, 300, 1000]);
    // One more of its own in front comes behind those it has: the broken one stays the first.
    const growing = meets(1);
    growing.runner.uses('Pick');
    growing.runner.takes('break 2'); // the one of 20
    growing.runner.passes();
    growing.corp.uses('Pump');
    expect(growing.runner.seen.run?.subroutines).toEqual([
      'unbroken',
      'broken',
      'unbroken',
      'unbroken',
      'unbroken',
      'unbroken',
    ]);
    expect(paidBy(growing)).toEqual([5000, 20, 1, 300, 1000]);
  },
);

rule(current('9.8.4c'), 'as ice is passed, what was broken in its encounter can still be told', () => {
  const fan = resourceWith('Fan', {
    text: [
      when(
        passing(),
        iff(is('it', { done: { deed: breaking(), per: 'run' } }), [gainCredits(50)], [gainCredits(1)]),
      ),
    ],
  });
  const passes = (breaksIt: boolean): number => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [fan, pick, abacus],
      corp: { credits: 0, hq: ['IPO'], servers: [{ server: 'hq', ice: [rezzed('Abacus'), 'Palisade'] }] },
      runner: { credits: 1, rig: ['Fan', 'Pick'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    if (breaksIt) {
      table.runner.uses('Pick');
      table.runner.takes('break 1');
    }
    finishRun(table);
    return table.runner.credits;
  };
  expect(passes(true)).toBe(1 - 1 + 50 + 1); // and Palisade, which was not even met
  expect(passes(false)).toBe(1 + 1 + 1);
});

refuses(current('9.5.6b'), 'a paid ability about the approached ice needs an approach', () => {
  const omen = assetWith('Omen', { text: [freely(placeCounters('power', 1, 'approached'))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [omen],
    corp: {
      credits: 0,
      servers: [
        { server: 'hq', ice: [rezzed('Palisade')] },
        { server: 'remote-1', root: [rezzed('Omen')] },
      ],
    },
  });
  table.runner.takes('run hq');
  if (table.awaits === 'runner') table.runner.passes();
  expect([runStep(table), table.corp.explain('use Omen 1').allowed]).toEqual(['6.9.1e', false]);
  runTo(table, '6.9.2b');
  if (table.awaits === 'runner') table.runner.passes();
  table.corp.uses('Omen');
  expect(installedCard(table, 'Palisade')?.counters.power).toBe(1);
  runTo(table, '6.9.3b');
  if (table.awaits === 'runner') table.runner.passes();
  expect(table.corp.explain('use Omen 1').allowed).toBe(false);
});

const stretch = resourceWith('Stretch', {
  text: [prolongs({ subtype: 'icebreaker' }, 'turn'), freely(trash('this'))],
});
/** Strength for each piece of ice of the attacked server, and what is paid for. */
const spider = program({
  id: 'spider',
  title: 'Spider',
  faction: 'neutral_runner',
  subtypes: ['icebreaker', 'fracter'],
  cost: 0,
  memory: 1,
  strength: 1,
  text: [
    { ...change('this', 'strength', 3), while: { if: 'run' } },
    paid([credits(0)], pumpStrength(2, 'run')),
  ],
});

rule(
  both('9.8.9a', '9.9.9a 9.10.5'),
  'a longer duration is for what lasts, not for what is so; it is over with the card that says so',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [stretch, spider],
      corp: { credits: 0, hq: ['IPO'], servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { rig: ['Stretch', 'Spider'] },
    });
    const strength = () => installedCard(table, 'Spider')?.strength;
    table.runner.takes('run hq');
    while (!table.moves.includes('use Spider 1')) goOn(table);
    table.runner.uses('Spider');
    expect(strength()).toBe(1 + 3 + 2);
    finishRun(table);
    expect(strength()).toBe(1 + 2); // for the run, made longer; the static bonus is gone with the run
    table.runner.uses('Stretch');
    expect(strength()).toBe(1);
  },
);

rule(current('9.10.3a'), 'a choice for an effect that lasts is kept as long as that, and no longer', () => {
  const chameleon = breakerWith(
    'Chameleon',
    paid(
      [credits(0)],
      chooseOne(
        [forThe('encounter', gains('encountered', 'sentry'))],
        [forThe('encounter', gains('encountered', 'code_gate'))],
      ),
    ),
  );
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [chameleon, iceWith('Slab', { text: [] })],
    corp: { credits: 0, hq: ['IPO'], servers: [{ server: 'hq', ice: [rezzed('Slab'), rezzed('Slab')] }] },
    runner: { rig: ['Chameleon'] },
  });
  const subtypes = () =>
    table.corp.seen.corp.servers[0]?.ice.map((card) => card.subtypes?.toSorted() ?? 'as printed');
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Chameleon');
  table.runner.choosesMode(2);
  expect(subtypes()).toEqual([['barrier', 'code_gate'], 'as printed']);
  while (table.happened('iceEncountered').length < 2) goOn(table);
  expect(subtypes()).toEqual(['as printed', 'as printed']); // neither the ice of then, nor the next one
});
