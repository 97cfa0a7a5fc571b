import { InvariantError } from '../invariant.ts';
import { actionFrame } from '../rules/action-window.ts';
import { additionalCostFrame } from '../rules/additional-cost-frame.ts';
import { discardFrame } from '../rules/discard.ts';
import { drawFrame } from '../rules/draw.ts';
import { installFrame } from '../rules/install.ts';
import { mulliganFrame } from '../rules/mulligan.ts';
import { payFrame } from '../rules/pay.ts';
import { phaseFrame } from '../rules/phase.ts';
import { playFrame } from '../rules/play.ts';
import { rezFrame } from '../rules/rez.ts';
import { arrivalsFrame } from '../rules/run/arrivals.ts';
import { breakFrame } from '../rules/run/break.ts';
import { serverFrame } from '../rules/run/choose-server.ts';
import { jackOutFrame } from '../rules/run/jack-out.ts';
import { sabotageFrame } from '../rules/sabotage.ts';
import { traceFrame } from '../rules/trace.ts';
import { trashAccessedFrame } from '../rules/trash-accessed.ts';
import { useFrame } from '../rules/use.ts';
import type { Decision, Option } from '../state/decision.ts';
import type { Frame, FrameKind, FrameOf } from '../state/frame.ts';
import { type Game, top } from '../state/game.ts';
import { abilityFrame } from './ability.ts';
import { checkpointFrame } from './checkpoint.ts';
import { instructionFrame } from './instruction.ts';
import { reactionFrame } from './reaction.ts';
import { windowFrame } from './window.ts';

/** How one kind of frame goes on, asks and takes an answer. There is no other way to wait. */
interface Handler<F extends Frame> {
  /** Goes on until a player must decide (true), or until another frame may be on top (false). */
  step(game: Game, frame: F): boolean;
  decide(game: Game, frame: F): Decision;
  choose(game: Game, frame: F, option: Option): void;
}

/** All handlers have one shape: they are called more often than anything else. */
const handler = <F extends Frame>({
  step,
  decide,
  choose,
}: Partial<Handler<F>> & Pick<Handler<F>, 'step'>) => ({
  step,
  decide: decide ?? asksNothing,
  choose: choose ?? asksNothing,
});

function asksNothing(_game: Game, frame: Frame): never {
  throw new InvariantError(`a ${frame.kind} frame asks nothing`);
}

const handlers: { readonly [K in FrameKind]: Handler<FrameOf<K>> } = {
  phase: handler(phaseFrame),
  mulligan: handler(mulliganFrame),
  window: handler(windowFrame),
  reaction: handler(reactionFrame),
  instruction: handler(instructionFrame),
  ability: handler(abilityFrame),
  use: handler(useFrame),
  pay: handler(payFrame),
  install: handler(installFrame),
  play: handler(playFrame),
  rez: handler(rezFrame),
  draw: handler(drawFrame),
  discard: handler(discardFrame),
  sabotage: handler(sabotageFrame),
  checkpoint: handler(checkpointFrame),
  action: handler(actionFrame),
  break: handler(breakFrame),
  trashAccessed: handler(trashAccessedFrame),
  server: handler(serverFrame),
  jackOut: handler(jackOutFrame),
  additionalCost: handler(additionalCostFrame),
  arrivals: handler(arrivalsFrame),
  trace: handler(traceFrame),
};

// Looking up one of many names in a map is faster than in an object.
const handlerByKind = new Map(Object.entries(handlers)) as ReadonlyMap<string, unknown>;

const handlerOf = (frame: Frame): Handler<Frame> => handlerByKind.get(frame.kind) as Handler<Frame>;

function decide(game: Game, frame: Frame): Decision {
  const decision = handlerOf(frame).decide(game, frame);
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
  let handler = handlerOf(frame);
  for (let steps = 0; state.outcome === null; steps++) {
    if (steps > MOST_STEPS) throw new InvariantError('the game comes to no decision');
    if (state.stack[state.stack.length - 1] !== frame) {
      frame = top(state);
      handler = handlerOf(frame);
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
  handlerOf(frame).choose(game, frame, option);
  advance(game);
}
