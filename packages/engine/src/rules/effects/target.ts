import type { EffectWords } from '../../state/effect-word.ts';
import { always, never, PLAIN } from './common.ts';

/** Choosing is all it does, and that is over before anything becomes imminent: programs have no such effect. */
export const TARGET: EffectWords<'target'> = {
  target: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: never,
    payable: null,
    resolve: () => undefined,
  },
};
