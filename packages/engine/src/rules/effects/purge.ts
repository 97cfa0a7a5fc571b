import type { EffectWords } from '../../state/effect-word.ts';
import { purge } from '../purge.ts';
import { always, PLAIN, wouldBe } from './common.ts';

export const PURGE: EffectWords<'purge'> = {
  purge: {
    concrete: PLAIN,
    imminent: wouldBe('purge'),
    choosing: null,
    expected: always,
    // 10.1.1a lets the Corp purge even with nothing to purge.
    couldChange: always,
    payable: null,
    resolve: (game) => purge(game),
  },
};
