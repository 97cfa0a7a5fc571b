import type { Condition } from '../language/condition.ts';
import type { Deed } from '../language/deed.ts';
import type { ServerSpec } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { CARD_WORDS, type CardRef } from '../language/reference.ts';
import type { ValueData } from '../language/value.ts';
import type { Binder } from './binding.ts';
import { kept } from './kept.ts';
import { makeCards } from './words/cards.ts';
import { makeCondition } from './words/conditions.ts';
import { makeDeedTest } from './words/deeds.ts';
import { makeFilter } from './words/filters.ts';
import { makeServerTest } from './words/servers.ts';
import { makeValue } from './words/values.ts';

const value = kept((data: Exclude<ValueData, number>) => makeValue(data, bind));
const condition = kept((data: Condition) => makeCondition(data, bind));
const cards = kept((data: Exclude<CardRef, string>) => makeCards(data, bind));
const filter = kept((data: Filter) => makeFilter(data, bind));
const server = kept((data: Exclude<ServerSpec, string>) => makeServerTest(data, bind));
const deed = kept((data: Deed) => makeDeedTest(data, bind));

/** What pieces of card data mean: made once, the first time each is asked about. */
export const bind: Binder = {
  value: (data) => (typeof data === 'number' ? () => data : value(data)),
  condition,
  cards: (data) => (typeof data === 'string' ? cardsByWord[data] : cards(data)),
  filter,
  server: (data) => (typeof data === 'string' ? makeServerTest(data, bind) : server(data)),
  deed,
};

const cardsByWord = Object.fromEntries(CARD_WORDS.map((word) => [word, makeCards(word, bind)])) as Readonly<
  Record<(typeof CARD_WORDS)[number], ReturnType<Binder['cards']>>
>;
