import { unbroken } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { UP_TO } from '../../state/frame.ts';
import { startBreaking } from '../run/encounter.ts';
import { always, PLAIN } from './common.ts';

export const BREAK: EffectWords<'break'> = {
  break: {
    concrete: {
      ...PLAIN,
      amount: ({ number }) => number,
      marks: ({ upTo }) => (upTo === true ? UP_TO : 0),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (game) => unbroken(game).length > 0,
    payable: null,
    resolve: startBreaking,
  },
};
