import { all, credits, gainCredits, preventing, trash, uninstalling, when } from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { agendaWith, assetWith, operationWith, programWith, resourceWith, rezzed } from './test-cards.ts';

// What a checkpoint does, and when there is one.

const small = programWith('Small', 1);
const other = programWith('Other', 1);
const large = programWith('Large', 2);
const tiny = programWith('Tiny', 0);
const blackout = operationWith('Blackout', trash(all({ in: 'installed', type: 'hardware' })));

rule(both('10.3.1a 9.6.5a'), 'abilities met since the last checkpoint become pending together', () => {
  const first = assetWith('First', { text: [when({ deed: 'draw' }, gainCredits(1))] });
  const second = assetWith('Second', { text: [when({ deed: 'draw' }, gainCredits(2))] });
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [first, second],
    corp: { credits: 0, servers: rezzed('First', 'Second') },
  });
  table.corp.takes('draw card');
  expect(table.moves).toEqual(['trigger First 1', 'trigger Second 1']);
});

rule(both('10.3.1b'), 'effects whose time is over are removed', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: {
      clicks: 0,
      servers: [
        { server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 3 }] },
        { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 4 }] },
      ],
    },
  });
  table.corp.scores('Luminal Transubstantiation'); // gain 3 clicks; no more scoring this turn
  for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
  expect(table.game.state.lingering).toEqual([]);
  for (let i = 0; i < 4; i++) table.runner.takes('gain credit');
  expect(table.corp.explain('score Offworld Office')).toMatchObject({ allowed: true });
});

rule(both('10.3.1c 1.7.2a'), 'seven agenda points win, for either player', () => {
  const six = ['Offworld Office', 'Offworld Office', 'Offworld Office'];
  const corp = scenario({ at: '5.6.2a', corp: { scored: [...six, 'Hostile Takeover'] } });
  expect(corp.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' });
  const runner = scenario({ at: '5.6.2a', runner: { scored: [...six, 'Hostile Takeover'] } });
  expect(runner.outcome).toEqual({ winner: 'runner', reason: 'agendaPoints' });
  const neither = scenario({ at: '5.6.2a', corp: { scored: six }, runner: { scored: six } });
  expect(neither.outcome).toBeNull();
});

rule(both('10.3.1c 1.7.1a'), 'both players at seven is a draw', () => {
  const seven = ['Offworld Office', 'Offworld Office', 'Offworld Office', 'Hostile Takeover'];
  const table = scenario({ at: '5.6.2a', corp: { scored: seven }, runner: { scored: seven } });
  expect(table.outcome).toEqual({ winner: 'draw', reason: 'bothAgendaPoints' });
});

rule(both('10.3.1c'), 'the game is won before what the score set off can resolve', () => {
  const windfall = agendaWith('Windfall', {
    text: [when({ deed: 'score', card: 'this' }, gainCredits(20))],
  });
  const table = scenario({
    at: '5.6.2a',
    cards: [windfall],
    corp: {
      credits: 0,
      scored: ['Offworld Office', 'Offworld Office', 'Hostile Takeover'],
      servers: [{ server: 'remote-1', root: [{ card: 'Windfall', advancement: 3 }] }],
    },
  });
  table.corp.scores('Windfall'); // 5 + 2 points
  expect(table.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' });
  expect(table.corp.credits).toBe(0);
});

rule(both('10.3.1d', '10.1.1 10.3.1d'), 'of two active unique cards with one name the newer stays', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      servers: [
        { server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] },
        { server: 'remote-2', root: ['Jeeves Model Bioroids'] },
      ],
    },
  });
  expect(table.corp.discardPile).toEqual([]); // the unrezzed copy is not active
  table.corp.rezzes('Jeeves Model Bioroids');
  expect(table.corp.discardPile).toEqual(['Jeeves Model Bioroids']);
  expect(table.corp.seen.corp.servers.map(({ server }) => server)).toEqual([
    'hq',
    'rd',
    'archives',
    'remote-2',
  ]);
});

rule(
  both('10.3.1d 10.3.3', '10.3.1d 10.3.3'),
  'what sees the older copy trashed is pending before anybody has priority (ruling 32)',
  () => {
    const heir = assetWith('Heir', { text: [when({ deed: 'trash', by: 'any' }, gainCredits(7))] });
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      cards: [heir],
      corp: {
        credits: 2,
        servers: [
          { server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] },
          { server: 'remote-2', root: ['Jeeves Model Bioroids'] },
          { server: 'remote-3', root: [{ card: 'Heir', rezzed: true }] },
        ],
      },
    });
    table.corp.rezzes('Jeeves Model Bioroids');
    expect(table.corp.discardPile).toEqual(['Jeeves Model Bioroids']);
    expect(table.moves).toEqual(['trigger Heir 1 Jeeves Model Bioroids']);
    table.choose('corp', table.keys[0] ?? '');
    expect(table.corp.credits).toBe(2 - 2 + 7);
    expect(table).toBeSettled();
  },
);

rule(
  both('10.3.1e 10.3.3'),
  'what sees a program trashed for want of memory is pending before anybody has priority (ruling 32)',
  () => {
    const loss = programWith('Loss', 1, { text: [when(uninstalling('this'), gainCredits(7))] });
    const table = scenario({
      at: 'runner.action',
      cards: [loss, large],
      runner: { credits: 0, rig: ['Large', 'Large', 'Loss'] },
    });
    table.runner.chooses('Loss');
    expect(table.runner.credits).toBe(7);
    expect(table).toBeSettled();
  },
);

