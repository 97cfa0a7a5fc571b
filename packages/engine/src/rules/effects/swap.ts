import type { EffectWords } from '../../state/effect-word.ts';
import { canSwap, swapInstalled } from '../swap.ts';
import { always, cardsOf, PLAIN } from './common.ts';

export const SWAP: EffectWords<'swap'> = {
  swap: {
    concrete: PLAIN,
    imminent: null,
    // Only cards that can change places may be chosen for it (10.11.2).
    choosing: { asMode: always, pairs: canSwap },
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const [first, second] = cardsOf(game, effect);
      if (first !== undefined && second !== undefined) swapInstalled(game, first, second, effect.by);
    },
  },
};
