import {
  accessing,
  atLeast,
  breaching,
  breaking,
  cannot,
  click,
  draw,
  gainCredits,
  gainsText,
  insteadOf,
  insteadOfBreaching,
  moveToOutermost,
  paid,
  redirect,
  run,
  runnerIsTagged,
  running,
  sub,
  trashSource,
  type upgrade,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { accesses, leavesIt, runOn, titlesIn, trashesAccessed } from '../access/making-runs.ts';
import { finishRun, goOn, runTo, story } from './run-table.ts';
import {
  assetWith,
  eventWith,
  freely,
  iceThat,
  pick,
  resourceWith,
  rezzed,
  upgradeWith,
} from './test-cards.ts';

// What is forbidden or replaced in a run: servers, full breaks, breaches and accesses.

rule(both('6.3.2a'), 'a server that cannot be run on can still become the attacked one', (edition) => {
  const offGrid = assetWith('Off Grid', { text: [cannot(running('rd'))] });
  const tunnel = resourceWith('Tunnel', { text: [freely(moveToOutermost('rd')), freely(redirect('rd'))] });
  for (const way of edition === '1.4' ? [1] : [1, 2]) {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [offGrid, tunnel],
      corp: { credits: 0, servers: [{ server: 'remote-1', root: [rezzed('Off Grid')] }] },
      runner: { rig: ['Tunnel'] },
    });
    expect(table.runner.explain('run rd')).toMatchObject({ allowed: false, because: 'forbidden' });
    table.runner.takes('run hq');
    table.runner.uses('Tunnel', way);
    finishRun(table);
    expect(table.happened('runSuccessful').map((event) => event.detail)).toEqual(['rd']);
  }
});

