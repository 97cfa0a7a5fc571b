import { InputError, load, save } from '@lastclick/engine';
import { cardPool, scenario } from '@lastclick/testkit';
import { expect, test } from 'vitest';

// A save that somebody wrote by hand, or that was cut: every part is looked at, and what is wrong is named.

const table = scenario({
  corp: {
    hq: ['Hedge Fund', 'Ice Wall'],
    servers: [{ server: 'remote-1', ice: ['Ice Wall'], root: ['PAD Campaign'] }],
  },
  runner: { grip: ['Sure Gamble'], rig: ['Corroder'] },
});
const whole = save(table.game);

type Fields = Record<string, unknown>;

/** The saved game with another value at a place. */
function spoilt(place: string, value: unknown): string {
  const saved = JSON.parse(whole) as Fields;
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at: Fields = saved;
  for (const name of names) at = at[name] as Fields;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.stringify(saved);
}

function problemOf(text: string): string {
  try {
    load(text, cardPool);
  } catch (error) {
    if (error instanceof InputError) return `${error.problem} ${error.where}: ${error.plain}`;
    throw error;
  }
  return 'none';
}

const state = (JSON.parse(whole) as { state: Fields }).state;
const cards = state.cards as Fields[];
const zones = state.zones as Record<string, number[]>;
const number = cards.length;
const inHq = zones.hq?.[0] ?? 0;
const iceOfRemote = cards.findIndex(({ zone }) => zone === 'ice');

test('a whole save is read', () => {
  expect(problemOf(whole)).toBe('none');
  expect(problemOf(spoilt('state.lastRun', null))).toBe('none');
});

const NEEDS_NUMBER = (least: number, value: string): string =>
  `a whole number from ${least} is needed, not ${value}`;

