import { CARD_TYPES, CENTRAL_SERVERS, COUNTERS, DAMAGE_TYPES, FACTIONS } from './lists.ts';
import type { Family, Fields, Group, Of, OneOf, Spec } from './shape.ts';
import type { SortName } from './sort-names.ts';
import { SUBTYPES } from './subtypes.ts';
import { ABILITIES, CONDITIONAL, GAINED } from './words/abilities.ts';
import { CARD, FACE } from './words/card.ts';
import { CARD_WORDS, CARDS, DECKS } from './words/cards.ts';
import { CONDITIONS } from './words/conditions.ts';
import { PAYMENTS } from './words/costs.ts';
import { DEEDS, PAST, PERIODS } from './words/deeds.ts';
import {
  DURATIONS,
  EFFECTS,
  POSSESSIONS,
  TO_DECK,
  TO_HOST,
  TO_SCORE,
  TO_SERVER,
  TO_ZONE,
} from './words/effects.ts';
import { FILTER, SAME_TITLE, ZONES } from './words/filters.ts';
import { IN_SERVER, INWARD, SERVER_OF, SERVER_WORDS, WHICH_SERVER } from './words/servers.ts';
import { STATICS } from './words/statics.ts';
import { NAMED, STEPS } from './words/steps.ts';
import {
  AT_LEAST,
  AT_MOST,
  CARD_PROPERTIES,
  EVENT_PROPERTIES,
  EXACTLY,
  GAME_PROPERTIES,
  MEASURES,
  ODD,
  PLAYER_PROPERTIES,
  RUN_PROPERTIES,
  UP_TO,
  VALUES,
} from './words/values.ts';

