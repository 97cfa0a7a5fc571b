import { COUNTERS } from '../language/lists.ts';
import { refOf } from './game.ts';
import type { Card, State } from './state.ts';

export const countersOf = (card: Card): number[] => COUNTERS.map((counter) => card[counter]);

const hasCounters = ({ credits, advancement, virus, power, agenda }: Card): boolean =>
  credits > 0 || advancement > 0 || virus > 0 || power > 0 || agenda > 0;

/** What is independent of a card that leaves its zone goes on knowing the counters that were on it (1.4 9.1.4). */
export function keepCounters(state: State, card: Card): void {
  if (!hasCounters(card)) return;
  const ref = refOf(card);
  const counters = countersOf(card);
  for (const frame of state.stack) {
    const source = frame.kind === 'ability' ? frame.source : frame.kind === 'use' ? frame.card : null;
    if (source === ref && (frame.kind === 'ability' || frame.kind === 'use')) frame.counters = counters;
  }
  if (state.lingering.some(({ source }) => source === ref))
    state.lingering = state.lingering.map((one) => (one.source === ref ? { ...one, counters } : one));
}