test.each<[string, unknown, string, string]>([
  ['state', [], 'state', 'is missing'],
  ['state.version', 5, 'state.version', 'version 1 to 4 is needed, not 5'],
  ['state.version', 0, 'state.version', 'version 1 to 4 is needed, not 0'],
  ['state.version', '2', 'state.version', 'version 1 to 4 is needed, not "2"'],
  ['state.edition', '2.0', 'state.edition', 'unknown edition "2.0"'],
  ['state.edition', 14, 'state.edition', 'unknown edition 14'],
  ['state.priority', 'often', 'state.priority', 'is not understood'],
  ['state.openLists', 1, 'state.openLists', 'is neither true nor false'],
  ['state.pointsToWin', -1, 'state.pointsToWin', NEEDS_NUMBER(0, '-1')],
  ['state.nextServer', 1.5, 'state.nextServer', NEEDS_NUMBER(0, '1.5')],
  ['state.nextObject', '9', 'state.nextObject', NEEDS_NUMBER(0, '"9"')],
  ['state.stamp', null, 'state.stamp', NEEDS_NUMBER(0, 'null')],
  ['state.activity', -1, 'state.activity', NEEDS_NUMBER(0, '-1')],
  ['state.runs', -1, 'state.runs', NEEDS_NUMBER(0, '-1')],
  ['state.encounters', -1, 'state.encounters', NEEDS_NUMBER(0, '-1')],
  ['state.unsettled', -1, 'state.unsettled', 'a name is needed, not -1'],
  ['state.pool', {}, 'state.pool', 'a list is missing'],
  ['state.pool.0', 7, 'state.pool[0]', 'a card id is needed, not 7'],
  ['state.rng', [1, 2, 3], 'state.rng', 'four whole numbers are needed'],
  ['state.rng.3', 0.5, 'state.rng', 'four whole numbers are needed'],
  ['state.turn', null, 'state.turn', 'is missing'],
  ['state.turn.number', -1, 'state.turn.number', NEEDS_NUMBER(0, '-1')],
  ['state.turn.clicksSpent', -1, 'state.turn.clicksSpent', NEEDS_NUMBER(0, '-1')],
  ['state.turn.side', 'both', 'state.turn.side', 'is not a side'],
  ['state.turn.actions', null, 'state.turn.actions', 'a list is missing'],
  ['state.turn.clicksPerAction', null, 'state.turn.clicksPerAction', 'a list is missing'],
  ['state.turn.history', null, 'state.turn.history', 'a list is missing'],
  ['state.turn.imminent', null, 'state.turn.imminent', 'a list is missing'],
  ['state.turn.used', null, 'state.turn.used', 'a list is missing'],
  ['state.lastTurn', 4, 'state.lastTurn', 'is missing'],
  ['state.lastTurn.corp', 4, 'state.lastTurn.corp', 'a list is missing'],
  ['state.lastTurn.runner', 4, 'state.lastTurn.runner', 'a list is missing'],
  ['state.corp', null, 'state.corp', 'is missing'],
  ['state.corp.credits', -1, 'state.corp.credits', NEEDS_NUMBER(0, '-1')],
  ['state.runner.tags', -1, 'state.runner.tags', NEEDS_NUMBER(0, '-1')],
  ['state.runner.identity', inHq, 'state.runner.identity', 'is no identity'],
  ['state.met', null, 'state.met', 'a list is missing'],
  ['state.occurred', [1], 'state.occurred[0]', 'is missing'],
  ['state.run', 5, 'state.run', 'is missing'],
  ['state.run', { number: -2 }, 'state.run.number', NEEDS_NUMBER(-1, '-2')],
  ['state.stack', [], 'state.stack', 'is empty'],
  ['state.stack', 5, 'state.stack', 'a list is missing'],
  ['state.stack.0', null, 'state.stack[0]', 'is missing'],
  ['state.stack.0.kind', 5, 'state.stack[0].kind', 'nothing waits as 5'],
  ['state.stack.0.phase', 'lunch', 'state.stack[0].step', 'nothing is called "5.6.2b" there'],
  ['state.stack.0.step', -1, 'state.stack[0].step', NEEDS_NUMBER(0, '-1')],
  ['state.stack.0.step', 99, 'state.stack[0].step', 'a name is needed, not 99'],
  ['state.stack.0.step', '5.6.9z', 'state.stack[0].step', 'nothing is called "5.6.9z" there'],
  ['state.stack.0.at', 99, 'state.stack[0].at', 'a name is needed, not 99'],
  ['state.stack.0.settle', 1, 'state.stack[0].settle', 'is neither true nor false'],
  ['state.stack.0.closing', 1, 'state.stack[0].closing', 'is neither true nor false'],
  ['state.stack.0.forced', 1, 'state.stack[0].forced', 'is neither true nor false'],
  ['state.stack.0.done', 1, 'state.stack[0].done', 'a list is missing'],
  ['state.stack.0.gained', 1, 'state.stack[0].gained', 'a list is missing'],
  ['state.stack.0.arrivals', 1, 'state.stack[0].arrivals', 'a list is missing'],
  ['state.cards', null, 'state.cards', 'a list is missing'],
  [`state.cards.${inHq}`, null, `state.cards[${inHq}]`, 'is missing'],
  [`state.cards.${inHq}.def`, -1, `state.cards[${inHq}].def`, NEEDS_NUMBER(0, '-1')],
  [`state.cards.${inHq}.power`, -1, `state.cards[${inHq}].power`, NEEDS_NUMBER(0, '-1')],
  [`state.cards.${inHq}.server`, -2, `state.cards[${inHq}].server`, NEEDS_NUMBER(-1, '-2')],
  [`state.cards.${inHq}.host`, -3, `state.cards[${inHq}].host`, NEEDS_NUMBER(-2, '-3')],
  [`state.cards.${inHq}.id`, 0, `state.cards[${inHq}].id`, `${inHq} is needed, not 0`],
  [`state.cards.${inHq}.def`, 9999, `state.cards[${inHq}].def`, 'speaks of no card'],
  [`state.cards.${inHq}.owner`, 'both', `state.cards[${inHq}].owner`, 'is not a side'],
  [`state.cards.${inHq}.faceup`, 0, `state.cards[${inHq}].faceup`, 'is neither true nor false'],
  [`state.cards.${inHq}.object`, state.nextObject, `state.cards[${inHq}].object`, 'is not given out yet'],
  [`state.cards.${inHq}.host`, number, `state.cards[${inHq}].host`, 'speaks of no card'],
  [`state.cards.${inHq}.host`, inHq, `state.cards[${inHq}].host`, 'speaks of no card'],
  ['state.zones', null, 'state.zones', 'is missing'],
  ['state.zones.hq', null, 'state.zones.hq', 'a list is missing'],
  ['state.zones.hq', [9999], 'state.zones.hq', 'there is no card 9999'],
  ['state.zones.hq', ['0'], 'state.zones.hq', 'there is no card "0"'],
  ['state.zones.hq', [inHq, inHq], 'state.zones.hq', `card ${inHq} lies in two places`],
  [`state.cards.${inHq}.zone`, 'rd', 'state.zones.hq', `card ${inHq} says it lies in rd`],
  ['state.zones.hq', [inHq], 'state.cards', 'some cards lie nowhere'],
  ['state.servers', null, 'state.servers', 'a list is missing'],
  ['state.servers.0', null, 'state.servers[0]', 'is missing'],
  ['state.servers.0.id', -1, 'state.servers[0].id', NEEDS_NUMBER(0, '-1')],
  ['state.servers.0.ice', null, 'state.servers[0].ice', 'a list is missing'],
  ['state.servers.0.ice', [iceOfRemote], 'state.servers[0]', `card ${iceOfRemote} says it lies elsewhere`],
])('%s as %j is refused with its place', (place, value, where, plain) => {
  expect(problemOf(spoilt(place, value))).toBe(`badSave ${where}: ${plain}`);
});

test('the last step, the newest object and what no server has are still right', () => {
  const frame = (state.stack as Fields[])[0] as Fields;
  expect(problemOf(spoilt('state.stack.0.step', frame.step))).toBe('none');
  expect(problemOf(spoilt(`state.cards.${inHq}.object`, (state.nextObject as number) - 1))).toBe('none');
  expect(problemOf(spoilt(`state.cards.${inHq}.server`, -1))).toBe('none');
  expect(problemOf(spoilt(`state.cards.${inHq}.host`, -2))).toBe('none');
});

test('what is no save is told so', () => {
  expect(problemOf('{')).toBe('badSave : this is not a complete save: the text is no valid JSON');
  for (const text of ['null', '7', '{}', '{"format":"other"}'])
    expect(problemOf(text)).toBe(
      'badSave format: "last-click-save" is needed; this is not a save of Last Click',
    );
});

test('what waits as nothing the engine knows is refused too', () => {
  expect(problemOf(spoilt('state.stack.0.kind', 'picnic'))).toBe(
    'badSave state.stack[0].kind: nothing waits as "picnic"',
  );
});
