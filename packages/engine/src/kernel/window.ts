import { WINDOW_LETTERS } from '../editions/edition.ts';
import { invariant } from '../invariant.ts';
import { active } from '../query/active.ts';
import {
  hasUsefulAbility,
  rezIceOptions,
  rezOptions,
  scoreOptions,
  useOptions,
} from '../rules/legality/listing.ts';
import { startRez } from '../rules/rez.ts';
import { score } from '../rules/score.ts';
import { startUse } from '../rules/use.ts';
import { opponentOf, type Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { WindowFrame } from '../state/frame.ts';
import { cite, findCard, type Game, pop, push } from '../state/game.ts';
import { checkpoint } from './checkpoint.ts';

/**
 * Opens a paid ability window: both players act, the active player first, until both pass in a row (9.2.7a).
 * False when the checkpoint before the first priority left something to resolve first; call again then.
 */
export function openWindow(game: Game, allows: number): boolean {
  const state = game.state;
  const depth = state.stack.length;
  checkpoint(game);
  if (state.stack.length !== depth || state.outcome !== null) return false;
  if (state.priority === 'useful' && nothingInPlay(game)) return true;
  // The window is open while it is asked who may act in it: what is allowed depends on it.
  const holder = state.turn.side;
  push(state, { kind: 'window', allows, holder, fresh: true, afterPass: false, settle: false });
  if (state.priority === 'useful' && !mayAct(game, 'corp', allows) && !mayAct(game, 'runner', allows))
    pop(state);
  return true;
}

/** No ability to use, nothing to rez or score: nobody could do anything in any window. */
function nothingInPlay(game: Game): boolean {
  if (active(game).withPaid.length > 0) return false;
  for (const server of game.state.servers) if (server.root.length > 0 || server.ice.length > 0) return false;
  return true;
}

/** Whether a player has anything to do but pass; asks as little as it can. */
function mayAct(game: Game, side: Side, allows: number): boolean {
  if (allows & WINDOW_LETTERS.paid && hasUsefulAbility(game, side)) return true;
  if (side === 'runner') return false;
  if (allows & WINDOW_LETTERS.rezApproachedIce && rezIceOptions(game).length > 0) return true;
  return mayRezOrScore(game, allows);
}

function mayRezOrScore(game: Game, allows: number): boolean {
  for (const server of game.state.servers) {
    if (server.root.length > 0) {
      return (
        ((allows & WINDOW_LETTERS.rezNonIce) !== 0 && rezOptions(game).length > 0) ||
        ((allows & WINDOW_LETTERS.score) !== 0 && scoreOptions(game).length > 0)
      );
    }
  }
  return false;
}

export const windowFrame = {
  step(game: Game, frame: WindowFrame): boolean {
    if (frame.settle) {
      frame.settle = false;
      checkpoint(game);
      return false;
    }
    return true;
  },

  decide(game: Game, frame: WindowFrame): Decision {
    const options: Option[] = [];
    if (frame.allows & WINDOW_LETTERS.paid) options.push(...useOptions(game, frame.holder, 'paid'));
    if (frame.holder === 'corp') {
      if (frame.allows & WINDOW_LETTERS.rezNonIce) options.push(...rezOptions(game));
      if (frame.allows & WINDOW_LETTERS.rezApproachedIce) options.push(...rezIceOptions(game));
      if (frame.allows & WINDOW_LETTERS.score) options.push(...scoreOptions(game));
    }
    options.push(option('pass', 'pass', cite(game, 'passInWindow')));
    return {
      seat: frame.holder,
      kind: 'window',
      rule: cite(game, 'paidAbilityWindow'),
      options,
      chosen: 0,
      wanted: 0,
      about: -1,
    };
  },

  choose(game: Game, frame: WindowFrame, chosen: Option): void {
    if (chosen.kind === 'pass') {
      emit(game, 'passed', 'passInWindow', frame.holder);
      if (frame.fresh && frame.afterPass) {
        pop(game.state);
        return;
      }
      frame.holder = opponentOf(frame.holder);
      frame.fresh = true;
      frame.afterPass = true;
      frame.settle = true;
      return;
    }
    frame.fresh = false;
    frame.settle = true;
    const card = findCard(game.state, chosen.card);
    invariant(card !== null, 'an option speaks of a card that is gone');
    if (chosen.kind === 'rez') startRez(game, card, false);
    else if (chosen.kind === 'score') score(game, card);
    else startUse(game, frame.holder, card, chosen.number);
  },
};
