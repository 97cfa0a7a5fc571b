import { apply, fork, type GameEvent, maskEvents, type Seat } from '@lastclick/engine';
import { damage, gainCredits, sub, whenRezzed } from '@lastclick/engine/language';
import { expect, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, goOn } from '../runs/run-table.ts';
import { iceWith } from '../runs/test-cards.ts';

// Each event says what it follows from, and where its cards were and are.

/** What happened, each under what it follows from. */
function treeOf(events: readonly GameEvent[], ...without: readonly GameEvent['kind'][]): string[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const depth = ({ cause }: GameEvent): number => {
    const above = cause === null ? undefined : byId.get(cause);
    return above === undefined ? 0 : 1 + depth(above);
  };
  return events
    .filter(({ kind }) => !without.includes(kind))
    .map((event) => `${'> '.repeat(depth(event))}${event.kind}`);
}

const OFTEN: readonly GameEvent['kind'][] = ['passed', 'phase', 'turnBegins', 'turnEnds'];

const operation = (): Table => {
  const table = scenario({
    at: 'corp.action',
    corp: { credits: 6, clicks: 2, hq: ['Hedge Fund', 'Ice Wall'] },
  });
  table.corp.plays('Hedge Fund');
  return table;
};

test('what an operation costs, does and becomes follows from playing it, which follows from the action', () => {
  expect(treeOf(operation().events, ...OFTEN)).toEqual([
    '> clicksSpent',
    'action',
    '> > creditsSpent',
    '> played',
    '> > creditsGained',
    '> > trashed',
    '> actionCompleted',
  ]);
});

const BITE = iceWith('Bite', {
  cost: 1,
  text: [whenRezzed(gainCredits(1)), sub(damage('net', 2)), sub(gainCredits(1))],
});

const bitten = (): Table => {
  const table = scenario({
    at: 'runner.action',
    cards: [BITE],
    corp: { credits: 5, servers: [{ server: 'hq', ice: ['Bite'] }], hq: [] },
    runner: { clicks: 2, grip: ['Sure Gamble', 'Diesel', 'Diesel'] },
  });
  table.runner.takes('run hq');
  while (table.decision?.options.every(({ kind }) => kind !== 'rez') === true) goOn(table);
  table.corp.rezzes('Bite');
  finishRun(table);
  return table;
};

test('a run is told as its approaches, encounters and accesses, and what comes of each', () => {
  expect(treeOf(bitten().events, ...OFTEN)).toEqual([
    '> clicksSpent',
    'action',
    '> runAnnounced',
    '> > iceApproached',
    '> > > > creditsSpent',
    '> > > rezzed',
    '> > > > triggered',
    '> > > > > creditsGained',
    '> > iceEncountered',
    '> > > subroutineResolves',
    '> > > > damaged',
    '> > > > > trashed',
    '> > > subroutineResolves',
    '> > > > creditsGained',
    '> > icePassed',
    '> > serverApproached',
    '> > runSuccessful',
    '> > > accessBegins',
    '> > runCompleted',
    '> actionCompleted',
  ]);
});

const cardsOf = (events: readonly GameEvent[], seat: Seat, kind: GameEvent['kind']) =>
  maskEvents(events, seat).find((event) => event.kind === kind)?.cards;

test('a card that moves says what and where it was and is, to each seat as far as it could point at it', () => {
  const { events } = operation();
  const inHand = cardsOf(events, 'corp', 'played')?.[0]?.from?.object;
  expect(inHand).toBeTypeOf('number');
  for (const seat of ['corp', 'runner', 'spectator'] as const) {
    const played = cardsOf(events, seat, 'played')?.[0];
    expect(played).toMatchObject({ card: 'hedge_fund', place: { zone: 'playing', faceup: true } });
    expect(played?.from).toEqual({
      zone: 'hq',
      faceup: false,
      ...(seat === 'corp' ? { object: inHand } : {}),
    });
    expect(cardsOf(events, seat, 'trashed')?.[0]).toMatchObject({
      place: { zone: 'archives', faceup: true },
      from: { zone: 'playing', object: played?.object },
    });
  }
});

test('ice says before which server and how far out it lies', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { credits: 6, clicks: 2, hq: ['Ice Wall'], servers: [{ server: 'rd', ice: ['Enigma'] }] },
  });
  table.corp.installs('Ice Wall', 'rd');
  while (table.happened('installed').length === 0) goOn(table);
  expect(cardsOf(table.events, 'runner', 'installed')).toEqual([
    {
      object: expect.any(Number),
      place: { zone: 'ice', faceup: false, server: 'rd', position: 1 },
      from: { zone: 'playing', faceup: false, object: expect.any(Number) },
    },
  ]);
});

test('a card that waits for its price to be paid comes from where it waited', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 5, clicks: 2, grip: ['Corroder'], rig: ['Cybsoft MacroDrive'] },
  });
  table.runner.installs('Corroder');
  expect(table.decision?.kind).toBe('pay');
  while (table.decision?.kind === 'pay') goOn(table);
  expect(cardsOf(table.events, 'runner', 'installed')?.[0]?.from).toMatchObject({ zone: 'playing' });
});

test('a copy of a game tells the same tale', () => {
  const table = scenario({ at: 'runner.action', runner: { clicks: 2 } });
  table.runner.takes('run archives');
  const copy = fork(table.game);
  const here: GameEvent[] = [];
  const there: GameEvent[] = [];
  while (table.game.state.run !== null) {
    const key = table.decision?.options[0]?.key ?? '';
    here.push(...apply(table.game, key));
    there.push(...apply(copy, key));
  }
  expect(here.some(({ cause }) => cause !== null && !here.some(({ id }) => id === cause))).toBe(true);
  expect(there).toEqual(here);
});

test('a game nobody listens to keeps no tale', () => {
  const table = scenario({ at: 'corp.action', corp: { clicks: 2 } });
  const silent = { ...fork(table.game), events: null, tale: null };
  expect(apply(silent, 'gain credit')).toEqual([]);
  expect(silent.tale).toBeNull();
});
