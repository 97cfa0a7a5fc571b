import { mayJackOut } from '../../query/additional-price.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { push } from '../../state/game.ts';
import { always, inRun, PLAIN } from './common.ts';

export const MAY_JACK_OUT: EffectWords<'mayJackOut'> = {
  mayJackOut: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: inRun,
    payable: null,
    resolve(game) {
      if (game.state.run !== null && mayJackOut(game)) push(game.state, { kind: 'jackOut' });
    },
  },
};
