import {
  create,
  createPool,
  decision,
  describeText,
  fork,
  load,
  save,
  view,
  worldOf,
} from '@lastclick/engine';
import {
  action,
  type CardData,
  click,
  corpIdentity,
  draw,
  flip,
  flipping,
  gainCredits,
  link,
  runnerIdentity,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, cardPool, expect, expectSame, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';

/** By day it draws as the turn begins, by night it has a link; each side is told by what it pays for turning up. */
const moon = runnerIdentity({
  id: 'moon',
  title: 'Moon',
  faction: 'neutral_runner',
  subtypes: ['natural'],
  link: 0,
  minimumDeckSize: 45,
  influenceLimit: 15,
  text: [whenYourTurnBegins(draw(1)), when(flipping('this'), gainCredits(1)), action([click()], flip)],
  faces: [
    {
      title: 'Dark Moon',
      subtypes: ['digital'],
      text: [link(1), when(flipping('this'), gainCredits(10)), action([click()], flip)],
    },
  ],
});

const asMoon = (identity = 'Moon'): Table =>
  scenario({ at: 'runner.action', cards: [moon], runner: { identity, credits: 0 } });

const seen = (table: Table) => {
  const { runner } = table.runner.seen;
  return [runner.identity.title, table.runner.credits, runner.link];
};

rule(both('3.1.1a'), 'only the side that is faceup is active', () => {
  const table = asMoon();
  expect(seen(table)).toEqual(['Moon', 0, 0]);
  const { object } = table.runner.seen.runner.identity;
  table.runner.uses('Moon');
  expect(seen(table)).toEqual(['Dark Moon', 10, 1]);
  table.runner.uses('Dark Moon');
  expect(seen(table)).toEqual(['Moon', 11, 0]);
  // It is the same object all the time.
  expect(table.runner.seen.runner.identity.object).toBe(object);
});

rule(both('3.1.1a'), "the Corp's is turned there and back as well", () => {
  const sun = corpIdentity({
    id: 'sun',
    title: 'Sun',
    faction: 'neutral_corp',
    subtypes: [],
    minimumDeckSize: 45,
    influenceLimit: 15,
    text: [action([click()], flip)],
    faces: [{ title: 'Dark Sun', subtypes: [], text: [action([click()], flip)] }],
  });
  const table = scenario({ at: 'corp.action', cards: [sun], corp: { identity: 'Sun' } });
  const title = () => table.corp.seen.corp.identity.title;
  table.corp.uses('Sun');
  expect(title()).toBe('Dark Sun');
  table.corp.uses('Dark Sun');
  expect(title()).toBe('Sun');
  expect(table.happened('flipped').length).toBe(2);
});

rule(both('9.6.11'), 'what a side waits to do is lost as it is turned away', () => {
  const hasty = {
    ...moon,
    id: 'hasty',
    title: 'Hasty',
    text: [whenYourTurnBegins(flip), whenYourTurnBegins(gainCredits(5))],
    faces: [{ title: 'Done' }],
  };
  const table = scenario({
    at: '5.7.1d',
    cards: [hasty],
    runner: { identity: 'Hasty', credits: 0 },
  });
  expect(table.moves).toEqual(['trigger Hasty 1', 'trigger Hasty 2']);
  table.runner.triggers('Hasty');
  expect(seen(table)).toEqual(['Done', 0, 0]);
});

rule(both('1.6.1b'), 'a game begins with the front faceup', () => {
  const pool = createPool([moon, ...[...cardPool.byId.values()].map(({ data }) => data)].filter(isFront));
  const corp = { identity: 'Haas-Bioroid: Precision Design', cards: { 'Hedge Fund': 45 } };
  const cards = { 'Sure Gamble': 45 };
  const game = create({ seed: 1, corp, runner: { identity: 'Moon', cards } }, pool);
  expect(view(game, 'corp').runner.identity.title).toBe('Moon');
  expect(() => create({ seed: 1, corp, runner: { identity: 'Dark Moon', cards } }, pool)).toThrow('1.6.1b');
});

const isFront = ({ id }: CardData): boolean => !id.includes(':');

test('copies, saves and worlds know both sides', () => {
  const table = asMoon();
  const pool = createPool([moon, ...[...cardPool.byId.values()].map(({ data }) => data)].filter(isFront));
  for (const title of ['Moon', 'Dark Moon']) {
    const { game } = table;
    const { position } = view(game, 'corp', { position: true });
    if (position === undefined) throw new Error('a position was asked for');
    const hidden = position.state.cards.filter(({ def }) => def < 0);
    const names = hidden.map(({ owner }) => (owner === 'corp' ? 'hedge_fund' : 'sure_gamble'));
    const again = [fork(game), load(save(game), pool), worldOf(position, names, 1, pool)];
    for (const other of again) {
      expectSame(view(other, 'corp').runner.identity, view(game, 'corp').runner.identity);
      expect(decision(other)?.options.map(({ key }) => key)).toEqual(
        decision(game)?.options.map(({ key }) => key),
      );
    }
    table.runner.uses(title);
  }
});

test('a card tells both sides, and a card without another side cannot be turned', () => {
  expect(describeText(moon).split('\n')).toContain('Other side: Dark Moon.');
  const { faces: _, ...plain } = moon;
  expect(() => createPool([plain])).toThrow('moon.text[2].steps[0]');
  const program = { ...moon, type: 'program', cost: 0, memory: 1 } as const;
  expect(() => createPool([program])).toThrow('moon.faces');
});
