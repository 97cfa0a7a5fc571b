import type { Deed } from '../language/deed.ts';
import type { Filter, FilterZone } from '../language/filter.ts';
import type { CardType } from '../language/lists.ts';
import type { CardProperty } from '../language/value.ts';
import type { Side } from '../side.ts';
import { listed, withArticle } from './grammar.ts';
import { havingText } from './measures.ts';
import { cardsOf } from './references.ts';
import { serverPhrase } from './servers.ts';
import { subtypeName, subtypeNoun, subtypeTitle, typeWithSubtype } from './subtypes.ts';
import { countersOf } from './units.ts';
import { placeName, thisCard, type Voice } from './voice.ts';

interface Noun {
  readonly one: string;
  readonly many: string;
}

const CARD: Noun = { one: 'card', many: 'cards' };

const NOUNS: Readonly<Record<CardType, Noun>> = {
  identity: { one: 'identity', many: 'identities' },
  agenda: { one: 'agenda', many: 'agendas' },
  asset: { one: 'asset', many: 'assets' },
  ice: { one: 'piece of ice', many: 'pieces of ice' },
  operation: { one: 'operation', many: 'operations' },
  upgrade: { one: 'upgrade', many: 'upgrades' },
  event: { one: 'event', many: 'events' },
  hardware: { one: 'piece of hardware', many: 'pieces of hardware' },
  program: { one: 'program', many: 'programs' },
  resource: { one: 'resource', many: 'resources' },
};

/** 'from' where the cards are taken away, 'in' where they are only looked at. */
export type Preposition = 'in' | 'from';

const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as T];

const zonesOf = (filter: Filter): readonly FilterZone[] => listOf(filter.in);

/** Where cards lie as an adjective, where that is what is said. */
const STATES: Readonly<Partial<Record<FilterZone, string>>> = {
  installed: 'installed',
  setAside: 'set-aside',
};

/** What a filter says cards are not, one by one where that can be told apart. */
const negations = ({ not }: Filter): readonly Filter[] =>
  not === undefined ? [] : not.or !== undefined && Object.keys(not).length === 1 ? not.or : [not];

const isOnly = (filter: Filter, field: keyof Filter): boolean =>
  filter[field] !== undefined && Object.keys(filter).length === 1;

/** A negation that is a word before the noun, or null. */
function asAdjective(not: Filter): string | null {
  if (isOnly(not, 'is') && not.is === 'this') return 'other';
  if (isOnly(not, 'type'))
    return listOf(not.type)
      .map((type) => `non-${type}`)
      .join(' ');
  if (isOnly(not, 'subtype'))
    return listOf(not.subtype)
      .map((subtype) => `non-${subtypeName(subtype)}`)
      .join(' ');
  if (isOnly(not, 'unique')) return not.unique === true ? 'non-unique' : 'unique';
  return null;
}

const negated = (filter: Filter, field: keyof Filter): string =>
  negations(filter)
    .filter((not) => isOnly(not, field))
    .map((not) => asAdjective(not) ?? '')
    .filter((word) => word !== '')
    .join(' ');

/** Words before the noun, in their order. */
const ADJECTIVES: readonly ((filter: Filter, voice: Voice) => string)[] = [
  (filter) => negated(filter, 'is'),
  ({ faceup }) => (faceup === undefined ? '' : faceup ? 'faceup' : 'facedown'),
  ({ rezzed }) => (rezzed === undefined ? '' : rezzed ? 'rezzed' : 'unrezzed'),
  (filter) => {
    const [zone, other] = zonesOf(filter);
    // Only installed cards are rezzed or not, or stand in a server.
    if (zone === 'installed' && (filter.rezzed !== undefined || filter.server !== undefined)) return '';
    return zone === undefined || other !== undefined ? '' : (STATES[zone] ?? '');
  },
  ({ unique }) => (unique === undefined ? '' : unique ? 'unique' : 'non-unique'),
  (filter) => negated(filter, 'unique'),
  ({ side }) => (side === undefined ? '' : side === 'corp' ? 'Corp' : 'Runner'),
  ({ faction }) =>
    faction === undefined || faction === 'own' || faction === 'theirs' ? '' : subtypeTitle(faction),
  (filter) => negated(filter, 'type'),
  (filter) => negated(filter, 'subtype'),
  (filter) => (isNoun(filter) ? '' : listed(listOf(filter.subtype).map(subtypeName), 'or')),
];

/** Whether subtypes name the cards by themselves: "an icebreaker". */
const isNoun = ({ type, subtype }: Filter): boolean =>
  subtype !== undefined &&
  (type === undefined || isOnlyType(type, listOf(subtype))) &&
  listOf(subtype).every((one) => subtypeNoun(one) !== null);

