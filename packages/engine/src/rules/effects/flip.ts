import type { EffectWords } from '../../state/effect-word.ts';
import { findCard } from '../../state/game.ts';
import { flip } from '../flip.ts';
import { always, PLAIN } from './common.ts';

export const FLIP: EffectWords<'flip'> = {
  flip: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const identity = findCard(game.state, effect.source);
      if (identity !== null) flip(game, identity);
    },
  },
};
