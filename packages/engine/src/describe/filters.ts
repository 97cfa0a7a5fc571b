import type { Filter, FilterZone } from '../language/filter.ts';
import type { CardType } from '../language/lists.ts';
import type { CardProperty } from '../language/value.ts';
import type { Side } from '../side.ts';
import { happenedTo } from './conditions.ts';
import { listed, withArticle } from './grammar.ts';
import { measureText, propertyName } from './measures.ts';
import { cardsOf } from './references.ts';
import { serverPhrase } from './servers.ts';
import { subtypeName, subtypeTitle } from './subtypes.ts';
import { countersOf } from './units.ts';
import { placeName, type Voice } from './voice.ts';

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
  hardware: { one: 'hardware card', many: 'hardware cards' },
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
    return zone === undefined || other !== undefined ? '' : (STATES[zone] ?? '');
  },
  ({ can }) => (can === 'advance' ? 'advanceable' : ''),
  ({ unique }) => (unique === undefined ? '' : unique ? 'unique' : 'non-unique'),
  (filter) => negated(filter, 'unique'),
  ({ side }) => (side === undefined ? '' : side === 'corp' ? 'Corp' : 'Runner'),
  ({ faction }) => (faction === undefined || faction === 'own' ? '' : subtypeTitle(faction)),
  (filter) => negated(filter, 'type'),
  (filter) => negated(filter, 'subtype'),
  ({ subtype }) => listed(listOf(subtype).map(subtypeName), 'or'),
];

type Tail = Exclude<keyof Filter, 'type' | 'subtype' | 'side' | 'unique' | 'rezzed' | 'faceup'>;

const placesOf = (filter: Filter, voice: Voice): string =>
  listed(
    zonesOf(filter).map((zone) =>
      zone === 'installed' ? 'play' : placeName(zone, voice, filter.side ?? voice.side),
    ),
    'or',
  );

/** Words after the noun, in their order. */
const TAILS: {
  readonly [K in Tail]: (said: NonNullable<Filter[K]>, filter: Filter, voice: Voice) => string;
} = {
  title: (title, _filter, voice) =>
    title === 'this' || title === 'that' || title === 'it'
      ? `with the same title as ${cardsOf(title, voice)}`
      : `named ${title}`,
  faction: (faction) => (faction === 'own' ? 'of the faction of your identity' : ''),
  in: () => '',
  hostedOn: (ref, _filter, voice) => (ref === 'this' ? 'hosted here' : `hosted on ${cardsOf(ref, voice)}`),
  server: (server, _filter, voice) => `in or protecting ${serverPhrase(server, voice)}`,
  done: (past, _filter, voice) => happenedTo(past, 'yes', voice),
  hosts: (what, _filter, voice) =>
    typeof what === 'string' ? `hosting ${countersOf(what).bare}` : `hosting ${oneOf(what, voice)}`,
  has: (measures, _filter, voice) =>
    `with ${listed(
      Object.entries(measures).map(
        ([what, measure]) =>
          `${withArticle(propertyName(what as CardProperty))} that is ${measureText(measure, 'yes', voice)}`,
      ),
      'and',
    )}`,
  is: (ref, _filter, voice) => (ref === 'host' ? 'hosting this card' : `that is ${cardsOf(ref, voice)}`),
  among: (ref, _filter, voice) => `among ${cardsOf(ref, voice)}`,
  can: (what) => (what === 'install' ? 'that can be installed' : ''),
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
  if (isOnly(not, 'done') && not.done !== undefined) return happenedTo(not.done, 'no', voice);
  return `that is not ${oneOf(not, voice)}`;
}

const typesOf = (filter: Filter): readonly CardType[] => listOf(filter.type);

/** Nouns of several words come last, so that what they begin with is not read into the others. */
function nounsOf(filter: Filter): readonly Noun[] {
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
  const adjectives = ADJECTIVES.map((adjective) => adjective(filter, voice));
  const noun = listed(
    nounsOf(filter).map((each) => each[number]),
    'or',
  );
  const isState = zonesOf(filter).length === 1 && zonesOf(filter).some((zone) => STATES[zone] !== undefined);
  const place = filter.in === undefined || isState ? '' : `${preposition} ${placesOf(filter, voice)}`;
  const tails = (Object.entries(TAILS) as [Tail, (...all: unknown[]) => string][]).map(([field, tail]) =>
    filter[field] === undefined ? '' : tail(filter[field], filter, voice),
  );
  return [...adjectives, noun, place, ...tails].filter((word) => word !== '').join(' ');
}

export const oneOf = (filter: Filter, voice: Voice): string => withArticle(phraseOf(filter, 'one', voice));
export const manyOf = (filter: Filter, voice: Voice): string => phraseOf(filter, 'many', voice);

/** A filter that looks for cards without naming a zone looks at installed ones. */
export const lookingInPlay = (filter: Filter): Filter =>
  filter.in === undefined && filter.hostedOn === undefined && filter.among === undefined
    ? { in: 'installed', ...filter }
    : filter;

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
