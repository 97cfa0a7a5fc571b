import {
  additionalCost,
  additionalCostToSteal,
  advancing,
  agenda,
  asset,
  choose,
  chooseOne,
  click,
  credits,
  draw,
  event,
  gainCredits,
  install,
  installing,
  inZone,
  jackingOut,
  operation,
  paid,
  playing,
  resource,
  rezzing,
  scoring,
  trashFromHand,
  trashing,
  upgrade,
  using,
  when,
} from '@lastclick/engine/language';
import { both, expect, type Position, rule, scenario } from '@lastclick/testkit';
import { inRig, inServers, titles } from './reading-the-table.ts';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0, trash: 1 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const played = { faction: 'neutral_corp', subtypes: [], cost: 2 } as const;

const doubleShift = operation({
  ...played,
  id: 'double_shift',
  title: 'Double Shift',
  play: [gainCredits(6)],
  text: [additionalCost(playing('this'), click())],
});
const permit = asset({
  ...ofCorp,
  id: 'permit',
  title: 'Permit',
  text: [additionalCost(playing({ type: 'event' }, { by: 'opponent' }), credits(1), trashFromHand(1))],
});
const customs = resource({
  ...ofRunner,
  cost: 2,
  id: 'customs',
  title: 'Customs',
  text: [additionalCost(installing('this'), trashFromHand(1))],
});
const builders = event({
  ...ofRunner,
  id: 'builders',
  title: 'Builders',
  play: [install(choose(inZone('grip')))],
});
const eitherBuild = event({
  ...ofRunner,
  id: 'either_build',
  title: 'Either Build',
  play: [chooseOne([install(choose(inZone('grip')))], [gainCredits(1)])],
});
const zoning = upgrade({
  ...ofCorp,
  id: 'zoning',
  title: 'Zoning',
  text: [additionalCost(installing({ type: 'ice' }, { server: 'this' }), click())],
});
const booth = asset({
  ...ofCorp,
  cost: 1,
  id: 'booth',
  title: 'Booth',
  text: [additionalCost(rezzing('this'), click())],
});
const audit = agenda({
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 2,
  points: 1,
  id: 'audit',
  title: 'Audit',
  text: [additionalCost(scoring('this'), credits(3)), additionalCost(advancing('this'), trashFromHand(1))],
});
const router = resource({
  ...ofRunner,
  id: 'router',
  title: 'Router',
  text: [paid([credits(1)], draw(1))],
});
const meter = asset({
  ...ofCorp,
  id: 'meter',
  title: 'Meter',
  text: [additionalCost(using({ type: 'resource' }, { by: 'opponent', first: 'turn' }), credits(2))],
});
const leash = asset({
  ...ofCorp,
  id: 'leash',
  title: 'Leash',
  text: [additionalCost(jackingOut(), credits(2))],
});
const cards = [
  doubleShift,
  permit,
  customs,
  builders,
  eitherBuild,
  zoning,
  booth,
  audit,
  router,
  meter,
  leash,
];
const at = (where: NonNullable<Position['at']>, position: Omit<Position, 'at' | 'cards'>) =>
  scenario({ at: where, cards, priority: 'every', ...position });
const inRemote = (card: string) => [{ server: 'remote-1', root: [{ card, rezzed: true }] }];
const unpayable = (edition: string) => ({
  allowed: false,
  rule: edition === '1.4' ? '1.15.9' : '1.16.10',
  because: 'additionalCostUnpayable',
});

rule(both('1.15.9', '1.16.10'), 'an operation that costs a click more is paid for with it', (edition) => {
  const table = at('corp.action', { corp: { clicks: 2, credits: 2, hq: ['Double Shift', 'Hedge Fund'] } });
  table.corp.plays('Double Shift');
  expect([table.corp.clicks, table.corp.credits]).toEqual([2 - 1 - 1, 2 - 2 + 6]);
  const late = at('corp.action', { corp: { clicks: 1, credits: 9, hq: ['Double Shift', 'Hedge Fund'] } });
  expect(late.moves).not.toContain('play Double Shift');
  expect(late.moves).toContain('play Hedge Fund');
  expect(late.corp.explain('play Double Shift')).toEqual(unpayable(edition));
});

