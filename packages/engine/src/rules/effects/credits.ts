import { isForbidden } from '../../query/forbidden.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { ALL } from '../../state/frame.ts';
import { playerOf } from '../../state/game.ts';
import { removeCountersFrom } from '../counters.ts';
import { gainCredits, loseCredits } from '../credits.ts';
import { always, cardsOf, PLAIN, wouldBe } from './common.ts';

export const CREDITS: EffectWords<'gainCredits' | 'loseCredits' | 'takeCredits'> = {
  gainCredits: {
    concrete: PLAIN,
    imminent: wouldBe('gainCredits'),
    choosing: null,
    expected: always,
    couldChange: (game, _data, _context, side, amount) =>
      amount > 0 && !isForbidden(game, 'gainCredits', side),
    payable: null,
    resolve(game, { who, amount }) {
      if (!isForbidden(game, 'gainCredits', who)) gainCredits(game, who, amount, 'gainCredits');
    },
  },

  loseCredits: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: ({ state }, _data, _context, side, amount) =>
      amount > 0 && playerOf(state, side).credits > 0,
    payable: null,
    resolve: (game, { who, amount }) => loseCredits(game, who, amount, 'loseCredits'),
  },

  /** From a card that holds them. */
  takeCredits: {
    concrete: { ...PLAIN, marks: ({ amount }) => (amount === 'all' ? ALL : 0) },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (_game, { from }, { source }) => from !== 'this' || (source !== null && source.credits > 0),
    payable: null,
    resolve(game, effect) {
      const { who, amount, marks } = effect;
      for (const card of cardsOf(game, effect)) {
        if (isForbidden(game, 'gainCredits', who)) return;
        const taken = removeCountersFrom(game, card, 'credits', marks & ALL ? card.credits : amount);
        gainCredits(game, who, taken, 'takeCredits');
      }
    },
  },
};
