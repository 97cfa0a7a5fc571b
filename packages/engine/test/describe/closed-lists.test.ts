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

  test.each(language.MOMENTS)('the moment %s', (moment) => {
    for (const who of ['you', 'opponent', 'any'] as const) {
      for (const card of [{}, { card: 'source' }, { card: { type: 'agenda' } }] as const) {
        const trigger = { moment, who, ...card };
        expectSaid(operation({ when: [{ on: trigger, steps: [draw(1)] }] }));
        expectSaid(event({ when: [{ on: { ...trigger, first: 'turn', reaches: 2 }, steps: [draw(1)] }] }));
        expectSaid(event({ play: [language.later({ on: trigger, steps: [draw(1)] })] }));
      }
      for (const turn of ['this', 'last'] as const) {
        const condition: language.Condition = { is: 'happened', moment, who, turn };
        expectSaid(event({ playOnlyIf: condition, play: [when(not(condition), [draw(1)])] }));
      }
    }
    expectSaid(event({ playOnlyIf: language.sourceThisTurn(moment) }));
  });

  test.each(['this', 'hq', 'rd', 'archives', 'central', 'remote', 'hqOrRd'] as const)(
    'the server %s',
    (server) => {
      for (const moment of language.MOMENTS) {
        expectSaid(event({ when: [{ on: { moment, server }, steps: [draw(1)] }] }));
        expectSaid(
          event({ when: [{ on: { moment, server, itsRun: true, first: 'run' }, steps: [draw(1)] }] }),
        );
      }
    },
  );

  test.each(language.FILTER_ZONES)('the zone %s', (zone) => {
    expectSaid(operation({ play: [trash(choose({ zone }, 2)), gainCredits(forEachCard({ zone }))] }));
    expectSaid(event({ play: [language.shuffleIntoDeck(all({ zone }))] }));
    expectSaid(event({ when: [{ on: { moment: 'turnBegins' }, activeIn: zone, steps: [draw(1)] }] }));
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

  test.each(language.PROHIBITIONS)('the prohibition %s', (what) => {
    for (const who of ['you', 'opponent'] as const) {
      expectSaid(
        event({ play: [language.forbidForTurn(what, who), may(language.forbidForTurn(what, who))] }),
      );
      expectSaid(event({ static: [{ static: 'cannot', what, who }] }));
    }
  });
});
