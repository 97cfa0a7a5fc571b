import {
  allOf,
  type Condition,
  choose,
  compare,
  count,
  damage,
  event,
  all as every,
  exists,
  forEachCounter,
  gainCredits,
  hostedCounters,
  howOften,
  ifElse,
  iff,
  inZone,
  is,
  maximumHandSize,
  not,
  of,
  oneOf,
  plus,
  rezzing,
  run,
  scoring,
  theirs,
  threat,
  threatLevel,
  times,
  trash,
  type ValueData,
  whenAccessed,
  your,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { finishRun } from '../runs/run-table.ts';
import { agendaWith, eventWith, operationWith, resourceWith } from './test-cards.ts';

// Numbers and conditions, read off a card that adds them to the Runner's maximum hand size.

const meter = (value: ValueData) => resourceWith('Meter', { text: [maximumHandSize(value)] });

type Scenario = NonNullable<Parameters<typeof scenario>[0]>;

const POSITION: Scenario = {
  at: 'runner.action',
  corp: {
    credits: 7,
    hq: ['Hedge Fund', 'Sprint'],
    rd: ['Sprint', 'Sprint', 'Sprint'],
    archives: ['Hedge Fund'],
    badPublicity: 2,
    scored: ['Offworld Office'],
    servers: [
      { server: 'hq', ice: [{ card: 'Karunā', rezzed: true }, 'Palisade'] },
      { server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] },
      { server: 'remote-2', root: ['Offworld Office'] },
    ],
  },
  runner: {
    credits: 4,
    clicks: 3,
    tags: 2,
    grip: ['Diesel'],
    stack: ['Diesel', 'Unity'],
    heap: ['Sure Gamble', 'Unity', 'Cleaver'],
    scored: ['Send a Message'],
    rig: [{ card: 'Leech', virus: 3 }, 'Unity', 'Cleaver', 'Dyson Mem Chip'],
  },
};

function numberOf(value: ValueData, position: Scenario = POSITION): number {
  const card = meter(value);
  const rig = [...(position.runner?.rig ?? []), { card: 'Meter', power: 2 }];
  const table = scenario({ ...position, cards: [card], runner: { ...position.runner, rig } });
  return table.runner.maximumHandSize - 5;
}
const holds = (condition: Condition, position: Scenario = POSITION): boolean =>
  numberOf(ifElse(condition, 1, 0), position) === 1;

rule(both('9.4.2'), 'a static ability works with the numbers players have now', () => {
  expect([numberOf(your('credits')), numberOf(theirs('credits'))]).toEqual([4, 7]);
  expect([numberOf(your('clicks')), numberOf(theirs('clicks'))]).toEqual([3, 0]);
  expect([numberOf(your('hand')), numberOf(theirs('hand'))]).toEqual([1, 2]);
  expect([numberOf(your('tags')), numberOf(theirs('tags'))]).toEqual([2, 2]);
  expect([numberOf(your('badPublicity')), numberOf(your('coreDamage'))]).toEqual([2, 0]);
  expect([numberOf(your('link')), numberOf(your('unusedMemory'))]).toEqual([1, 2]);
  expect(numberOf(theirs('handSize'))).toBe(5);
  expect([numberOf(your('score')), numberOf(theirs('score'))]).toEqual([3, 2]);
});

rule(current('1.17.1a'), 'the threat level is the higher of the two scores', () => {
  const scored = (corp: readonly string[], runner: readonly string[]): Scenario => ({
    ...POSITION,
    corp: { ...POSITION.corp, scored: corp },
    runner: { ...POSITION.runner, scored: runner },
  });
  const behind = scored(['Offworld Office'], []);
  const ahead = scored(['Offworld Office'], ['Send a Message']);
  const none = scored([], []);
  expect([behind, ahead, none].map((position) => numberOf(threatLevel, position))).toEqual([2, 3, 0]);
  expect([holds(threat(3), behind), holds(threat(3), ahead)]).toEqual([false, true]);
});

rule(both('9.4.2'), 'it works with the numbers cards have now, of several cards with their sum', () => {
  const leech = every({ title: 'Leech' });
  expect([numberOf(of(leech, 'virus')), numberOf(hostedCounters('power'))]).toEqual([3, 2]);
  expect([numberOf(of(leech, 'cost')), numberOf(of(leech, 'memory'))]).toEqual([1, 1]);
  expect(numberOf(of(every({ type: 'program' }), 'memory'))).toBe(3);
  const karuna = every({ title: 'Karunā' });
  expect([numberOf(of(karuna, 'strength')), numberOf(of(karuna, 'subroutines'))]).toEqual([3, 2]);
  expect(numberOf(of(every({ type: 'asset' }), 'trashCost'))).toBe(4);
  const office = every({ in: 'root', type: 'agenda' });
  expect([numberOf(of(office, 'requirement')), numberOf(of(office, 'points'))]).toEqual([4, 2]);
  // What a card does not have adds nothing.
  expect(numberOf(of(karuna, 'memory'))).toBe(0);
});

