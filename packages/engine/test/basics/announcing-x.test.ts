// X in a cost: the payer announces it as they pay, and it stays that number for what they paid for.

import { CARDS } from '@lastclick/cards';
import { createPool, load, save } from '@lastclick/engine';
import {
  additionalCost,
  agenda,
  asset,
  atMost,
  breakSubroutines,
  breaks,
  change,
  choose,
  click,
  compare,
  costsLess,
  costsMore,
  credits,
  damage,
  draw,
  endTheRun,
  event,
  forThe,
  gainCredits,
  hosted,
  ice,
  ifSuccessful,
  install,
  inZone,
  loseCredits,
  mayPay,
  of,
  onlyIf,
  operation,
  paid,
  placeCounters,
  play,
  playing,
  playOnlyIf,
  preventing,
  program,
  removeTags,
  resource,
  run,
  sub,
  sufferingDamage,
  trash,
  trashSource,
  upgrade,
  whenAccessed,
  whenInstalled,
  X,
  your,
} from '@lastclick/engine/language';
import { both, current, expect, type Position, refuses, rule, scenario } from '@lastclick/testkit';
import { inRig, inServers, titles } from './reading-the-table.ts';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const sweep = resource({
  ...ofRunner,
  id: 'sweep',
  title: 'Sweep',
  text: [paid([click(), credits(X)], removeTags(X))],
});
const campaign = operation({
  ...ofCorp,
  cost: null,
  id: 'campaign',
  title: 'Campaign',
  text: [playOnlyIf(atMost(your('tags'), X))],
  play: [placeCounters('advancement', X, choose({ in: 'root' }))],
});
const windfall = event({
  ...ofRunner,
  cost: null,
  id: 'windfall',
  title: 'Windfall',
  play: [gainCredits(9), draw(X)],
});
const bag = resource({
  ...ofRunner,
  cost: null,
  id: 'bag',
  title: 'Bag',
  text: [whenInstalled(placeCounters('power', X))],
});
const pardon = operation({
  ...ofCorp,
  cost: 1,
  id: 'pardon',
  title: 'Pardon',
  text: [additionalCost(playing('this'), removeTags(X))],
  play: [gainCredits(X), gainCredits(X)],
});
const fixer = resource({
  ...ofRunner,
  id: 'fixer',
  title: 'Fixer',
  text: [paid([click(), hosted('power', X), trashSource], gainCredits(X))],
});
const heist = event({
  ...ofRunner,
  id: 'heist',
  title: 'Heist',
  play: [run('hq', ifSuccessful(mayPay([credits(X)], loseCredits(X, 'opponent'))))],
});
const warden = upgrade({
  ...ofCorp,
  trash: 1,
  id: 'warden',
  title: 'Warden',
  text: [
    paid(
      [credits(X), trashSource],
      forThe('turn', change(choose({ in: 'ice', rezzed: true }), 'strength', X)),
    ),
  ],
});
const wolf = program({
  ...ofRunner,
  memory: 1,
  strength: 9,
  id: 'wolf',
  title: 'Wolf',
  subtypes: ['icebreaker'],
  text: [breaks('barrier', [credits(X)], breakSubroutines(X))],
});
const fence = ice({
  ...ofCorp,
  strength: 2,
  id: 'fence',
  title: 'Fence',
  subtypes: ['barrier'],
  text: [sub(endTheRun), sub(endTheRun), sub(loseCredits(1, 'opponent'))],
});
const shield = resource({
  ...ofRunner,
  id: 'shield',
  title: 'Shield',
  text: [preventing(sufferingDamage(), [credits(X), trashSource], X)],
});
const trap = asset({
  ...ofCorp,
  trash: 9,
  id: 'trap',
  title: 'Trap',
  text: [whenAccessed(damage('net', 3))],
});
const broker = resource({
  ...ofRunner,
  id: 'broker',
  title: 'Broker',
  text: [
    paid(
      [click(), credits(X)],
      trash(choose({ in: 'root', rezzed: true, has: { trashCost: { exactly: X } } })),
    ),
  ],
});
const exact = resource({
  ...ofRunner,
  id: 'exact',
  title: 'Exact',
  text: [onlyIf(compare(X, { exactly: your('hand') }), paid([click(), credits(X)], gainCredits(9)))],
});
const thrift = resource({
  ...ofRunner,
  id: 'thrift',
  title: 'Thrift',
  text: [costsLess(playing({ type: 'event' }), 2)],
});
const excise = asset({
  ...ofCorp,
  trash: 1,
  id: 'excise',
  title: 'Excise',
  text: [
    costsMore(playing({ type: 'event' }, { by: 'opponent' }), 1),
    additionalCost(playing({ type: 'event' }, { by: 'opponent' }), credits(1)),
  ],
});
const gift = event({
  ...ofRunner,
  id: 'gift',
  title: 'Gift',
  play: [play(choose(inZone('grip', { type: 'event' })), { free: 'cost' })],
});
const helper = event({
  ...ofRunner,
  id: 'helper',
  title: 'Helper',
  play: [install(choose(inZone('grip', { type: 'resource' })), { less: 2 })],
});
const appraiser = event({
  ...ofRunner,
  id: 'appraiser',
  title: 'Appraiser',
  play: [trash(choose(inZone('grip', { has: { cost: { exactly: 0 } } }))), gainCredits(of('that', 'cost'))],
});
const plan = agenda({
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 5,
  points: 1,
  id: 'plan',
  title: 'Plan',
  text: [],
});
const cards = [
  sweep,
  campaign,
  windfall,
  bag,
  pardon,
  fixer,
  heist,
  warden,
  wolf,
  fence,
  shield,
  trap,
  broker,
  exact,
  thrift,
  excise,
  gift,
  helper,
  appraiser,
  plan,
];

