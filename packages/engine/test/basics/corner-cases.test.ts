// Corners of the basic rules that are easily got wrong.

import { SEATS, view } from '@lastclick/engine';
import {
  action,
  agenda,
  all,
  asset,
  choose,
  chooseUpTo,
  click,
  credits,
  evenStolen,
  event,
  gainCredits,
  gains,
  hardware,
  host,
  hosts,
  install,
  installed,
  inZone,
  maximumHandSize,
  operation,
  placeCounters,
  program,
  recurring,
  resource,
  spendHosted,
  trash,
  using,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { seekAndDestroy } from './corp-test-cards.ts';
import { bigProgram } from './runner-test-cards.ts';

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const titles = (cards: readonly { title?: string }[] | undefined) => (cards ?? []).map((card) => card.title);

// Howler, Priority Construction: the second instruction acts on what the first one moved.
const priorityConstruction = operation({
  ...corpCard,
  id: 'pc',
  title: 'PC',
  play: [install(choose(inZone('hq', { type: 'ice' }))), placeCounters('advancement', 1, 'that')],
});
rule(both('1.14.4', '1.15.4 1.12.2a'), 'an ability goes on with a card it moved itself', () => {
  const table = scenario({ cards: [priorityConstruction], corp: { hq: ['PC', 'Tithe'] } });
  table.corp.plays('PC');
  if (table.decision?.kind === 'destination') table.choose('corp', 'choose hq');
  expect(table.corp.seen.corp.servers[0]?.ice[0]?.counters).toEqual({ advancement: 1 });
});

// A directed rez with an additional cost may be declined.
const openDoors = operation({
  ...corpCard,
  id: 'od',
  title: 'OD',
  play: [{ effect: 'rez', what: choose({ in: 'installed', rezzed: false }) }],
});
rule(both('1.15.9a', '1.16.4c 1.16.10a'), 'the additional cost of a directed rez may be declined', () => {
  const table = scenario({
    priority: 'every',
    cards: [openDoors],
    corp: {
      credits: 5,
      hq: ['OD'],
      scored: ['Hostile Takeover'],
      servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
    },
  });
  table.corp.plays('OD');
  expect(table.keys).toContain('no');
  table.corp.declines();
  expect([table.corp.credits, table.corp.scored]).toEqual([5, ['Hostile Takeover']]);
});

// A second console forced into play is trashed instead of installed (1.4).
const forcedBuild = event({
  ...runnerCard,
  id: 'fb',
  title: 'FB',
  play: [install(all(inZone('grip')))],
});
rule('3.8.5e', 'a second console forced into play is trashed', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [forcedBuild],
    runner: { credits: 9, grip: ['FB', 'Amanuensis'], rig: ['Pantograph'] },
  });
  table.runner.plays('FB');
  expect(titles(table.runner.seen.runner.rig)).toEqual(['Pantograph']);
  expect(table.runner.discardPile.sort()).toEqual(['Amanuensis', 'FB']);
});

// Facedown Runner cards have no type, no subtypes, no name.
const repo = operation({
  ...corpCard,
  id: 'repo',
  title: 'Repo',
  play: [trash(choose(installed('resource')))],
});
rule(both('8.4.2 2.15.3', '8.1.4a 2.15.3 1.8.4b'), 'a facedown Runner card is no resource', () => {
  const table = scenario({
    cards: [repo],
    corp: { hq: ['Repo'] },
    runner: { rig: [{ card: 'Wyldside', faceup: false }, 'Daily Casts'] },
  });
  table.corp.plays('Repo');
  expect(table.runner.discardPile).toEqual(['Daily Casts']);
});

// A facedown card moved for an attribute is revealed.
const recall = operation({
  ...corpCard,
  id: 'rc',
  title: 'RC',
  play: [{ effect: 'move', to: { zone: 'hand' }, what: choose({ in: 'archives', type: 'operation' }) }],
});
rule(both('4.1.2b', '4.1.2a'), 'a facedown card fetched for its type is revealed', () => {
  const table = scenario({
    cards: [recall],
    corp: { hq: ['RC'], archives: [{ card: 'Hedge Fund', faceup: false }] },
  });
  table.corp.plays('RC');
  expect(table.events.some((event) => (event.kind as string) === 'revealed')).toBe(true);
});

