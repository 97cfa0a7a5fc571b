// What is chosen for a card to remember besides cards: servers, types, subtypes, titles and numbers.

import { createPool, describeText, fork, load, save, view, worldOf } from '@lastclick/engine';
import {
  action,
  all,
  click,
  encountering,
  event,
  gainCredits,
  installing,
  NAMED_NUMBER,
  nameCard,
  nameNumber,
  nameServer,
  nameSubtype,
  nameType,
  operation,
  optional,
  playing,
  removeFromGame,
  run,
  succeeding,
  turnBeginning,
  when,
  whenInstalled,
} from '@lastclick/engine/language';
import { both, cardPool, expect, expectSame, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, installedCard } from '../runs/run-table.ts';
import { assetWith, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

/** Pays for runs on the server that was chosen as it was installed. */
const contract = resourceWith('Contract', {
  text: [
    whenInstalled(nameServer),
    when(succeeding('named'), gainCredits(4)),
    action([click()], nameServer),
    action([click()], run('named')),
  ],
});
const scout = resourceWith('Scout', {
  text: [optional(when(turnBeginning(), nameServer)), when(succeeding('named'), gainCredits(4))],
});
const critic = resourceWith('Critic', {
  text: [
    whenInstalled(nameSubtype('barrier', 'sentry')),
    when(encountering({ named: 'subtype' }), gainCredits(1)),
  ],
});
const pollster = assetWith('Pollster', {
  text: [
    action([click()], nameType()),
    when(playing({ named: 'cardType' }, { by: 'opponent' }), gainCredits(2)),
    when(installing({ named: 'cardType' }, { by: 'opponent' }), gainCredits(3)),
  ],
});
const purge = operation({
  ...ofCorp,
  id: 'ark',
  title: 'Ark',
  play: [nameCard, removeFromGame(all({ in: 'heap', side: 'runner', named: 'title' }))],
});
const bet = event({
  ...ofRunner,
  id: 'bet',
  title: 'Bet',
  play: [nameNumber(3), gainCredits(NAMED_NUMBER)],
});
const slab = iceWith('Slab', { subtypes: ['barrier'], text: [] });
const cards = [contract, scout, critic, pollster, purge, bet, slab];

const named = (table: Table, title: string) => installedCard(table, title)?.named;
const at = (runner: object, corp: object = {}): Table =>
  scenario({ at: 'runner.action', cards, corp, runner: { clicks: 4, credits: 0, ...runner } });

rule(both('9.9.1', '9.10.3c'), 'a card remembers the server that was chosen for it', () => {
  const table = at({ grip: ['Contract'] });
  table.runner.installs('Contract');
  expect(table.keys).toEqual(['choose hq', 'choose rd', 'choose archives']);
  expect(table.runner.explain('choose remote-1').allowed).toBe(false);
  table.choose('runner', 'choose archives');
  // Both players see it.
  expect([named(table, 'Contract'), table.runner.seen.runner.rig[0]?.named]).toEqual([
    { server: 'archives' },
    { server: 'archives' },
  ]);
  table.runner.takes('run archives');
  finishRun(table);
  expect(table.runner.credits).toBe(4);
  table.runner.takes('run rd');
  finishRun(table);
  expect(table.runner.credits).toBe(4);
});

rule(both('9.9.1', '9.10.3c'), 'a new choice takes the place of the old one, and runs go there', () => {
  const table = at({ grip: ['Contract'] });
  table.runner.installs('Contract');
  table.choose('runner', 'choose hq');
  table.runner.uses('Contract', 1);
  table.choose('runner', 'choose archives');
  expect(named(table, 'Contract')).toEqual({ server: 'archives' });
  table.runner.uses('Contract', 2);
  expect(table.corp.seen.run?.server).toBe('archives');
  finishRun(table);
  expect(table.runner.credits).toBe(4);
});

rule(both('9.9.1', '9.10.3b'), 'a choice for the turn is forgotten as that turn ends', () => {
  const table = scenario({ at: '5.7.1d', cards, runner: { credits: 0, clicks: 4, rig: ['Scout'] } });
  table.runner.triggers('Scout');
  table.choose('runner', 'choose archives');
  expect(named(table, 'Scout')).toEqual({ server: 'archives' });
  while (table.corp.seen.turn.side === 'runner') table.runner.takes('gain credit');
  expect(named(table, 'Scout')).toBeUndefined();
});

rule(both('2.16.6', '2.16.6'), 'of subtypes one of those the card names is chosen', () => {
  const run = (subtype: string) => {
    const table = at({ grip: ['Critic'] }, { servers: [{ server: 'archives', ice: [rezzed('Slab')] }] });
    table.runner.installs('Critic');
    expect(table.keys).toEqual(['choose barrier', 'choose sentry']);
    table.choose('runner', `choose ${subtype}`);
    table.runner.takes('run archives');
    finishRun(table);
    return table.runner.credits;
  };
  expect([run('barrier'), run('sentry')]).toEqual([1, 0]);
});

rule(both('9.9.1', '9.10.3c'), 'a card type that was named is one of what is played and installed', () => {
  const table = scenario({
    at: 'corp.action',
    cards,
    corp: { clicks: 1, credits: 0, servers: [{ server: 'remote-1', root: [rezzed('Pollster')] }] },
    runner: { credits: 9, clicks: 4, grip: ['Contract', 'Sure Gamble', 'Diesel'] },
  });
  table.corp.uses('Pollster');
  expect(table.keys.length).toBe(9);
  table.choose('corp', 'choose event');
  expect(named(table, 'Pollster')).toEqual({ cardType: 'event' });
  while (table.corp.seen.turn.side === 'corp') table.choose(table.awaits ?? 'corp', table.keys.at(-1) ?? '');
  const before = table.corp.credits;
  table.runner.plays('Sure Gamble');
  expect(table.corp.credits - before).toBe(2);
  table.runner.installs('Contract');
  table.choose('runner', 'choose hq');
  expect(table.corp.credits - before).toBe(2);
});

rule(
  both('10.2.2', '10.2.2'),
  'any card there is can be named, so that no list of names tells what is in a deck',
  () => {
    const play = (stack: readonly string[]) => {
      const table = scenario({
        at: 'corp.action',
        cards,
        corp: { hq: ['Ark'] },
        runner: { stack, heap: ['Sure Gamble', 'Diesel', 'Sure Gamble'] },
      });
      table.corp.plays('Ark');
      return table;
    };
    const table = play(['Diesel']);
    expect(play(['Corroder']).keys).toEqual(table.keys);
    expect(table.keys).toContain('choose hedge_fund');
    table.choose('corp', 'choose sure_gamble');
    expect(table.runner.discardPile).toEqual(['Diesel']);
    expect(table.corp.seen.removed.map(({ title }) => title)).toEqual(['Sure Gamble', 'Sure Gamble']);
  },
);

rule(both('9.9.1', '9.10.3'), 'a number is chosen, and no higher one than the card allows', () => {
  const table = at({ grip: ['Bet'] });
  table.runner.plays('Bet');
  expect(table.keys).toEqual(['number 0', 'number 1', 'number 2', 'number 3']);
  table.choose('runner', 'number 3');
  expect(table.runner.credits).toBe(3);
});

test('copies, saves and worlds remember it', () => {
  const table = at({ grip: ['Critic', 'Contract'] });
  table.runner.installs('Critic');
  table.choose('runner', 'choose sentry');
  table.runner.installs('Contract');
  table.choose('runner', 'choose rd');
  const real = [...cardPool.byId.values()].map(({ data }) => data).filter(({ id }) => !id.includes(':'));
  const pool = createPool([...cards, ...real]);
  const { position } = view(table.game, 'corp', { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  const hidden = position.state.cards.filter(({ def }) => def < 0);
  const names = hidden.map(({ owner }) => (owner === 'corp' ? 'hedge_fund' : 'sure_gamble'));
  for (const game of [fork(table.game), load(save(table.game), pool), worldOf(position, names, 1, pool)])
    expectSame(view(game, 'corp').runner.rig, table.corp.seen.runner.rig);
});

test('it is said in words, and refused where nothing is chosen', () => {
  expect(describeText(critic).split('\n')[0]).toBe(
    'When you install this resource, choose barrier or sentry.',
  );
  expect(describeText(bet)).toContain('hoose a number up to 3');
  const wrong = (text: Parameters<typeof resourceWith>[1]['text'] & object) => () =>
    createPool([resourceWith('Wrong', { text })]);
  expect(wrong([when(succeeding('named'), gainCredits(1))])).toThrow(
    'no server is ever chosen for this card',
  );
  expect(wrong([whenInstalled(nameSubtype('sentry', 'sentry'))])).toThrow('a word is there twice');
  expect(wrong([whenInstalled({ step: 'name', what: 'server', most: 2 })])).toThrow(
    'only a number can be too high',
  );
});
