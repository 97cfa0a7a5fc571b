import type { Decision } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { rateForCorp } from './corp.ts';
import { rateForRunner } from './runner.ts';

/**
 * What each option of a decision is worth by rules of thumb, in credits; more is better. Reads only what the deciding
 * seat may know, although the game is a whole world: two worlds that look the same to the seat are rated the same.
 */
export function rate(game: Game, decision: Decision, rates: number[]): void {
  if (decision.seat === 'corp') rateForCorp(game, decision, rates);
  else rateForRunner(game, decision, rates);
}

/** The first of the best. */
export function bestOf(rates: readonly number[], count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if ((rates[i] as number) > (rates[best] as number)) best = i;
  return best;
}
