import type { Lingering, State } from '../state/state.ts';

/**
 * The designation of a server as the mark, the same for every card (26.03 10.11.1a). Its amount is how many occurrences
 * of the turn came before it: what happened earlier did not happen to the mark (10.11.5).
 */
export const markOf = (state: State): Lingering | null =>
  state.lingering.find((effect) => effect.kind === 'mark') ?? null;
