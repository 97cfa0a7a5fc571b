import { canBePlayedByEffect } from '../../query/play.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { AGREED, THEN_REMOVED } from '../../state/frame.ts';
import { startPlay } from '../play.ts';
import { actsOnCards, always, cardsOf, PLAIN } from './common.ts';
import { ignoredBy, termsIn, termsOf } from './terms.ts';

export const PLAY: EffectWords<'play'> = {
  play: {
    concrete: {
      ...PLAIN,
      detail: ignoredBy,
      marks: ({ after }) => (after === 'removed' ? THEN_REMOVED : 0),
      payer: 'controller',
    },
    imminent: null,
    choosing: {
      valid: (game, data, card, context) =>
        canBePlayedByEffect(game, context.controller, card, termsIn(game, data, context)),
      asMode: (game, effect, cards) =>
        cards.every((card) => canBePlayedByEffect(game, effect.by, card, termsOf(effect))),
      pairs: null,
    },
    expected: always,
    couldChange(game, data, context) {
      if (data.what !== 'this') return actsOnCards(game, data, context);
      const { source, controller } = context;
      return source !== null && canBePlayedByEffect(game, controller, source, termsIn(game, data, context));
    },
    payable: null,
    resolve(game, effect) {
      const { by, marks } = effect;
      const terms = termsOf(effect);
      const after = marks & THEN_REMOVED ? 'removed' : '';
      for (const card of cardsOf(game, effect).reverse()) {
        if (canBePlayedByEffect(game, by, card, terms))
          startPlay(game, by, card, { ...terms, after, agreed: (marks & AGREED) !== 0 });
      }
    },
  },
};
