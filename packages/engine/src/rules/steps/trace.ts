import { consent } from '../../kernel/ability.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { asksNothing } from '../asks-nothing.ts';
import { startTrace } from '../trace.ts';

/** Starts a trace, and when it is over goes on where its result says (10.8). */
export const traceStep: StepWord<'trace'> = {
  step(game, frame, { strength, otherwise }) {
    consent(game, frame);
    if (frame.traced === 0) {
      startTrace(game, frame.source, strength);
      return false;
    }
    frame.pc = frame.traced > 0 ? frame.pc + 1 : otherwise;
    frame.traced = 0;
    frame.settle = true;
    return false;
  },
  decide: asksNothing,
  choose: asksNothing,
};
