import { CARDS } from '@lastclick/cards';
import { createPool, InputError } from '@lastclick/engine';
import {
  anyOf,
  asMany,
  asset,
  type CardData,
  choose,
  chooseOne,
  compare,
  damage,
  draw,
  forEachCounter,
  gainCredits,
  happened,
  later,
  type Measure,
  may,
  of,
  operation,
  prevent,
  resource,
  runnerIsTagged,
  trash,
  wasUnadvanced,
  when,
  whenScored,
} from '@lastclick/engine/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const hedge = operation({
  id: 'hedge',
  title: 'Hedge',
  faction: 'neutral_corp',
  subtypes: [],
  cost: 5,
  play: [gainCredits(9)],
});

const broken = (card: unknown): InputError => {
  try {
    createPool([card as CardData]);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('the card was accepted');
};

describe('unknown words stop at load, with the card and the place', () => {
  test.each([
    [
      'an unknown effect',
      { ...hedge, play: [{ effect: 'gainMoney', amount: 9, who: 'you' }] },
      'hedge.play[0]',
    ],
    ['an unknown property', { ...hedge, plays: [] }, 'hedge.plays'],
    ['a missing part', { ...hedge, play: [{ effect: 'gainCredits', who: 'you' }] }, 'hedge.play[0].amount'],
    [
      'a wrong word',
      { ...hedge, play: [{ effect: 'gainCredits', amount: 1, who: 'me' }] },
      'hedge.play[0].who',
    ],
    [
      'a broken number',
      { ...hedge, play: [{ effect: 'gainCredits', amount: 1.5, who: 'you' }] },
      'hedge.play[0].amount',
    ],
    ['an unknown deed', { ...hedge, when: [{ on: { deed: 'lunchTime' }, steps: [] }] }, 'hedge.when[0].on'],
    [
      'an additional cost paid with the card',
      {
        ...hedge,
        static: [{ static: 'cost', deed: { deed: 'run', server: 'this' }, pay: [{ pay: 'trashSource' }] }],
      },
      'hedge.static[0].pay[0]',
    ],
    [
      'an additional cost of what nobody does of their own',
      { ...hedge, static: [{ static: 'cost', deed: { deed: 'turnEnds' }, pay: [] }] },
      'hedge.static[0].deed',
    ],
    ['an unknown condition', { ...hedge, playOnlyIf: { if: 'sunny' } }, 'hedge.playOnlyIf'],
    ['a subtype nobody has', { ...hedge, subtypes: ['virsu'] }, 'hedge.subtypes[0]'],
    [
      'a filter with a subtype nobody has',
      { ...hedge, play: [trash(choose({ subtype: 'virsu' as 'virus' }))] },
      'hedge.play[0].what.from.subtype',
    ],
    ['an unknown faction', { ...hedge, faction: 'neutral' }, 'hedge.faction'],
    ['a fact that is missing', { ...hedge, cost: undefined }, 'hedge.cost'],
    ['a type of the other side', { ...hedge, type: 'event' }, 'hedge.type'],
    ['an operation without play ability', { ...hedge, play: undefined }, 'hedge.play'],
  ])('%s', (_what, card, where) => {
    const error = broken(card);
    expect(error.problem).toBe('badCard');
    expect(error.where).toBe(where);
    expect(error.message).not.toBe('');
  });

  test('only operations and events are played', () => {
    const facts = { id: 'x', title: 'X', faction: 'neutral_corp', subtypes: [], cost: 1, trash: 1 } as const;
    expect(broken(asset({ ...facts, play: [gainCredits(1)] })).where).toBe('x.play');
  });

  test('recurring credits say what they are for', () => {
    const card = resource({
      id: 'r',
      title: 'R',
      faction: 'neutral_runner',
      subtypes: [],
      cost: 1,
      recurring: 2,
    });
    expect(broken(card).where).toBe('r.recurring');
  });

  test('a card may not be in the pool twice', () => {
    expect(() => createPool([hedge, hedge])).toThrow(InputError);
  });
});

describe('a word that can mean nothing where it stands is refused at load', () => {
  const thatAlone = trash('that');
  test.each<[string, object, string]>([
    ['cards named before where none were', { play: [thatAlone] }, 'hedge.play[0].what'],
    [
      'cards named by another ability',
      { play: [trash(choose({}))], when: [whenScored(thatAlone)] },
      'hedge.when[0].steps[0].what',
    ],
    ['cards named too late', { play: [thatAlone, trash(choose({}))] }, 'hedge.play[0].what'],
    [
      'cards named in another mode',
      { play: [chooseOne([trash(choose({}))], [thatAlone])] },
      'hedge.play[0].modes[1][0].what',
    ],
    [
      'cards named in another branch',
      { play: [when(runnerIsTagged, [trash(choose({}))], [thatAlone])] },
      'hedge.play[0].otherwise[0].what',
    ],
    [
      'the cards an ability that waits will not know any more',
      { play: [trash(choose({})), later(whenScored(thatAlone))] },
      'hedge.play[1].ability.steps[0].what',
    ],
    [
      'cards named by an ability that waits',
      { play: [later(whenScored(trash(choose({})))), thatAlone] },
      'hedge.play[1].what',
    ],
    ['the card of a trigger in what is played', { play: [trash('it')] }, 'hedge.play[0].what'],
    [
      'the card of a trigger that is about none',
      { when: [{ on: [{ deed: 'score' }, { deed: 'turnBegins' }], steps: [trash('it')] }] },
      'hedge.when[0].steps[0].what',
    ],
    [
      'a choice among several words for cards',
      { play: [trash(anyOf('host', choose({})))] },
      'hedge.play[0].what.of[1]',
    ],
    [
      'counters on a card chosen inside a number',
      { play: [gainCredits(forEachCounter('virus', 1, 0, choose({})))] },
      'hedge.play[0].amount.of',
    ],
    [
      'whose tags they are',
      { play: [gainCredits({ value: 'player', of: 'you', what: 'tags' })] },
      'hedge.play[0].amount.of',
    ],
    [
      'credits of nobody',
      { play: [gainCredits({ value: 'player', what: 'credits' })] },
      'hedge.play[0].amount.of',
    ],
    ['the number of a trigger in what is played', { play: [gainCredits(asMany)] }, 'hedge.play[0].amount'],
    [
      'what a card had before it was rezzed',
      { when: [{ on: { deed: 'rez' }, condition: wasUnadvanced, steps: [] }] },
      'hedge.when[0].condition.of',
    ],
    [
      'a number with two measures',
      { playOnlyIf: compare(1, { atLeast: 1, atMost: 2 } as Measure) },
      'hedge.playOnlyIf.is.atMost',
    ],
    [
      'the title of cards named before where none were',
      { play: [trash(choose({ title: 'that' }))] },
      'hedge.play[0].what.from.title',
    ],
    [
      'the card of a trigger as what it waits for',
      { when: [{ on: { deed: 'score', card: { is: 'it' } }, steps: [] }] },
      'hedge.when[0].on.card.is',
    ],
    [
      'cards named before in a static ability',
      { static: [{ static: 'value', value: 'memoryLimit', of: 'you', by: of('that', 'cost') }] },
      'hedge.static[0].by.of',
    ],
    [
      'a filter on the past that asks where a card does not lie',
      { playOnlyIf: happened({ deed: 'install', card: { not: { rezzed: true } } }) },
      'hedge.playOnlyIf.deed.card.not.rezzed',
    ],
    ['preventing outside an interrupt', { play: [prevent(1)] }, 'hedge.play[0]'],
    [
      'the strength of a player',
      { static: [{ static: 'value', value: 'strength', of: 'you', by: 1 }] },
      'hedge.static[0].of',
    ],
    [
      'the memory of a card',
      { static: [{ static: 'value', value: 'memoryLimit', of: 'source', by: 1 }] },
      'hedge.static[0].of',
    ],
    [
      'a filter on the past that asks where a card lies',
      { playOnlyIf: happened({ deed: 'install', card: { in: 'installed', type: 'asset' } }) },
      'hedge.playOnlyIf.deed.card.in',
    ],
    [
      'a turn that begins on a server',
      { when: [{ on: { deed: 'turnBegins', server: 'hq' }, steps: [gainCredits(1)] }] },
      'hedge.when[0].on.server',
    ],
    [
      'a turn that begins with a counter',
      { when: [{ on: { deed: 'turnBegins', counter: 'virus' }, steps: [gainCredits(1)] }] },
      'hedge.when[0].on.counter',
    ],
  ])('%s', (_what, text, where) => {
    expect(broken({ ...hedge, ...text }).where).toBe(where);
  });

  test('the same words are taken where they mean something', () => {
    const fine = operation({
      ...hedge,
      play: [
        trash(choose({})),
        chooseOne([trash('that')], [draw(1)]),
        trash('that'),
        may(gainCredits(forEachCounter('virus', 1, 0, 'host'))),
      ],
      when: [
        { on: [{ deed: 'score' }, { deed: 'steal' }], steps: [damage('net', 1), trash('it'), trash('that')] },
      ],
    });
    expect(() => createPool([fine])).not.toThrow();
  });
});

test('a word changed anywhere in a real card is noticed, or leaves the card readable', () => {
  const words = fc.constantFrom(
    'effect',
    'deed',
    'if',
    'value',
    'cards',
    'pay',
    'step',
    'static',
    'interrupt',
  );
  fc.assert(
    fc.property(fc.constantFrom(...CARDS), words, (card, tag) => {
      const text = JSON.stringify(card);
      const changed = text.replace(new RegExp(`"${tag}":"\\w+"`), `"${tag}":"nonsense"`);
      if (changed === text) return;
      expect(broken(JSON.parse(changed)).problem).toBe('badCard');
    }),
    { seed: 7, numRuns: 400 },
  );
});