const runnerAt = (runner: NonNullable<Position['runner']>, corp: Position['corp'] = {}) =>
  scenario({ at: 'runner.action', cards, corp, runner });
const corpAt = (corp: NonNullable<Position['corp']>, tags = 0) =>
  scenario({ at: 'corp.action', cards, corp, runner: { tags } });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `number ${from + index}`);
const rooted = (card: string, rezzed = false) => [{ server: 'remote-1', root: [{ card, rezzed }] }];

rule(both('1.15.3', '1.16.2c'), 'the payer announces X before they pay, no more than they can pay', () => {
  const table = runnerAt({ credits: 3, tags: 5, rig: ['Sweep'] });
  table.runner.uses('Sweep');
  expect(table.decision?.kind).toBe('announce');
  expect(table.moves).toEqual(numbers(0, 3));
  expect([table.runner.clicks, table.runner.credits]).toEqual([4, 3]);
  table.runner.pays('number 2');
  expect([table.runner.clicks, table.runner.credits, table.runner.tags]).toEqual([3, 1, 5 - 2]);
});

rule(both('1.15.3', '1.16.2c'), 'X may be 0', () => {
  const table = runnerAt({ credits: 3, tags: 1, rig: ['Sweep'] });
  table.runner.uses('Sweep');
  table.runner.pays('number 0');
  expect([table.runner.clicks, table.runner.credits, table.runner.tags]).toEqual([3, 3, 1]);
});

refuses(
  both('5.2.4', '1.16.2c'),
  'an ability that no X makes do anything, where the edition asks for it',
  (edition) => {
    const table = runnerAt({ credits: 0, tags: 2, rig: ['Sweep'] });
    const listed = table.moves.includes('use Sweep 1');
    expect(listed).toBe(edition === '26.03');
    expect(table.runner.explain('use Sweep 1').allowed).toBe(listed);
  },
);

rule(both('1.15.3', '1.16.2c'), 'what a card says about X bounds it, at the boundary too', () => {
  const table = corpAt({ credits: 9, hq: ['Campaign'], servers: rooted('Plan') }, 3);
  table.corp.plays('Campaign');
  expect(table.moves).toEqual(numbers(0, 3));
  table.corp.pays('number 3');
  expect(inServers(table, 'Plan')?.counters.advancement).toBe(3);
  expect(table.corp.credits).toBe(9 - 3);
});

rule(both('1.15.3', '1.16.2c'), 'an X that has to be a certain number is that or none', (_edition) => {
  const table = runnerAt({ credits: 3, grip: ['Gift', 'Heist'], rig: ['Exact'] });
  table.runner.uses('Exact');
  expect(table.runner.credits).toBe(3 - 2 + 9);
  const poor = runnerAt({ credits: 1, grip: ['Gift', 'Heist'], rig: ['Exact'] });
  expect(poor.moves).not.toContain('use Exact 1');
  expect(poor.runner.explain('use Exact 1')).toMatchObject({ allowed: false, because: 'conditionNotMet' });
});

