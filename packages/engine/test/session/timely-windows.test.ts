// In which windows of a turn and a run an option is worth a question: a card that has its say about a deed in the last
// window before it can happen, an ability where what it does matters.

import { EDITION_IDS, type EditionId, momentOf, untimely } from '@lastclick/engine';
import {
  approaching,
  approachingServer,
  asset,
  breakSubroutines,
  breaks,
  bypass,
  type CardData,
  change,
  credits,
  type Deed,
  damage,
  drawing,
  encountering,
  endTheRun,
  forThe,
  gainCredits,
  ice,
  paid,
  playing,
  program,
  pumpStrength,
  recurring,
  resource,
  running,
  type Step,
  spendHosted,
  sub,
  succeeding,
  trace,
  turnBeginning,
  turnEnding,
  upgrade,
  when,
} from '@lastclick/engine/language';
import { scenario, type Table } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';

const idOf = (title: string): string => title.toLowerCase().replaceAll(' ', '_');
const ofCorp = (title: string) =>
  ({ id: idOf(title), title, subtypes: [], faction: 'neutral_corp', cost: 0, trash: 1 }) as const;
const ofRunner = (title: string) =>
  ({ id: idOf(title), title, subtypes: [], faction: 'neutral_runner', cost: 0 }) as const;

const hum = ice({ ...ofCorp('Hum'), subtypes: ['barrier'], strength: 1, text: [sub(gainCredits(1))] });

/** Where a window is: 'runner way 2' lies in the Runner's turn and a run, with two pieces of ice ahead. */
function window({ game }: Table): string {
  const { occasion, turn, iceAhead, attacked } = momentOf(game);
  return `${turn} ${occasion}${attacked === null ? '' : ` ${iceAhead}`}`;
}

type Place = { readonly server: string; readonly root: readonly (string | object)[] };

interface Walk {
  readonly edition: EditionId;
  readonly cards: readonly CardData[];
  readonly servers?: readonly Place[];
  readonly rig?: readonly string[];
  readonly run?: string;
  /** What lies behind the ice. */
  readonly root?: string;
}

/**
 * From the end of a turn of the Corp: the Runner gains a credit and then runs, through two pieces of ice if it is on the
 * first remote server; then the Corp has a turn. Calls in every window.
 */
function walk(
  { edition, cards, servers = [], rig = [], run = 'remote-1', root = 'Simone Diego' }: Walk,
  visit: (table: Table) => void,
): void {
  const table = scenario({
    edition,
    priority: 'every',
    at: 'corp.discard',
    cards: [hum, ...cards],
    corp: {
      servers: [
        { server: 'remote-1', ice: ['Hum', 'Hum'].map((card) => ({ card, rezzed: true })), root: [root] },
        ...servers,
      ],
    },
    runner: { clicks: 0, rig },
  } as never);
  let actions = 0;
  for (let i = 0; i < 300; i++) {
    const { decision, keys, game } = table;
    if (decision === null || (game.state.turn.side === 'runner' && actions > 6)) return;
    if (decision.kind === 'window') visit(table);
    if (decision.kind === 'action') actions += 1;
    const wanted = decision.kind === 'action' && actions === 2 ? `run ${run}` : 'gain credit';
    const calm = [wanted, 'pass', 'continue', 'no'].find((key) => keys.includes(key));
    table.choose(decision.seat, calm ?? keys[0] ?? '');
  }
}

/** By the title of a card: the windows in which its option is worth a question. */
function timelyWindows(way: Walk, kind: 'rez' | 'use'): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  walk(way, (table) => {
    const { decision } = table;
    for (const option of decision?.options ?? []) {
      if (decision === null || option.kind !== kind) continue;
      const title = table
        .inWords(option.key)
        .replace(/^(?:rez|use) /, '')
        .replace(/ paid-\S+$/, '');
      const list = found[title] ?? [];
      found[title] = list;
      const where = window(table);
      if (untimely(table.game, decision, option) === null && list.at(-1) !== where) list.push(where);
    }
  });
  return found;
}

