import type { StepRules } from '../../state/ruleset.ts';
import { bidStep } from './bid.ts';
import { endStep } from './end.ts';
import { modesStep } from './modes.ts';
import { nameStep } from './name.ts';
import { numberStep } from './number.ts';
import { payStep } from './pay.ts';
import { searchStep } from './search.ts';
import { serverStep } from './server.ts';
import { targetStep } from './target.ts';
import { traceStep } from './trace.ts';

/** What the rules do at each instruction of an ability. */
export const STEPS: StepRules = {
  end: endStep,
  target: targetStep,
  number: numberStep,
  server: serverStep,
  search: searchStep,
  trace: traceStep,
  bid: bidStep,
  name: nameStep,
  pay: payStep,
  modes: modesStep,
};
