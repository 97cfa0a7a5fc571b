import type { Condition } from '../language/condition.ts';
import type { Moment } from '../language/moment.ts';

function collect(value: unknown, found: Set<Moment>): void {
  if (typeof value !== 'object' || value === null) return;
  const condition = value as Partial<Condition> & Record<string, unknown>;
  if (condition.is === 'happened' || condition.is === 'sourceActedThisTurn')
    found.add(condition.moment as Moment);
  if (condition.amount === 'pointsScoredThisTurn') found.add('scored');
  if (condition.on === 'centralNotRunThisTurn') found.add('runBegins');
  for (const part of Object.values(value)) collect(part, found);
}

/** The moments a card's data asks about after they are over: games with the card have to remember them. */
export function askedMoments(data: unknown): Moment[] {
  const found = new Set<Moment>();
  collect(data, found);
  return [...found];
}
