import {
  action,
  additionalCostToRunHere,
  click,
  credits,
  gainCredits,
  run,
  trashFromHand,
} from '@lastclick/engine/language';
import { both, expect, type Position, refuses, rule, scenario } from '@lastclick/testkit';
import { eventWith, resourceWith, upgradeWith, whenever } from './test-cards.ts';

const toll = upgradeWith('Toll', { text: [additionalCostToRunHere(credits(2))] });
const gate = upgradeWith('Gate', { text: [additionalCostToRunHere(click())] });
const shredder = upgradeWith('Shredder', { text: [additionalCostToRunHere(trashFromHand(1))] });
const doorman = upgradeWith('Doorman', { text: [whenever({ deed: 'run' }, gainCredits(3))] });
const dash = eventWith('Dash', { play: [run('any')] });
const raid = eventWith('Raid', { play: [run('hq')] });
const biker = resourceWith('Biker', { text: [action([click()], run('hq'))] });
const cards = [toll, gate, shredder, doorman, dash, raid, biker];

const rezzed = (...titles: readonly string[]) => titles.map((card) => ({ card, rezzed: true }));
const guarded = (titles: readonly string[], runner: NonNullable<Position['runner']>) =>
  scenario({
    at: 'runner.action',
    cards,
    corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', root: rezzed(...titles) }] },
    runner,
  });

rule(
  both('6.3.2b 1.15.9', '6.3.2b 1.16.10'),
  'the Runner pays the additional cost as they announce the server',
  () => {
    const table = guarded(['Toll'], { credits: 5, clicks: 4 });
    table.runner.takes('run hq');
    expect([table.runner.credits, table.runner.clicks]).toEqual([5 - 2, 4 - 1]);
    expect(table.runner.seen.run?.server).toBe('hq');
    expect(table.happened('creditsSpent', 'runAnnounced').map((event) => event.kind)).toEqual([
      'creditsSpent',
      'runAnnounced',
    ]);
  },
);

refuses(both('6.3.2b', '6.3.2b'), 'a run on a server whose additional cost cannot be paid', () => {
  const table = guarded(['Toll'], { credits: 1 });
  expect(table.moves).not.toContain('run hq');
  expect(table.moves).toContain('run rd');
  expect(table.runner.explain('run hq')).toEqual({
    allowed: false,
    rule: '6.3.2b',
    because: 'additionalCostUnpayable',
  });
  expect(table.runner.explain('run rd').allowed).toBe(true);
});

refuses(
  both('6.3.2b 1.15.1', '6.3.2b 1.16.1'),
  'the last click is not enough where a run costs one more',
  () => {
    for (const [clicks, allowed] of [
      [2, true],
      [1, false],
    ] as const) {
      const table = guarded(['Gate'], { clicks });
      expect(table.moves.includes('run hq')).toBe(allowed);
      expect(table.runner.explain('run hq').allowed).toBe(allowed);
    }
  },
);

rule(both('1.15.9b', '1.16.10b'), 'several additional costs are paid at once, or none of them', () => {
  const whole = guarded(['Toll', 'Gate', 'Shredder'], { credits: 2, clicks: 2, grip: ['Diesel'] });
  whole.runner.takes('run hq');
  expect([whole.runner.credits, whole.runner.clicks, whole.runner.hand]).toEqual([0, 0, []]);
  expect(whole.runner.seen.run?.server).toBe('hq');
  for (const runner of [
    { credits: 1, clicks: 2, grip: ['Diesel'] },
    { credits: 2, clicks: 1, grip: ['Diesel'] },
    { credits: 2, clicks: 2, grip: [] },
  ]) {
    const short = guarded(['Toll', 'Gate', 'Shredder'], runner);
    expect(short.moves).not.toContain('run hq');
  }
});

rule(both('6.3.2b'), 'only runs on that server cost more, and only while the card is rezzed', () => {
  const elsewhere = guarded(['Toll'], { credits: 5 });
  elsewhere.runner.takes('run rd');
  expect(elsewhere.runner.credits).toBe(5);
  const unrezzed = scenario({
    at: 'runner.action',
    cards,
    corp: { credits: 0, servers: [{ server: 'hq', root: ['Toll'] }] },
    runner: { credits: 0 },
  });
  expect(unrezzed.moves).toContain('run hq');
});