/** Whether the subtypes say the type: all icebreakers are programs. */
const isOnlyType = (type: CardType | readonly CardType[], subtypes: readonly string[]): boolean =>
  subtypes.every((one) => typeWithSubtype(one) === type);

type Tail = Exclude<keyof Filter, 'type' | 'subtype' | 'side' | 'unique' | 'rezzed' | 'faceup'>;

const placesOf = (filter: Filter, voice: Voice): string =>
  listed(
    zonesOf(filter).map((zone) =>
      zone === 'installed' ? 'play' : placeName(zone, voice, filter.side ?? voice.side),
    ),
    'or',
  );

/** Ice and roots are those of a server: where it is said which, it is said once. */
const inServer = ({ in: zone, server }: Filter): boolean =>
  server !== undefined && (zone === 'ice' || zone === 'root');

/** Where cards lie, after the noun. */
function whereabouts(filter: Filter, preposition: Preposition, voice: Voice): string {
  if (filter.in === undefined) return '';
  if (!inServer(filter) || filter.server === undefined) return `${preposition} ${placesOf(filter, voice)}`;
  const server = serverPhrase(filter.server, voice);
  return filter.in === 'ice' ? `protecting ${server}` : `${preposition} the root of ${server}`;
}

/** How cards are in a server: ice protects it, others are in its root. */
export function whereIn(filter: Filter): 'protecting' | 'in the root of' | 'in the root of or protecting' {
  const types = typesOf(filter);
  if (types.length === 0) return 'in the root of or protecting';
  if (types.every((type) => type === 'ice')) return 'protecting';
  return types.includes('ice') ? 'in the root of or protecting' : 'in the root of';
}

const NAMED: Readonly<Record<NonNullable<Filter['named']>, string>> = {
  cardType: 'of the chosen type',
  subtype: 'with the chosen subtype',
  title: 'with the chosen title',
};

/** Words after the noun, in their order. */
const TAILS: {
  readonly [K in Tail]: (said: NonNullable<Filter[K]>, filter: Filter, voice: Voice) => string;
} = {
  title: (title, _filter, voice) =>
    typeof title === 'object'
      ? `that is a copy of ${voice.say.cardOfPast(title, voice)}`
      : title === 'this' || title === 'that' || title === 'it'
        ? `with the same title as ${cardsOf(title, voice)}`
        : `named ${title}`,
  named: (what) => NAMED[what],
  faction: (faction) =>
    faction === 'own'
      ? 'of the faction of your identity'
      : faction === 'theirs'
        ? `of the faction of the opponent's identity`
        : '',
  in: () => '',
  hostedOn: (ref, _filter, voice) => (ref === 'this' ? 'hosted here' : `hosted on ${cardsOf(ref, voice)}`),
  server: (server, filter, voice) =>
    inServer(filter) ? '' : `${whereIn(filter)} ${serverPhrase(server, voice)}`,
  done: (past, _filter, voice) => voice.say.happenedTo(past, 'yes', voice),
  hosts: (what, _filter, voice) =>
    typeof what === 'string' ? `hosting ${countersOf(what).bare}` : `hosting ${oneOf(what, voice)}`,
  has: (measures, _filter, voice) =>
    `with ${listed(
      Object.entries(measures).map(([what, measure]) => havingText(what as CardProperty, measure, voice)),
      'and',
    )}`,
  is: (ref, _filter, voice) =>
    ref === 'host' ? `hosting ${thisCard(voice)}` : `that is ${cardsOf(ref, voice)}`,
  among: (ref, _filter, voice) => `from among ${cardsOf(ref, voice).replace(/^those cards$/, 'them')}`,
  can: (what) => (what === 'install' ? 'that can be installed' : 'you can advance'),
  not: (_not, filter, voice) =>
    negations(filter)
      .map((not) => notText(not, voice))
      .filter((text) => text !== '')
      .join(' and '),
  or: (filters, _filter, voice) =>
    `that is ${listed(
      filters.map((one) => oneOf(one, voice)),
      'or',
    )}`,
};

/** A negation after the noun; nothing where it is a word before it. */
function notText(not: Filter, voice: Voice): string {
  if (asAdjective(not) !== null) return '';
  if (isOnly(not, 'done') && not.done !== undefined) return voice.say.happenedTo(not.done, 'no', voice);
  return `that is not ${oneOf(not, voice)}`;
}

const typesOf = (filter: Filter): readonly CardType[] => listOf(filter.type);