refuses(both('1.15.3', '1.16.2c'), 'an X that was not offered', () => {
  const table = runnerAt({ credits: 1, tags: 5, rig: ['Sweep'] });
  table.runner.uses('Sweep');
  expect(table.runner.explain('number 2')).toMatchObject({ allowed: false, because: 'notAmongChoices' });
  expect(table.runner.explain('number 1').allowed).toBe(true);
});

rule(both('8.5.1a', '8.6.2a'), 'X of a play cost stays the same while the card resolves', () => {
  const table = runnerAt({ credits: 2, grip: ['Windfall'], stack: Array(12).fill('Sure Gamble') });
  table.runner.plays('Windfall');
  table.runner.pays('number 2');
  expect(table.runner.credits).toBe(2 - 2 + 9);
  expect(table.runner.seen.runner.grip.count).toBe(2);
});

rule(both('1.15.3', '1.16.2c'), 'X is what is announced, the credits are what is left of it by then', () => {
  const cheap = runnerAt({ credits: 1, grip: ['Windfall'], rig: ['Thrift'] });
  cheap.runner.plays('Windfall');
  expect(cheap.moves).toEqual(numbers(0, 1 + 2));
  cheap.runner.pays('number 3');
  expect(cheap.runner.credits).toBe(1 - (3 - 2) + 9);
});

rule(both('1.15.3 1.15.9b', '1.16.2c 1.16.10b'), 'X is announced with all that is to be paid besides', () => {
  const dear = runnerAt({ credits: 5, grip: ['Windfall'] }, { servers: rooted('Excise', true) });
  dear.runner.plays('Windfall');
  expect(dear.moves).toEqual(numbers(0, 5 - 1 - 1));
  dear.runner.pays('number 1');
  expect(dear.runner.credits).toBe(5 - 1 - 1 - 1 + 9);
  const broke = runnerAt({ credits: 1, grip: ['Windfall'] }, { servers: rooted('Excise', true) });
  expect(broke.moves).not.toContain('play Windfall');
});

rule(both('1.15.3 1.15.9', '1.16.2c 1.16.10'), 'an additional cost may be X of something', () => {
  const table = corpAt({ credits: 1, hq: ['Pardon'] }, 2);
  table.corp.plays('Pardon');
  expect(table.moves).toEqual(numbers(0, 2));
  table.corp.pays('number 2');
  expect([table.corp.credits, table.runner.tags]).toEqual([1 - 1 + 2 + 2, 0]);
});

rule(
  both('8.2.11b', '8.5.11b'),
  'X of an install cost is announced on paying and known until it is installed',
  () => {
    const table = runnerAt({ credits: 4, grip: ['Bag'] });
    table.runner.installs('Bag');
    expect(table.moves).toEqual(numbers(0, 4));
    table.runner.pays('number 3');
    expect(table.runner.credits).toBe(1);
    expect(inRig(table, 'Bag')?.counters.power).toBe(3);
  },
);

rule(both('8.2.11b 1.15.1c', '8.5.11b 1.16.2a'), 'an install for less pays less of the same X', () => {
  const table = runnerAt({ credits: 1, grip: ['Helper', 'Bag'] });
  table.runner.plays('Helper');
  expect(table.moves).toEqual(numbers(0, 3));
  table.runner.pays('number 3');
  expect(inRig(table, 'Bag')?.counters.power).toBe(3);
  expect(table.runner.credits).toBe(0);
});

rule(both('1.15.3a', '1.16.2d'), 'a cost of X that is not paid is 0, and nobody announces it', () => {
  const table = runnerAt({ credits: 5, grip: ['Gift', 'Windfall'], stack: ['Sure Gamble'] });
  table.runner.plays('Gift');
  expect(table.runner.credits).toBe(5 + 9);
  expect(table.runner.seen.runner.grip.count).toBe(0);

  const known = runnerAt({ credits: 5, grip: ['Appraiser', 'Windfall', 'Sure Gamble'] });
  known.runner.plays('Appraiser');
  expect(titles(known.runner.seen.runner.heap)).toContain('Windfall');
  expect(known.runner.credits).toBe(5);
});

rule(
  both('1.15.3 9.1.4', '1.16.2c 9.1.4'),
  'X counters are those on the card, and count after it is gone',
  () => {
    const table = runnerAt({ credits: 0, rig: [{ card: 'Fixer', power: 3 }] });
    table.runner.uses('Fixer');
    expect(table.moves).toEqual(numbers(0, 3));
    table.runner.pays('number 2');
    expect(table.runner.credits).toBe(2);
    expect(inRig(table, 'Fixer')).toBeUndefined();
  },
);