rule(
  both('1.15.9b', '1.16.10b'),
  'play cost and additional cost are paid at once or not at all',
  (edition) => {
    const playing = (credits: number, grip: string[]) =>
      at('runner.action', { corp: { servers: inRemote('Permit') }, runner: { credits, grip } });
    const table = playing(6, ['Sure Gamble', 'Daily Casts', 'Forger']);
    table.runner.plays('Sure Gamble'); // 5, and on top 1 and a card
    expect(table.moves).toEqual(['choose Daily Casts', 'choose Forger']); // not the event itself
    expect(table.runner.credits).toBe(6); // nothing is paid before everything is chosen
    table.runner.chooses('Forger');
    expect(table.runner.credits).toBe(6 - 5 - 1 + 9);
    expect(table.runner.discardPile).toEqual(['Forger', 'Sure Gamble']);
    expect(playing(5, ['Sure Gamble', 'Forger']).runner.explain('play Sure Gamble')).toEqual(
      unpayable(edition),
    );
    // The event itself lies in the play area by then: it is no card to trash.
    expect(playing(6, ['Sure Gamble']).runner.explain('play Sure Gamble')).toEqual(unpayable(edition));
  },
);

rule(both('1.15.9', '1.16.10'), 'what a card costs on top to be installed is paid with it', (edition) => {
  const table = at('runner.action', { runner: { credits: 2, grip: ['Customs', 'Forger'] } });
  table.runner.installs('Customs');
  table.runner.chooses('Forger');
  expect(inRig(table, 'Customs')).toBeDefined();
  expect([table.runner.credits, table.runner.discardPile]).toEqual([0, ['Forger']]);
  const alone = at('runner.action', { runner: { credits: 2, grip: ['Customs'] } });
  expect(alone.moves).not.toContain('install Customs');
  expect(alone.runner.explain('install Customs')).toEqual(unpayable(edition));
});

rule(both('1.15.9a', '1.16.10a'), 'an install by an effect may be declined for its additional cost', () => {
  const building = () => {
    const table = at('runner.action', { runner: { credits: 2, grip: ['Builders', 'Customs', 'Forger'] } });
    table.runner.plays('Builders'); // install a card from the grip
    table.runner.chooses('Customs');
    expect(table.decision).toMatchObject({ kind: 'payOrNot', seat: 'runner' });
    return table;
  };
  const declined = building();
  declined.runner.declines();
  expect(declined.runner.hand.toSorted()).toEqual(['Customs', 'Forger']);
  expect(declined.runner.credits).toBe(2);
  const accepted = building();
  accepted.runner.accepts();
  accepted.runner.chooses('Forger');
  expect(titles(accepted.runner.seen.runner.rig)).toEqual(['Customs']);
  expect(accepted.runner.credits).toBe(0);
});

rule(both('9.11.3e', '9.12.3e'), 'who chooses to install agrees to what it costs on top', () => {
  const table = at('runner.action', { runner: { credits: 2, grip: ['Either Build', 'Customs', 'Forger'] } });
  table.runner.plays('Either Build');
  table.runner.choosesMode(1);
  table.runner.chooses('Customs');
  expect(table.decision?.kind).toBe('pay'); // not asked whether
});

rule(both('1.15.9', '1.16.10'), 'where the server makes ice cost more, only there', (edition) => {
  const building = (clicks: number) =>
    at('corp.action', { corp: { clicks, credits: 5, hq: ['Tithe'], servers: inRemote('Zoning') } });
  const table = building(2);
  table.corp.installs('Tithe', 'remote-1');
  expect(table.corp.clicks).toBe(2 - 1 - 1);
  const late = building(1);
  expect(late.moves).toContain('install Tithe hq');
  expect(late.moves).toContain('install Tithe new-remote');
  expect(late.moves).not.toContain('install Tithe remote-1');
  expect(late.corp.explain('install Tithe remote-1')).toEqual(unpayable(edition));
});

