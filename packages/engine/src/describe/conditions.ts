import type { Condition, ConditionName, ConditionOf } from '../language/condition.ts';
import { type Deed, DOERS } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import type { CardRef } from '../language/reference.ts';
import type { Sorts } from '../language/sorts.ts';
import { type CardProperty, HAVERS, type Measure, type ValueOf } from '../language/value.ts';
import { objectWith, onServer, tailOf, withServer } from './deed-tails.ts';
import { controlledBy, doerOf, whoOf, whoseOf, wordsOf } from './deeds.ts';
import { oneFrom, oneOf, phraseOf, whereIn } from './filters.ts';
import { listed, withArticle } from './grammar.ts';
import { lookingInPlay } from './looking.ts';
import { flipped, HAVINGS, measureText, orFewer, orMore, type Polarity, propertyName } from './measures.ts';
import { cardsOf, isPlural } from './references.ts';
import { serverPhrase, serversUnit } from './servers.ts';
import { countersOf, DRAWN_CARDS, type Unit } from './units.ts';
import { countText, quantity } from './values.ts';
import {
  hostCard,
  nameOf,
  opponentName,
  ownerName,
  type Place,
  placeName,
  runName,
  sideOf,
  stretchName,
  thisCard,
  type Voice,
} from './voice.ts';

const be = (subject: string, polarity: Polarity): string =>
  `${subject} ${subject === 'you' ? 'are' : 'is'}${polarity === 'yes' ? '' : ' not'}`;

/** So many of something: "at least 3 tags"; there being none is said so, not as "fewer than 1". */
function howMany(measure: Measure, unit: Unit, polarity: Polarity, voice: Voice): string {
  const yes = polarity === 'yes';
  if ('atLeast' in measure) {
    if (measure.atLeast === 1) return `${yes ? 'any' : 'no'} ${unit.bare}`;
    return yes
      ? orMore(measure.atLeast, unit, voice)
      : `fewer than ${quantity(measure.atLeast, unit, voice)}`;
  }
  if ('atMost' in measure) {
    if (measure.atMost === 0) return `${yes ? 'no' : 'any'} ${unit.bare}`;
    return yes ? orFewer(measure.atMost, unit, voice) : `more than ${quantity(measure.atMost, unit, voice)}`;
  }
  if ('odd' in measure) return `${yes ? 'an odd' : 'an even'} number of ${unit.bare}`;
  if (measure.exactly === 0) return `${yes ? 'no' : 'any'} ${unit.bare}`;
  return `${yes ? 'exactly' : 'not exactly'} ${quantity(measure.exactly, unit, voice)}`;
}

function thereAre(from: Filter, measure: Measure, polarity: Polarity, voice: Voice): string {
  const cards = (number: 'one' | 'many'): string => phraseOf(lookingInPlay(from), number, voice);
  if ('atLeast' in measure && measure.atLeast === 1 && polarity === 'yes')
    return `there is ${withArticle(cards('one'))}`;
  const unit: Unit = {
    of: (number) => `${number} ${cards(number === 1 ? 'one' : 'many')}`,
    bare: cards('many'),
    asMuch: `that many ${cards('many')}`,
  };
  const many = howMany(measure, unit, polarity, voice);
  return `there ${/ 1 /.test(` ${many} `) ? 'is' : 'are'} ${many}`;
}

function playerHas({ of, what }: ValueOf<'player'>, is: Measure, polarity: Polarity, voice: Voice): string {
  const side = HAVERS[what] ?? sideOf(of ?? 'you', voice);
  const name = nameOf(side, voice);
  const having = HAVINGS[what];
  if (what === 'tags' && 'atLeast' in is && is.atLeast === 1) return `${be(name, polarity)} tagged`;
  if (typeof having === 'string')
    return `${ownerName(side, voice)} ${having} is ${measureText(is, polarity, voice)}`;
  const many = howMany(is, having.unit, polarity, voice);
  return `${name} ${name === 'you' ? 'have' : 'has'} ${many}${having.after}`;
}

function cardHas({ of, what }: ValueOf<'card'>, is: Measure, polarity: Polarity, voice: Voice): string {
  switch (what) {
    case 'credits':
    case 'advancement':
    case 'virus':
    case 'power':
    case 'agenda':
      return `${cardsOf(of, voice)} has ${howMany(is, countersOf(what), polarity, voice)}`;
    default:
      return `the ${propertyName(what)} of ${cardsOf(of, voice)} is ${measureText(is, polarity, voice)}`;
  }
}

const TIMES: Unit = {
  of: (number) => (number === 1 ? 'once' : `${number} times`),
  bare: 'times',
  asMuch: 'that many times',
};