rule(
  both('6.3.2c 6.3.3a', '6.3.4 6.3.3'),
  'the run begins only after that: bad publicity pays nothing of it',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards,
      corp: { credits: 0, badPublicity: 2, servers: [{ server: 'hq', root: rezzed('Toll', 'Doorman') }] },
      runner: { credits: 1 },
    });
    expect(table.runner.explain('run hq').allowed).toBe(false);
    const rich = scenario({
      at: 'runner.action',
      cards,
      corp: { credits: 0, badPublicity: 2, servers: [{ server: 'hq', root: rezzed('Toll', 'Doorman') }] },
      runner: { credits: 2 },
    });
    rich.runner.takes('run hq');
    expect(rich.happened('creditsSpent', 'creditsGained').map((event) => [event.kind, event.side])).toEqual([
      ['creditsSpent', 'runner'],
      ['creditsGained', 'runner'], // bad publicity
      ['creditsGained', 'corp'], // the run has begun
    ]);
  },
);

rule(
  both('1.15.9a 6.3.2b', '1.16.10a 6.3.2b'),
  'who is directed to run may decline the additional cost',
  () => {
    const table = guarded(['Toll'], { credits: 5, clicks: 3, grip: ['Raid'] });
    table.runner.plays('Raid');
    expect([table.decision?.kind, table.decision?.rule]).toEqual(['payOrNot', '6.3.2b']);
    table.runner.declines();
    expect(table.runner.seen.run).toBeNull();
    expect(table.happened('runAnnounced')).toEqual([]);
    expect([table.runner.credits, table.runner.clicks, table.runner.discardPile]).toEqual([5, 2, ['Raid']]);
    expect(table).toBeSettled();
  },
);

rule(both('1.15.9a 6.3.2b', '1.16.10a 6.3.2b'), 'or pays it, and the run is the one of that card', () => {
  const table = guarded(['Toll'], { credits: 5, clicks: 3, rig: ['Biker'] });
  table.runner.uses('Biker');
  table.runner.accepts();
  expect([table.runner.credits, table.runner.clicks]).toEqual([3, 2]);
  expect(table.runner.seen.run?.server).toBe('hq');
});

rule(both('6.3.2b'), 'an effect offers only servers whose additional cost can be paid', () => {
  const poor = guarded(['Toll'], { credits: 1, grip: ['Dash'] });
  poor.runner.plays('Dash');
  expect(poor.moves).toEqual(['run rd', 'run archives']);
  const rich = guarded(['Toll'], { credits: 2, grip: ['Dash'] });
  rich.runner.plays('Dash');
  expect(rich.moves).toEqual(['run hq', 'run rd', 'run archives']);
  rich.runner.takes('run hq');
  rich.runner.accepts();
  expect([rich.runner.credits, rich.runner.seen.run?.server]).toEqual([0, 'hq']);
});

rule(
  both('1.2.5 6.3.2b', '6.3.2b'),
  'an event that could only run there is no use under 1.4, and does nothing under 26.03',
  (edition) => {
    const table = guarded(['Toll'], { credits: 1, grip: ['Raid'] });
    if (edition === '1.4') {
      expect(table.runner.explain('play Raid')).toEqual({
        allowed: false,
        rule: '5.2.4',
        because: 'nothingWouldChange',
      });
      return;
    }
    table.runner.plays('Raid');
    expect([table.runner.seen.run, table.runner.credits]).toEqual([null, 1]);
    expect(table).toBeSettled();
  },
);

rule(
  both('6.3.2b 1.15.2', '6.3.2b 10.3.4'),
  'with the last click spent on the event none is left for the run',
  () => {
    const table = guarded(['Gate'], { clicks: 1, grip: ['Raid'] });
    table.runner.plays('Raid');
    expect(table.happened('runAnnounced')).toEqual([]);
    expect(table.runner.discardPile).toEqual(['Raid']);
  },
);
