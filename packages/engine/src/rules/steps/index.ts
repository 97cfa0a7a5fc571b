import type { StepRules } from '../../state/ruleset.ts';
import { endStep } from './end.ts';
import { modesStep } from './modes.ts';
import { payStep } from './pay.ts';
import { searchStep } from './search.ts';
import { targetStep } from './target.ts';
import { traceStep } from './trace.ts';

/** What the rules do at each instruction of an ability. */
export const STEPS: StepRules = {
  end: endStep,
  target: targetStep,
  search: searchStep,
  trace: traceStep,
  pay: payStep,
  modes: modesStep,
};
