import type { Filter, FilterZone } from '../language/filter.ts';
import type { CardType } from '../language/lists.ts';
import type { Side } from '../side.ts';
import { listed, withArticle } from './grammar.ts';
import { subtypeName } from './subtypes.ts';
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

type Adjective =
  | 'notSource'
  | 'faceup'
  | 'rezzed'
  | 'side'
  | 'notType'
  | 'notSubtype'
  | 'subtype'
  | 'canBeAdvanced';

/** Words before the noun, in their order. */
const ADJECTIVES: Readonly<Record<Adjective | 'zone', (filter: Filter) => string>> = {
  notSource: ({ notSource }) => (notSource === true ? 'other' : ''),
  faceup: ({ faceup }) => (faceup === undefined ? '' : faceup ? 'faceup' : 'facedown'),
  rezzed: ({ rezzed }) => (rezzed === undefined ? '' : rezzed ? 'rezzed' : 'unrezzed'),
  zone: ({ zone }) => (zone === 'installed' ? 'installed' : zone === 'setAside' ? 'set-aside' : ''),
  canBeAdvanced: ({ canBeAdvanced }) => (canBeAdvanced === true ? 'advanceable' : ''),
  side: ({ side }) => (side === undefined ? '' : side === 'corp' ? 'Corp' : 'Runner'),
  notType: ({ notType }) => (notType === undefined ? '' : `non-${notType}`),
  notSubtype: ({ notSubtype }) => (notSubtype === undefined ? '' : `non-${subtypeName(notSubtype)}`),
  subtype: ({ subtype }) => (subtype === undefined ? '' : subtypeName(subtype)),
};

type Tail = Exclude<keyof Filter, Adjective | 'type'>;

/** Words after the noun, in their order. */
const TAILS: Readonly<Record<Tail, (filter: Filter, voice: Voice, preposition: Preposition) => string>> = {
  zone: ({ zone }, voice, preposition) =>
    zone === undefined || zone === 'installed' || zone === 'setAside'
      ? ''
      : `${preposition} ${placeName(zone, voice)}`,
  hostedOnSource: ({ hostedOnSource }) => (hostedOnSource === true ? 'hosted here' : ''),
  sameServer: ({ sameServer }) => (sameServer === true ? 'in or protecting this server' : ''),
  server: ({ server }) => (server === undefined ? '' : `in or protecting a ${server} server`),
  installedThisTurn: ({ installedThisTurn }) =>
    installedThisTurn === undefined
      ? ''
      : installedThisTurn
        ? 'installed this turn'
        : 'not installed this turn',
  hosts: ({ hosts }) => (hosts === undefined ? '' : `hosting ${hosts} counters`),
  isHost: ({ isHost }) => (isHost === true ? 'hosting this card' : ''),
  installable: ({ installable }) => (installable === true ? 'that can be installed' : ''),
};

const typesOf = (filter: Filter): readonly CardType[] =>
  filter.type === undefined ? [] : typeof filter.type === 'string' ? [filter.type] : filter.type;

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
  const adjectives = Object.values(ADJECTIVES).map((adjective) => adjective(filter));
  const noun = listed(
    nounsOf(filter).map((each) => each[number]),
    'or',
  );
  const tails = Object.values(TAILS).map((tail) => tail(filter, voice, preposition));
  return [...adjectives, noun, ...tails].filter((word) => word !== '').join(' ');
}

export const oneOf = (filter: Filter, voice: Voice): string => withArticle(phraseOf(filter, 'one', voice));
export const manyOf = (filter: Filter, voice: Voice): string => phraseOf(filter, 'many', voice);

/** A filter that looks for cards without naming a zone looks at installed ones. */
export const lookingInPlay = (filter: Filter): Filter =>
  filter.zone === undefined && filter.hostedOnSource !== true ? { zone: 'installed', ...filter } : filter;

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

/** Zones that hold the cards of one side only. */
const ZONE_SIDES: Readonly<Record<FilterZone, Side | null>> = {
  installed: null,
  hqOrArchives: 'corp',
  hq: 'corp',
  rd: 'corp',
  archives: 'corp',
  grip: 'runner',
  stack: 'runner',
  heap: 'runner',
  corpScore: null,
  runnerScore: null,
  setAside: null,
};

/** Whose cards a filter finds, where it can be told; what is hosted here is the card's own side's. */
export function ownerOf(filter: Filter, voice: Voice): Side | null {
  if (filter.side !== undefined) return filter.side;
  const sides = new Set(typesOf(filter).map((type) => SIDES[type]));
  const [side] = sides;
  if (sides.size === 1 && side !== undefined && side !== null) return side;
  if (filter.zone !== undefined) return ZONE_SIDES[filter.zone];
  return filter.hostedOnSource === true ? voice.side : null;
}