/** Sorts that are one of a list of words. */
const LISTS = {
  who: ['you', 'opponent'],
  anyone: ['you', 'opponent', 'any'],
  side: ['corp', 'runner'],
  counter: COUNTERS,
  cardType: CARD_TYPES,
  faction: FACTIONS,
  damageType: DAMAGE_TYPES,
  centralServer: CENTRAL_SERVERS,
  zone: ZONES,
  cardProperty: CARD_PROPERTIES,
  playerProperty: PLAYER_PROPERTIES,
  runProperty: RUN_PROPERTIES,
  gameProperty: GAME_PROPERTIES,
  eventProperty: EVENT_PROPERTIES,
  period: PERIODS,
  serverWord: SERVER_WORDS,
  duration: DURATIONS,
  possession: POSSESSIONS,
  cardWord: CARD_WORDS,
  sameTitle: SAME_TITLE,
  deckOf: DECKS,
  subtype: SUBTYPES,
  named: NAMED,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Sorts with words of their own, told apart by the field `tag`. */
const FAMILIES = {
  computed: { tag: 'value', words: VALUES },
  foundCards: { tag: 'cards', words: CARDS },
  condition: { tag: 'if', words: CONDITIONS },
  payment: { tag: 'pay', words: PAYMENTS },
  effect: { tag: 'effect', words: EFFECTS },
  decision: { tag: 'step', words: STEPS },
  deed: { tag: 'deed', words: DEEDS },
  static: { tag: 'static', words: STATICS },
  abilityWord: { tag: 'ability', words: ABILITIES },
  gained: { tag: 'ability', words: GAINED },
  conditional: { tag: 'ability', words: CONDITIONAL },
} as const satisfies Readonly<Record<string, { readonly tag: string; readonly words: Family }>>;

/** Sorts that are a group of fields. */
const GROUPS = {
  filter: FILTER,
  measures: MEASURES,
  isAtLeast: AT_LEAST,
  isAtMost: AT_MOST,
  isExactly: EXACTLY,
  isOdd: ODD,
  upTo: UP_TO,
  whichServer: WHICH_SERVER,
  inServer: IN_SERVER,
  inward: INWARD,
  past: PAST,
  toZone: TO_ZONE,
  toScore: TO_SCORE,
  toDeck: TO_DECK,
  toHost: TO_HOST,
  toServer: TO_SERVER,
  serverOf: SERVER_OF,
  face: FACE,
  card: CARD,
} as const satisfies Readonly<Record<string, Fields>>;

/** Sorts said by others. */
const COMPOSED = {
  value: { either: ['integer', 'computed'] },
  quantity: { either: ['value', 'upTo'] },
  amount: { either: ['value', 'upTo', ['all']] },
  measure: { either: ['isAtLeast', 'isAtMost', 'isExactly', 'isOdd'] },
  cards: { either: ['cardWord', 'foundCards'] },
  costItem: { either: ['payment', 'effect'] },
  cost: { list: 'costItem' },
  server: { either: ['serverWord', { list: 'serverWord' }, 'whichServer', 'serverOf'] },
  destination: { either: ['inServer', 'inward'] },
  deedCard: { either: [['this'], 'filter'] },
  place: { either: ['toZone', 'toScore', 'toDeck', 'toHost', 'toServer'] },
  damageTypes: { either: ['damageType', { list: 'damageType' }] },
  step: { either: ['effect', 'decision'] },
  steps: { list: 'step' },
  ability: { either: ['static', 'abilityWord'] },
  gainedAbility: { either: ['static', 'gained'] },
  countOrNull: { either: ['count', 'null'] },
  integerOrNull: { either: ['integer', 'null'] },
} as const satisfies Readonly<Record<string, Spec>>;

interface Plain {
  integer: number;
  /** A whole number of 0 or more. */
  count: number;
  text: string;
  yes: true;
  boolean: boolean;
  null: null;
  /** Names that were given up, each with what it is now. */
  renames: Readonly<Record<string, string>>;
}

type Listed = { [S in keyof typeof LISTS]: (typeof LISTS)[S][number] };
type Grouped = { [S in keyof typeof GROUPS]: Group<(typeof GROUPS)[S]> };
type Spoken = {
  [S in keyof typeof FAMILIES]: OneOf<(typeof FAMILIES)[S]['tag'], (typeof FAMILIES)[S]['words']>;
};
type Composed = { [S in keyof typeof COMPOSED]: Of<(typeof COMPOSED)[S]> };

/** What each sort is in TypeScript. */
export interface Sorts extends Plain, Listed, Grouped, Spoken, Composed {}

/** The tables themselves, for records that have a line for every word. */
export interface Tables {
  readonly lists: typeof LISTS;
  readonly families: typeof FAMILIES;
  readonly groups: typeof GROUPS;
}

export type PlainSort = keyof Plain;
export type FamilyName = keyof typeof FAMILIES;
export type GroupName = keyof typeof GROUPS;

/** What each sort is as data: how checks, walks and reports read a card. */
export type Sort =
  | { readonly kind: 'plain'; readonly plain: PlainSort }
  | { readonly kind: 'list'; readonly words: readonly string[] }
  | { readonly kind: 'group'; readonly fields: Fields }
  | { readonly kind: 'family'; readonly tag: string; readonly words: Family }
  | { readonly kind: 'composed'; readonly spec: Spec };

const PLAIN: Readonly<Record<PlainSort, true>> = {
  integer: true,
  count: true,
  text: true,
  yes: true,
  boolean: true,
  null: true,
  renames: true,
};

const mapped = <T, U>(table: Readonly<Record<string, T>>, of: (value: T, name: string) => U): [string, U][] =>
  Object.entries(table).map(([name, value]) => [name, of(value, name)]);

export const SORTS = Object.fromEntries([
  ...mapped(PLAIN, (_, plain): Sort => ({ kind: 'plain', plain: plain as PlainSort })),
  ...mapped(LISTS, (words): Sort => ({ kind: 'list', words })),
  ...mapped(GROUPS, (fields: Fields): Sort => ({ kind: 'group', fields })),
  ...mapped(FAMILIES, ({ tag, words }): Sort => ({ kind: 'family', tag, words })),
  ...mapped(COMPOSED, (spec: Spec): Sort => ({ kind: 'composed', spec })),
]) as Readonly<Record<SortName, Sort>>;
