import { describe as describeCard } from '@lastclick/engine';
import * as language from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';
import { event, operation } from './made-up-cards.ts';
import { expectWellFormed } from './well-formed.ts';

const {
  all,
  atLeast,
  choose,
  draw,
  forEachCard,
  from,
  gainCredits,
  hosts,
  iff,
  installOn,
  may,
  not,
  placeCounters,
  playOnlyIf,
  trash,
  when,
} = language;

describe('every word of a closed list can be said', () => {
  const expectSaid = (card: language.CardData): void => {
    const { lines } = describeCard(card);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) expectWellFormed(text);
  };

  const SERVERS = ['this', 'hq', 'rd', 'archives', 'central', 'remote', 'mark', 'any', ['hq', 'rd']] as const;

  /** A deed with every field it can have, one by one and all at once. */
  const variants = (name: language.DeedName): language.Deed[] => {
    const values: Readonly<Record<string, readonly unknown[]>> = {
      by: ['you', 'opponent', 'any'],
      card: ['this', { type: 'agenda' }],
      server: SERVERS,
      from: ['hq', 'installed'],
      first: ['turn', 'run'],
      oneOrMore: [true],
      reaches: [2],
      stage: ['complete', 'same'],
      result: ['success', 'failure'],
      type: ['net', ['net', 'meat']],
      accessed: [true],
      basic: [true],
      face: ['faceup'],
      counter: ['virus', 'credits'],
      successful: [true],
      fully: [true],
      printed: [true],
      via: ['this', { type: 'agenda' }],
      notVia: ['this', { subtype: 'ai' }],
      duringRun: [true],
      after: [language.resolvingSubroutine()],
    };
    const fields = Object.keys(language.DEEDS[name]).map((field) => field.replace('?', ''));
    const one = fields.flatMap((field) => (values[field] ?? []).map((value) => ({ [field]: value })));
    const all = Object.fromEntries(fields.map((field) => [field, values[field]?.[0]]));
    expect(Object.keys(values)).toEqual(expect.arrayContaining(fields));
    return [{}, ...one, all].map((more) => ({ deed: name, ...more }) as unknown as language.Deed);
  };

  test.each(Object.keys(language.DEEDS) as language.DeedName[])('the deed %s', (name) => {
    for (const on of variants(name)) {
      expectSaid(operation({ text: [when(on, draw(1))] }));
      expectSaid(event({ text: [when(on, draw(1))] }));
      expectSaid(event({ play: [language.later(when(on, draw(1)))] }));
      for (const per of language.PERIODS) {
        const condition = language.happened(on, per);
        expectSaid(event({ play: [iff(not(condition), [draw(1)])], text: [playOnlyIf(condition)] }));
        const total = { value: 'total', deed: on, per } as const;
        expectSaid(event({ play: [gainCredits(total), draw({ ...total, value: 'times' })] }));
      }
    }
  });

  test.each(SERVERS)('the server %s', (server) => {
    expectSaid(event({ play: [language.run(server)] }));
    if (typeof server !== 'string') return;
    const past = { deed: language.breaching(), per: 'turn' } as const;
    for (const not of ['hq', { server: 'any', done: past }] as const)
      expectSaid(event({ play: [language.run({ server, not, done: past })] }));
  });

  test.each(language.ZONES)('the zone %s', (zone) => {
    expectSaid(operation({ play: [trash(choose({ in: zone }, 2)), gainCredits(forEachCard({ in: zone }))] }));
    expectSaid(event({ play: [language.shuffleIntoDeck(all({ in: zone }))] }));
    expectSaid(event({ play: [draw(1)], text: [playOnlyIf(language.is('this', { in: zone }))] }));
  });

  test.each(['hq', 'archives', 'grip', 'heap'] as const)('an ability that works in %s', (activeIn) => {
    expectSaid(event({ text: [from(activeIn, when({ deed: 'turnBegins' }, draw(1)))] }));
  });

  const MEASURES: readonly language.Measure[] = [
    { atLeast: 1 },
    { atMost: 3 },
    { exactly: 0 },
    { odd: true },
    { atMost: language.of('host', 'cost') },
  ];
  const expectValueSaid = (value: language.ValueData): void => {
    expectSaid(event({ play: [gainCredits(value), draw(language.times(2, value))] }));
    expectSaid(event({ play: [gainCredits(language.plus(1, value, language.times(value, value)))] }));
    for (const measure of MEASURES) {
      const condition = language.compare(value, measure);
      expectSaid(event({ play: [iff(not(condition), [draw(1)])], text: [playOnlyIf(condition)] }));
    }
  };

  test.each(language.CARD_PROPERTIES)('the %s of a card', (what) => {
    for (const card of language.CARD_WORDS) expectValueSaid(language.of(card, what));
    expectValueSaid(language.of(all({ type: 'ice' }), what));
    for (const measure of MEASURES)
      expectSaid(event({ play: [trash(choose({ has: { [what]: measure } }))] }));
  });

  test.each(language.PLAYER_PROPERTIES)('the %s of a player', (what) => {
    for (const value of [language.your(what), language.theirs(what)]) expectValueSaid(value);
  });

  test('every other number', () => {
    for (const what of language.GAME_PROPERTIES) expectValueSaid({ value: 'game', what });
    expectValueSaid({ value: 'kinds', cards: all({ in: 'heap' }) });
    for (const value of [
      language.accessedDuringRun,
      language.asMany,
      language.howOften(language.running()),
      { value: 'event', what: 'was' },
      { value: 'event', what: 'excess' },
      { value: 'count', cards: 'that' },
      { value: 'servers', which: 'remote' },
      { value: 'total', deed: language.scoring(), per: 'turn', what: 'points' },
    ] as const)
      expectValueSaid(value);
  });

  const FILTERS: readonly language.Filter[] = [
    { subtype: ['barrier', 'sentry'] },
    { faction: 'anarch' },
    { faction: 'own' },
    { title: 'Diesel' },
    { title: 'this' },
    { unique: true },
    { unique: false },
    { server: 'attacked' },
    { server: ['hq', 'rd'] },
    { hostedOn: 'host' },
    { hosts: 'virus' },
    { hosts: { type: 'program' } },
    { has: { cost: { atMost: 3 }, virus: { atLeast: 1 } } },
    { is: 'host' },
    { is: 'it' },
    { among: 'that' },
    { can: 'install' },
    { can: 'advance' },
    { done: { deed: language.rezzing(), per: 'turn' } },
    { done: { deed: language.installing({}, { by: 'opponent' }), per: 'lastTurn' } },
    { or: [{ type: 'event', subtype: 'run' }, { subtype: 'icebreaker' }] },
  ];

  test.each(FILTERS.map((filter) => [filter] as const))('the filter %j', (filter) => {
    for (const one of [
      filter,
      { not: filter },
      { type: 'program', not: { or: [filter, { is: 'this' }] } },
    ] as const) {
      expectSaid(event({ play: [trash(choose(one)), gainCredits(forEachCard(one))] }));
      expectSaid(
        event({
          play: [iff(not(language.is('that', one)), [draw(1)])],
          text: [playOnlyIf(language.is('this', one))],
        }),
      );
      expectSaid(event({ play: [draw(1)], text: [playOnlyIf(language.exists(all(one)))] }));
    }
  });

  test.each([
    { if: 'run' },
    { if: 'run', on: 'hq', successful: true },
    { if: 'run', successful: false },
    { if: 'run', on: ['hq', 'rd'] },
    { if: 'encounter' },
    { if: 'encounter', with: all({ subtype: 'sentry' }) },
    { if: 'during', what: 'yourTurn' },
    { if: 'during', what: 'opponentTurn' },
    { if: 'during', what: 'yourActionPhase' },
    { if: 'during', what: 'access' },
    { if: 'during', what: 'breach' },
    { if: 'exists', cards: 'that' },
  ] as const satisfies readonly language.Condition[])('the condition %j', (condition) => {
    const other = language.runnerIsTagged;
    for (const one of [condition, language.allOf(condition, other), language.oneOf(condition, other)]) {
      expectSaid(event({ play: [iff(not(one), [draw(1)])], text: [playOnlyIf(one)] }));
      expectSaid(event({ text: [language.strengthOfSource(1, one)] }));
    }
  });

  test.each(language.CARD_TYPES)('the type %s', (type) => {
    expectSaid(event({ play: [trash(choose({ type }))], text: [installOn({ type }), hosts({ type })] }));
  });

  test.each(language.COUNTERS)('the counter %s', (counter) => {
    expectSaid(event({ play: [placeCounters(counter, 1), language.removeCounters(counter, 2, 'host')] }));
    expectSaid(event({ text: [playOnlyIf(not(atLeast(1, language.forEachCounter(counter))))] }));
    expectSaid(event({ text: [language.whenEmpty(counter, draw(1))] }));
  });

  test.each(language.PRICED)('the price to %s', (deed) => {
    for (const card of ['this', { type: 'ice' }] as const) {
      expectSaid(event({ text: [{ static: 'price', deed: { deed, card }, less: 2 }] }));
    }
  });

  test.each(language.CHANGING)('the number %s', (what) => {
    const ofCards = ['strength', 'points', 'requirement', 'memory'].includes(what);
    const ofPlayers = !ofCards || what === 'memory';
    const havers = [
      ...(ofCards ? (['this', 'host', { type: 'ice' }] as const) : []),
      ...(ofPlayers ? (['you', 'opponent'] as const) : []),
    ];
    for (const of of havers) {
      expectSaid(event({ text: [language.change(of, what, -2), language.setTo(of, what, 1)] }));
      expectSaid(event({ play: [language.forThe('turn', language.change(of, what, 2))] }));
    }
  });

  test.each(Object.keys(language.DEEDS) as language.DeedName[])('a deed that cannot be done: %s', (name) => {
    for (const deed of variants(name)) {
      const forbidden = language.forThe('turn', language.cannot(deed));
      expectSaid(event({ play: [forbidden, may(forbidden)], text: [language.cannot(deed)] }));
      expectSaid(
        event({ text: [language.spendHosted(deed), language.additionalCost(deed, language.click())] }),
      );
    }
  });
});
