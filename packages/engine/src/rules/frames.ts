import { abilityFrame } from '../kernel/ability.ts';
import { instructionFrame } from '../kernel/instruction.ts';
import { reactionFrame } from '../kernel/reaction.ts';
import { windowFrame } from '../kernel/window.ts';
import type { Frame, FrameKind } from '../state/frame.ts';
import type { FrameHandler, FrameHandlers } from '../state/ruleset.ts';
import { actionFrame } from './action-window.ts';
import { additionalCostFrame } from './additional-cost-frame.ts';
import { asksNothing } from './asks-nothing.ts';
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
import { jackOutFrame } from './run/jack-out.ts';
import { sabotageFrame } from './sabotage.ts';
import { traceFrame } from './trace.ts';
import { trashAccessedFrame } from './trash-accessed.ts';
import { useFrame } from './use.ts';

/** All handlers have one shape: they are called more often than anything else. */
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

/** How every kind of frame goes on. */
export const FRAMES = new Map(Object.entries(HANDLERS)) as unknown as ReadonlyMap<FrameKind, FrameHandler>;
