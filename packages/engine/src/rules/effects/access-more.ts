import type { EffectWords } from '../../state/effect-word.ts';
import { accessMore, canAccessMore } from '../run/access.ts';
import { always, PLAIN } from './common.ts';

export const ACCESS_MORE: EffectWords<'accessMore'> = {
  accessMore: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: canAccessMore,
    payable: null,
    resolve: accessMore,
  },
};
