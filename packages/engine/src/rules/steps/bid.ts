import { consent } from '../../kernel/ability.ts';
import { contextOfFrame } from '../../kernel/concrete.ts';
import { amountOf } from '../../query/ask.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { asksNothing } from '../asks-nothing.ts';
import { startBids } from '../bid.ts';

/** Starts the bids, and goes on where their comparison says (26.03 10.14.6d). */
export const bidStep: StepWord<'bid'> = {
  step(game, frame, instruction) {
    const { otherwise, guess, most } = instruction;
    consent(game, frame);
    if (frame.traced === 0) {
      if (guess === '') startBids(game, frame.source);
      else {
        const number = amountOf(game, most, contextOfFrame(game, frame, instruction));
        startBids(game, frame.source, { by: frame.controller, most: number, guess });
      }
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
