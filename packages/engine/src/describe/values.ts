import { ANY_NUMBER } from '../language/reference.ts';
import {
  type Amount,
  HAVERS,
  isUpTo,
  type ValueData,
  type ValueName,
  type ValueOf,
} from '../language/value.ts';
import { doerOf, wordsOf } from './deeds.ts';
import { phraseOf } from './filters.ts';
import { lookingInPlay } from './looking.ts';
import { HAVINGS, propertyName } from './measures.ts';
import { cardsOf, placedOn } from './references.ts';
import { serverPhrase } from './servers.ts';
import { counterName, countersOf, type Unit } from './units.ts';
import { nameOf, ownerName, runName, sideOf, stretchName, type Voice } from './voice.ts';

type Computed<N extends ValueName = ValueName> = ValueOf<N>;

/** How a number is spoken of: by what it counts one by one, or by its own name. */
type Phrase = { readonly each: string; readonly many: string } | { readonly name: string };

/** What a kind of deed came to over a stretch of the game. */
function totalText({ deed, per, what }: Computed<'total'>, voice: Voice): string {
  const words = wordsOf(deed);
  const stretch = stretchName(per, voice);
  const verb = words.kind === 'deed' ? `${doerOf(deed, voice)} ${words.verb.past}` : 'that brought';
  if (what === 'points') return `the printed points of the agendas ${verb} ${stretch}`;
  return `what ${verb} ${stretch}`;
}

const haverOf = ({ of, what }: Computed<'player'>, voice: Voice) =>
  HAVERS[what] ?? sideOf(of ?? 'you', voice);

function ofPlayer(data: Computed<'player'>, voice: Voice): Phrase {
  const having = HAVINGS[data.what];
  const side = haverOf(data, voice);
  if (typeof having === 'string') return { name: `${ownerName(side, voice)} ${having}` };
  const name = nameOf(side, voice);
  const one = having.unit.of(1).replace(/^1 ?/, '');
  const owned = `${name} ${name === 'you' ? 'have' : 'has'}${having.after}`;
  return { each: `${one} ${owned}`, many: `${having.unit.bare} ${owned}` };
}

function ofCard({ of, what }: Computed<'card'>, voice: Voice): Phrase {
  switch (what) {
    case 'credits':
    case 'advancement':
    case 'virus':
    case 'power':
    case 'agenda':
      return {
        each: `${counterName(what)} ${placedOn(of, voice)}`,
        many: `${countersOf(what).bare} ${placedOn(of, voice)}`,
      };
    case 'hostedCards':
      return counted('card', of === 'this' ? 'hosted here' : `hosted on ${cardsOf(of, voice)}`);
    case 'subroutines':
      return counted('subroutine', `of ${cardsOf(of, voice)}`);
    default:
      return { name: `the ${propertyName(what)} of ${cardsOf(of, voice)}` };
  }
}

const counted = (one: string, which: string): Phrase => ({
  each: `${one} ${which}`,
  many: `${one}s ${which}`,
});

const GAME: Readonly<Record<Computed<'game'>['what'], Phrase>> = {
  threat: { name: 'the threat level' },
  differentActions: counted('different action', 'you have taken this turn'),
  sameActions: counted('time', 'that action was taken this turn'),
  turn: { name: 'the number of the turn' },
};

function ofCards({ cards }: Computed<'count'>, voice: Voice): Phrase {
  if (typeof cards !== 'object' || cards.cards !== 'all')
    return counted('card', `among ${cardsOf(cards, voice)}`);
  const from = lookingInPlay(cards.from);
  return { each: phraseOf(from, 'one', voice), many: phraseOf(from, 'many', voice) };
}

type Spoken = Exclude<ValueName, 'plus' | 'multiply' | 'either' | 'x'>;

