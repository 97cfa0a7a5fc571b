import { subroutinesOf } from '../../query/subroutines.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { defOf, push, refOf } from '../../state/game.ts';
import { actsOnCards, always, cardsOf, PLAIN } from './common.ts';

export const FIRE: EffectWords<'fire'> = {
  fire: {
    concrete: PLAIN,
    imminent: null,
    choosing: {
      valid: (game, _data, card) => defOf(game, card).type === 'ice' && subroutinesOf(game, card).length > 0,
      asMode: always,
      pairs: null,
    },
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const { by: side, source } = effect;
      for (const ice of cardsOf(game, effect).reverse())
        push(game.state, { kind: 'fire', side, source, card: refOf(ice) });
    },
  },
};
