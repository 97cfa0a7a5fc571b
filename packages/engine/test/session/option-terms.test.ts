// What an option costs now, all in all, and what it does: told before it is chosen, as it will be asked for.

import { EDITION_IDS, type OptionTerms, termsOf } from '@lastclick/engine';
import {
  additionalCost,
  additionalCostToRunHere,
  choose,
  click,
  credits,
  draw,
  event,
  gainCredits,
  ifSuccessful,
  install,
  installing,
  inZone,
  loseCredits,
  may,
  mayPay,
  oneCostOf,
  operation,
  paid,
  program,
  pumpStrength,
  removeTags,
  resource,
  run,
  spendHosted,
  stealthCredits,
  trashFromHand,
  upgrade,
  using,
  whenInstalled,
  X,
} from '@lastclick/engine/language';
import { expect, type Position, scenario, type Table } from '@lastclick/testkit';
import { describe, test } from 'vitest';

const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const cards = [
  resource({ ...ofRunner, id: 'sweep', title: 'Sweep', text: [paid([click(), credits(X)], removeTags(X))] }),
  event({ ...ofRunner, cost: null, id: 'windfall', title: 'Windfall', play: [gainCredits(9), draw(X)] }),
  resource({ ...ofRunner, cost: null, id: 'bag', title: 'Bag', text: [whenInstalled(draw(X))] }),
  event({
    ...ofRunner,
    id: 'heist',
    title: 'Heist',
    play: [run('hq', ifSuccessful(mayPay([credits(X)], loseCredits(X, 'opponent'))))],
  }),
  event({ ...ofRunner, id: 'errand', title: 'Errand', play: [may(draw(2))] }),
  operation({
    faction: 'neutral_corp',
    subtypes: [],
    cost: 0,
    id: 'builders',
    title: 'Builders',
    play: [install(choose(inZone('hq', { type: 'ice' })))],
  }),
  program({
    ...ofRunner,
    memory: 1,
    strength: 1,
    id: 'shiv',
    title: 'Shiv',
    subtypes: ['icebreaker'],
    text: [
      paid([credits(2), stealthCredits(1)], pumpStrength(1)),
      paid([stealthCredits(1)], pumpStrength(2)),
    ],
  }),
  resource({
    ...ofRunner,
    id: 'shade',
    title: 'Shade',
    subtypes: ['stealth'],
    text: [spendHosted(using({ subtype: 'icebreaker' }))],
  }),
  resource({
    ...ofRunner,
    cost: 3,
    id: 'press',
    title: 'Press',
    text: [additionalCost(installing('this'), oneCostOf([trashFromHand(1)], [credits(2)]))],
  }),
  upgrade({
    faction: 'neutral_corp',
    subtypes: [],
    cost: 0,
    trash: 1,
    id: 'toll',
    title: 'Toll',
    text: [additionalCostToRunHere(credits(2))],
  }),
];