/** Nouns of several words come last, so that what they begin with is not read into the others. */
function nounsOf(filter: Filter): readonly Noun[] {
  if (isNoun(filter)) return listOf(filter.subtype).map((one) => subtypeNoun(one) ?? CARD);
  const nouns = typesOf(filter).map((type) => NOUNS[type]);
  if (nouns.length === 0) return [CARD];
  const isLong = (noun: Noun): boolean => noun.one.includes(' ');
  return [...nouns.filter((noun) => !isLong(noun)), ...nouns.filter(isLong)];
}

/** The cards a filter speaks of, without article or number. */
export function phraseOf(
  filter: Filter,
  number: 'one' | 'many',
  voice: Voice,
  preposition: Preposition = 'in',
): string {
  // Nothing but ice lies before servers.
  if (filter.in === 'ice' && filter.type === undefined) {
    const { in: _, ...other } = filter;
    return phraseOf({ ...other, type: 'ice' }, number, voice, preposition);
  }
  if (filter.type !== undefined && filter.type === voice.chosenType) {
    const { type, in: zone, among, ...other } = filter;
    const cards = phraseOf(other, number, voice);
    const where = { ...(zone === undefined ? {} : { in: zone }), ...(among === undefined ? {} : { among }) };
    const place = phraseOf(where, number, voice, preposition).replace(/^cards? ?/, '');
    return `${cards} of that type${place === '' ? '' : ` ${place}`}`;
  }
  const adjectives = ADJECTIVES.map((adjective) => adjective(filter, voice));
  const noun = listed(
    nounsOf(filter).map((each) => each[number]),
    'or',
  );
  const isState = zonesOf(filter).length === 1 && zonesOf(filter).some((zone) => STATES[zone] !== undefined);
  const place = isState ? '' : whereabouts(filter, preposition, voice);
  const tails = (Object.entries(TAILS) as [Tail, (...all: unknown[]) => string][]).map(([field, tail]) =>
    filter[field] === undefined ? '' : tail(filter[field], filter, voice),
  );
  return [...adjectives, noun, place, ...tails].filter((word) => word !== '').join(' ');
}

/** A card of some kind; where there are only several kinds to choose from, one of each. */
export function oneOf(filter: Filter, voice: Voice): string {
  if (filter.is !== undefined && isOnly(filter, 'is')) return cardsOf(filter.is, voice);
  if (filter.or === undefined || !isOnly(filter, 'or')) return withArticle(phraseOf(filter, 'one', voice));
  return listed(
    filter.or.map((one) => oneOf(one, voice)),
    'or',
  );
}

/** The same with where it came from, of what is installed: that is no property it has any more. */
export const oneFrom = (deed: Deed, filter: Filter, voice: Voice): string =>
  deed.deed === 'install' ? withArticle(phraseOf(filter, 'one', voice, 'from')) : oneOf(filter, voice);
export const manyOf = (filter: Filter, voice: Voice): string => phraseOf(filter, 'many', voice);

const SIDES: Readonly<Record<CardType, Side | null>> = {
  identity: null,
  agenda: 'corp',
  asset: 'corp',
  ice: 'corp',
  operation: 'corp',
  upgrade: 'corp',
  event: 'runner',
  hardware: 'runner',
  program: 'runner',
  resource: 'runner',
};

/** Zones that hold the cards of one side only, or those of the side that is spoken of. */
const ZONE_SIDES: Readonly<Record<FilterZone, Side | 'own' | null>> = {
  installed: null,
  ice: 'corp',
  root: 'corp',
  hq: 'corp',
  rd: 'corp',
  archives: 'corp',
  grip: 'runner',
  stack: 'runner',
  heap: 'runner',
  hand: 'own',
  deck: 'own',
  discard: 'own',
  score: null,
  corpScore: null,
  runnerScore: null,
  playing: null,
  setAside: null,
  removed: null,
};

/** Whose cards a filter finds, where it can be told; what is hosted here is the card's own side's. */
export function ownerOf(filter: Filter, voice: Voice): Side | null {
  if (filter.side !== undefined) return filter.side;
  const sides = new Set(typesOf(filter).map((type) => SIDES[type]));
  const [side] = sides;
  if (sides.size === 1 && side !== undefined && side !== null) return side;
  const owners = new Set(zonesOf(filter).map((zone) => ZONE_SIDES[zone]));
  const [owner] = owners;
  if (owners.size === 1 && owner !== undefined) return owner === 'own' ? voice.side : owner;
  return filter.hostedOn === 'this' ? voice.side : null;
}