rule(both('1.15.9', '1.16.10'), 'a card that costs a click more to rez', (edition) => {
  const rezzable = (clicks: number) =>
    at('5.6.2a', {
      corp: { clicks, credits: 1, servers: [{ server: 'remote-1', root: ['Booth'] }] },
    });
  const table = rezzable(1);
  table.corp.rezzes('Booth');
  expect([table.corp.clicks, table.corp.credits]).toEqual([0, 0]);
  expect(rezzable(0).corp.explain('rez Booth')).toEqual(unpayable(edition));
});

rule(both('1.15.9', '1.16.10'), 'an agenda that costs something to score is paid for first', (edition) => {
  const scorable = (credits: number) =>
    at('5.6.2a', {
      corp: { credits, servers: [{ server: 'remote-1', root: [{ card: 'Audit', advancement: 2 }] }] },
    });
  const table = scorable(3);
  table.corp.scores('Audit');
  expect([table.corp.credits, table.corp.scored]).toEqual([0, ['Audit']]);
  const poor = scorable(2);
  expect(poor.moves).not.toContain('score Audit');
  expect(poor.corp.explain('score Audit')).toEqual(unpayable(edition));
});

rule(both('1.15.9b', '1.16.10b'), 'advancing a card that asks for more on top', (edition) => {
  const advanceable = (hq: string[]) =>
    at('corp.action', { corp: { credits: 1, hq, servers: [{ server: 'remote-1', root: ['Audit'] }] } });
  const table = advanceable(['Tithe']);
  table.corp.advances('Audit');
  expect(table.corp.credits).toBe(1); // one payment, not yet chosen with what
  table.corp.chooses('Tithe');
  expect([table.corp.credits, table.corp.discardPile.length]).toEqual([0, 1]);
  expect(inServers(table, 'Audit')?.counters.advancement).toBe(1);
  const empty = advanceable([]);
  expect(empty.moves).not.toContain('advance Audit');
  expect(empty.corp.explain('advance Audit')).toEqual(unpayable(edition));
});

rule(both('1.15.9', '1.16.10'), 'using a card costs more, the first time each turn', (edition) => {
  const metered = (credits: number) =>
    at('5.7.1e', { corp: { servers: inRemote('Meter') }, runner: { credits, rig: ['Router'] } });
  const table = metered(5);
  table.runner.uses('Router'); // 1, and 2 on top
  expect(table.runner.credits).toBe(5 - 1 - 2);
  table.runner.uses('Router');
  expect(table.runner.credits).toBe(2 - 1);
  expect(metered(2).runner.explain('use Router 1')).toEqual(unpayable(edition));
});

rule(both('1.15.9', '1.16.10'), 'jacking out costs more, or is not offered', (edition) => {
  const running = (credits: number) => {
    const table = at('runner.action', { corp: { servers: inRemote('Leash') }, runner: { credits } });
    table.runner.takes('run hq');
    return table;
  };
  const table = running(2);
  for (let passes = 0; passes < 9 && table.decision?.kind === 'window'; passes++)
    table.choose(table.decision.seat, 'pass');
  table.runner.takes('jack out');
  expect(table.runner.credits).toBe(0);
  expect(table.runner.seen.run).toBeNull();
  const poor = running(1);
  for (let passes = 0; passes < 9 && poor.runner.seen.run !== null; passes++) {
    const seat = poor.decision?.seat ?? 'runner';
    if (seat === 'runner') expect(poor.runner.explain('jack out')).toEqual(unpayable(edition));
    poor.choose(seat, 'pass');
  }
  expect(poor.happened('jackedOut')).toEqual([]);
  expect(poor.happened('runSuccessful')).toHaveLength(1); // the step for it was passed over
});