const ACTIONS: Unit = {
  of: (number) => `${number} different ${number === 1 ? 'action' : 'actions'}`,
  bare: 'different actions',
  asMuch: 'that many different actions',
};

function compared({ of, is }: ConditionOf<'compare'>, polarity: Polarity, voice: Voice): string {
  if (typeof of === 'object') {
    switch (of.value) {
      case 'count':
        if (typeof of.cards === 'object' && of.cards.cards === 'all')
          return thereAre(of.cards.from, is, polarity, voice);
        break;
      case 'card':
        return cardHas(of, is, polarity, voice);
      case 'player':
        return playerHas(of, is, polarity, voice);
      case 'run':
        if (of.what === 'allowed')
          return `${nameOf('runner', voice)} may access ${howMany(is, DRAWN_CARDS, polarity, voice)} in this breach`;
        return `${nameOf('runner', voice)} accessed ${howMany(is, DRAWN_CARDS, polarity, voice)} during ${runName(voice)}`;
      case 'event':
        if (of.what === 'was')
          return `it had ${howMany(is, countersOf('advancement'), polarity, voice)} before`;
        break;
      case 'servers':
        return `${polarity === 'yes' ? 'there are' : 'there are not'} ${howMany(is, serversUnit(of.which, voice), 'yes', voice)}`;
      case 'game':
        if (of.what === 'sameActions')
          return `that action was taken ${howMany(is, TIMES, polarity, voice)} this turn`;
        if (of.what === 'differentActions')
          return `you have taken ${howMany(is, ACTIONS, polarity, voice)} this turn`;
        break;
      default:
        break;
    }
  }
  return `${countText(of, voice)} is ${measureText(is, polarity, voice)}`;
}

const only = (filter: Filter, ...fields: readonly (keyof Filter)[]): boolean =>
  Object.keys(filter).length === fields.length && fields.every((field) => filter[field] !== undefined);

/** What cards are or are not. */
function isLike({ card, filter }: ConditionOf<'is'>, polarity: Polarity, voice: Voice): string {
  const cards = cardsOf(card, voice);
  const are = isPlural(card, voice) ? `${cards} are${polarity === 'yes' ? '' : ' not'}` : be(cards, polarity);
  if (only(filter, 'in', 'server') && filter.in === 'ice' && filter.server !== undefined)
    return `${cards} ${polarity === 'yes' ? 'protects' : 'does not protect'} ${serverPhrase(filter.server, voice)}`;
  if (only(filter, 'in') && typeof filter.in === 'string')
    return filter.in === 'installed' ? `${are} installed` : `${are} in ${placeName(filter.in, voice)}`;
  if (only(filter, 'server') && filter.server !== undefined)
    return `${are} ${whereIn(filter)} ${serverPhrase(filter.server, voice)}`;
  const measures = Object.entries(filter.has ?? {});
  if (only(filter, 'has') && measures.length === 1) {
    const [[what, measure] = ['', undefined]] = measures;
    if (measure !== undefined)
      return `the ${propertyName(what as CardProperty)} of ${cards} is ${measureText(measure, polarity, voice)}`;
  }
  return `${are} ${oneOf(filter, voice)}`;
}

/** Something that happened this turn ("you have installed a program"), or is over ("you installed ..."). */
function happened({ deed, per }: ConditionOf<'happened'>, polarity: Polarity, voice: Voice): string {
  switch (per) {
    case 'turn':
      return `${perfect(deed, polarity, voice)} this turn`;
    case 'lastTurn':
      return `${past(deed, polarity, voice)} during ${lastTurnOwner(deed, voice)} last turn`;
    case 'run':
      return `${past(deed, polarity, voice)} during ${runName(voice)}`;
    case 'encounter':
      return `${perfect(deed, polarity, voice)} during this encounter`;
  }
}

/** Whose turn it was, where the sentence has named who did it. */
const lastTurnOwner = (deed: Deed, voice: Voice): string => {
  const side = DOERS[deed.deed] ?? sideOf(whoOf(deed) === 'opponent' ? 'opponent' : 'you', voice);
  const words = wordsOf(deed);
  const isNamed = words.kind === 'deed' || (words.kind === 'run' && words.made !== '');
  return isNamed && side !== voice.side ? 'their' : ownerName(side, voice);
};

/** The card a deed is about, after its verb, with the server. */
function objectOf(deed: Deed, voice: Voice): string {
  const words = wordsOf(deed);
  if (words.kind !== 'deed') return cardOf(deed, voice) ?? 'a card';
  const card = cardOf(deed, voice);
  const object = card === null ? words.object : objectWith(deed, words.object, card);
  return withServer(deed, object, words.where, voice);
}

