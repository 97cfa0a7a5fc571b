import { cardsMeant } from '../../query/filter.ts';
import { stillThere } from '../../query/words/cards.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { canSwap, swapCards } from '../swap.ts';
import { always, cardsOf, PLAIN } from './common.ts';

export const SWAP: EffectWords<'swap'> = {
  swap: {
    concrete: PLAIN,
    imminent: null,
    // Only cards that can change places may be chosen for it (10.11.2).
    choosing: {
      valid: (game, { what, other }, card, context) =>
        other === undefined || cardsMeant(game, what, context).some((one) => canSwap(game, one, card)),
      asMode: always,
      pairs: canSwap,
    },
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const [first, second] = [...cardsOf(game, effect), ...stillThere(game.state, effect.others)];
      if (first !== undefined && second !== undefined) swapCards(game, first, second, effect.by);
    },
  },
};