describe.each(EDITION_IDS)('under %s an option tells', (edition) => {
  const at = (position: Position): Table => scenario({ cards, edition, ...position });

  function terms(table: Table, move: string): OptionTerms {
    const option = table.decision?.options[table.moves.indexOf(move)];
    if (option === undefined) throw new Error(`no "${move}" among ${table.moves.join(' | ')}`);
    return termsOf(table.game, option);
  }
  const costs = (table: Table, move: string): OptionTerms['cost'] => terms(table, move).cost;
  const clicks = (number: number) => ({ pay: 'clicks', number }) as const;
  const amount = (number: unknown) => ({ pay: 'credits', amount: number });
  const NOTHING = { others: [], steps: [], run: [] };

  test('what basic actions of the Corp cost, with what they are about', () => {
    const table = at({
      corp: {
        hq: ['Hedge Fund', 'Ice Wall'],
        servers: [
          { server: 'hq', ice: ['Ice Wall', 'Ice Wall'] },
          { server: 'remote-1', root: ['PAD Campaign'] },
        ],
      },
      runner: { tags: 1, rig: ['Telework Contract'] },
    });
    expect(terms(table, 'gain credit')).toEqual({ card: null, cost: [clicks(1)], ...NOTHING });
    expect(costs(table, 'purge')).toEqual([clicks(3)]);
    expect(terms(table, 'play Hedge Fund')).toEqual({
      card: 'hedge_fund',
      cost: [clicks(1), amount(5)],
      ...NOTHING,
    });
    expect(costs(table, 'install Ice Wall hq')).toEqual([clicks(1), amount(2)]);
    expect(costs(table, 'install Ice Wall rd')).toEqual([clicks(1)]);
    expect(costs(table, 'advance Ice Wall')).toEqual([clicks(1), amount(1)]);
    expect(costs(table, 'trash resource Telework Contract')).toEqual([clicks(1), amount(2)]);
  });

  test('what actions of the Runner cost, additional costs and other ways to pay included', () => {
    const table = at({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Toll', rezzed: true }] }] },
      runner: {
        credits: 9,
        tags: 1,
        grip: ['Corroder', 'Press', 'Sure Gamble'],
        rig: [{ card: 'Technical Writer', credits: 2 }],
      },
    });
    expect(costs(table, 'remove tag')).toEqual([clicks(1), amount(2)]);
    expect(costs(table, 'run rd')).toEqual([clicks(1)]);
    expect(costs(table, 'run remote-1')).toEqual([clicks(1), amount(2)]);
    expect(costs(table, 'install Corroder')).toEqual([clicks(1), amount(2)]);
    const press = terms(table, 'install Press');
    expect([press.cost, ...press.others].map((cost) => cost.length)).toEqual([3, 2]);
    expect(press.cost).toMatchObject([clicks(1), amount(3), { effect: 'trash' }]);
    expect(press.others).toEqual([[clicks(1), amount(5)]]);
    expect(terms(table, 'use Technical Writer 1')).toEqual({
      card: 'technical_writer',
      cost: [clicks(1), { effect: 'trash', what: 'this' }],
      ...NOTHING,
    });
  });

  test('an X that is announced later as X, and a number as what it comes to', () => {
    const table = at({
      at: 'runner.action',
      runner: { credits: 3, tags: 2, grip: ['Windfall', 'Bag'], rig: ['Sweep'] },
    });
    expect(costs(table, 'use Sweep 1')).toEqual([clicks(1), amount(X)]);
    expect(costs(table, 'play Windfall')).toEqual([clicks(1), amount(X)]);
    expect(costs(table, 'install Bag')).toEqual([clicks(1), amount(X)]);
    table.runner.uses('Sweep');
    expect(costs(table, 'number 0')).toEqual([clicks(1)]);
    expect(costs(table, 'number 2')).toEqual([clicks(1), amount(2)]);
    table.runner.pays('number 2');
    table.runner.plays('Windfall');
    expect(costs(table, 'number 1')).toEqual([amount(1)]);
    table.runner.pays('number 1');
    table.runner.installs('Bag');
    expect(costs(table, 'number 2')).toEqual([amount(2)]);
  });

  test('the X of a nested cost by its number, and what is asked as a yes by what it pays', () => {
    const table = at({
      at: 'runner.action',
      corp: { credits: 9, hq: ['Hedge Fund'] },
      runner: { credits: 4, grip: ['Heist'] },
    });
    table.runner.plays('Heist');
    while (table.decision?.kind !== 'payOrNot') table.choose(table.awaits ?? 'runner', 'continue');
    // What is bought is told with the yes, its number still open.
    const steps = [loseCredits(X, 'opponent')];
    expect(terms(table, 'yes')).toEqual({ card: 'heist', cost: [], others: [], steps, run: [] });
    expect(terms(table, 'no')).toEqual({ card: 'heist', cost: [], ...NOTHING });
    table.runner.accepts();
    expect(costs(table, 'number 3')).toEqual([amount(3)]);
  });

  test('what a yes does', () => {
    const table = at({ at: 'runner.action', runner: { grip: ['Errand'] } });
    table.runner.plays('Errand');
    expect(terms(table, 'yes')).toEqual({ card: 'errand', cost: [], others: [], steps: [draw(2)], run: [] });
    expect(terms(table, 'no')).toEqual({ card: 'errand', cost: [], ...NOTHING });
  });

  test('what the run comes with that a card makes, and what its server costs besides', () => {
    const table = at({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Toll', rezzed: true }] }] },
      runner: { grip: ['Tread Lightly'] },
    });
    table.runner.plays('Tread Lightly');
    const { card, cost, run: texts } = terms(table, 'run rd');
    expect([card, cost, texts.length]).toEqual(['tread_lightly', [], 1]);
    expect(costs(table, 'run remote-1')).toEqual([amount(2)]);
  });

  test('credits that have to come from certain cards apart from the others', () => {
    const table = at({
      at: 'runner.action',
      priority: 'every',
      runner: { credits: 4, rig: ['Shiv', { card: 'Shade', credits: 2 }] },
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Ice Wall', rezzed: true }] }] },
    });
    table.choose('runner', 'run hq');
    for (let i = 0; i < 30 && !table.moves.includes('use Shiv 1'); i++)
      table.choose(table.awaits ?? 'runner', table.keys.includes('pass') ? 'pass' : 'continue');
    expect(costs(table, 'use Shiv 1')).toMatchObject([amount(2), { pay: 'credits', amount: 1 }]);
    expect(costs(table, 'use Shiv 1').map((item) => 'from' in item)).toEqual([false, true]);
    expect(costs(table, 'use Shiv 2').map((item) => 'from' in item)).toEqual([true]);
  });

  test('what a card costs in a place an effect lets choose', () => {
    const table = at({
      corp: {
        hq: ['Builders', 'Ice Wall', 'Ice Wall'],
        servers: [{ server: 'hq', ice: ['Ice Wall'] }, { server: 'rd' }],
      },
    });
    table.corp.plays('Builders');
    if (!table.keys.some((key) => key.endsWith(' hq'))) table.corp.chooses('Ice Wall');
    const costOf = (server: string): OptionTerms['cost'] =>
      costs(table, table.moves.find((move) => move.endsWith(` ${server}`)) ?? '');
    expect([costOf('hq'), costOf('rd')]).toEqual([[amount(1)], []]);
  });

  test('what it costs to rez, to trash what is accessed and to pay what a card asks', () => {
    const table = at({
      at: 'runner.action',
      corp: {
        credits: 9,
        servers: [
          { server: 'hq', ice: [{ card: 'Funhouse', rezzed: true }] },
          { server: 'remote-1', ice: ['Ice Wall'], root: ['PAD Campaign'] },
        ],
      },
      runner: { credits: 9 },
    });
    table.choose('runner', 'run remote-1');
    while (!table.moves.includes('rez Ice Wall'))
      table.choose(table.awaits ?? 'runner', table.keys.at(-1) ?? '');
    expect(terms(table, 'rez Ice Wall')).toEqual({ card: 'ice_wall', cost: [amount(1)], ...NOTHING });
    for (let i = 0; i < 30 && !table.moves.includes('trash PAD Campaign'); i++) {
      const calm = ['continue', 'pass', 'no'].find((key) => table.keys.includes(key));
      table.choose(table.awaits ?? 'runner', calm ?? table.keys[0] ?? '');
    }
    expect(terms(table, 'trash PAD Campaign')).toEqual({
      card: 'pad_campaign',
      cost: [amount(4)],
      ...NOTHING,
    });
    const funhouse = at({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Funhouse', rezzed: true }] }] },
      runner: { credits: 9 },
    });
    funhouse.choose('runner', 'run hq');
    for (let i = 0; i < 20 && !funhouse.keys.includes('yes'); i++)
      funhouse.choose(funhouse.awaits ?? 'runner', funhouse.keys.at(-1) ?? '');
    expect(terms(funhouse, 'yes')).toEqual({
      card: 'funhouse',
      cost: [{ effect: 'gain', what: 'tags', amount: 1 }],
      ...NOTHING,
    });
  });
});
