import type { Condition, ConditionName, ConditionOf } from '../language/condition.ts';
import { type Deed, DOERS } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import type { CardRef } from '../language/reference.ts';
import type { Sorts } from '../language/sorts.ts';
import { type CardProperty, HAVERS, type Measure, type ValueOf } from '../language/value.ts';
import { controlledBy, doerOf, whoOf, whoseOf, wordsOf } from './deeds.ts';
import { lookingInPlay, oneOf, phraseOf } from './filters.ts';
import { listed } from './grammar.ts';
import { flipped, HAVINGS, measureText, type Polarity, propertyName } from './measures.ts';
import { cardsOf, isPlural } from './references.ts';
import { itsRun, serverPhrase } from './servers.ts';
import { countersOf, DRAWN_CARDS, type Unit } from './units.ts';
import { countText, quantity } from './values.ts';
import { nameOf, ownerName, placeName, sideOf, type Voice } from './voice.ts';

const be = (subject: string, polarity: Polarity): string =>
  `${subject} ${subject === 'you' ? 'are' : 'is'}${polarity === 'yes' ? '' : ' not'}`;

/** So many of something: "at least 3 tags"; there being none is said so, not as "fewer than 1". */
function howMany(measure: Measure, unit: Unit, polarity: Polarity, voice: Voice): string {
  const yes = polarity === 'yes';
  if ('atLeast' in measure) {
    if (measure.atLeast === 1 && !yes) return `no ${unit.bare}`;
    return `${yes ? 'at least' : 'fewer than'} ${quantity(measure.atLeast, unit, voice)}`;
  }
  if ('atMost' in measure) return `${yes ? 'at most' : 'more than'} ${quantity(measure.atMost, unit, voice)}`;
  if ('odd' in measure) return `${yes ? 'an odd' : 'an even'} number of ${unit.bare}`;
  if (measure.exactly === 0) return `${yes ? 'no' : 'any'} ${unit.bare}`;
  return `${yes ? 'exactly' : 'not exactly'} ${quantity(measure.exactly, unit, voice)}`;
}

function thereAre(from: Filter, measure: Measure, polarity: Polarity, voice: Voice): string {
  const cards = (number: 'one' | 'many'): string => phraseOf(lookingInPlay(from), number, voice);
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
        return `${nameOf('runner', voice)} accessed ${howMany(is, DRAWN_CARDS, polarity, voice)} during the run`;
      case 'event':
        if (of.what === 'was')
          return `that card had ${howMany(is, countersOf('advancement'), polarity, voice)} before`;
        break;
      case 'game':
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
    return `${are} in or protecting ${serverPhrase(filter.server, voice)}`;
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
      return `${past(deed, polarity, voice)} during the run`;
  }
}

const lastTurnOwner = (deed: Deed, voice: Voice): string => {
  const doer = DOERS[deed.deed];
  return ownerName(doer ?? sideOf(whoOf(deed) === 'opponent' ? 'opponent' : 'you', voice), voice);
};

const objectOf = (deed: Deed, voice: Voice): string | null =>
  'card' in deed && deed.card !== undefined && deed.card !== 'this' ? oneOf(deed.card, voice) : null;

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
        : `the loaded counters on ${object ?? 'a card'}${controlledBy(deed, voice)} have${not} run out`;
    case 'run':
      return `${polarity === 'yes' ? 'a' : 'no'} ${words.of} has ${words.verb.participle}`;
    case 'deed': {
      if (ofThis) return `this card was${not} ${words.verb.participle}${words.after}`;
      const doer = doerOf(deed, voice);
      return `${doer} ${doer === 'you' ? 'have' : 'has'}${not} ${said(words.verb.participle, object ?? words.object)}${words.after}`;
    }
  }
}

