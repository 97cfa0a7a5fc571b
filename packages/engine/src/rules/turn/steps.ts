import { endGame } from '../../kernel/end-game.ts';
import { becomeImminent } from '../../kernel/instruction.ts';
import { ruleEffect } from '../../kernel/rule-effect.ts';
import { activeCards } from '../../query/active.ts';
import { allottedClicks, maximumHandSize } from '../../query/values.ts';
import type { Side } from '../../side.ts';
import { emit } from '../../state/event.ts';
import { MANDATORY_DRAW, type PhaseFrame } from '../../state/frame.ts';
import { controllerOf, defOf, type Game, playerOf, push } from '../../state/game.ts';
import { handCards } from '../../state/zones.ts';
import { gainClicks } from '../credits.ts';
import { loseClicks } from '../pay.ts';

export function gainAllottedClicks(game: Game, _frame: PhaseFrame, side: Side): void {
  gainClicks(game, side, allottedClicks(game, side), 'allottedClicks');
}

/** 1.10.5: up to the printed number, never beyond. */
export function refillRecurringCredits(game: Game, _frame: PhaseFrame, side: Side): void {
  if (!game.rules.anySpend) return;
  for (const card of activeCards(game)) {
    const full = defOf(game, card).recurring;
    if (controllerOf(card) !== side || card.credits >= full) continue;
    const missing = full - card.credits;
    card.credits = full;
    emit(game, 'recurringRefilled', 'recurringCredits', side, missing, '', [card]);
  }
}

export function mandatoryDraw(game: Game, _frame: PhaseFrame, side: Side): void {
  const draw = ruleEffect('draw', side, 1, false);
  draw.marks = MANDATORY_DRAW;
  becomeImminent(game, [draw]);
}

export function loseUnspentClicks(game: Game, _frame: PhaseFrame, side: Side): void {
  const rule = side === 'corp' ? 'corpUnspentClicks' : 'runnerUnspentClicks';
  loseClicks(game, side, playerOf(game.state, side).clicks, rule);
}

/** Flatlines a Runner whose maximum hand size is negative, then asks for what is too much (5.5, 1.7.2b). */
export function discardToHandSize(game: Game, frame: PhaseFrame, side: Side): void {
  const limit = maximumHandSize(game, side);
  if (side === 'runner' && limit < 0) {
    endGame(game, 'corp', 'flatline', 'flatlineByHandSize');
    return;
  }
  const surplus = handCards(game.state, side).length - Math.max(0, limit);
  if (surplus <= 0) return;
  const together = game.rules.edition.switches.discarding === 'together';
  if (!together) {
    // One card at a time: the step is done again until the hand is small enough.
    frame.step -= 1;
    frame.settle = false;
  }
  push(game.state, { kind: 'discard', side, surplus: together ? surplus : 1, chosen: [] });
}
