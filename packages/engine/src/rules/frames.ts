import { abilityFrame } from '../kernel/ability.ts';
import { instructionFrame } from '../kernel/instruction.ts';
import { reactionFrame } from '../kernel/reaction.ts';
import { windowFrame } from '../kernel/window.ts';
import type { Frame } from '../state/frame.ts';
import type { FrameHandler, FrameHandlers, FrameRules } from '../state/ruleset.ts';
import { actionFrame } from './action-window.ts';
import { additionalCostFrame } from './additional-cost-frame.ts';
import { arrangeFrame } from './arrange.ts';
import { asksNothing } from './asks-nothing.ts';
import { bidFrame } from './bid.ts';
import { checkpointFrame } from './checkpoint.ts';
import { discardFrame } from './discard.ts';
import { drawFrame } from './draw.ts';
import { installFrame } from './install.ts';
import { mulliganFrame } from './mulligan.ts';
import { payFrame } from './pay.ts';
import { phaseFrame } from './phase.ts';
import { playFrame } from './play.ts';
import { rezFrame } from './rez.ts';
import { arrivalsFrame } from './run/arrivals.ts';
import { breakFrame } from './run/break.ts';
import { serverFrame } from './run/choose-server.ts';
import { fireFrame } from './run/fire.ts';
import { jackOutFrame } from './run/jack-out.ts';
import { sabotageFrame } from './sabotage.ts';
import { traceFrame } from './trace.ts';
import { trashAccessedFrame } from './trash-accessed.ts';
import { useFrame } from './use.ts';

/** A frame that asks nothing need not say so. */
const handler = <F extends Frame>({
  step,
  decide,
  choose,
}: Partial<FrameHandler<F>> & Pick<FrameHandler<F>, 'step'>) => ({
  step,
  decide: decide ?? asksNothing,
  choose: choose ?? asksNothing,
});

const HANDLERS: FrameHandlers = {
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
  arrange: handler(arrangeFrame),
  checkpoint: handler(checkpointFrame),
  action: handler(actionFrame),
  break: handler(breakFrame),
  fire: handler(fireFrame),
  trashAccessed: handler(trashAccessedFrame),
  server: handler(serverFrame),
  jackOut: handler(jackOutFrame),
  additionalCost: handler(additionalCostFrame),
  arrivals: handler(arrivalsFrame),
  trace: handler(traceFrame),
  bid: handler(bidFrame),
};

const handlerOf = (frame: Frame): FrameHandler => HANDLERS[frame.kind] as unknown as FrameHandler;

/** How every kind of frame goes on. Those met most are told apart without looking their names up. */
export const FRAMES: FrameRules = {
  step(game, frame) {
    switch (frame.kind) {
      case 'phase':
        return phaseFrame.step(game, frame);
      case 'use':
        return useFrame.step(game, frame);
      case 'ability':
        return abilityFrame.step(game, frame);
      case 'window':
        return windowFrame.step(game, frame);
      case 'reaction':
        return reactionFrame.step(game, frame);
      case 'install':
        return installFrame.step(game, frame);
      case 'instruction':
        return instructionFrame.step(game, frame);
      case 'rez':
        return rezFrame.step(game, frame);
      case 'play':
        return playFrame.step(game, frame);
      case 'discard':
        return discardFrame.step(game, frame);
      case 'break':
        return breakFrame.step(game, frame);
      default:
        return handlerOf(frame).step(game, frame);
    }
  },
  decide(game, frame) {
    switch (frame.kind) {
      case 'phase':
        return phaseFrame.decide(game, frame);
      case 'window':
        return windowFrame.decide(game, frame);
      case 'ability':
        return abilityFrame.decide(game, frame);
      case 'discard':
        return discardFrame.decide(game, frame);
      case 'reaction':
        return reactionFrame.decide(game, frame);
      case 'break':
        return breakFrame.decide(game, frame);
      default:
        return handlerOf(frame).decide(game, frame);
    }
  },
  choose(game, frame, option) {
    switch (frame.kind) {
      case 'phase':
        phaseFrame.choose(game, frame, option);
        return;
      case 'window':
        windowFrame.choose(game, frame, option);
        return;
      case 'ability':
        abilityFrame.choose(game, frame, option);
        return;
      case 'discard':
        discardFrame.choose(game, frame, option);
        return;
      default:
        handlerOf(frame).choose(game, frame, option);
    }
  },
};