function past(deed: Deed, polarity: Polarity, voice: Voice): string {
  const words = wordsOf(deed);
  const object = objectOf(deed, voice);
  const pick = (yes: string, no: string): string => (polarity === 'yes' ? yes : `did not ${no}`);
  switch (words.kind) {
    case 'edge': {
      const verb = words.edge === 'begins' ? pick('began', 'begin') : pick('ended', 'end');
      return `${whoseOf(deed, 'any', voice)} ${words.of} ${verb}`;
    }
    case 'emptied':
      return `the loaded counters on ${object ?? 'a card'}${controlledBy(deed, voice)} ${pick('ran out', 'run out')}`;
    case 'run':
      return `${polarity === 'yes' ? 'a' : 'no'} ${words.of} ${words.verb.past}`;
    case 'deed': {
      const { verb } = words;
      const doer = doerOf(deed, voice);
      return `${doer} ${said(pick(verb.past, verb.base), object ?? words.object)}${words.after}`;
    }
  }
}

/** What has happened to a card, after its name: "installed this turn". */
export function happenedTo({ deed, per }: Sorts['past'], polarity: Polarity, voice: Voice): string {
  const words = wordsOf(deed);
  const when = { turn: 'this turn', lastTurn: 'last turn', run: 'during the run' }[per];
  const not = polarity === 'yes' ? '' : 'not ';
  if (words.kind !== 'deed') return `${not}spoken of ${when}`;
  const by = whoOf(deed) === 'opponent' ? ` by ${doerOf(deed, voice)}` : '';
  return `${not}${words.verb.participle}${by} ${when}`;
}

/** A run as a condition speaks of it: "a successful run on HQ". */
function runPhrase({ on, successful, by }: ConditionOf<'run'>, voice: Voice): string {
  const kind =
    successful === undefined ? 'run' : successful ? 'successful run' : 'run that is not successful';
  const where = on === undefined ? '' : ` on ${serverPhrase(on, voice)}`;
  if (by === 'this') return `${itsRun(kind)}${where}`;
  return `a ${kind}${where}${by === 'event' ? ' initiated by an event' : ''}`;
}

function running(condition: ConditionOf<'run'>, polarity: Polarity, voice: Voice): string {
  const { on, successful, by } = condition;
  if (on !== undefined && successful === undefined && by === undefined)
    return `${be(nameOf('runner', voice), polarity)} running on ${serverPhrase(on, voice)}`;
  const phrase = runPhrase(condition, voice);
  if (polarity === 'no' && phrase.startsWith('a ')) return `no ${phrase.slice(2)} is in progress`;
  return `${be(phrase, polarity)} in progress`;
}

/** The ice of an encounter. */
const encountered = (ref: CardRef | undefined, voice: Voice): string =>
  ref === undefined ? 'a piece of ice' : ref === 'host' ? 'the ice hosting this card' : cardsOf(ref, voice);

type Stretch = ConditionOf<'during'>['what'];

const STRETCHES: {
  readonly [W in Stretch]: {
    readonly during: string;
    readonly is: (polarity: Polarity, voice: Voice) => string;
  };
} = {
  yourTurn: { during: 'during your turn', is: (polarity) => `${be('it', polarity)} your turn` },
  opponentTurn: {
    during: "during your opponent's turn",
    is: (polarity) => `${be('it', polarity)} your opponent's turn`,
  },
  yourActionPhase: {
    during: 'during your action phase',
    is: (polarity) => `${be('it', polarity)} your action phase`,
  },
  access: {
    during: 'while a card is being accessed',
    is: (polarity, voice) => `${be(nameOf('runner', voice), polarity)} accessing a card`,
  },
  breach: {
    during: 'during a breach',
    is: (polarity, voice) => `${be(nameOf('runner', voice), polarity)} breaching a server`,
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
  if (condition.if === 'during') return STRETCHES[condition.what].during;
  if (condition.if === 'run') return `during ${runPhrase(condition, voice)}`;
  return condition.if === 'encounter'
    ? `during an encounter with ${encountered(condition.with, voice)}`
    : null;
}

/** For how long something holds: as long as a condition does. */
export const duringOrWhile = (condition: Condition, voice: Voice): string =>
  duringText(condition, voice) ?? `while ${clauseOf(condition, voice)}`;