function cardOf(deed: Deed, voice: Voice): string | null {
  const from = 'from' in deed ? deed.from : undefined;
  const place = from === undefined ? {} : { in: from };
  if (!('card' in deed) || deed.card === undefined)
    return from === undefined ? null : oneFrom(deed, place, voice);
  if (deed.card !== 'this') return oneFrom(deed, { ...deed.card, ...place }, voice);
  const here = from === undefined || from === 'installed' ? '' : ` from ${placeName(from, voice)}`;
  return `${thisCard(voice)}${here}`;
}

const said = (verb: string, object: string): string => (object === '' ? verb : `${verb} ${object}`);

function perfect(deed: Deed, polarity: Polarity, voice: Voice): string {
  const words = wordsOf(deed);
  const not = polarity === 'yes' ? '' : ' not';
  const object = objectOf(deed, voice);
  const ofThis = 'card' in deed && deed.card === 'this';
  switch (words.kind) {
    case 'edge':
      return `${whoseOf(deed, 'any', voice)} ${words.of} has${not} ${words.edge === 'begins' ? 'begun' : 'ended'}`;
    case 'emptied':
      return ofThis
        ? `the loaded counters here have${not} run out`
        : `the loaded counters on ${object}${controlledBy(deed, voice)} have${not} run out`;
    case 'run': {
      if (words.made === '')
        return `${polarity === 'yes' ? 'a' : 'no'} ${words.of} has ${words.verb.participle}`;
      const doer = doerOf(deed, voice);
      return `${doer} ${doer === 'you' ? 'have' : 'has'}${not} made ${words.made}${onServer(deed, voice)}`;
    }
    case 'deed': {
      const doer = doerOf(deed, voice);
      return `${doer} ${doer === 'you' ? 'have' : 'has'}${not} ${said(words.verb.participle, object)}${words.after}${tailOf(deed, voice)}`;
    }
  }
}

/** Something that is over. */
export function past(deed: Deed, polarity: Polarity, voice: Voice): string {
  const words = wordsOf(deed);
  const object = objectOf(deed, voice);
  const pick = (yes: string, no: string): string => (polarity === 'yes' ? yes : `did not ${no}`);
  switch (words.kind) {
    case 'edge': {
      const verb = words.edge === 'begins' ? pick('began', 'begin') : pick('ended', 'end');
      return `${whoseOf(deed, 'any', voice)} ${words.of} ${verb}`;
    }
    case 'emptied':
      return `the loaded counters on ${object}${controlledBy(deed, voice)} ${pick('ran out', 'run out')}`;
    case 'run':
      if (words.made === '') return `${polarity === 'yes' ? 'a' : 'no'} ${words.of} ${words.verb.past}`;
      return `${doerOf(deed, voice)} ${pick('made', 'make')} ${words.made}${onServer(deed, voice)}`;
    case 'deed': {
      const { verb } = words;
      const doer = doerOf(deed, voice);
      return `${doer} ${said(pick(verb.past, verb.base), object)}${words.after}${tailOf(deed, voice)}`;
    }
  }
}

/** A card that something happened to: "a card you accessed in Archives during that run". */
export function cardOfPast({ deed, per }: Sorts['past'], voice: Voice): string {
  const words = wordsOf(deed);
  const { card, from } = { card: undefined, from: undefined, ...deed } as { card?: Filter; from?: Place };
  const such = typeof card === 'object' ? oneOf(card, voice) : 'a card';
  const verb = words.kind === 'deed' ? words.verb.past : 'spoke of';
  const where = from === undefined ? '' : ` in ${placeName(from, voice)}`;
  const when = {
    turn: 'this turn',
    lastTurn: 'last turn',
    run: `during ${voice.ofRun === true ? 'that' : 'the'} run`,
    encounter: 'during this encounter',
  };
  return `${such} ${doerOf(deed, voice)} ${verb}${where} ${when[per]}`;
}

/** What has happened to a card, after its name: "you installed this turn". */
export function happenedTo({ deed, per }: Sorts['past'], polarity: Polarity, voice: Voice): string {
  const words = wordsOf(deed);
  const when = stretchName(per, voice);
  const yes = polarity === 'yes';
  if (words.kind !== 'deed') return `${yes ? '' : 'not '}spoken of ${when}`;
  if (whoOf(deed) === 'any') return `that was ${yes ? '' : 'not '}${words.verb.participle} ${when}`;
  return `${doerOf(deed, voice)} ${yes ? words.verb.past : `did not ${words.verb.base}`} ${when}`;
}

/** A run as a condition speaks of it: "a successful run on HQ". */
function runPhrase({ on, successful }: ConditionOf<'run'>, voice: Voice): string {
  const kind =
    successful === undefined ? 'run' : successful ? 'successful run' : 'run that is not successful';
  const where = on === undefined ? '' : ` on ${serverPhrase(on, voice)}`;
  return `a ${kind}${where}`;
}

