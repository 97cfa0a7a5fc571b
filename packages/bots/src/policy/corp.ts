import type { Decision } from '@lastclick/engine';
import { findCard, type Game } from '@lastclick/engine/reading';
import { rateActions } from './corp-actions.ts';
import { rateAnnouncing } from './corp-announced.ts';
import {
  rateAbility,
  rateArranging,
  rateBids,
  rateDestinations,
  rateDiscards,
  rateMulligan,
  ratePayments,
  rateReactions,
  rateSubroutines,
  rateTargets,
  rateTrace,
} from './corp-choices.ts';
import { worthOfEffect } from './corp-effects.ts';
import { survey } from './corp-situation.ts';
import { rateWindow } from './corp-windows.ts';
import { rateNamed, rateNumbers } from './numbers.ts';

/** Rates the Corp's options. */
export function rateForCorp(game: Game, decision: Decision, rates: number[]): void {
  const situation = survey(game);
  switch (decision.kind) {
    case 'action':
      rateActions(decision, situation, rates);
      return;
    case 'window':
      rateWindow(decision, situation, rates);
      return;
    case 'reaction':
    case 'interrupt':
      rateReactions(decision, situation, rates);
      return;
    case 'target':
      rateTargets(decision, situation, rates);
      return;
    case 'may':
    case 'payOrNot':
    case 'mode':
      rateAbility(decision, situation, rates);
      return;
    case 'number':
      rateNumbers(game, decision, rates, (frame, effect) =>
        worthOfEffect(situation, effect, findCard(game.state, frame.source)),
      );
      return;
    case 'announce':
      rateAnnouncing(decision, situation, rates);
      return;
    case 'divide':
      // Only the share of the rez cost could be more than that comes to.
      decision.options.forEach(({ number }, i) => {
        rates[i] = number;
      });
      return;
    case 'subroutine':
      rateSubroutines(decision, situation, rates);
      return;
    case 'pay':
      ratePayments(decision, situation, rates);
      return;
    case 'destination':
      rateDestinations(decision, situation, rates);
      return;
    case 'arrange':
      rateArranging(decision, situation, rates);
      return;
    case 'bid':
    case 'guess':
      rateBids(decision, rates);
      return;
    case 'name':
      rateNamed(decision, rates);
      return;
    case 'trace':
      rateTrace(decision, situation, rates);
      return;
    case 'mulligan':
      rateMulligan(decision, situation, rates);
      return;
    default:
      // What remains asks for cards of the Corp's own to part with.
      rateDiscards(decision, situation, rates);
  }
}
