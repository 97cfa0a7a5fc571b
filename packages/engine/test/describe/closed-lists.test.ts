import { describe as describeCard } from '@lastclick/engine';
import * as language from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';
import { event, operation } from './made-up-cards.ts';
import { expectWellFormed } from './well-formed.ts';

const { all, atLeast, choose, draw, forEachCard, gainCredits, may, not, placeCounters, trash, when } =
  language;

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
      itsRun: [true],
      reaches: [2],
      stage: ['complete', 'same'],
      result: ['success', 'failure'],
      type: ['net', ['net', 'meat']],
      accessed: [true],
      basic: [true],
      counter: ['virus', 'credits'],
      successful: [true],
    };
    const fields = Object.keys(language.DEEDS[name]).map((field) => field.replace('?', ''));
    const one = fields.flatMap((field) => (values[field] ?? []).map((value) => ({ [field]: value })));
    const all = Object.fromEntries(fields.map((field) => [field, values[field]?.[0]]));
    expect(Object.keys(values)).toEqual(expect.arrayContaining(fields));
    return [{}, ...one, all].map((more) => ({ deed: name, ...more }) as unknown as language.Deed);
  };

  test.each(Object.keys(language.DEEDS) as language.DeedName[])('the deed %s', (name) => {
    for (const on of variants(name)) {
      expectSaid(operation({ when: [{ on, steps: [draw(1)] }] }));
      expectSaid(event({ when: [{ on, steps: [draw(1)] }] }));
      expectSaid(event({ play: [language.later({ on, steps: [draw(1)] })] }));
      for (const per of language.PERIODS) {
        const condition = language.happened(on, per);
        expectSaid(event({ playOnlyIf: condition, play: [when(not(condition), [draw(1)])] }));
        const total = { amount: 'total', deed: on, per } as const;
        expectSaid(event({ play: [gainCredits(total), draw({ ...total, amount: 'times' })] }));
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

  test.each(language.FILTER_ZONES)('the zone %s', (zone) => {
    expectSaid(operation({ play: [trash(choose({ zone }, 2)), gainCredits(forEachCard({ zone }))] }));
    expectSaid(event({ play: [language.shuffleIntoDeck(all({ zone }))] }));
    expectSaid(event({ when: [{ on: { deed: 'turnBegins' }, activeIn: zone, steps: [draw(1)] }] }));
  });

  test.each(language.CARD_TYPES)('the type %s', (type) => {
    expectSaid(event({ installOn: { type }, canHost: { type }, play: [trash(choose({ type }))] }));
  });

  test.each(language.COUNTERS)('the counter %s', (counter) => {
    expectSaid(event({ play: [placeCounters(counter, 1), language.removeCounters(counter, 2, 'host')] }));
    expectSaid(event({ playOnlyIf: not(atLeast(1, language.forEachCounter(counter))) }));
    expectSaid(event({ when: [language.whenEmpty(counter, draw(1))] }));
  });

  test.each(language.VALUES)('the value %s', (value) => {
    for (const of of ['source', 'you', 'opponent', { type: 'ice' }] as const) {
      expectSaid(event({ static: [{ static: 'value', value, of, by: -2 }] }));
    }
  });

  test.each(Object.keys(language.DEEDS) as language.DeedName[])('a deed that cannot be done: %s', (name) => {
    for (const deed of variants(name)) {
      const forbidden = language.forThe('turn', language.cannot(deed));
      expectSaid(event({ play: [forbidden, may(forbidden)], static: [language.cannot(deed)] }));
      expectSaid(
        event({ static: [language.spendHosted(deed), language.additionalCost(deed, language.click())] }),
      );
    }
  });
});