function running(condition: ConditionOf<'run'>, polarity: Polarity, voice: Voice): string {
  const { on, successful } = condition;
  if (on !== undefined && successful === undefined)
    return `${be(nameOf('runner', voice), polarity)} running on ${serverPhrase(on, voice)}`;
  const phrase = runPhrase(condition, voice);
  if (polarity === 'no' && phrase.startsWith('a ')) return `no ${phrase.slice(2)} is in progress`;
  return `${be(phrase, polarity)} in progress`;
}

/** The ice of an encounter. */
const encountered = (ref: CardRef | undefined, voice: Voice): string =>
  ref === undefined ? 'a piece of ice' : ref === 'host' ? hostCard(voice) : cardsOf(ref, voice);

type Stretch = ConditionOf<'during'>['what'];

const STRETCHES: {
  readonly [W in Stretch]: {
    readonly during: (voice: Voice) => string;
    readonly is: (polarity: Polarity, voice: Voice) => string;
  };
} = {
  yourTurn: { during: () => 'during your turn', is: (polarity) => `${be('it', polarity)} your turn` },
  opponentTurn: {
    during: (voice) => `during ${opponentName(voice)}'s turn`,
    is: (polarity, voice) => `${be('it', polarity)} ${opponentName(voice)}'s turn`,
  },
  yourActionPhase: {
    during: () => 'during your action phase',
    is: (polarity) => `${be('it', polarity)} your action phase`,
  },
  access: {
    during: () => 'while a card is being accessed',
    is: (polarity, voice) => `${be(nameOf('runner', voice), polarity)} accessing a card`,
  },
  breach: {
    during: () => 'during a breach',
    is: (polarity, voice) => `${be(nameOf('runner', voice), polarity)} breaching a server`,
  },
  subroutine: {
    during: () => 'while a subroutine is resolving',
    is: (polarity) => `${be('a subroutine', polarity)} resolving`,
  },
};

/** Several conditions, of which all or one hold; not all is one that does not. */
function several(of: readonly Condition[], last: 'and' | 'or', polarity: Polarity, voice: Voice): string {
  const other = last === 'and' ? 'or' : 'and';
  return listed(
    of.map((one) => clauseOf(one, voice, polarity)),
    polarity === 'yes' ? last : other,
  );
}

const CLAUSES: {
  readonly [N in ConditionName]: (data: ConditionOf<N>, polarity: Polarity, voice: Voice) => string;
} = {
  compare: compared,
  is: isLike,
  exists: ({ cards }, polarity, voice) =>
    typeof cards === 'object' && cards.cards === 'all'
      ? thereAre(cards.from, { atLeast: 1 }, polarity, voice)
      : `${polarity === 'yes' ? 'there is' : 'there is not'} ${cardsOf(cards, voice)}`,
  happened,
  run: running,
  encounter: ({ with: ref }, polarity, voice) =>
    `${be(nameOf('runner', voice), polarity)} encountering ${encountered(ref, voice)}`,
  during: ({ what }, polarity, voice) => STRETCHES[what].is(polarity, voice),
  did: (_data, polarity, { done }) => {
    const what = done === undefined ? 'thing' : ` ${done.many}`;
    const was = done === undefined || done.one === done.many ? 'was' : 'were';
    return `${polarity === 'yes' ? 'any' : 'no'}${what} ${was} ${done?.how ?? 'done'} this way`;
  },
  all: ({ of }, polarity, voice) => several(of, 'and', polarity, voice),
  any: ({ of }, polarity, voice) => several(of, 'or', polarity, voice),
  not: ({ of }, polarity, voice) => clauseOf(of, voice, flipped(polarity)),
};

/** A condition as a clause after "if" or "while". */
export function clauseOf<N extends ConditionName>(
  condition: ConditionOf<N>,
  voice: Voice,
  polarity: Polarity = 'yes',
): string {
  const say: (data: ConditionOf<N>, polarity: Polarity, voice: Voice) => string = CLAUSES[condition.if as N];
  return say(condition, polarity, voice);
}

/** A stretch of the game that a condition amounts to, after "only" or a sentence; null where it is none. */
export function duringText(condition: Condition, voice: Voice): string | null {
  if (condition.if === 'during') return STRETCHES[condition.what].during(voice);
  if (condition.if === 'run') return `during ${runPhrase(condition, voice)}`;
  return condition.if === 'encounter'
    ? `during an encounter with ${encountered(condition.with, voice)}`
    : null;
}

/** For how long something holds: as long as a condition does. */
export const duringOrWhile = (condition: Condition, voice: Voice): string =>
  duringText(condition, voice) ?? `while ${clauseOf(condition, voice)}`;
