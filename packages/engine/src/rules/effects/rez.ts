import { canPayToRez } from '../../query/additional-price.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { isAlwaysPrevented } from '../../query/prevented.ts';
import { isRestricted } from '../../query/restricted.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { AGREED } from '../../state/frame.ts';
import { isRezzed, isUnrezzed } from '../../state/in-play.ts';
import { derez, startDirectedRez } from '../rez.ts';
import { actsOnCards, always, cardsOf, PLAIN, paidWithCards, report, wouldBeWithEach } from './common.ts';
import { ignoredBy, termsIn, termsOf } from './terms.ts';

export const REZ: EffectWords<'rez' | 'derez'> = {
  rez: {
    concrete: { ...PLAIN, detail: ignoredBy, payer: 'corp' },
    imminent: wouldBeWithEach('rez'),
    choosing: {
      valid: (game, data, card, context) =>
        !isUnrezzed(card) || canPayToRez(game, card, termsIn(game, data, context)),
      asMode: (game, effect, cards) => cards.every((card) => canPayToRez(game, card, termsOf(effect))),
      pairs: null,
    },
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const { marks } = effect;
      for (const card of cardsOf(game, effect)) {
        if (isUnrezzed(card) && !isForbidden(game, 'rez', 'corp', card) && !isRestricted(game, 'rez', card))
          startDirectedRez(game, card, termsOf(effect), (marks & AGREED) !== 0);
      }
    },
  },

  derez: {
    concrete: PLAIN,
    imminent: wouldBeWithEach('derez'),
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: {
      ...paidWithCards('derez'),
      fits: (game, card, payer) => isRezzed(card) && !isAlwaysPrevented(game, 'derez', payer, card),
    },
    resolve(game, effect) {
      const rezzed = cardsOf(game, effect).filter(isRezzed);
      for (const card of rezzed) derez(game, card, effect.by);
      report(game, effect, rezzed.length);
    },
  },
};
