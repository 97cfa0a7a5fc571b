import type { EffectWords } from '../../state/effect-word.ts';
import { forceEndOfActionPhase } from '../turn/forced-end.ts';
import { always, PLAIN } from './common.ts';

export const END_ACTION_PHASE: EffectWords<'endActionPhase'> = {
  endActionPhase: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve: (game, { by }) => forceEndOfActionPhase(game, by),
  },
};