rule(
  current('6.5.7d'),
  'what ice gains after it was fully broken neither undoes that nor makes for a second time',
  () => {
    const foreman = upgradeWith('Foreman', {
      text: [{ ...gainsText({ type: 'ice', server: 'this' }, sub(gainCredits(10))), while: runnerIsTagged }],
    });
    const informer = resourceWith('Informer', {
      text: [freely({ effect: 'gain', what: 'tags', amount: 1 })],
    });
    const bell = resourceWith('Bell', { text: [when(breaking({}, { fully: true }), gainCredits(100))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [foreman, informer, bell, pick, iceThat('Wall', [gainCredits(1)])],
      corp: {
        credits: 0,
        hq: ['IPO'],
        servers: [{ server: 'hq', ice: [rezzed('Wall')], root: [rezzed('Foreman')] }],
      },
      runner: { credits: 2, rig: ['Pick', 'Informer', 'Bell'] },
    });
    const breaksOne = (): void => {
      table.runner.uses('Pick');
      if (table.moves.includes('break 1')) table.runner.takes('break 1');
      if (table.decision?.kind === 'reaction') table.runner.triggers('Bell');
    };
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    breaksOne();
    expect(table.runner.credits).toBe(2 - 1 + 100);
    table.runner.uses('Informer'); // now there is another one, unbroken
    expect(table.runner.seen.run?.subroutines).toEqual(['broken', 'unbroken']);
    breaksOne();
    expect(table.runner.seen.run?.subroutines).toEqual(['broken', 'broken']);
    expect(table.runner.credits).toBe(101 - 1); // not a second time
  },
);

rule(
  both('9.8.8c', '9.9.8c'),
  'a replacement can be made ready for a breach to come, whatever becomes of its card',
  () => {
    const siphon = resourceWith('Siphon', {
      text: [paid([click(), trashSource], run('hq', insteadOfBreaching(gainCredits(10))))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [siphon],
      corp: { credits: 0, hq: ['IPO'] },
      runner: { credits: 0, rig: ['Siphon'] },
    });
    table.runner.uses('Siphon');
    expect([table.runner.discardPile, table.runner.credits, table.runner.seen.run?.server]).toEqual([
      ['Siphon'],
      0,
      'hq',
    ]);
    finishRun(table);
    expect([table.runner.credits, story(table, 'accessed')]).toEqual([10, []]);
    table.runner.takes('run hq'); // another run is none of its business
    finishRun(table);
    expect([table.runner.credits, story(table, 'accessed')]).toEqual([10, ['accessed IPO']]);
  },
);

rule(
  both('9.8.11a', '9.9.11a'),
  'of two replacements for one breach the second finds nothing to replace',
  () => {
    const testing = resourceWith('Testing', { text: [insteadOf(breaching('hq'), gainCredits(2))] });
    const siphon = eventWith('Siphon', { play: [run('hq', insteadOfBreaching(gainCredits(10)))] });
    const first = (title: string): number => {
      const table = scenario({
        at: 'runner.action',
        cards: [testing, siphon],
        corp: { credits: 0, hq: ['IPO'] },
        runner: { credits: 0, rig: ['Testing'], grip: ['Siphon'] },
      });
      table.runner.plays('Siphon');
      while (!table.moves.some((move) => move.startsWith(`replace ${title}`))) goOn(table);
      table.choose(
        'runner',
        table.keys[table.moves.findIndex((move) => move.startsWith(`replace ${title}`))] ?? '',
      );
      finishRun(table);
      expect(story(table, 'accessed')).toEqual([]);
      return table.runner.credits;
    };
    expect(first('Testing')).toBe(2);
    expect(first('Siphon')).toBe(10);
  },
);

/** Two cards from HQ, and what counts the accesses of a run. */
const greed = resourceWith('Greed', {
  text: [
    when({ deed: 'breach', server: 'hq' }, { effect: 'accessMore', amount: 1 }),
    when({ deed: 'endRun' }, gainCredits({ value: 'run', what: 'accessed' })),
  ],
});

rule(
  current('7.3.5c 7.3.6'),
  'a candidate that is chosen uses up the limit though its access is replaced; only real accesses are counted',
  () => {
    const shredder = resourceWith('Shredder', {
      text: [{ ...insteadOf(accessing({ type: 'operation' }), gainCredits(100)), may: true }],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [greed, shredder],
      corp: { credits: 0, hq: ['IPO', 'IPO', 'IPO'] },
      runner: { credits: 0, rig: ['Greed', 'Shredder'] },
    });
    runOn(table, 'hq');
    table.choose('runner', table.keys.find((key) => key.startsWith('replace')) ?? '');
    table.runner.passes(); // the second and last is accessed: three cards, a limit of two
    finishRun(table);
    expect(titlesIn(table, 'accessed')).toEqual(['IPO']);
    expect(table.runner.credits).toBe(100 + 1);
  },
);

const breachesHq = (
  text: NonNullable<Parameters<typeof upgrade>[0]['text']>,
  ...rig: readonly string[]
): Table => {
  const table = scenario({
    at: 'runner.action',
    cards: [greed, upgradeWith('Flagship', { text })],
    corp: {
      credits: 0,
      hq: ['PAD Campaign', 'PAD Campaign'],
      servers: [{ server: 'hq', root: [rezzed('Flagship')] }],
    },
    runner: { credits: 5, rig },
  });
  runOn(table, 'hq');
  return table;
};

rule(
  current('7.4.2 7.4.2a'),
  'what must not be accessed is no candidate, and becomes one when the ban is gone',
  () => {
    const onlyMe = [cannot(accessing({ not: { is: 'this' } }))];
    const kept = breachesHq(onlyMe);
    if (kept.decision?.kind === 'access') accesses(kept, 'Flagship');
    leavesIt(kept);
    finishRun(kept);
    expect(titlesIn(kept, 'accessed')).toEqual(['Flagship']); // and then there is none left
    const freed = breachesHq(onlyMe);
    if (freed.decision?.kind === 'access') accesses(freed, 'Flagship');
    trashesAccessed(freed);
    if (freed.decision?.kind === 'access') accesses(freed, 'hq');
    leavesIt(freed);
    finishRun(freed);
    expect(titlesIn(freed, 'accessed')).toEqual(['Flagship', 'PAD Campaign']);
  },
);

rule(
  current('7.4.2b'),
  '"no more than one card" bites once a card was accessed, and leaves the random access limit as it is',
  () => {
    const text = [
      {
        ...cannot(accessing({ not: { is: 'this' } })),
        while: atLeast(1, { value: 'run' as const, what: 'accessed' as const }),
      },
    ] as NonNullable<Parameters<typeof upgrade>[0]['text']>;
    const one = breachesHq(text, 'Greed');
    accesses(one, 'hq'); // nothing was accessed before it
    leavesIt(one);
    if (one.decision?.kind === 'access') accesses(one, 'Flagship');
    leavesIt(one);
    finishRun(one);
    expect(titlesIn(one, 'accessed')).toEqual(['PAD Campaign', 'Flagship']); // not the second of the two
    const freed = breachesHq(text, 'Greed');
    accesses(freed, 'hq');
    leavesIt(freed);
    if (freed.decision?.kind === 'access') accesses(freed, 'Flagship');
    trashesAccessed(freed);
    if (freed.decision?.kind === 'access') accesses(freed, 'hq'); // of the limit of two, one is left
    leavesIt(freed);
    finishRun(freed);
    expect(titlesIn(freed, 'accessed')).toEqual(['PAD Campaign', 'Flagship', 'PAD Campaign']);
  },
);

rule(
  current('7.4.3'),
  'a candidate that was chosen is none any more, though something else was done instead of accessing it',
  () => {
    const script = resourceWith('Script', {
      text: [{ ...insteadOf(accessing({ type: 'operation' }), gainCredits(1)), may: true }],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [script],
      corp: { credits: 0, archives: ['IPO', 'PAD Campaign', 'Nico Campaign'] },
      runner: { credits: 0, rig: ['Script'] },
    });
    runOn(table, 'archives');
    accesses(table, 'IPO');
    table.choose('runner', table.keys.find((key) => key.startsWith('replace')) ?? '');
    expect(table.moves).toEqual(['access PAD Campaign', 'access Nico Campaign']);
    expect(table.runner.credits).toBe(1);
  },
);

rule(
  current('7.4.4'),
  'with the random access limit reached, a card that comes to HQ is no candidate',
  () => {
    const refill = resourceWith('Refill', {
      text: [when({ deed: 'finishAccess', card: { type: 'asset' } }, draw(1, 'opponent'))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [refill, upgradeWith('Annex', { text: [] })],
      corp: {
        credits: 0,
        hq: ['PAD Campaign'],
        rd: ['IPO', 'IPO'],
        servers: [{ server: 'hq', root: ['Annex'] }],
      },
      runner: { credits: 9, rig: ['Refill'] },
    });
    runOn(table, 'hq');
    accesses(table, 'hq');
    leavesIt(table);
    expect(table.runner.seen.corp.hq.count).toBe(2); // one more than there was
    finishRun(table);
    expect(titlesIn(table, 'accessed')).toEqual(['PAD Campaign', 'Annex']);
  },
);
