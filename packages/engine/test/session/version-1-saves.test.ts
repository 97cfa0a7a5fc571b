import { InputError, load, save } from '@lastclick/engine';
import { cardPool, scenario } from '@lastclick/testkit';
import { expect, test } from 'vitest';

// Saves of before the new card language are read where no ability is under way, and else refused with their place.

type Fields = Record<string, unknown>;

const table = scenario({ runner: { grip: ['Sure Gamble'] }, corp: { hq: ['Hedge Fund'] } });

/** The game as version 1 wrote it, with another value at a place of the state. */
function written(place = '', value: unknown = null): string {
  const saved = JSON.parse(save(table.game)) as { state: Fields };
  saved.state = JSON.parse(JSON.stringify(table.game.state)) as Fields;
  const state = saved.state as Fields & { turn: Fields; cards: Fields[]; stack: Fields[] };
  state.version = 1;
  delete state.turn.imminent;
  for (const card of state.cards) delete card.seenByOwner;
  for (const frame of state.stack) delete frame.gained;
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at: Fields = state;
  for (const name of names) at = at[name] as Fields;
  if (place !== '') at[last] = value;
  return JSON.stringify(saved);
}

function problemOf(text: string): string {
  try {
    load(text, cardPool);
  } catch (error) {
    if (error instanceof InputError) return `${error.where}: ${error.plain}`;
    throw error;
  }
  return 'none';
}

test('it is the game it was', () => {
  expect(load(written(), cardPool).state).toEqual(table.game.state);
  const run = { number: 1, server: 0, position: 0, fund: 0 };
  const { lastRun } = load(written('lastRun', { ...run, stole: 2 }), cardPool).state;
  expect(lastRun).toEqual(run);
  expect(load(written('lastRun', null), cardPool).state.lastRun).toBeNull();
});

const UNREADABLE = 'of a save of version 1 that cannot be read, because abilities had no names then';

test.each<[string, unknown, string, string]>([
  ['stack.0.kind', 'ability', 'state.stack[0]', `an ability, a run or a payment is under way: ${UNREADABLE}`],
  ['stack', 7, 'state.stack', 'a list is missing'],
  ['met', [{}], 'state.met', `an ability is about to be triggered: ${UNREADABLE}`],
  ['occurred', [{}], 'state.occurred', `an ability is about to be triggered: ${UNREADABLE}`],
  ['met', null, 'state.met', 'a list is missing'],
  ['lingering', [{}], 'state.lingering', `an ability lasts: ${UNREADABLE}`],
  ['run', {}, 'state.run', `a run is under way: ${UNREADABLE}`],
  ['turn', null, 'state.turn', 'is missing'],
  ['turn', 5, 'state.turn', 'is missing'],
  ['lastTurn', null, 'state.lastTurn', 'is missing'],
  ['turn.used', [1], 'state.turn', `an ability was used this turn: ${UNREADABLE}`],
  ['turn.actions', ['play', 'c3#1'], 'state.turn', `an ability was used this turn: ${UNREADABLE}`],
  ['turn.history', [{}], 'state.turn.history', `a card asks what happened in a turn: ${UNREADABLE}`],
  ['turn.history', null, 'state.turn.history', `a card asks what happened in a turn: ${UNREADABLE}`],
  ['lastTurn.corp', [{}], 'state.turn.history', `a card asks what happened in a turn: ${UNREADABLE}`],
  ['lastTurn.runner', [{}], 'state.turn.history', `a card asks what happened in a turn: ${UNREADABLE}`],
  ['cards', null, 'state.cards', 'a list is missing'],
])('%s as %j is refused', (place, value, where, plain) => {
  expect(problemOf(written(place, value))).toBe(`${where}: ${plain}`);
});

test('what was done without abilities is no hindrance', () => {
  expect(problemOf(written('turn.actions', ['gainCredit', 'drawCard']))).toBe('none');
});
