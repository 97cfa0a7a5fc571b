import type { EffectWords } from '../../state/effect-word.ts';
import { playerOf } from '../../state/game.ts';
import { gainClicks } from '../credits.ts';
import { loseClicks } from '../pay.ts';
import { always, PLAIN, withAmount } from './common.ts';

export const CLICKS: EffectWords<'gainClicks' | 'loseClicks'> = {
  gainClicks: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: withAmount,
    payable: null,
    resolve: (game, { who, amount }) => gainClicks(game, who, amount, 'gainClicks'),
  },

  loseClicks: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: ({ state }, _data, _context, side, amount) => amount > 0 && playerOf(state, side).clicks > 0,
    payable: null,
    resolve: (game, { who, amount }) => loseClicks(game, who, amount, 'loseClicks'),
  },
};
