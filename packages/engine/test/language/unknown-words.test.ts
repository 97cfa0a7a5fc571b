import { CARDS } from '@lastclick/cards';
import { createPool, InputError } from '@lastclick/engine';
import {
  all,
  allow,
  anyOf,
  asMany,
  asset,
  type CardData,
  canBeAdvanced,
  choose,
  chooseOne,
  compare,
  damage,
  did,
  done,
  draw,
  during,
  endTheRun,
  forEachCounter,
  forThe,
  gainCredits,
  happened,
  hosts,
  iff,
  installOn,
  later,
  look,
  type Measure,
  may,
  of,
  only,
  operation,
  optional,
  playing,
  playOnlyIf,
  prevent,
  preventing,
  recurring,
  resource,
  runnerIsTagged,
  scoring,
  takingTags,
  trash,
  trashing,
  wasUnadvanced,
  when,
  whenScored,
  would,
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
    [
      'a missing part',
      { ...hedge, play: [{ effect: 'gain', what: 'credits', who: 'you' }] },
      'hedge.play[0].amount',
    ],
    [
      'a wrong word',
      { ...hedge, play: [{ effect: 'gain', what: 'credits', amount: 1, who: 'me' }] },
      'hedge.play[0].who',
    ],
    [
      'a broken number',
      { ...hedge, play: [{ effect: 'gain', what: 'credits', amount: 1.5, who: 'you' }] },
      'hedge.play[0].amount',
    ],
    [
      'an unknown deed',
      { ...hedge, text: [{ ability: 'when', on: { deed: 'lunchTime' }, steps: [] }] },
      'hedge.text[0].on',
    ],
    [
      'who gains what only one side has',
      { ...hedge, play: [{ effect: 'gain', what: 'tags', amount: 1, who: 'you' }] },
      'hedge.play[0].who',
    ],
    [
      'nobody who gains credits',
      { ...hedge, play: [{ effect: 'gain', what: 'credits', amount: 1 }] },
      'hedge.play[0].who',
    ],
    [
      'all of what has no end',
      { ...hedge, play: [{ effect: 'gain', what: 'credits', amount: 'all', who: 'you' }] },
      'hedge.play[0].amount',
    ],
    ['how much nothing did', { ...hedge, play: [gainCredits(done())] }, 'hedge.play[0].amount'],
    [
      'how much an effect did that does not tell',
      { ...hedge, play: [endTheRun, iff(did, [gainCredits(1)])] },
      'hedge.play[1].condition',
    ],
    [
      'how much an effect of another mode did',
      { ...hedge, play: [chooseOne([gainCredits(1)], [gainCredits(done())])] },
      'hedge.play[0].modes[1][0].amount',
    ],
    [
      'an additional cost paid with the card',
      {
        ...hedge,
        text: [{ static: 'cost', deed: { deed: 'run', server: 'this' }, pay: [trash('this')] }],
      },
      'hedge.text[0].pay[0]',
    ],
    [
      'an additional cost of what nobody does of their own',
      { ...hedge, text: [{ static: 'cost', deed: { deed: 'turnEnds' }, pay: [] }] },
      'hedge.text[0].deed',
    ],
    [
      'an unknown condition',
      { ...hedge, text: [{ static: 'only', deed: playing('this'), if: { if: 'sunny' } }] },
      'hedge.text[0].if',
    ],
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
      text: [recurring(2)],
    });
    expect(broken(card).where).toBe('r.text');
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
      { play: [trash(choose({}))], text: [whenScored(thatAlone)] },
      'hedge.text[0].steps[0].what',
    ],
    ['cards named too late', { play: [thatAlone, trash(choose({}))] }, 'hedge.play[0].what'],
    [
      'cards named in another mode',
      { play: [chooseOne([trash(choose({}))], [thatAlone])] },
      'hedge.play[0].modes[1][0].what',
    ],
    [
      'cards named in another branch',
      { play: [iff(runnerIsTagged, [trash(choose({}))], [thatAlone])] },
      'hedge.play[0].otherwise[0].what',
    ],
    [
      'cards that another ability named before, in one that waits',
      { text: [whenScored(trash(choose({}))), whenScored(later(whenScored(thatAlone)))] },
      'hedge.text[1].steps[0].ability.steps[0].what',
    ],
    [
      'cards named by an ability that waits',
      { play: [later(whenScored(trash(choose({})))), thatAlone] },
      'hedge.play[1].what',
    ],
    ['the card of a trigger in what is played', { play: [trash('it')] }, 'hedge.play[0].what'],
    [
      'the card of a trigger that is about none',
      { text: [when([{ deed: 'score' }, { deed: 'turnBegins' }], trash('it'))] },
      'hedge.text[0].steps[0].what',
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
      { text: [during(wasUnadvanced, when({ deed: 'rez' }))] },
      'hedge.text[0].condition.of',
    ],
    [
      'a number with two measures',
      { text: [playOnlyIf(compare(1, { atLeast: 1, atMost: 2 } as Measure))] },
      'hedge.text[0].if.is.atMost',
    ],
    [
      'the title of cards named before where none were',
      { play: [trash(choose({ title: 'that' }))] },
      'hedge.play[0].what.from.title',
    ],
    [
      'the card of a trigger as what it waits for',
      { text: [when({ deed: 'score', card: { is: 'it' } })] },
      'hedge.text[0].on.card.is',
    ],
    [
      'cards named before in a static ability',
      { text: [{ static: 'change', what: 'memory', of: 'you', by: of('that', 'cost') }] },
      'hedge.text[0].by.of',
    ],
    [
      'a filter on the past that asks where a card does not lie',
      { text: [playOnlyIf(happened({ deed: 'install', card: { not: { rezzed: true } } }))] },
      'hedge.text[0].if.deed.card.not.rezzed',
    ],
    [
      'the rest of nothing that was shown',
      { play: [trash(choose({})), trash('rest')] },
      'hedge.play[1].what',
    ],
    [
      'the rest of what another ability shows',
      { play: [look(all({}))], text: [whenScored(trash('rest'))] },
      'hedge.text[0].steps[0].what',
    ],
    [
      'one or more cards at once where nothing is waited for',
      { text: [playOnlyIf(happened({ deed: 'trash', oneOrMore: true }))] },
      'hedge.text[0].if.deed',
    ],
    [
      'trashing something onto a host',
      {
        text: [would(trashing('this'), { effect: 'instead', to: { hostedOn: 'this' } })],
      },
      'hedge.text[0].steps[0].to',
    ],
    [
      'a hand with a top',
      { play: [{ effect: 'move', what: 'this', to: { zone: 'hand', deck: 'top' } }] },
      'hedge.play[0].to.deck',
    ],
    ['preventing outside an interrupt', { play: [prevent(1)] }, 'hedge.play[0]'],
    [
      'the strength of a player',
      { text: [{ static: 'change', what: 'strength', of: 'you', by: 1 }] },
      'hedge.text[0].of',
    ],
    [
      'the hand size of a card',
      { text: [{ static: 'change', what: 'handSize', of: 'this', by: 1 }] },
      'hedge.text[0].of',
    ],
    [
      'a number that is changed and set at once',
      { text: [{ static: 'change', what: 'strength', of: 'this', by: 1, to: 1 }] },
      'hedge.text[0]',
    ],
    ['cards nothing told it to remember', { play: [trash('remembered')] }, 'hedge.play[0].what'],
    ['nothing that is gained', { text: [{ static: 'gain', of: 'this' }] }, 'hedge.text[0]'],
    [
      'a subtype that is gained several times',
      { text: [{ static: 'gain', of: 'this', subtypes: ['barrier'], times: 2 }] },
      'hedge.text[0]',
    ],
    [
      'a static ability that chooses its cards',
      { text: [{ static: 'change', what: 'strength', of: choose({ type: 'ice' }), by: 1 }] },
      'hedge.text[0].of',
    ],
    [
      'a filter on the past that asks where a card lies',
      { text: [playOnlyIf(happened({ deed: 'install', card: { in: 'installed', type: 'asset' } }))] },
      'hedge.text[0].if.deed.card.in',
    ],
    [
      'a limit of what is not playing the card',
      { text: [only(scoring('this'), runnerIsTagged)] },
      'hedge.text[0].deed',
    ],
    [
      'a limit of playing other cards',
      { text: [only(playing({ type: 'operation' }), runnerIsTagged)] },
      'hedge.text[0].deed',
    ],
    ['a permission the rules know nothing of', { text: [allow(scoring('this'))] }, 'hedge.text[0].deed'],
    ['hosts for an operation', { text: [installOn({ type: 'ice' })] }, 'hedge.text[0]'],
    [
      'two kinds of cards to host apart from each other',
      { text: [hosts({ type: 'program' }), hosts({ type: 'resource' })] },
      'hedge.text[0]',
    ],
    [
      'a limit of playing that lasts',
      { play: [forThe('turn', playOnlyIf(runnerIsTagged))] },
      'hedge.play[0].statics[0]',
    ],
    [
      'an optional interrupt with a cost',
      { text: [optional(preventing(takingTags(), [], 1))] },
      'hedge.text[0].may',
    ],
    ['a name that is no name', { text: [{ ...canBeAdvanced, as: 'paid/draw' }] }, 'hedge.text[0].as'],
    [
      'an ability that waits and is none that can',
      { play: [{ effect: 'later', ability: { ability: 'sub', steps: [] } }] },
      'hedge.play[0].ability',
    ],
    [
      'a turn that begins on a server',
      { text: [{ ability: 'when', on: { deed: 'turnBegins', server: 'hq' }, steps: [gainCredits(1)] }] },
      'hedge.text[0].on.server',
    ],
    [
      'a turn that begins with a counter',
      { text: [{ ability: 'when', on: { deed: 'turnBegins', counter: 'virus' }, steps: [gainCredits(1)] }] },
      'hedge.text[0].on.counter',
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
      text: [when([{ deed: 'score' }, { deed: 'steal' }], damage('net', 1), trash('it'), trash('that'))],
    });
    expect(() => createPool([fine])).not.toThrow();
  });
});

test('a word changed anywhere in a real card is noticed, or leaves the card readable', () => {
  const words = fc.constantFrom('effect', 'deed', 'if', 'value', 'cards', 'pay', 'step', 'static', 'ability');
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
