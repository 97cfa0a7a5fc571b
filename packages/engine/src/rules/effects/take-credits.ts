import { isForbidden } from '../../query/forbidden.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { ALL } from '../../state/frame.ts';
import { removeCountersFrom } from '../counters.ts';
import { gainCredits } from '../credits.ts';
import { always, cardsOf, PLAIN, report } from './common.ts';

export const TAKE_CREDITS: EffectWords<'takeCredits'> = {
  /** From a card that holds them. */
  takeCredits: {
    concrete: {
      ...PLAIN,
      marks: ({ amount }) => (amount === 'all' ? ALL : 0),
      most: (_game, _data, _side, cards) => Math.max(0, ...cards.map(({ credits }) => credits)),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (_game, { from }, { source }) => from !== 'this' || (source !== null && source.credits > 0),
    payable: null,
    resolve(game, effect) {
      const { who, amount, marks } = effect;
      let all = 0;
      for (const card of cardsOf(game, effect)) {
        if (isForbidden(game, 'gainCredits', who)) break;
        const taken = removeCountersFrom(game, card, 'credits', marks & ALL ? card.credits : amount);
        gainCredits(game, who, taken, 'takeCredits');
        all += taken;
      }
      report(game, effect, all);
    },
  },
};
