import type { Condition } from './condition.ts';
import { type Deed, scoring } from './deed.ts';
import type { Filter } from './filter.ts';
import type { Counter } from './lists.ts';
import { ANY_NUMBER, all, type CardRef } from './reference.ts';
import type { Word } from './shape.ts';
import type { Sorts } from './sorts.ts';
import type { VALUES } from './words/values.ts';

export { CARD_PROPERTIES, GAME_PROPERTIES, PLAYER_PROPERTIES } from './words/values.ts';

/** A number, or what an ability computes when it needs one. */
export type ValueData = Sorts['value'];
/** So much, or as much as somebody likes up to a number. */
export type Quantity = Sorts['quantity'];
/** The same, or all there is. */
export type Amount = Sorts['amount'];
/** What a number has to be. */
export type Measure = Sorts['measure'];

export type ValueName = keyof typeof VALUES;
export type ValueOf<N extends ValueName> = Word<'value', typeof VALUES, N>;

export type CardProperty = Sorts['cardProperty'];
export type PlayerProperty = Sorts['playerProperty'];

/** Who alone has it, or null where both sides do. */
export const HAVERS: Readonly<Record<PlayerProperty, 'corp' | 'runner' | null>> = {
  credits: null,
  clicks: null,
  tags: 'runner',
  badPublicity: 'corp',
  hand: null,
  handSize: null,
  link: 'runner',
  unusedMemory: 'runner',
  score: null,
  coreDamage: 'runner',
};

/** A number of a card: `of('that', 'cost')`. */
export const of = (card: CardRef, what: CardProperty): ValueData => ({ value: 'card', of: card, what });
export const hostedCounters = (counter: Counter): ValueData => of('this', counter);
const ofPlayer = (who: Sorts['who'], what: PlayerProperty): ValueData =>
  HAVERS[what] === null ? { value: 'player', of: who, what } : { value: 'player', what };
/** A number of yours: `your('credits')`. */
export const your = (what: PlayerProperty): ValueData => ofPlayer('you', what);
/** A number of your opponent's. */
export const theirs = (what: PlayerProperty): ValueData => ofPlayer('opponent', what);
export const count = (from: Filter): ValueData => ({ value: 'count', cards: all(from) });
export const plus = (...parts: readonly ValueData[]): ValueData => ({ value: 'plus', of: parts });
export const times = (by: ValueData, value: ValueData): ValueData => ({ value: 'multiply', of: value, by });
export const howOften = (deed: Deed, per: Sorts['period'] = 'turn'): ValueData => ({
  value: 'times',
  deed,
  per,
});
/** How close the player in the lead is to winning. */
export const threatLevel: ValueData = { value: 'game', what: 'threat' };

const scaled = (value: ValueData, each: number, base: number): ValueData => {
  const many = each === 1 ? value : times(each, value);
  return base === 0 ? many : plus(base, many);
};

export const forEachCounter = (counter: Counter, each = 1, base = 0, on: CardRef = 'this'): ValueData =>
  scaled(of(on, counter), each, base);
export const forEachCard = (filter: Filter, each = 1, base = 0): ValueData =>
  scaled(count(filter), each, base);
export const pointsScoredThisTurn: ValueData = {
  value: 'total',
  deed: scoring(),
  per: 'turn',
  what: 'points',
};
/** The number carried by the deed that met the trigger condition. */
export const asMany: ValueData = { value: 'event', what: 'amount' };
/** How many cards were accessed in the run whose end met the condition. */
export const accessedDuringRun: ValueData = { value: 'run', what: 'accessed' };
/** For each advancement counter past the requirement, as the agenda began to be scored (26.03 10.13.2). */
export const pastRequirement = (each: number): ValueData =>
  scaled({ value: 'event', what: 'excess' }, each, 0);
/** How much the latest effect before it did; so much for each. */
export const done = (each = 1): ValueData => scaled({ value: 'done' }, each, 0);
/** What is announced with the cost it stands in. */
export const X: ValueData = { value: 'x' };
/** The number that was chosen for this card. */
export const NAMED_NUMBER: ValueData = { value: 'named' };

/** Whether somebody chooses how much. */
export const isUpTo = (amount: Amount): amount is Extract<Amount, { upTo: ValueData }> =>
  typeof amount === 'object' && 'upTo' in amount;

export const upTo = (value: ValueData): Quantity => ({ upTo: value });
export const anyNumber: Quantity = { upTo: ANY_NUMBER };
export const ifElse = (condition: Condition, holds: ValueData, otherwise: ValueData): ValueData => ({
  value: 'either',
  if: condition,
  holds,
  otherwise,
});
