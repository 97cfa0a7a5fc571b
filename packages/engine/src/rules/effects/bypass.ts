import { encounteredIce } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { bypassIce } from '../run/encounter.ts';
import { always, PLAIN } from './common.ts';

export const BYPASS: EffectWords<'bypass'> = {
  bypass: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: ({ state }) => encounteredIce(state) !== null,
    payable: null,
    resolve: (game) => bypassIce(game),
  },
};
