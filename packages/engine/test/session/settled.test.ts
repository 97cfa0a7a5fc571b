// Whether a checkpoint would change anything: what `toBeSettled` asks of every position tests come to.

import { isSettled } from '@lastclick/engine';
import { gainCredits, when } from '@lastclick/engine/language';
import { scenario, type Table } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { assetWith } from '../abilities/test-cards.ts';

type State = Table['game']['state'];
type Card = State['cards'][number];

const ticker = assetWith('Ticker', { text: [when({ deed: 'play' }, gainCredits(5))] });

/** A position after something in it was changed by hand. */
function after(change: (state: State, named: (title: string) => Card) => void): boolean {
  const table = scenario({
    cards: [ticker],
    corp: {
      hq: ['Hedge Fund'],
      scored: ['Hostile Takeover'],
      servers: [{ server: 'remote-1', root: [{ card: 'Ticker', rezzed: true }] }],
    },
    runner: { grip: ['Sure Gamble'], rig: ['Corroder', 'Telework Contract', 'Carnivore'] },
  });
  const { state, rules } = table.game;
  change(state, (title) => {
    const card = state.cards.find(({ def }) => rules.defs[def]?.data.title === title);
    if (card === undefined) throw new Error(`no ${title}`);
    return card;
  });
  state.activity += 1;
  return isSettled({ ...table.game, active: null });
}

const occurrence = (state: State, deed: string): State['occurred'][number] =>
  ({ ...NOTED, deed, nth: state.turn.history.length }) as unknown as State['occurred'][number];
const NOTED = {
  side: 'corp',
  card: -1,
  def: -1,
  amount: 0,
  was: 0,
  detail: '',
  server: -1,
  via: -1,
  viaDef: -1,
  from: '',
  witnesses: [],
  homes: [],
  batch: 0,
  run: 0,
  encounter: 0,
};

describe('it is settled', () => {
  test('as it stands', () => {
    expect(after(() => {})).toBe(true);
  });
  test('with counters on what is installed, scored or an identity', () => {
    for (const title of ['Ticker', 'Hostile Takeover', 'The Catalyst: Convention Breaker', 'Corroder'])
      expect(after((_, named) => Object.assign(named(title), { power: 1 }))).toBe(true);
  });
  test('after something that no card waits for', () => {
    expect(after((state) => state.occurred.push(occurrence(state, 'draw')))).toBe(true);
  });
});

describe('it is not settled', () => {
  test('while an ability that was met is not pending yet', () => {
    expect(after((state) => state.met.push({} as never))).toBe(false);
  });
  test('after something that meets an ability', () => {
    expect(after((state) => state.occurred.push(occurrence(state, 'play')))).toBe(false);
  });
  test('with counters on a card in a hand', () => {
    for (const counter of ['credits', 'advancement', 'virus', 'power', 'agenda'])
      expect(after((_, named) => Object.assign(named('Sure Gamble'), { [counter]: 1 }))).toBe(false);
  });
  test('with a card whose host is gone', () => {
    expect(after((_, named) => Object.assign(named('Corroder'), { host: -2 }))).toBe(false);
  });
  test('with a unique card twice', () => {
    expect(
      after((_, named) => Object.assign(named('Telework Contract'), { def: named('Carnivore').def })),
    ).toBe(false);
  });
  test('with too many programs for the memory', () => {
    // Four, and one of the console.
    const programs = (number: number): boolean =>
      after((state, named) => {
        for (let i = 1; i < number; i++) {
          const copy = { ...named('Corroder'), id: state.cards.length, object: state.nextObject++ };
          state.cards.push(copy);
          state.zones.rig.push(copy.id);
        }
      });
    expect([programs(5), programs(6)]).toEqual([true, false]);
  });
});
