import type { Citation } from '../editions/citations.ts';
import { emit } from '../kernel/event.ts';
import { type Game, playerOf } from '../kernel/game.ts';
import { occur } from '../kernel/occur.ts';
import { poolOf } from '../query/pool.ts';
import type { Side } from '../side.ts';

export function gainCredits(game: Game, side: Side, amount: number, rule: Citation): void {
  if (amount <= 0) return;
  playerOf(game.state, side).credits += amount;
  emit(game, 'creditsGained', rule, side, amount);
  occur(game, 'creditsGained', side, null, amount);
}

/** Loses credits from the pool only, as many as there are (1.10.3b). */
export function loseCredits(game: Game, side: Side, amount: number, rule: Citation): void {
  const lost = Math.min(poolOf(game, side), amount);
  if (lost <= 0) return;
  const run = game.state.run;
  const fromFund =
    side === 'runner' && run !== null && game.rules.edition.switches.badPublicityCredits === 'inPool'
      ? Math.min(run.fund, lost)
      : 0;
  if (run !== null) run.fund -= fromFund;
  playerOf(game.state, side).credits -= lost - fromFund;
  emit(game, 'creditsLost', rule, side, lost);
}

export function gainClicks(game: Game, side: Side, amount: number, rule: Citation): void {
  if (amount <= 0) return;
  playerOf(game.state, side).clicks += amount;
  emit(game, 'clicksGained', rule, side, amount);
}
