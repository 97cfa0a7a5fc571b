import { isNoted } from '../compile/noted.ts';
import type { Citation } from '../editions/citations.ts';
import { occur } from '../kernel/occur.ts';
import { cardsInPool, poolOf } from '../query/pool.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { type Game, playerOf } from '../state/game.ts';
import { removeCountersFrom } from './counters.ts';

export function gainCredits(game: Game, side: Side, amount: number, rule: Citation): void {
  if (amount <= 0) return;
  playerOf(game.state, side).credits += amount;
  emit(game, 'creditsGained', rule, side, amount);
  if (isNoted(game.rules.noted.gainCredits)) occur(game, 'gainCredits', side, null, amount);
}

/**
 * Loses credits from the pool only, as many as there are (1.10.3b): first those that are in it for the run only, as
 * they would be gone soon anyway. Says how many were lost.
 */
export function loseCredits(game: Game, side: Side, amount: number, rule: Citation): number {
  const lost = Math.min(poolOf(game, side), amount);
  if (lost <= 0) return 0;
  const { run } = game.state;
  let left = lost;
  if (side === 'runner' && run !== null && game.rules.edition.switches.badPublicityCredits === 'inPool') {
    const fromFund = Math.min(run.fund, left);
    run.fund -= fromFund;
    left -= fromFund;
  }
  for (const card of cardsInPool(game, side)) left -= removeCountersFrom(game, card, 'credits', left);
  playerOf(game.state, side).credits -= left;
  emit(game, 'creditsLost', rule, side, lost);
  occur(game, 'loseCredits', side, null, lost);
  return lost;
}

export function gainClicks(game: Game, side: Side, amount: number, rule: Citation): void {
  if (amount <= 0) return;
  playerOf(game.state, side).clicks += amount;
  emit(game, 'clicksGained', rule, side, amount);
  occur(game, 'gainClicks', side, null, amount);
}