rule(both('10.3.1d', '10.1.1 10.3.1d'), 'cards with another name are left alone', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 9, rig: ['Wyldside', 'Joshua B.'], grip: ['Wyldside'] },
  });
  table.runner.installs('Wyldside');
  expect(table.runner.discardPile).toEqual(['Wyldside']);
  expect(table.runner.seen.runner.rig.map((card) => card.title)).toEqual(['Joshua B.', 'Wyldside']);
});

rule(current('10.1.1'), 'trashing the older copy cannot be prevented', () => {
  const guardian = resourceWith('Guardian', {
    text: [preventing({ deed: 'trash', by: 'any', card: { type: 'resource' } }, [credits(0)], 'all')],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [guardian],
    runner: { credits: 9, rig: ['Guardian', 'Wyldside'], grip: ['Wyldside'] },
  });
  table.runner.installs('Wyldside');
  expect(table.decision?.kind).toBe('action'); // nobody could interrupt
  expect(table.runner.discardPile).toEqual(['Wyldside']);
});

rule(current('10.3.1d'), 'of two consoles the newer stays', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 9, rig: ['Forger'], grip: ['Pantograph'] },
  });
  table.runner.installs('Pantograph');
  expect(table.runner.discardPile).toEqual(['Forger']);
});

rule(
  both('10.3.1e'),
  'over the memory limit, the Runner trashes a set with nothing superfluous in it',
  () => {
    const position = {
      at: 'corp.action',
      priority: 'every' as const,
      cards: [small, other, large, tiny, blackout],
      corp: { hq: ['Blackout'] },
      runner: { rig: ['Dyson Mem Chip', 'Akamatsu Mem Chip', 'Small', 'Other', 'Large', 'Large', 'Tiny'] },
    };
    const table = scenario(position);
    expect(table.runner.memory).toEqual({ limit: 6, used: 6 });
    table.corp.plays('Blackout'); // the limit falls by 2
    expect(table.decision).toMatchObject({ kind: 'trashOverLimit', seat: 'runner' });
    expect(table.moves.sort()).toEqual(['choose Large', 'choose Large', 'choose Other', 'choose Small']);
    table.runner.chooses('Small');
    expect(table.moves).toEqual(['choose Other']); // Small and Large together would be more than needed
    table.runner.chooses('Other');
    expect(table.runner.memory).toEqual({ limit: 4, used: 4 });
    const single = scenario(position);
    single.corp.plays('Blackout');
    single.runner.chooses('Large'); // enough by itself
    expect(single.runner.memory).toEqual({ limit: 4, used: 4 });
  },
);

rule(
  both('10.3.1f', '10.3.1f 8.2.5'),
  'what was hosted on an agenda that left the score area is trashed',
  () => {
    const table = scenario({
      at: '5.6.2a',
      corp: {
        scored: [{ card: 'Hostile Takeover', agenda: 2, hosted: ['Hedge Fund'] }],
        servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
      },
    });
    expect(table.corp.seen.corp.scored[0]?.hosted.length).toBe(1);
    table.corp.rezzes('Corporate Town'); // additional cost: forfeit an agenda
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table.corp.seen.removed).toMatchObject([{ title: 'Hostile Takeover', counters: {} }]);
  },
);

rule(both('10.3.1g'), 'what was hosted on a card no longer installed is trashed, host after host', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { credits: 2 },
    runner: {
      tags: 1,
      rig: [
        {
          card: 'Off-Campus Apartment',
          hosted: [{ card: 'Joshua B.', hosted: [{ card: 'Decoy', power: 1 }] }],
        },
      ],
    },
  });
  table.corp.trashesResource('Off-Campus Apartment');
  expect(table.runner.discardPile.sort()).toEqual(['Decoy', 'Joshua B.', 'Off-Campus Apartment']);
  expect(table.runner.seen.runner.rig).toEqual([]);
  expect(table).toBeSettled();
});

rule(both('10.3.1h'), 'a remote server without cards is gone', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      archives: ['Hedge Fund'],
      servers: [
        { server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] },
        { server: 'remote-2', ice: ['Tithe'] },
      ],
    },
  });
  table.corp.uses('Spin Doctor'); // removes itself from the game
  expect(table.corp.seen.corp.servers.map(({ server }) => server)).toEqual([
    'hq',
    'rd',
    'archives',
    'remote-2',
  ]);
});

rule(both('10.3.1h'), 'a server stays while a card is being installed in it', () => {
  const table = scenario({
    at: 'corp.action',
    corp: {
      hq: ['Nico Campaign'],
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: ['Melange Mining Corp.'] },
      ],
    },
  });
  table.corp.installs('Nico Campaign', 'remote-1'); // PAD Campaign is trashed first
  expect(table.corp.discardPile).toEqual(['PAD Campaign']);
  const servers = table.corp.seen.corp.servers.slice(3).map(({ server, root }) => [server, root[0]?.title]);
  expect(servers).toEqual([
    ['remote-1', 'Nico Campaign'],
    ['remote-2', 'Melange Mining Corp.'],
  ]);
});

rule(both('10.3.1j', '10.3.1l'), 'counters do not stay on a card in a discard pile', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { credits: 2 },
    runner: { tags: 1, rig: [{ card: 'Daily Casts', credits: 6, power: 1 }] },
  });
  table.corp.trashesResource('Daily Casts');
  expect(table.runner.seen.runner.heap).toMatchObject([{ title: 'Daily Casts', counters: {} }]);
});