rule(both('9.4.2'), 'numbers are made of others', () => {
  expect(numberOf(plus(1, your('tags'), times(your('tags'), 3)))).toBe(1 + 2 + 6);
  expect(numberOf(forEachCounter('power', 2, 1))).toBe(5);
  expect(numberOf(times(-1, your('tags')))).toBe(-2);
  expect(numberOf(ifElse(compare(your('tags'), { exactly: 2 }), your('credits'), 9))).toBe(4);
  expect(numberOf(count({ in: 'heap', type: 'program' }))).toBe(2);
  expect(numberOf({ value: 'kinds', cards: every({ in: 'heap' }) })).toBe(2);
  expect(numberOf({ value: 'kinds', cards: every({ in: 'heap', type: 'program' }) })).toBe(1);
  expect(numberOf({ value: 'servers', which: 'remote' })).toBe(2);
  expect(numberOf({ value: 'servers', which: ['hq', 'rd'] })).toBe(2);
  expect(numberOf({ value: 'game', what: 'turn' })).toBeGreaterThan(0);
});

rule(both('9.4.2'), 'it works while something is as it says', () => {
  const tags = your('tags');
  expect([1, 2, 3].map((number) => holds(compare(tags, { atLeast: number })))).toEqual([true, true, false]);
  expect([1, 2, 3].map((number) => holds(compare(tags, { atMost: number })))).toEqual([false, true, true]);
  expect([1, 2].map((number) => holds(compare(tags, { exactly: number })))).toEqual([false, true]);
  expect([2, 3, -3].map((number) => holds(compare(number, { odd: true })))).toEqual([false, true, true]);
  expect(holds(compare(your('credits'), { atMost: theirs('credits') }))).toBe(true);
  const yes = compare(1, { exactly: 1 });
  const no = not(yes);
  expect([holds(yes), holds(no)]).toEqual([true, false]);
  expect([allOf(yes, yes), allOf(yes, no), oneOf(no, yes), oneOf(no, no)].map((one) => holds(one))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([holds(exists(every({ type: 'ice' }))), holds(exists(every({ type: 'upgrade' })))]).toEqual([
    true,
    false,
  ]);
  // All the cards have to be so, and there have to be some.
  expect(holds(is(every({ type: 'ice' }), { rezzed: true }))).toBe(false);
  expect(holds(is(every({ title: 'Karunā' }), { rezzed: true }))).toBe(true);
  expect(holds(is(every({ type: 'upgrade' }), {}))).toBe(false);
  expect([holds(is('this', { in: 'installed' })), holds(is('this', { in: 'heap' }))]).toEqual([true, false]);
  const turns = (what: 'yourTurn' | 'opponentTurn' | 'yourActionPhase'): boolean[] =>
    (['runner.action', 'corp.action'] as const).map((at) =>
      holds({ if: 'during', what }, { ...POSITION, at }),
    );
  expect(turns('yourTurn')).toEqual([true, false]);
  expect(turns('opponentTurn')).toEqual([false, true]);
  expect(turns('yourActionPhase')).toEqual([true, false]);
});

rule(both('9.4.2'), 'it works while a run is as it says', () => {
  const conditions = {
    any: { if: 'run' },
    onHq: { if: 'run', on: 'hq' },
    onRd: { if: 'run', on: 'rd' },
    successful: { if: 'run', successful: true },
    notSo: { if: 'run', successful: false },
    encounter: { if: 'encounter' },
    withSentry: { if: 'encounter', with: every({ subtype: 'sentry' }) },
    access: { if: 'during', what: 'access' },
    breach: { if: 'during', what: 'breach' },
  } as const satisfies Record<string, Condition>;
  type Name = keyof typeof conditions;
  const names = Object.keys(conditions) as Name[];
  /** What holds at each step of a run, first to last. */
  const story = (begin: (table: Table) => void): Map<string, Name[]> => {
    // Each condition is worth a bit.
    const value = plus(...names.map((name, bit) => ifElse(conditions[name], 2 ** bit, 0)));
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [meter(value), event({ ...SORTIE, play: [run('hq')] })],
      corp: { hq: ['PAD Campaign'], servers: [{ server: 'hq', ice: [{ card: 'Karunā', rezzed: true }] }] },
      runner: { grip: ['Sortie', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'], rig: ['Meter'] },
    });
    const seen = new Map<string, Name[]>();
    const look = (): void => {
      const bits = table.runner.maximumHandSize - 5;
      const now = names.filter((_, bit) => bits & (2 ** bit));
      seen.set(`${table.runner.seen.run?.step ?? 'none'} ${now.join(' ')}`, now);
    };
    begin(table);
    for (let i = 0; i < 100 && table.runner.seen.run !== null; i++) {
      look();
      const easy = table.decision?.options.find(({ kind }) => kind === 'pass' || kind === 'continue');
      table.choose(table.awaits ?? 'runner', (easy ?? table.decision?.options[0])?.key ?? '');
    }
    look();
    return seen;
  };
  const basic = [...story((table) => table.runner.takes('run hq')).values()];
  const everSaid = (said: readonly Name[][]): Name[] =>
    names.filter((name) => said.some((now) => now.includes(name)));
  expect(everSaid(basic)).toEqual(names.filter((name) => name !== 'onRd'));
  for (const now of basic) {
    // A run is successful or not yet, encounters and breaches do not overlap here, and an access is in a breach.
    expect(now.includes('any')).toBe(now.includes('successful') || now.includes('notSo'));
    if (now.includes('breach')) expect(now).toContain('successful');
    if (now.includes('access')) expect(now).toContain('breach');
    if (now.includes('encounter')) expect(now).toEqual(['any', 'onHq', 'notSo', 'encounter', 'withSentry']);
  }
  expect(basic.at(-1)).toEqual([]);
});

const SORTIE = {
  id: 'sortie',
  title: 'Sortie',
  faction: 'neutral_runner',
  subtypes: ['run'],
  cost: 0,
} as const;

rule(both('1.14.4', '1.15.4'), 'an ability measures cards it named before', () => {
  const bounty = operationWith(
    'Bounty',
    trash(choose({ in: 'installed', side: 'runner' })),
    gainCredits(of('that', 'cost')),
    iff(is('that', { in: 'heap', subtype: 'virus' }), [damage('net', 1), gainCredits(of('that', 'cost'))]),
  );
  const table = scenario({
    at: 'corp.action',
    cards: [bounty],
    corp: { credits: 0, hq: ['Bounty', 'Bounty'] },
    runner: { grip: ['Diesel', 'Diesel'], rig: ['Leech', 'Unity'] },
  });
  table.corp.plays('Bounty');
  table.corp.chooses('Unity');
  expect([table.corp.credits, table.runner.hand.length]).toEqual([3, 2]);
  table.corp.plays('Bounty');
  expect(table.runner.discardPile.filter((title) => title === 'Diesel')).toHaveLength(1);
  expect(table.corp.credits).toBe(3 + 1 + 0);
});

rule(both('9.6.5'), 'what happened is counted and summed up', () => {
  const story = operationWith(
    'Story',
    gainCredits(howOften(rezzing())),
    gainCredits({ value: 'total', deed: scoring(), per: 'turn', what: 'points' }),
  );
  const table = scenario({
    at: 'corp.action',
    cards: [story],
    corp: {
      credits: 20,
      hq: ['Story'],
      archives: ['PAD Campaign', 'Regolith Mining License', 'Offworld Office'],
    },
    happened: {
      thisTurn: [
        { deed: 'rez', side: 'corp', card: 'PAD Campaign' },
        { deed: 'rez', side: 'corp', card: 'Regolith Mining License' },
        { deed: 'score', side: 'corp', card: 'Offworld Office' },
      ],
    },
  });
  const before = table.corp.credits;
  table.corp.plays('Story');
  expect(table.corp.credits - before).toBe(2 + 2);
});

rule(both('9.1.4'), 'numbers of a card that is gone are those it had', () => {
  const bomb = agendaWith('Bomb', {
    text: [whenAccessed(damage('net', plus(1, hostedCounters('advancement'))))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [bomb],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Bomb', advancement: 2 }] }] },
    runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
  });
  table.runner.takes('run remote-1');
  finishRun(table);
  expect(table.runner.hand).toHaveLength(1);
});

rule(both('1.14.2b', '1.15.2b'), 'only cards that measure up to another may be chosen', () => {
  const duel = eventWith(
    'Duel',
    trash(choose(inZone('grip', { type: 'program' }))),
    trash(choose({ type: 'program', has: { cost: { atMost: of('that', 'cost') } } })),
  );
  const table = scenario({
    at: 'runner.action',
    cards: [duel],
    runner: { grip: ['Duel', 'Unity'], rig: ['Leech', 'Cleaver', 'Carmen'] },
  });
  table.runner.plays('Duel');
  expect(table.moves.filter((move) => /Leech|Cleaver|Carmen/.test(move)).length).toBe(2);
});
