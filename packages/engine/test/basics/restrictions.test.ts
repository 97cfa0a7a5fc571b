import { describeText } from '@lastclick/engine';
import {
  action,
  advanceOnlyIf,
  atLeast,
  breaching,
  type CardText,
  canBeAdvanced,
  choose,
  click,
  credits,
  draw,
  duringYourActionPhase,
  endTheRun,
  gainsText,
  happened,
  hostedCounters,
  ice,
  install,
  installed,
  installedThisTurn,
  installing,
  installOnlyIf,
  installOnlyIn,
  inZone,
  is,
  losesText,
  move,
  not,
  only,
  onlyIf,
  paid,
  placeCounters,
  playing,
  preventing,
  removeTags,
  rez,
  rezOnlyIf,
  runnerIsTagged,
  scoreOnlyIf,
  sub,
  succeeding,
  swap,
  takeBadPublicity,
  takeTags,
  takingTags,
  theirs,
  trash,
  trashSource,
  upgrade,
  useOnlyIf,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { agendaWith, assetWith, eventWith, operationWith, resourceWith } from '../abilities/test-cards.ts';
import { goOn } from '../runs/run-table.ts';

// What a card says of when and where something can be done with it.

const RESTRICTION = both('9.3.3b 9.1.8c', '9.3.3b 9.1.8c');
const NOT_MET = { allowed: false, because: 'conditionNotMet' } as const;

const upgradeWith = (title: string, text: CardText) =>
  upgrade({
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
    title,
    subtypes: [],
    faction: 'neutral_corp',
    cost: 0,
    trash: 1,
    ...text,
  });

const toAction = (table: Table): void => {
  while (table.decision?.kind !== 'action') goOn(table);
};

describe('installing', () => {
  const journalism = resourceWith('Investigative Journalism', {
    text: [
      installOnlyIf(atLeast(1, theirs('badPublicity'))),
      action([click(4), trashSource], takeBadPublicity(1)),
    ],
  });

  refuses(RESTRICTION, 'Investigative Journalism without bad publicity', () => {
    const at = (badPublicity: number) =>
      scenario({
        at: 'runner.action',
        cards: [journalism],
        corp: { badPublicity },
        runner: { grip: ['Investigative Journalism'] },
      });
    expect(at(0).runner.explain('install Investigative Journalism')).toEqual({
      ...NOT_MET,
      rule: '9.3.3b',
    });
    expect(at(0).moves).not.toContain('install Investigative Journalism');
    expect(at(1).moves).toContain('install Investigative Journalism');
  });

  refuses(RESTRICTION, 'the same by an effect', () => {
    const helper = eventWith('Helper', install(choose(inZone('grip', { can: 'install' }))));
    const table = scenario({
      at: 'runner.action',
      cards: [journalism, helper],
      runner: { grip: ['Helper', 'Investigative Journalism', 'Telework Contract'], credits: 9 },
    });
    table.runner.plays('Helper');
    // It is no card that could be installed, so the other one is.
    expect(table.runner.seen.runner.rig.map(({ title }) => title)).toEqual(['Telework Contract']);
  });

  rule(
    RESTRICTION,
    'Data Leak Reversal: after a successful run on a central server, and for that turn',
    () => {
      const reversal = resourceWith('Data Leak Reversal', {
        text: [installOnlyIf(happened(succeeding('central')))],
      });
      const table = scenario({
        at: 'runner.action',
        cards: [reversal],
        corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
        runner: { grip: ['Data Leak Reversal', 'Data Leak Reversal'] },
      });
      table.runner.takes('run remote-1');
      toAction(table);
      expect(table.runner.explain('install Data Leak Reversal')).toMatchObject(NOT_MET);
      table.runner.takes('run archives');
      toAction(table);
      table.runner.installs('Data Leak Reversal');
      expect(table.runner.seen.runner.rig.map(({ title }) => title)).toEqual(['Data Leak Reversal']);
    },
  );
});

describe('rezzing', () => {
  const judge = assetWith('Zealous Judge', {
    text: [rezOnlyIf(runnerIsTagged), action([click(), credits(1)], takeTags(1))],
  });
  const company = assetWith('Front Company', { text: [rezOnlyIf({ if: 'during', what: 'yourTurn' })] });
  const quest = assetWith('Daily Quest', { text: [rezOnlyIf(duringYourActionPhase)] });

  refuses(RESTRICTION, 'Zealous Judge while the Runner is not tagged', () => {
    const at = (tags: number) =>
      scenario({
        at: '5.6.2a',
        cards: [judge],
        priority: 'every',
        corp: { servers: [{ server: 'remote-1', root: ['Zealous Judge'] }] },
        runner: { tags },
      });
    expect(at(0).corp.explain('rez Zealous Judge')).toEqual({ ...NOT_MET, rule: '9.3.3b' });
    expect(at(0).moves).toEqual(['pass']);
    expect(at(1).moves).toEqual(['rez Zealous Judge', 'pass']);
  });

  refuses(RESTRICTION, 'Front Company and Daily Quest outside the time they name', () => {
    const at = (step: string) =>
      scenario({
        at: step,
        priority: 'every',
        cards: [company, quest],
        corp: {
          credits: 9,
          servers: [
            { server: 'remote-1', root: ['Front Company'] },
            { server: 'remote-2', root: ['Daily Quest'] },
          ],
        },
      });
    const rezzable = (step: string): string[] => {
      const table = at(step);
      if (table.awaits === 'runner') table.runner.passes();
      return table.moves.filter((move) => move.startsWith('rez'));
    };
    expect(rezzable('5.6.1b')).toEqual(['rez Front Company']);
    expect(rezzable('5.6.2a')).toEqual(['rez Front Company', 'rez Daily Quest']);
    expect(rezzable('5.7.1a')).toEqual([]);
  });

  refuses(RESTRICTION, 'the same by an effect', () => {
    const helper = operationWith('Helper', rez(choose(installed('asset'))));
    const table = scenario({
      cards: [judge, helper],
      corp: { hq: ['Helper', 'Helper'], servers: [{ server: 'remote-1', root: ['Zealous Judge'] }] },
    });
    table.corp.plays('Helper');
    expect(table.happened('rezzed')).toEqual([]);
  });
});

describe('where a card can be', () => {
  const LOCATION = both('8.2.12 4.7.8g', '8.5.12 4.6.6h');
  const costa = upgradeWith('La Costa Grid', {
    text: [
      installOnlyIn('remote'),
      whenYourTurnBegins(placeCounters('advancement', 1, choose({ in: 'root', server: 'this' }))),
    ],
  });
  const mwanza = upgradeWith('Mwanza City Grid', { text: [installOnlyIn(['hq', 'rd'])] });
  const button = upgradeWith('Panic Button', {
    text: [installOnlyIn('hq'), onlyIf({ if: 'run', on: 'hq' }, paid([credits(1)], draw(1)))],
  });
  const places = (title: string): string[] =>
    scenario({
      cards: [costa, mwanza, button],
      corp: { hq: [title], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    })
      .moves.filter((move) => move.startsWith(`install ${title} `))
      .map((move) => move.slice(`install ${title} `.length));

  rule(LOCATION, 'some upgrades are installed in some servers only', () => {
    expect(places('La Costa Grid')).toEqual(['remote-1', 'new-remote']);
    expect(places('Mwanza City Grid')).toEqual(['hq', 'rd']);
    expect(places('Panic Button')).toEqual(['hq']);
  });

  refuses(LOCATION, 'another server', () => {
    const table = scenario({ cards: [costa], corp: { hq: ['La Costa Grid'] } });
    expect(table.corp.explain('install La Costa Grid archives')).toMatchObject({
      allowed: false,
      because: 'notInThisServer',
    });
    expect(table.corp.explain('install La Costa Grid new-remote')).toMatchObject({ allowed: true });
  });

  rule(LOCATION, 'an effect moves or swaps it to no other server', () => {
    const costaGrid = choose({ type: 'upgrade', server: 'remote' });
    const mover = operationWith('Mover', move(costaGrid, { server: 'hq', at: 'root' }));
    const swapper = operationWith('Swapper', swap(choose({ type: 'upgrade' }, 2)));
    const after = (title: string, card: string) => {
      const table = scenario({
        cards: [costa, mover, swapper, upgradeWith('Anchor', {}), upgradeWith('Free', {})],
        corp: {
          hq: [title],
          servers: [
            { server: 'hq', root: ['Anchor'] },
            { server: 'remote-1', root: [card] },
          ],
        },
      });
      if (table.moves.includes(`play ${title}`)) table.corp.plays(title);
      while (table.decision?.kind === 'target') goOn(table);
      const { servers } = table.corp.seen.corp;
      return ['Anchor', card].map(
        (one) => servers.find(({ root }) => root.some((lying) => lying.title === one))?.server,
      );
    };
    expect(after('Mover', 'La Costa Grid')).toEqual(['hq', 'remote-1']);
    expect(after('Swapper', 'La Costa Grid')).toEqual(['hq', 'remote-1']);
    expect(after('Mover', 'Free')).toEqual(['hq', 'hq']);
    expect(after('Swapper', 'Free')).toEqual(['remote-1', 'hq']);
  });
});

describe('advancing, scoring, using', () => {
  const tyrant = ice({
    id: 'tyrant',
    title: 'Tyrant',
    subtypes: ['barrier'],
    faction: 'neutral_corp',
    cost: 0,
    strength: 4,
    text: [
      canBeAdvanced,
      advanceOnlyIf(is('this', { rezzed: true })),
      { ...gainsText('this', sub(endTheRun)), times: hostedCounters('advancement') },
    ],
  });

  refuses(both('1.17.2', '1.18.2'), 'Tyrant is advanced only while it is rezzed', () => {
    const at = (rezzed: boolean) =>
      scenario({
        cards: [tyrant, operationWith('Gift', placeCounters('advancement', 1, choose({ can: 'advance' })))],
        corp: { hq: ['Gift'], servers: [{ server: 'hq', ice: [{ card: 'Tyrant', rezzed }] }] },
      });
    expect(at(false).corp.explain('advance Tyrant')).toMatchObject(NOT_MET);
    const rezzed = at(true);
    rezzed.corp.advances('Tyrant');
    rezzed.corp.plays('Gift');
    expect(rezzed.corp.seen.corp.servers[0]?.ice[0]?.counters.advancement).toBe(2);
    // Unrezzed it is no card that can be advanced for an effect either.
    const unrezzed = at(false);
    expect(unrezzed.corp.seen.corp.servers[0]?.ice[0]?.canBeAdvanced).toBeUndefined();
  });

  refuses(RESTRICTION, 'Vulnerability Audit in the turn it was installed', () => {
    const audit = agendaWith('Vulnerability Audit', {
      text: [scoreOnlyIf(not(is('this', installedThisTurn)))],
    });
    const table = scenario({
      cards: [{ ...audit, advancement: 0 }],
      priority: 'every',
      corp: { hq: ['Vulnerability Audit'], servers: [{ server: 'remote-1', root: ['Vulnerability Audit'] }] },
    });
    table.corp.installs('Vulnerability Audit', 'new-remote');
    while (table.decision?.kind === 'trashLikeCards') goOn(table);
    const scores = table.moves.filter((move) => move.startsWith('score'));
    expect(scores).toHaveLength(1);
    table.corp.takes(table.keys.find((key) => key.startsWith('score')) ?? '');
    expect(table.corp.seen.corp.servers.map(({ server }) => server)).toContain('remote-2');
    expect(table.corp.scored).toEqual(['Vulnerability Audit']);
  });

  const rifle = resourceWith('Unregistered S&W 35', {
    text: [
      useOnlyIf(happened(succeeding('hq'))),
      action(
        [click(2)],
        trash(choose({ in: 'root', server: 'remote', rezzed: true, subtype: ['bioroid', 'executive'] })),
      ),
    ],
  });
  const target = { ...assetWith('Boss', {}), subtypes: ['executive'] } as const;

  refuses(both('9.3.3c', '9.3.3c'), "Unregistered S&W '35 before a successful run on HQ", () => {
    const table = scenario({
      at: 'runner.action',
      cards: [rifle, target],
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Boss', rezzed: true }] }] },
      runner: { rig: ['Unregistered S&W 35'] },
    });
    expect(table.runner.explain('use Unregistered S&W 35 1')).toEqual({ ...NOT_MET, rule: '9.3.3c' });
    table.runner.takes('run hq');
    toAction(table);
    table.runner.uses('Unregistered S&W 35');
    expect(table.corp.discardPile).toEqual(['Boss']);
  });

  refuses(both('9.3.3c', '9.3.3c'), 'interrupts of a card are used as little as its other abilities', () => {
    const flip = resourceWith('Switch', {
      text: [
        useOnlyIf({ if: 'during', what: 'yourTurn' }),
        paid([trashSource], removeTags(1)),
        preventing(takingTags(), [trashSource], 'all'),
      ],
    });
    const bait = { ...operationWith('Bait', { effect: 'gain', what: 'tags', amount: 1 }) };
    const tag = resourceWith('Mischief', {
      text: [action([click()], { effect: 'gain', what: 'tags', amount: 1 })],
    });
    const asked = (side: 'corp' | 'runner') => {
      const table = scenario({
        at: `${side}.action`,
        cards: [flip, bait, tag],
        corp: { hq: ['Bait'] },
        runner: { rig: ['Switch', 'Mischief'] },
      });
      if (side === 'corp') table.corp.plays('Bait');
      else table.runner.uses('Mischief');
      return table.moves.includes('use Switch 1') || table.moves.includes('interrupt Switch 1');
    };
    expect(asked('runner')).toBe(true);
    expect(asked('corp')).toBe(false);
  });

  rule(both('9.3.3b', '9.3.3b'), 'a card without its text has no such limits', () => {
    const judge = assetWith('Zealous Judge', { text: [rezOnlyIf(runnerIsTagged)] });
    const blank = assetWith('Blank', { text: [losesText({ type: 'asset', rezzed: false }, 'printed')] });
    const at = (withBlank: boolean) =>
      scenario({
        at: '5.6.2a',
        priority: 'every',
        cards: [judge, blank],
        corp: {
          servers: [
            { server: 'remote-1', root: ['Zealous Judge'] },
            ...(withBlank ? [{ server: 'remote-2', root: [{ card: 'Blank', rezzed: true }] }] : []),
          ],
        },
      });
    expect(at(false).moves).not.toContain('rez Zealous Judge');
    expect(at(true).moves).toContain('rez Zealous Judge');
  });
});

test('words', () => {
  const said = (text: CardText) => describeText(upgradeWith('Odd', text));
  expect(said({ text: [installOnlyIn(['hq', 'rd'])] })).toBe('Install only in HQ or R&D.');
  expect(said({ text: [rezOnlyIf(duringYourActionPhase)] })).toBe('Rez only during your action phase.');
  expect(said({ text: [advanceOnlyIf(is('this', { rezzed: true }))] })).toBe(
    'Advance only if this upgrade is a rezzed card.',
  );
  expect(said({ text: [useOnlyIf(happened(succeeding('hq')))] })).toBe(
    'Use this upgrade only if the Runner has made a successful run on HQ this turn.',
  );
});

test('what a card cannot limit is refused', () => {
  const made = (text: CardText) => () => scenario({ cards: [upgradeWith('Odd', text)] });
  expect(made({ text: [only(playing('this'), runnerIsTagged)] })).toThrow(
    'limits only what is done with itself',
  );
  expect(made({ text: [only(breaching('hq'), runnerIsTagged)] })).toThrow('limits only');
  expect(made({ text: [only(installing({ type: 'asset' }), runnerIsTagged)] })).toThrow('limits only');
  expect(made({ text: [{ static: 'only', deed: installing('this') }] })).toThrow('either a condition or');
  expect(made({ text: [{ static: 'only', deed: { deed: 'rez', card: 'this' }, in: 'hq' }] })).toThrow(
    'only cards of the Corp are installed',
  );
  expect(() => scenario({ cards: [resourceWith('Odd', { text: [installOnlyIn('hq')] })] })).toThrow(
    'in servers',
  );
});