/** Each in the root of a remote server of its own. */
const apart = (cards: readonly CardData[], more: object = {}): Place[] =>
  cards.map(({ title }, place) => ({ server: `remote-${place + 2}`, root: [{ card: title, ...more }] }));

const opens = (edition: EditionId): boolean => edition === '26.03';

test.each(EDITION_IDS)('windows of a turn and a run under %s', (edition) => {
  const all: string[] = [];
  walk({ edition, cards: [] }, (table) => {
    if (all.at(-1) !== window(table)) all.push(window(table));
  });
  // 26.03 has its window of no consequence after the ice is passed (6.9.4b), 1.4 before it is approached (6.9.2b).
  const through = opens(edition)
    ? ['way 2', 'encounter 2', 'passing 2', 'way 1', 'encounter 1', 'passing 1']
    : ['passing 2', 'way 2', 'encounter 2', 'passing 1', 'way 1', 'encounter 1', 'passing 0'];
  expect(all).toEqual([
    'corp turnEnds',
    ...['turnBegins', 'actions', ...through, 'server 0', 'actions', 'turnEnds'].map((one) => `runner ${one}`),
    ...['turnBegins', 'actions', 'turnEnds'].map((one) => `corp ${one}`),
  ]);
});

describe.each(EDITION_IDS)('under %s a facedown card is worth a question', (edition) => {
  const rows: readonly (readonly [string, Deed, readonly string[]])[] = [
    ['My turn', turnBeginning(), ['corp turnBegins']],
    ['Your turn', turnBeginning({ by: 'opponent' }), ['runner turnBegins']],
    ['Any turn', turnBeginning({ by: 'any' }), ['runner turnBegins', 'corp turnBegins']],
    ['My end', turnEnding(), ['corp turnEnds']],
    ['Your end', turnEnding({ by: 'opponent' }), ['runner turnEnds']],
    ['My draw', drawing(), []],
    ['Your draw', drawing({ by: 'opponent' }), ['runner actions']],
    ['A run', running(), ['runner actions']],
    ['Encounter', encountering(), ['runner way 2', 'runner way 1']],
    [
      'Approach',
      approaching(),
      opens(edition) ? ['runner way 2', 'runner way 1'] : ['runner actions', 'runner way 2'],
    ],
    ['Server', approachingServer(), [opens(edition) ? 'runner server 0' : 'runner actions']],
    ['Success', succeeding(), ['runner server 0']],
  ];
  const cards = rows.map(([title, deed]) => asset({ ...ofCorp(title), text: [when(deed, gainCredits(1))] }));
  const found = timelyWindows({ edition, cards, servers: apart(cards) }, 'rez');

  test.each(rows)('last before what it waits for: %s', (title, _, expected) => {
    expect(new Set(found[title])).toEqual(new Set([...expected, 'corp actions']));
  });

  test('an upgrade only while a run goes to its server, in 1.4 before the ice ahead of it is approached', () => {
    const here = upgrade({ ...ofCorp('Here'), text: [when(approachingServer(), gainCredits(1))] });
    const there = upgrade({ ...ofCorp('There'), text: [when(approachingServer(), gainCredits(1))] });
    const behind = timelyWindows(
      { edition, cards: [here, there], root: 'Here', servers: apart([there]) },
      'rez',
    );
    const last = opens(edition) ? 'runner server 0' : 'runner way 1';
    expect(behind.Here).toEqual([last, 'corp actions']);
    const bare = { edition, cards: [here, there], run: 'remote-2', servers: apart([here, there]) };
    const open = timelyWindows(bare, 'rez');
    expect(open.Here).toEqual([opens(edition) ? 'runner server 0' : 'runner actions', 'corp actions']);
    expect(open.There).toEqual(opens(edition) ? ['corp actions'] : ['runner actions', 'corp actions']);
  });

  test('what always works at once, credits that come back as the turn begins, and what can be used', () => {
    const always = asset({ ...ofCorp('Always'), text: [change({ type: 'ice' }, 'strength', 1)] });
    const fund = asset({ ...ofCorp('Fund'), text: [recurring(2), spendHosted(playing())] });
    const seller = asset({ ...ofCorp('Seller'), text: [paid([credits(1)], damage('net', 1))] });
    const cards = [always, fund, seller];
    const windows = timelyWindows({ edition, cards, servers: apart(cards) }, 'rez');
    expect(new Set(windows.Always)).toEqual(
      new Set(['runner turnBegins', ...RUN, 'corp turnBegins', 'corp actions']),
    );
    expect(windows.Fund).toEqual(['corp turnBegins', 'corp actions']);
    expect(new Set(windows.Seller)).toEqual(new Set(['runner actions', 'runner server 0', 'corp actions']));
  });
});