// Several installs of one effect.
const massInstall = event({
  ...runnerCard,
  id: 'mi',
  title: 'MI',
  play: [install(chooseUpTo(inZone('grip', { type: 'resource' }), 3))],
});
rule(
  both('8.2.4', '8.5.5'),
  'an effect that installs several cards installs them one after the other',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [massInstall],
      runner: { credits: 9, grip: ['MI', 'Decoy', 'Smartware Distributor'] },
    });
    table.runner.plays('MI');
    while (table.decision?.kind === 'target') table.choose('runner', table.keys[0] ?? '');
    expect(titles(table.runner.seen.runner.rig)).toEqual(['Decoy', 'Smartware Distributor']);
  },
);

// Hosted without being installed: faceup unless said otherwise (26.03).
const shelf = hardware({
  ...runnerCard,
  id: 'shelf',
  title: 'Shelf',
  text: [action([click()], host(choose(inZone('grip'))))],
});
rule(current('1.13.7b'), 'a card hosted without an install is faceup', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [shelf],
    runner: { grip: ['Diesel'], rig: ['Shelf'] },
  });
  table.runner.uses('Shelf');
  expect(table.corp.seen.runner.rig[0]?.hosted[0]).toMatchObject({ title: 'Diesel', faceup: true });
});

// A scored agenda can host.
const library = agenda({
  ...corpCard,
  id: 'library',
  title: 'Library',
  advancement: 1,
  points: 1,
  text: [action([click()], host(choose(inZone('hq'))))],
});
rule(current('1.13.1a'), 'an agenda in a score area can host', () => {
  const table = scenario({ cards: [library], corp: { hq: ['IPO'], scored: ['Library'] } });
  table.corp.uses('Library');
  expect(table.corp.hand).toEqual([]);
  expect(titles(table.corp.seen.corp.scored[0]?.hosted)).toEqual(['IPO']);
});

const archive = agenda({
  ...corpCard,
  id: 'archive',
  title: 'Archive',
  advancement: 1,
  points: 1,
  text: [evenStolen(action([click()], host(choose(inZone('hq')))))],
});
rule(both('1.12.5 4.6.2', '1.13.1a'), 'a stolen agenda hosts too, and everybody sees what lies on it', () => {
  const table = scenario({
    cards: [archive],
    corp: { hq: ['IPO', 'Hedge Fund'] },
    runner: { scored: [{ card: 'Archive', hosted: [{ card: 'Sprint', faceup: true }] }] },
  });
  table.corp.uses('Archive');
  table.corp.chooses('IPO');
  for (const seat of SEATS)
    expect(titles(view(table.game, seat).runner.scored[0]?.hosted)).toEqual(['Sprint', 'IPO']);
  expect(table).toBeSettled();
});

// Hosting an installed card leaves it installed.
const garage = hardware({
  ...runnerCard,
  id: 'garage',
  title: 'Garage',
  text: [action([click()], host(choose(installed('resource'))))],
});
const beacon = resource({ ...runnerCard, id: 'beacon', title: 'Beacon', text: [maximumHandSize(1)] });
rule(both('1.12.2', '1.13.2a'), 'an installed card that is hosted stays installed and active', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [garage, beacon],
    runner: { rig: ['Garage', 'Beacon'] },
  });
  table.runner.uses('Garage');
  expect(titles(table.runner.seen.runner.rig[0]?.hosted)).toEqual(['Beacon']);
  expect(table.runner.maximumHandSize).toBe(6);
});

// A card with a hosting ability of its own is no install destination.
const station = hardware({
  ...runnerCard,
  id: 'station',
  title: 'Station',
  text: [hosts({ type: 'resource' }), action([click()], host(choose(inZone('grip', { type: 'resource' }))))],
});
rule(both('1.12.5b', '1.13.6b'), 'a card that hosts by its own ability is no install destination', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [station],
    runner: { credits: 9, grip: ['Decoy'], rig: ['Station'] },
  });
  expect(table.moves.filter((move) => move.startsWith('install'))).toEqual(['install Decoy']);
});

