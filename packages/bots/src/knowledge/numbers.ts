import { type Amount, COUNTERS, type Condition, type Counter, isUpTo } from '@lastclick/engine/language';

/** A number that is so much for each counter of a kind, and so much besides. */
export interface PerCounter {
  readonly counter: Counter;
  readonly each: number;
  readonly plus: number;
}

const isCounter = (what: string): what is Counter => COUNTERS.some((counter) => counter === what);

/** A number as one that grows with counters on a card; null where it is something else. */
export function perCounter(value: Amount): PerCounter | null {
  if (typeof value !== 'object' || isUpTo(value)) return null;
  if (value.value === 'card' && isCounter(value.what)) return { counter: value.what, each: 1, plus: 0 };
  if (value.value === 'multiply' && typeof value.by === 'number') {
    const per = perCounter(value.of);
    return per === null ? null : { ...per, each: per.each * value.by, plus: per.plus * value.by };
  }
  if (value.value === 'plus') {
    const [base, more, another] = value.of;
    const per = more === undefined || another !== undefined ? null : perCounter(more);
    return per === null || typeof base !== 'number' ? null : { ...per, plus: per.plus + base };
  }
  return null;
}

/** What a number comes to that speaks of how much was done before; null where it does not. */
export function afterDoing(value: Amount, done: number): number | null {
  if (typeof value !== 'object' || isUpTo(value)) return null;
  if (value.value === 'done') return done;
  if (value.value !== 'multiply' || typeof value.by !== 'number') return null;
  const one = afterDoing(value.of, done);
  return one === null ? null : one * value.by;
}

/** How many credits the opponent may have at most for a condition to hold; null where it is about something else. */
export function mostCreditsOfOpponent(condition: Condition): number | null {
  if (condition.if !== 'compare' || typeof condition.of !== 'object') return null;
  const { of, is } = condition;
  if (of.value !== 'player' || of.what !== 'credits' || of.of !== 'opponent') return null;
  return 'atMost' in is && typeof is.atMost === 'number' ? is.atMost : null;
}

/** How many tags a condition asks for; null where it is about something else. */
export function tagsNeeded(condition: Condition): number | null {
  if (condition.if !== 'compare' || typeof condition.of !== 'object') return null;
  const { of, is } = condition;
  if (of.value !== 'player' || of.what !== 'tags') return null;
  return 'atLeast' in is && typeof is.atLeast === 'number' ? is.atLeast : null;
}

/** Whether a condition asks for an odd cost. */
export function asksForOddCost(condition: Condition): boolean {
  const cost = condition.if === 'is' ? condition.filter.has?.cost : undefined;
  return cost !== undefined && 'odd' in cost;
}
