import { canPayToRez } from '../../query/additional-price.ts';
import { isForbidden } from '../../query/forbidden.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { AGREED, FREE } from '../../state/frame.ts';
import { isUnrezzed } from '../../state/in-play.ts';
import { derez, startDirectedRez } from '../rez.ts';
import { actsOnCards, always, cardsOf, PLAIN, wouldBeWithEach } from './common.ts';

export const REZ: EffectWords<'rez' | 'derez'> = {
  rez: {
    concrete: { ...PLAIN, marks: ({ free }) => (free === true ? FREE : 0), payer: 'corp' },
    imminent: wouldBeWithEach('rez'),
    choosing: {
      asMode: (game, { marks }, cards) =>
        (marks & FREE) !== 0 || cards.every((card) => canPayToRez(game, card)),
      pairs: null,
    },
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const { marks } = effect;
      for (const card of cardsOf(game, effect)) {
        if (isUnrezzed(card) && !isForbidden(game, 'rez', 'corp', card))
          startDirectedRez(game, card, (marks & FREE) !== 0, (marks & AGREED) !== 0);
      }
    },
  },

  derez: {
    concrete: PLAIN,
    imminent: wouldBeWithEach('derez'),
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      for (const card of cardsOf(game, effect)) derez(game, card, effect.by);
    },
  },
};
