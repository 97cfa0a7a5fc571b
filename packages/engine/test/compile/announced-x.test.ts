import { createPool, describeText, InputError } from '@lastclick/engine';
import {
  additionalCost,
  atMost,
  type CardData,
  change,
  choose,
  credits,
  during,
  event,
  forThe,
  gainCredits,
  hosted,
  ifSuccessful,
  installing,
  later,
  loseCredits,
  mayPay,
  oneCostOf,
  onlyIf,
  paid,
  placeCounters,
  playing,
  playOnlyIf,
  preventing,
  removeTags,
  resource,
  rezzing,
  run,
  sufferingDamage,
  trash,
  trashSource,
  when,
  whenInstalled,
  whenYourTurnBegins,
  X,
  your,
} from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';

const facts = { faction: 'neutral_runner', subtypes: [], id: 'x', title: 'Ex' } as const;
const ofX = (rest: object): CardData => event({ ...facts, cost: null, play: [gainCredits(1)], ...rest });
const plain = (rest: object): CardData => event({ ...facts, cost: 1, play: [gainCredits(1)], ...rest });
const device = (...text: NonNullable<CardData['text']>): CardData => resource({ ...facts, cost: 1, text });
const deviceOfX = (...text: NonNullable<CardData['text']>): CardData =>
  resource({ ...facts, cost: null, text });

describe('X is refused where no cost announces it', () => {
  test.each<[string, CardData, string]>([
    ['in what is played for a number', plain({ play: [gainCredits(X)] }), 'x.play[0].amount'],
    [
      'in another ability of a card with a cost of X',
      ofX({ text: [whenYourTurnBegins(gainCredits(X))] }),
      'x.text[0].steps[0].amount',
    ],
    [
      'in an ability of a card that was installed for a number',
      device(whenInstalled(placeCounters('power', X))),
      'x.text[0].steps[0].amount',
    ],
    [
      'in an ability of such a card that waits for others',
      deviceOfX(when(installing({ type: 'program' }), placeCounters('power', X))),
      'x.text[0].steps[0].amount',
    ],
    [
      'in the trigger of what waits for the install',
      deviceOfX(during(atMost(2, X), whenInstalled(gainCredits(1)))),
      'x.text[0].condition.of',
    ],
    [
      'in a restriction of an ability without it',
      device(onlyIf(atMost(your('tags'), X), paid([credits(1)], gainCredits(1)))),
      'x.text[0].onlyIf.of',
    ],
    [
      'in a restriction of a card that costs a number',
      plain({ text: [playOnlyIf(atMost(3, X))] }),
      'x.text[0].if.of',
    ],
    [
      'before the nested cost that announces it',
      plain({ play: [gainCredits(X), mayPay([credits(X)])] }),
      'x.play[0].amount',
    ],
    [
      'after it was not paid',
      plain({
        play: [{ step: 'mayPay', cost: [credits(X)], by: 'you', steps: [], otherwise: [gainCredits(X)] }],
      }),
      'x.play[0].otherwise[0].amount',
    ],
    [
      'in what is put off',
      ofX({ play: [later(whenYourTurnBegins(gainCredits(X)))] }),
      'x.play[0].ability.steps[0].amount',
    ],
    [
      'in the text of a run',
      ofX({ play: [run('hq', ifSuccessful(gainCredits(X)))] }),
      'x.play[0].with[0].steps[0].amount',
    ],
    [
      'in what lasts and is asked later',
      ofX({ play: [forThe('turn', additionalCost(rezzing({ type: 'ice' }), credits(X)))] }),
      'x.play[0].statics[0].pay[0].amount',
    ],
    [
      'in what others cost on top',
      device(additionalCost(playing({ type: 'operation' }, { by: 'opponent' }), credits(X))),
      'x.text[0].pay[0].amount',
    ],
    [
      'in one of several ways to pay',
      device(paid([oneCostOf([credits(X)], [trashSource])], gainCredits(X))),
      'x.text[0].cost[0].of[0][0].amount',
    ],
    [
      'in what is paid with',
      device(paid([credits(X), trash(choose({ has: { cost: { exactly: X } } }))], gainCredits(1))),
      'x.text[0].cost[1].what.from.has.cost.exactly',
    ],
    [
      'announced a second time',
      device(paid([credits(X)], mayPay([hosted('power', X)], gainCredits(1)))),
      'x.text[0].steps[0].cost[0].amount',
    ],
  ])('%s', (_what, card, where) => {
    let error: unknown = null;
    try {
      createPool([card]);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ problem: 'badCard', where });
  });

  test.each<[string, CardData]>([
    ['a play cost', ofX({ play: [gainCredits(X)], text: [playOnlyIf(atMost(3, X))] })],
    [
      'an additional cost',
      plain({ text: [additionalCost(playing('this'), removeTags(X))], play: [gainCredits(X)] }),
    ],
    ['an install cost', deviceOfX(whenInstalled(placeCounters('power', X)))],
    ['a trigger cost', device(onlyIf(atMost(3, X), paid([credits(X)], gainCredits(X))))],
    ['that of an interrupt', device(preventing(sufferingDamage(), [credits(X)], X))],
    ['a nested cost', plain({ play: [mayPay([credits(X)], loseCredits(X, 'opponent')), gainCredits(X)] })],
    [
      'the nested cost of a run',
      plain({ play: [run('hq', ifSuccessful(mayPay([credits(X)], gainCredits(X))))] }),
    ],
    ['what lasts as a number', device(paid([credits(X)], forThe('turn', change('this', 'strength', X))))],
  ])('%s announces it', (_what, card) => {
    expect(() => createPool([card])).not.toThrow();
  });
});

test('a text says X as it is printed', () => {
  const text = (card: CardData): string[] => describeText(card).split('\n');
  expect(text(device(paid([credits(X), hosted('power', X)], removeTags(X))))).toEqual([
    'X[credit], remove X power counters from here: Remove X tags.',
  ]);
  expect(text(deviceOfX(whenInstalled(placeCounters('power', X))))).toEqual([
    'When you install this resource, place X power counters here.',
  ]);
  expect(
    text(plain({ text: [additionalCost(playing('this'), removeTags(X))], play: [gainCredits(X)] })),
  ).toEqual(['To play this event, you must also remove X tags.', 'Gain X[credit].']);
  expect(text(ofX({ text: [playOnlyIf(atMost(your('tags'), X))] }))).toContain(
    'Play only if X is at most the number of tags you have.',
  );
});