const PHRASES: { readonly [N in Spoken]: (data: Computed<N>, voice: Voice) => Phrase } = {
  card: ofCard,
  player: ofPlayer,
  run: ({ what }, voice) =>
    what === 'accessed'
      ? counted('time', `${nameOf('runner', voice)} accessed a card during ${runName(voice)}`)
      : counted('card', `${nameOf('runner', voice)} may access in this breach`),
  game: ({ what }) => GAME[what],
  named: () => ({ name: 'the chosen number' }),
  event: ({ what }) =>
    what === 'excess'
      ? counted('advancement counter', 'beyond its advancement requirement')
      : { name: what === 'amount' ? 'that number' : 'the number before' },
  count: ofCards,
  kinds: ({ cards }, voice) => counted('different card type', `among ${cardsOf(cards, voice)}`),
  servers: ({ which }, voice) => counted('server', `that is ${serverPhrase(which, voice)}`),
  times: ({ deed, per }, voice) => counted('time', voice.say.clauseOf({ if: 'happened', deed, per }, voice)),
  done: (_data, { done }) =>
    done === undefined
      ? { name: 'that number' }
      : { each: `${done.one} ${done.how} this way`, many: `${done.many} ${done.how} this way` },
  total: (data, voice) => ({ name: totalText(data, voice) }),
};

type SpokenValue = { [N in Spoken]: Computed<N> }[Spoken];

function phraseOfValue(data: SpokenValue, voice: Voice): Phrase {
  const say = PHRASES[data.value] as (data: SpokenValue, voice: Voice) => Phrase;
  return say(data, voice);
}

const isSpoken = (value: ValueData): value is SpokenValue =>
  typeof value === 'object' && Object.hasOwn(PHRASES, value.value);

/** So much of something for each of what is counted, or as much as a number says. */
function scaled(value: SpokenValue, each: number, unit: Unit, voice: Voice, after: string): string {
  const phrase = phraseOfValue(value, voice);
  if ('each' in phrase) return `${unit.of(each)}${after} for each ${phrase.each}`;
  if (value.value === 'event' && each === 1) return `${unit.asMuch}${after}`;
  return `${unit.bare}${after} equal to ${each === 1 ? '' : `${each} times `}${phrase.name}`;
}

/** X of something, told as any number of it would be. */
const xOf = (unit: Unit): string => unit.of(2).replace('2', 'X');

/** So much of something, as the object of a sentence; `after` stands before what it is counted by. */
export function quantity(value: ValueData, unit: Unit, voice: Voice, after = ''): string {
  if (typeof value === 'number') return `${unit.of(value)}${after}`;
  switch (value.value) {
    case 'plus':
      return value.of.map((part) => quantity(part, unit, voice, after)).join(' plus ');
    case 'multiply':
      return multiplied(value, unit, voice, after);
    case 'x':
      return `${xOf(unit)}${after}`;
    case 'either':
      return `${quantity(value.otherwise, unit, voice)} (${quantity(value.holds, unit, voice)} if ${voice.say.clauseOf(value.if, voice)})${after}`;
    default:
      return scaled(value, 1, unit, voice, after);
  }
}

function multiplied({ of, by }: Computed<'multiply'>, unit: Unit, voice: Voice, after: string): string {
  if (typeof by === 'number' && isSpoken(of)) return scaled(of, by, unit, voice, after);
  return `${unit.bare}${after} equal to ${countText(by, voice)} times ${countText(of, voice)}`;
}

const NUMBER: Unit = { of: String, bare: 'a number', asMuch: 'that number' };

/** How many, before the name of what is counted or after "at least". */
export function countText(value: ValueData, voice: Voice): string {
  if (!isSpoken(value)) return quantity(value, NUMBER, voice);
  const phrase = phraseOfValue(value, voice);
  return 'name' in phrase ? phrase.name : `the number of ${phrase.many}`;
}

/** Everything there is, so much of it, or as much as somebody likes. */
export function quantityOrAll(amount: Amount, unit: Unit, voice: Voice, after = ''): string {
  if (amount === 'all') return `all ${unit.bare}${after}`;
  if (!isUpTo(amount)) return quantity(amount, unit, voice, after);
  return typeof amount.upTo === 'number' && amount.upTo >= ANY_NUMBER
    ? `any number of ${unit.bare}${after}`
    : `up to ${quantity(amount.upTo, unit, voice, after)}`;
}