// An install from a host that turns out impossible must not crash.
const crate = hardware({
  ...runnerCard,
  id: 'crate',
  title: 'Crate',
  text: [action([click()], install(all({ hostedOn: 'this' })))],
});
rule(both('8.1.1 1.12.5d', '8.5.1 1.13.6d'), 'trying to install a hosted event does nothing', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [crate],
    runner: { credits: 9, rig: [{ card: 'Crate', hosted: [{ card: 'Diesel', faceup: false }] }] },
  });
  table.runner.uses('Crate');
  expect(titles(table.runner.seen.runner.rig[0]?.hosted)).toEqual(['Diesel']);
});
// the same with a program too large
const huge = program({ ...runnerCard, id: 'huge', title: 'Huge', memory: 6 });
rule(both('8.1.1', '8.5.1'), 'trying to install a hosted program that does not fit does nothing', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [crate, huge],
    runner: { credits: 9, rig: [{ card: 'Crate', hosted: [{ card: 'Huge', faceup: false }] }] },
  });
  table.runner.uses('Crate');
  expect(titles(table.runner.seen.runner.rig[0]?.hosted)).toEqual(['Huge']);
});

// "Cannot gain credits" and taking credits, which is gaining them.
const austerity = resource({
  ...runnerCard,
  id: 'austerity',
  title: 'Austerity',
  text: [{ static: 'cannot', deed: { deed: 'gainCredits', by: 'opponent' } }],
});
// "Cannot install" and an effect that installs.
const lockout = asset({
  ...corpCard,
  trash: 1,
  id: 'lockout',
  title: 'Lockout',
  text: [{ static: 'cannot', deed: { deed: 'install', by: 'opponent' } }],
});
rule(both('1.2.2'), 'a player who cannot install cards does not install them by an effect either', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [lockout, forcedBuild],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Lockout', rezzed: true }] }] },
    runner: { credits: 9, grip: ['FB', 'Decoy'] },
  });
  if (table.moves.includes('play FB')) table.runner.plays('FB');
  expect(titles(table.runner.seen.runner.rig)).toEqual([]);
});

// Agendas cannot be rezzed, by effects neither.
rule(both('3.2.3', '8.1.2c'), 'an effect does not rez an agenda', () => {
  const table = scenario({
    priority: 'every',
    cards: [openDoors],
    corp: { credits: 5, hq: ['OD'], servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
  });
  if (table.moves.includes('play OD')) table.corp.plays('OD');
  expect(table.corp.seen.corp.servers[3]?.root[0]).toMatchObject({ faceup: false, rezzed: false });
});

// A card whose hosted credits may pay for its own ability.
const selfPaying = resource({
  ...runnerCard,
  id: 'self_paying',
  title: 'Self Paying',
  text: [recurring(2), spendHosted(using()), action([click(), credits(2)], gainCredits(3))],
});
rule(both('1.10.3c 1.10.4b'), 'credits on a card pay for an ability of the same card', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [selfPaying],
    runner: { credits: 0, rig: ['Self Paying'] },
  });
  table.runner.uses('Self Paying');
  if (table.decision?.kind === 'pay') table.choose('runner', table.keys[0] ?? '');
  expect(table.runner.credits).toBe(3);
  expect(table.runner.seen.runner.rig[0]?.counters.credits).toBeUndefined();
});

// In 26.03 an action with no effect may be taken; gaining a credit is refused, drawing a card is not.
rule(
  current('1.2.2 5.2.6b'),
  'the credit action may be taken by a Corp that cannot gain credits, to no effect',
  () => {
    const table = scenario({ cards: [austerity], corp: { credits: 1 }, runner: { rig: ['Austerity'] } });
    expect(table.moves).toContain('gain credit');
    table.corp.takes('gain credit');
    expect([table.corp.credits, table.corp.clicks]).toEqual([1, 2]);
  },
);

// A faceup card in Archives that could not be installed after all lies there as before.
const rebuild = operation({
  ...corpCard,
  id: 'rebuild',
  title: 'Rebuild',
  play: [install(all({ in: 'archives' }))],
});
rule(both('8.1.1', '8.5.1'), 'a card that could not be installed from Archives stays faceup there', () => {
  const table = scenario({ cards: [rebuild], corp: { hq: ['Rebuild'], archives: ['Hedge Fund'] } });
  table.corp.plays('Rebuild');
  expect(table.runner.seen.corp.archives[0]).toMatchObject({ title: 'Hedge Fund', faceup: true });
});

