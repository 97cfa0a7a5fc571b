import { cardsToUseInWindows } from '../query/usable.ts';
import { opponentOf } from '../side.ts';
import type { Decision, Option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { WindowFrame } from '../state/frame.ts';
import { type Game, pop, push } from '../state/game.ts';
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
  if (state.priority === 'useful' && !maySomebodyAct(game, allows)) pop(state);
  return true;
}

const maySomebodyAct = (game: Game, allows: number): boolean =>
  game.rules.window.mayAct(game, 'corp', allows) || game.rules.window.mayAct(game, 'runner', allows);

/** No ability to use, nothing to rez or score: nobody could do anything in any window. */
function nothingInPlay(game: Game): boolean {
  if (cardsToUseInWindows(game).length > 0) return false;
  for (const server of game.state.servers) if (server.root.length > 0 || server.ice.length > 0) return false;
  return true;
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
    const options = game.rules.window.options(game, frame.holder, frame.allows);
    options.push(game.rules.standing.passInWindow);
    return {
      seat: frame.holder,
      kind: 'window',
      rule: game.rules.edition.rules.paidAbilityWindow,
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
    game.rules.window.carryOut(game, frame.holder, chosen);
  },
};
