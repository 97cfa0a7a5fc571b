import { createPool, fork, load, save, view, worldOf } from '@lastclick/engine';
import {
  action,
  bypass,
  choose,
  click,
  encountering,
  installed,
  installing,
  losesText,
  remember,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, cardPool, expect, expectSame, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, installedCard } from '../runs/run-table.ts';
import { abacus, assetWith, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

/** Chooses a piece of ice as it is installed, and again for a click; passes it for nothing from then on. */
const guide = resourceWith('Guide', {
  text: [
    when(installing('this'), remember(choose(installed('ice')))),
    when(encountering({ is: 'remembered' }), bypass),
    action([click()], remember(choose(installed('ice')))),
    action([click()], trash('remembered')),
  ],
});
const slab = iceWith('Slab', { text: [] });

const guided = (): Table => {
  const table = scenario({
    at: 'runner.action',
    cards: [abacus, slab, guide],
    corp: {
      credits: 0,
      servers: [
        { server: 'archives', ice: [rezzed('Abacus')] },
        { server: 'hq', ice: [rezzed('Slab')] },
      ],
    },
    runner: { clicks: 4, grip: ['Guide'] },
  });
  table.runner.installs('Guide');
  return table;
};
const remembers = (table: Table): unknown => {
  const [object] = installedCard(table, 'Guide')?.remembers ?? [];
  return ['Abacus', 'Slab'].find((title) => installedCard(table, title)?.object === object);
};

rule(both('9.9.1', '9.10.3c'), 'a card remembers what was chosen for it', () => {
  const run = (chosen: string) => {
    const table = guided();
    table.runner.chooses(chosen);
    expect(remembers(table)).toBe(chosen);
    table.runner.takes('run archives');
    finishRun(table);
    return table.corp.credits;
  };
  expect(run('Abacus')).toBe(0);
  expect(run('Slab')).toBe(111);
});

rule(both('9.9.1', '9.10.3c'), 'a new choice takes the place of the old one', () => {
  const table = guided();
  table.runner.chooses('Abacus');
  table.runner.uses('Guide', 1);
  table.runner.chooses('Slab');
  expect(remembers(table)).toBe('Slab');
  table.runner.uses('Guide', 2);
  expect(table.corp.discardPile).toEqual(['Slab']);
  expect(installedCard(table, 'Abacus')?.title).toBe('Abacus');
});

rule(both('1.12.3', '1.12.3'), 'what is remembered is the object, not the card', () => {
  const table = guided();
  table.runner.chooses('Slab');
  table.runner.uses('Guide', 2);
  // Nothing is left to speak of.
  expect(remembers(table)).toBeUndefined();
  expect(table.corp.discardPile).toEqual(['Slab']);
});

rule(both('9.9.1', '9.10.3c'), 'a chosen card can be blanked for as long as the other is there', () => {
  const censor = assetWith('Censor', {
    text: [action([click()], remember(choose(installed('resource')))), losesText({ is: 'remembered' })],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [censor, guide],
    corp: { clicks: 2, servers: [{ server: 'remote-1', root: [rezzed('Censor')] }] },
    runner: { rig: ['Guide'] },
  });
  const mayUse = (): boolean => table.game.rules.hasLostText(table.game, guideOf(table)) === false;
  expect(mayUse()).toBe(true);
  table.corp.uses('Censor');
  expect(mayUse()).toBe(false);
});

const guideOf = ({ game }: Table) => {
  const card = game.state.cards.find(({ def }) => game.state.pool[def] === 'guide');
  if (card === undefined) throw new Error('there is no guide');
  return card;
};

test('copies, saves and worlds remember it', () => {
  const table = guided();
  table.runner.chooses('Slab');
  const real = [...cardPool.byId.values()].map(({ data }) => data).filter(({ id }) => !id.includes(':'));
  const pool = createPool([abacus, slab, guide, ...real]);
  const { position } = view(table.game, 'corp', { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  const hidden = position.state.cards.filter(({ def }) => def < 0);
  const names = hidden.map(({ owner }) => (owner === 'corp' ? 'hedge_fund' : 'sure_gamble'));
  for (const game of [fork(table.game), load(save(table.game), pool), worldOf(position, names, 1, pool)])
    expectSame(view(game, 'corp').runner.rig, table.corp.seen.runner.rig);
});
