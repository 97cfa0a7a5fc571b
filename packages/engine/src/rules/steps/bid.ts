import { consent } from '../../kernel/ability.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { asksNothing } from '../asks-nothing.ts';
import { startBids } from '../bid.ts';

/** Starts the bids, and goes on where their comparison says (26.03 10.14.6d). */
export const bidStep: StepWord<'bid'> = {
  step(game, frame, { otherwise }) {
    consent(game, frame);
    if (frame.traced === 0) {
      startBids(game, frame.source);
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
