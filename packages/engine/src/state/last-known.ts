import { COUNTERS } from '../language/lists.ts';
import { refOf } from './game.ts';
import type { Card, State } from './state.ts';

export const countersOf = (card: Card): number[] => COUNTERS.map((counter) => card[counter]);

/** What is independent of a card that leaves its zone goes on knowing the counters that were on it (1.4 9.1.4). */
export function keepCounters(state: State, card: Card): void {
  if (!COUNTERS.some((counter) => card[counter] > 0)) return;
  const ref = refOf(card);
  const counters = countersOf(card);
  for (const frame of state.stack) {
    const source = frame.kind === 'ability' ? frame.source : frame.kind === 'use' ? frame.card : null;
    if (source === ref && (frame.kind === 'ability' || frame.kind === 'use')) frame.counters = counters;
  }
  if (state.lingering.some(({ source }) => source === ref))
    state.lingering = state.lingering.map((one) => (one.source === ref ? { ...one, counters } : one));
}