// Types and subtypes of inactive cards: kept, except by facedown Runner cards.
const recallTransaction = operation({
  ...corpCard,
  id: 'rt',
  title: 'RT',
  play: [{ effect: 'move', to: { zone: 'hand' }, what: choose({ in: 'archives', subtype: 'transaction' }) }],
});
const evict = operation({
  ...corpCard,
  id: 'evict',
  title: 'Evict',
  play: [trash(choose({ in: 'installed', subtype: 'location' }))],
});
const painter = asset({
  ...corpCard,
  id: 'painter',
  title: 'Painter',
  trash: 1,
  text: [gains({ type: 'ice' }, 'barrier')],
});
rule(both('2.15.3 1.8.4b'), 'inactive cards keep their type, facedown Runner cards do not', () => {
  const table = scenario({
    cards: [recall],
    corp: {
      hq: ['RC'],
      archives: [
        { card: 'Hedge Fund', faceup: false },
        'Tithe',
        'IPO',
        { card: 'PAD Campaign', faceup: false },
      ],
    },
  });
  table.corp.plays('RC'); // an operation from Archives
  expect(table.moves).toEqual(['choose Hedge Fund', 'choose IPO']);
  const facedown = scenario({
    priority: 'every',
    cards: [repo],
    corp: { hq: ['Repo'] },
    runner: { rig: [{ card: 'Wyldside', faceup: false }, 'Daily Casts', 'Decoy'] },
  });
  facedown.corp.plays('Repo');
  expect(facedown.moves).toEqual(['choose Daily Casts', 'choose Decoy']);
});
rule(both('2.16.4'), 'inactive cards keep their subtypes, facedown Runner cards do not', () => {
  const table = scenario({
    cards: [recallTransaction],
    corp: {
      hq: ['RT'],
      archives: [
        { card: 'Hedge Fund', faceup: false },
        'Scorched Earth',
        'Beanstalk Royalties',
        'PAD Campaign',
      ],
    },
  });
  table.corp.plays('RT');
  expect(table.moves).toEqual(['choose Hedge Fund', 'choose Beanstalk Royalties']);
  const facedown = scenario({
    cards: [evict],
    corp: { hq: ['Evict'] },
    runner: { rig: [{ card: 'Wyldside', faceup: false }, 'Crash Space'] },
  });
  facedown.corp.plays('Evict');
  expect(facedown.runner.discardPile).toEqual(['Crash Space']);
  // So it is in a game in which subtypes are given to other cards.
  const given = scenario({
    cards: [evict, painter],
    corp: { hq: ['Evict'], servers: [{ server: 'remote-1', root: [{ card: 'Painter', rezzed: true }] }] },
    runner: { rig: [{ card: 'Wyldside', faceup: false }, 'Crash Space'] },
  });
  given.corp.plays('Evict');
  expect(given.runner.discardPile).toEqual(['Crash Space']);
});

rule(
  both('8.4.2', '8.1.4a'),
  'a facedown program takes up no memory, is no program, breaks nothing and is no copy of a unique card',
  () => {
    const facedown = (card: string) => ({ card, faceup: false });
    const table = scenario({
      at: 'corp.action',
      cards: [bigProgram, seekAndDestroy],
      corp: { hq: ['Seek and Destroy'] },
      runner: { rig: [facedown('Big Program'), facedown('Big Program'), 'Fermenter'] },
    });
    expect(table.runner.memory).toEqual({ limit: 4, used: 1 });
    expect(table).toBeSettled(); // six of memory would be too much
    table.corp.plays('Seek and Destroy'); // a program or a piece of hardware
    expect(table.runner.discardPile).toEqual(['Fermenter']); // the only one there is
    expect(table.runner.seen.runner.rig.length).toBe(2);

    const inARun = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: { credits: 0, servers: [{ server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] }] },
      runner: { credits: 9, rig: [facedown('Corroder'), facedown('Fransofia Ward'), 'Fransofia Ward'] },
    });
    expect(inARun.runner.seen.runner.rig.length).toBe(3); // unique by name, but one has none
    inARun.runner.takes('run hq');
    for (let i = 0; i < 20 && inARun.happened('iceEncountered').length === 0; i++)
      inARun.choose(inARun.awaits ?? 'corp', 'pass');
    inARun.runner.passes(); // the Corp is too poor for Fransofia Ward
    expect([inARun.decision?.kind, inARun.moves]).toEqual(['window', ['pass']]);
  },
);
