import { InvariantError } from '../invariant.ts';
import type { Decision, Option } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import { type Game, top } from '../state/game.ts';
import { attend } from '../state/tale.ts';

function decide(game: Game, frame: Frame): Decision {
  const decision = game.rules.frames.decide(game, frame);
  if (decision.options.length === 0) {
    throw new InvariantError(`a ${frame.kind} frame waits without options`);
  }
  return decision;
}

/** Far more than any game needs between two decisions, endless loops included: what goes on longer is a bug. */
const MOST_STEPS = 100_000;

/** Runs the game until a player must decide or it is over. */
export function advance(game: Game): void {
  const state = game.state;
  const asksEverything = state.priority === 'every';
  game.waiting = null;
  const { frames } = game.rules;
  for (let steps = 0; state.outcome === null; steps++) {
    if (steps > MOST_STEPS) throw new InvariantError('the game comes to no decision');
    const frame = top(state);
    if (game.events !== null) attend(game, frame, false);
    if (!frames.step(game, frame)) continue;
    if (asksEverything) return;
    const decision = decide(game, frame);
    const only = decision.options.length === 1 ? decision.options[0] : undefined;
    if (only === undefined) {
      game.waiting = decision;
      return;
    }
    if (game.events !== null) attend(game, frame, true);
    frames.choose(game, frame, only);
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
  if (game.waiting === null || game.waiting.options.length > 1) game.unasked = 0;
  if (game.events !== null) attend(game, frame, true);
  game.rules.frames.choose(game, frame, option);
  advance(game);
}
