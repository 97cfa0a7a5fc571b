import { CARDS } from '@lastclick/cards';
import {
  asset,
  type CardData,
  chooseOne,
  draw,
  gainCredits,
  ice,
  installing,
  loseCredits,
  may,
  mayPay,
  operation,
  paid,
  preventing,
  program,
  strengthOfSource,
  sub,
  takingTags,
  together,
  trash,
  unlessOpponentPays,
  when,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../src/compile/compile.ts';
import { namesOf } from '../../src/compile/names.ts';

const FACTS = { id: 'sample', title: 'Sample', faction: 'neutral_corp', subtypes: [] } as const;

const sample = (text: Partial<CardData>): CardData => asset({ ...FACTS, cost: 1, trash: 1, ...text });

const credits = (number: number) => [{ pay: 'credits', amount: number }] as const;

describe('names of abilities', () => {
  test('are their kind and what they are about', () => {
    const { names } = compileCard(
      sample({
        text: [
          strengthOfSource(1),
          whenScored(gainCredits(1)),
          when([installing(), takingTags()], draw(1)),
          preventing(takingTags(), credits(1), 1),
          paid(credits(1), draw(1)),
          paid(credits(2), may(gainCredits(3))),
        ],
      }),
    );
    expect(names).toEqual({
      when: ['when score', 'when install'],
      paid: ['paid draw', 'paid gainCredits'],
      interrupts: ['would takeTags'],
      statics: ['strength'],
      lasting: [],
      subroutines: [],
    });
  });

  test('are the ones that abilities are given', () => {
    const { names } = compileCard(
      sample({
        text: [
          { ...whenScored(gainCredits(1)), as: 'payday' },
          { ...paid(credits(1), draw(1)), as: 'page' },
          { ...preventing(takingTags(), credits(1), 1), as: 'hide' },
          { ...strengthOfSource(1), as: 'grow' },
          { ...sub(draw(1)), as: 'bite' },
          paid(credits(2), draw(1)),
        ],
      }),
    );
    expect(names).toEqual({
      when: ['payday'],
      paid: ['page', 'paid draw'],
      interrupts: ['hide'],
      statics: ['grow'],
      lasting: [],
      subroutines: ['bite'],
    });
  });

  test('are words that keys can say', () => {
    for (const as of ['pay-day', 'pay/day', 'pay  day', '2', 'c12#x'])
      expect(() => compileCard(sample({ text: [{ ...paid(credits(1), draw(1)), as }] })), as).toThrow(
        /is no name/,
      );
  });

  test('are numbered only where they are alike', () => {
    const { names } = compileCard(
      sample({
        text: [paid(credits(1), draw(1)), paid(credits(2), gainCredits(3)), paid(credits(3), draw(2))],
      }),
    );
    expect(names.paid).toEqual(['paid draw', 'paid gainCredits', 'paid draw 2']);
  });

  test('of subroutines look behind the price that stops them', () => {
    const { names } = compileCard(
      ice({
        ...FACTS,
        cost: 1,
        strength: 1,
        text: [
          sub(unlessOpponentPays(credits(3), { effect: 'endRun' })),
          sub({ effect: 'endRun' }),
          sub(loseCredits(1, 'opponent')),
        ],
      }),
    );
    expect(names.subroutines).toEqual(['sub endRun', 'sub endRun 2', 'sub loseCredits']);
  });

  test('stay when another ability is put before them', () => {
    const before = compileCard(sample({ text: [whenScored(draw(1)), paid(credits(1), draw(1))] }));
    const after = compileCard(
      sample({
        text: [
          whenYourTurnBegins(gainCredits(1)),
          whenScored(draw(1)),
          paid(credits(2), gainCredits(3)),
          paid(credits(1), draw(1)),
        ],
      }),
    );
    expect(after.names.when[1]).toBe(before.names.when[0]);
    expect(after.names.paid[1]).toBe(before.names.paid[0]);
    const [labels] = before.labels;
    expect(after.labels).toContainEqual(labels);
  });

  test('of what an instruction creates are apart from what is printed', () => {
    const later = { effect: 'later', ability: whenScored(draw(1)) } as const;
    const { names } = compileCard(
      sample({
        text: [whenScored(later, { effect: 'linger', until: 'turn', statics: [strengthOfSource(1)] })],
      }),
    );
    expect(names.when).toEqual(['when score', 'later score']);
    expect(names.lasting).toEqual(['lasting strength']);
  });

  test('are different for every ability of every card', () => {
    for (const card of CARDS) {
      const compiled = compileCard(card);
      const names = namesOf(compiled);
      expect(new Set(names).size, card.id).toBe(names.length);
      for (const [number, labels] of compiled.labels.entries()) {
        expect(new Set(labels).size, card.id).toBe(labels.length);
        expect(labels.length, card.id).toBe(compiled.programs[number]?.length);
      }
    }
  });
});

describe('labels of positions', () => {
  const labelsOf = (...play: NonNullable<CardData['play']>): readonly string[] =>
    compileCard(operation({ ...FACTS, cost: 0, play })).labels[0] ?? [];

  test('are the words that lead there', () => {
    const chosen = { cards: 'choose', from: { in: 'hq' }, count: 1 } as const;
    expect(
      labelsOf(
        gainCredits(1),
        mayPay(credits(1), trash(chosen), gainCredits(2)),
        chooseOne([draw(1)], [draw(2), gainCredits(1)]),
        together(gainCredits(1), draw(1)),
        gainCredits(4),
      ),
    ).toEqual([
      'play/gainCredits',
      'play/pay',
      'play/pay/trash/choose',
      'play/pay/trash',
      'play/pay/gainCredits',
      'play/modes',
      'play/modes/draw/draw',
      'play/modes/draw/done',
      'play/modes/draw 2/draw',
      'play/modes/draw 2/gainCredits',
      'play/modes/draw 2/done',
      'play/gainCredits+draw',
      'play/gainCredits 2',
      'play/end',
    ]);
  });

  test('stay when another sentence is put before them', () => {
    const sentences = [mayPay(credits(1), draw(1)), gainCredits(2)];
    const before = labelsOf(...sentences);
    const after = labelsOf(loseCredits(1), ...sentences);
    expect(after).toEqual(['play/loseCredits', ...before]);
  });

  test('say which branch it is', () => {
    expect(labelsOf(unlessOpponentPays(credits(1), draw(1)))).toEqual([
      'play/pay',
      'play/pay/done',
      'play/pay/else/draw',
      'play/end',
    ]);
  });
});

describe('names of modes', () => {
  test('are what they begin with, and part of the names of the card', () => {
    const card = program({
      ...FACTS,
      faction: 'neutral_runner',
      cost: 0,
      memory: 1,
      text: [
        whenYourTurnBegins(
          chooseOne([{ step: 'pay', cost: credits(1), by: 'you' }, draw(1)], [draw(2)], [draw(3)], []),
        ),
      ],
    });
    expect(namesOf(compileCard(card))).toEqual([
      'when turnBegins',
      'when turnBegins/modes/pay',
      'when turnBegins/modes/draw',
      'when turnBegins/modes/draw 2',
      'when turnBegins/modes/nothing',
    ]);
  });
});