rule(both('1.15.10a', '1.16.11a'), 'X of a nested cost is announced once it is agreed to', () => {
  const table = runnerAt({ credits: 4, grip: ['Heist'] }, { credits: 9, hq: ['Hedge Fund'] });
  table.runner.plays('Heist');
  while (table.decision?.kind !== 'payOrNot') table.choose(table.awaits ?? 'runner', 'continue');
  table.runner.accepts();
  expect(table.moves).toEqual(numbers(0, 4));
  table.runner.pays('number 3');
  expect([table.runner.credits, table.corp.credits]).toEqual([4 - 3, 9 - 3]);
});

rule(both('1.15.3', '1.16.2c'), 'declined, nothing is announced', () => {
  const table = runnerAt({ credits: 4, grip: ['Heist'] }, { credits: 9, hq: ['Hedge Fund'] });
  table.runner.plays('Heist');
  while (table.decision?.kind !== 'payOrNot') table.choose(table.awaits ?? 'runner', 'continue');
  table.runner.declines();
  expect([table.runner.credits, table.corp.credits]).toEqual([4, 9]);
  expect(table.decision?.kind).not.toBe('announce');
});

rule(both('9.9.2', '9.10.2'), 'what lasts has the X it was made with', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards,
    corp: {
      credits: 5,
      servers: [
        {
          server: 'remote-1',
          ice: [{ card: 'Fence', rezzed: true }],
          root: [{ card: 'Warden', rezzed: true }],
        },
      ],
    },
  });
  table.corp.takes('gain credit');
  table.corp.uses('Warden');
  table.corp.pays('number 4');
  while (table.decision?.kind === 'target' && table.awaits === 'corp') table.corp.chooses('Fence');
  expect(inServers(table, 'Fence')?.strength).toBe(2 + 4);
  expect(inServers(table, 'Warden')).toBeUndefined();
});

rule(both('1.15.3', '1.16.2c'), 'X subroutines are broken', () => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: { servers: [{ server: 'hq', ice: [{ card: 'Fence', rezzed: true }] }] },
    runner: { credits: 5, rig: ['Wolf'] },
  });
  table.runner.takes('run hq');
  table.runner.uses('Wolf');
  expect(table.moves).toEqual(numbers(0, 5));
  table.runner.pays('number 2');
  expect(table.decision?.kind).toBe('break');
  table.runner.pays('break 1');
  table.runner.pays('break 2');
  expect(table.runner.credits).toBe(3);
  expect(table.moves).toContain('use Wolf 1');
});

rule(both('1.15.3 9.5.2b', '1.16.2c 9.5.2b'), 'an interrupt may cost X too', () => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: { servers: rooted('Trap') },
    runner: { credits: 2, grip: ['Gift', 'Heist', 'Helper', 'Sure Gamble'], rig: ['Shield'] },
  });
  table.runner.takes('run remote-1');
  while (!table.moves.includes('interrupt Shield 1'))
    table.choose(table.awaits ?? 'runner', table.keys.includes('continue') ? 'continue' : 'pass');
  table.runner.uses('Shield');
  table.runner.pays('number 2');
  expect(table.runner.seen.runner.grip.count).toBe(4 - 1);
});

rule(both('1.14.2b', '1.15.2b'), 'only cards that fit X can be chosen', () => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: {
      servers: [
        { server: 'remote-1', root: [{ card: 'Trap', rezzed: true }] },
        { server: 'remote-2', root: [{ card: 'Excise', rezzed: true }] },
      ],
    },
    runner: { credits: 3, rig: ['Broker'] },
  });
  table.runner.uses('Broker');
  table.runner.pays('number 1');
  expect(inServers(table, 'Excise')).toBeUndefined();
  expect(inServers(table, 'Trap')).toBeDefined();
});

rule(current('1.16.2c'), 'an announced X is kept in a save, and by number in the record', () => {
  const table = runnerAt({ credits: 3, tags: 5, rig: ['Sweep'] });
  table.runner.uses('Sweep');
  const saved = load(save(table.game), createPool([...CARDS, ...cards]));
  expect(saved.state).toEqual(table.game.state);
  table.runner.pays('number 1');
  expect(table.runner.tags).toBe(4);
});
