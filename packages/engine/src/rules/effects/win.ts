import { endGame } from '../../kernel/end-game.ts';
import { mayJackOut } from '../../query/additional-price.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { startJackOut } from '../run/jack-out.ts';
import { always, inRun, PLAIN } from './common.ts';

/** What ends a run or the game at once, by a player. */
export const ENDINGS: EffectWords<'win' | 'jackOut'> = {
  win: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, { who }) {
      endGame(game, who, 'ability', 'gameEnds');
    },
  },
  jackOut: {
    concrete: { ...PLAIN, who: () => 'runner' },
    imminent: null,
    choosing: { valid: null, asMode: (game) => inRun(game) && mayJackOut(game), pairs: null },
    expected: inRun,
    couldChange: inRun,
    payable: null,
    resolve(game) {
      if (game.state.run !== null && mayJackOut(game)) startJackOut(game);
    },
  },
};
