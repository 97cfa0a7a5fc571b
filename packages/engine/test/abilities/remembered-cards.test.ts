import { createPool, fork, load, save, view, worldOf } from '@lastclick/engine';
import {
  action,
  bypass,
  choose,
  click,
  derez,
  encountering,
  installed,
  installing,
  losesText,
  optional,
  remember,
  trash,
  turnBeginning,
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

/** A choice for the turn, and for nothing else. */
const scout = resourceWith('Scout', {
  text: [
    optional(when(turnBeginning(), remember(choose(installed('ice'))))),
    when(encountering({ is: 'remembered' }), bypass),
  ],
});

rule(
  both('9.9.1', '9.10.3b'),
  'what was chosen as a turn began, and for nothing else, is forgotten as that turn ends',
  () => {
    const table = scenario({
      at: '5.7.1d',
      cards: [abacus, slab, scout],
      corp: {
        credits: 0,
        servers: [
          { server: 'archives', ice: [rezzed('Abacus')] },
          { server: 'hq', ice: [rezzed('Slab')] },
        ],
      },
      runner: { rig: ['Scout'] },
    });
    const chosen = () => installedCard(table, 'Scout')?.remembers ?? [];
    table.runner.triggers('Scout');
    table.runner.chooses('Abacus');
    expect(chosen().length).toBe(1);
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.corp.credits).toBe(0); // bypassed
    while (table.corp.seen.turn.number === 3) table.runner.takes('gain credit');
    expect(chosen()).toEqual([]); // it is the Corp's turn
    while (table.corp.seen.turn.side === 'corp') table.corp.takes('draw card');
    table.runner.passes(); // this turn nothing is chosen
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.corp.credits).toBe(111);
  },
);

rule(both('9.9.1', '9.10.3c'), 'what a card remembers is forgotten as it becomes inactive', () => {
  const archivist = assetWith('Archivist', {
    text: [
      action([click()], remember(choose(installed('ice')))),
      action([click()], trash('remembered')),
      action([click()], derez('this')),
    ],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [slab, archivist],
    corp: {
      clicks: 5,
      credits: 0,
      servers: [
        { server: 'hq', ice: [rezzed('Slab'), 'Slab'] },
        { server: 'remote-1', root: [rezzed('Archivist')] },
      ],
    },
  });
  table.corp.uses('Archivist', 1);
  table.choose('corp', table.keys[0] ?? '');
  expect(installedCard(table, 'Archivist')?.remembers?.length).toBe(1);
  table.corp.uses('Archivist', 3);
  if (table.moves.includes('pass')) table.corp.rezzes('Archivist');
  expect([
    installedCard(table, 'Archivist')?.rezzed,
    installedCard(table, 'Archivist')?.remembers ?? [],
  ]).toEqual([true, []]);
});

rule(both('10.2.3b'), 'which card was chosen stays open to the opponent, in later turns too', () => {
  const table = guided();
  table.runner.chooses('Slab');
  while (table.corp.seen.turn.number < 5) {
    expect(remembers(table)).toBe('Slab'); // as the Corp sees it
    const side = table.awaits ?? 'corp';
    table.choose(side, table.keys.includes('gain credit') ? 'gain credit' : (table.keys.at(-1) ?? ''));
  }
  expect(table.runner.seen.runner.rig[0]?.remembers).toEqual(table.corp.seen.runner.rig[0]?.remembers);
});