const RUN = ['runner actions', 'runner way 2', 'runner way 1', 'runner server 0'];
const ENCOUNTERS = ['runner encounter 2', 'runner encounter 1'];
const ANSWERS = ['runner actions', ...ENCOUNTERS, 'runner server 0', 'corp actions'];

describe.each(EDITION_IDS)('under %s an ability is worth a question', (edition) => {
  const does: readonly (readonly [string, Step])[] = [
    ['Gain', gainCredits(1)],
    ['Hurt', damage('net', 1)],
    ['Stop', endTheRun],
    ['Ask', trace(1, [gainCredits(1)])],
    ['Weaken', forThe('encounter', change({ type: 'ice' }, 'strength', -1))],
    ['Lame', forThe('turn', change({ type: 'ice' }, 'strength', -1))],
  ];
  const expectAll = (found: Record<string, string[]>, expected: Record<string, readonly string[]>): void =>
    expect(Object.fromEntries(Object.entries(found).map(([title, list]) => [title, new Set(list)]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([title, list]) => [title, new Set(list)])),
    );

  test('of the Corp', () => {
    const cards = does.map(([title, step]) => asset({ ...ofCorp(title), text: [paid([credits(0)], step)] }));
    expectAll(timelyWindows({ edition, cards, servers: apart(cards, { rezzed: true }) }, 'use'), {
      Gain: ['corp actions'],
      Hurt: ANSWERS,
      Stop: ['runner server 0'],
      Ask: ANSWERS,
      Weaken: [], // the Runner has nothing to break with
      Lame: ANSWERS,
    });
  });

  test('one’s own affairs also where a run may take the card, or anything', () => {
    const till = asset({ ...ofCorp('Till'), text: [paid([credits(0)], gainCredits(1))] });
    const along = (run: string) =>
      timelyWindows({ edition, cards: [till], run, servers: apart([till], { rezzed: true }) }, 'use').Till;
    expect(along('remote-1')).toEqual(['corp actions']);
    expect(along('hq')).toEqual(['corp actions']);
    expect(along('remote-2')).toEqual(['runner server 0', 'corp actions']);
    expect(along('archives')).toEqual(['runner server 0', 'corp actions']);
  });

  test('of the Runner', () => {
    const cards = [
      ...does
        .filter(([title]) => title !== 'Ask')
        .map(([title, step]) => resource({ ...ofRunner(title), text: [paid([credits(0)], step)] })),
      resource({ ...ofRunner('Pass by'), text: [paid([credits(0)], bypass)] }),
      program({
        ...ofRunner('Pick'),
        subtypes: ['icebreaker', 'fracter'],
        memory: 1,
        strength: 0,
        text: [breaks('barrier', [credits(0)], breakSubroutines(1)), paid([credits(0)], pumpStrength(1))],
      }),
    ];
    const rig = cards.map(({ title }) => title);
    expectAll(timelyWindows({ edition, cards, rig }, 'use'), {
      Gain: ['runner actions', ...ENCOUNTERS],
      Hurt: ANSWERS,
      Stop: ['runner server 0'],
      Weaken: ENCOUNTERS,
      Lame: ANSWERS,
      'Pass by': ENCOUNTERS,
      Pick: ENCOUNTERS,
    });
  });
});