const levy = asset({
  ...ofCorp,
  id: 'levy',
  title: 'Levy',
  text: [
    additionalCost(playing({ type: 'event' }, { by: 'opponent' }), credits(1)),
    additionalCost(installing({ type: 'resource' }, { by: 'opponent' }), trashFromHand(1)),
  ],
});
/** Each of the two asks for the same. */
const twoLevies = ['remote-1', 'remote-2'].map((server) => ({
  server,
  root: [{ card: 'Levy', rezzed: true }],
}));

rule(both('1.15.9b', '1.16.10b'), 'two additional costs of one kind are both due, at once', (edition) => {
  const levied = (credits: number, grip: string[]) =>
    scenario({
      at: 'runner.action',
      cards: [levy],
      corp: { servers: twoLevies },
      runner: { credits, grip },
    });
  const playing = levied(7, ['Sure Gamble']);
  playing.runner.plays('Sure Gamble');
  expect(playing.runner.credits).toBe(7 - 5 - 1 - 1 + 9);
  expect(levied(6, ['Sure Gamble']).runner.explain('play Sure Gamble')).toEqual(unpayable(edition));

  const installing = levied(5, ['Smartware Distributor', 'Forger', 'Diesel', 'Sure Gamble']);
  installing.runner.installs('Smartware Distributor');
  installing.runner.chooses('Diesel');
  expect(installing.runner.discardPile).toEqual([]); // not one without the other
  installing.runner.chooses('Forger');
  expect(installing.runner.discardPile.toSorted()).toEqual(['Diesel', 'Forger']);
  expect(inRig(installing, 'Smartware Distributor')).toBeDefined();
  const alone = levied(5, ['Smartware Distributor', 'Diesel']);
  expect(alone.runner.explain('install Smartware Distributor')).toEqual(unpayable(edition));
  expect(alone.runner.hand.length).toBe(2);
});

const ledgerAgenda = agenda({
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 2,
  points: 1,
  id: 'ledger_agenda',
  title: 'Ledger Agenda',
  text: [additionalCost(scoring('this'), trashFromHand(1)), additionalCostToSteal(trashFromHand(1))],
});
const clerk = asset({
  ...ofCorp,
  id: 'clerk',
  title: 'Clerk',
  text: [when(trashing(undefined, { by: 'any' }), gainCredits(1))],
});

rule(
  both('10.3.4', '1.16.10c 10.3.4'),
  'what paying for something that costs nothing by itself sets off resolves before it is done',
  () => {
    const position = {
      cards: [ledgerAgenda, clerk],
      priority: 'every' as const,
    };
    const servers = [
      { server: 'remote-1', root: [{ card: 'Ledger Agenda', advancement: 2 }] },
      { server: 'remote-2', root: [{ card: 'Clerk', rezzed: true }] },
    ];
    const scored = scenario({ ...position, at: '5.6.2a', corp: { credits: 0, hq: ['Tithe'], servers } });
    scored.corp.scores('Ledger Agenda');
    scored.corp.chooses('Tithe');
    expect([scored.moves, scored.corp.scored, scored.corp.discardPile]).toEqual([
      ['trigger Clerk 1 Tithe'],
      [],
      ['Tithe'],
    ]);
    scored.corp.triggers('Clerk');
    expect([scored.corp.credits, scored.corp.scored]).toEqual([1, ['Ledger Agenda']]);

    const stolen = scenario({
      ...position,
      priority: 'useful',
      at: 'runner.action',
      corp: { credits: 0, servers },
      runner: { grip: ['Diesel'] },
    });
    stolen.runner.takes('run remote-1');
    stolen.runner.takes('continue');
    stolen.runner.accepts(); // the one card of the grip
    expect(stolen.happened('trashed', 'creditsGained', 'stolen').map(({ kind }) => kind)).toEqual([
      'trashed',
      'creditsGained',
      'stolen',
    ]);
  },
);
