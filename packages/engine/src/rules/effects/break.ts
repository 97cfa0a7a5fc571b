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
      amount: (_game, { number }) => number,
      marks: ({ upTo }) => (upTo === true ? UP_TO : 0),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange(game, _data, { source }) {
      const means = source === null ? undefined : { source: refOf(source), def: source.def };
      return breakable(game, means).length > 0;
    },
    payable: null,
    resolve: startBreaking,
  },
};
