import { amountOf } from '../../query/ask.ts';
import { breakable } from '../../query/breakable.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { UP_TO } from '../../state/frame.ts';
import { refOf } from '../../state/game.ts';
import { startBreaking } from '../run/encounter.ts';
import { always, PLAIN } from './common.ts';

export const BREAK: EffectWords<'break'> = {
  break: {
    concrete: {
      ...PLAIN,
      amount: (game, { number }, context) => amountOf(game, number, context),
      marks: ({ upTo }) => (upTo === true ? UP_TO : 0),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange(game, { number }, context) {
      const { source } = context;
      if (amountOf(game, number, context) <= 0) return false;
      const means = source === null ? undefined : { source: refOf(source), def: source.def };
      return breakable(game, means).length > 0;
    },
    payable: null,
    resolve: startBreaking,
  },
};
