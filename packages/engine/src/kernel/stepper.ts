import { InvariantError } from '../invariant.ts';
import type { Decision, Option } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import { type Game, top } from '../state/game.ts';
import type { FrameHandler } from '../state/ruleset.ts';

const handlerOf = (game: Game, frame: Frame): FrameHandler =>
  game.rules.frames.get(frame.kind) as FrameHandler;

function decide(game: Game, frame: Frame): Decision {
  const decision = handlerOf(game, frame).decide(game, frame);
  if (decision.options.length === 0) {
    throw new InvariantError(`a ${frame.kind} frame waits without options`);
  }
  return decision;
}

/** Far more than any game needs between two decisions: what goes on longer is a loop, and a bug. */
const MOST_STEPS = 200_000;

/** Runs the game until a player must decide or it is over. */
export function advance(game: Game): void {
  const state = game.state;
  const asksEverything = state.priority === 'every';
  game.waiting = null;
  let frame = top(state);
  let handler = handlerOf(game, frame);
  for (let steps = 0; state.outcome === null; steps++) {
    if (steps > MOST_STEPS) throw new InvariantError('the game comes to no decision');
    if (state.stack[state.stack.length - 1] !== frame) {
      frame = top(state);
      handler = handlerOf(game, frame);
    }
    if (!handler.step(game, frame)) continue;
    if (asksEverything) return;
    const decision = decide(game, frame);
    const only = decision.options.length === 1 ? decision.options[0] : undefined;
    if (only === undefined) {
      game.waiting = decision;
      return;
    }
    handler.choose(game, frame, only);
  }
}

/** The decision the game waits for; null when it is over. */
export function waitingFor(game: Game): Decision | null {
  if (game.state.outcome !== null) return null;
  if (game.waiting === null) game.waiting = decide(game, top(game.state));
  return game.waiting;
}

/** Carries out one of the listed options and runs on. */
export function choose(game: Game, option: Option): void {
  const frame = top(game.state);
  handlerOf(game, frame).choose(game, frame, option);
  advance(game);
}
