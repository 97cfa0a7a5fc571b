import { additionalPrice, canPayToTrash } from '../../query/additional-price.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { accessedCard } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { AGREED, type Effect, PAID, UNPREVENTABLE } from '../../state/frame.ts';
import { findCard, type Game, refOf } from '../../state/game.ts';
import { askAdditionalCost } from '../ask-additional-cost.ts';
import { trashCards, trashIntoDeck } from '../trash.ts';
import { actsOnCards, always, cardsOf, PLAIN, wouldBeWithEach } from './common.ts';

/** Takes cards that cost something to trash out of an effect of the Runner; each is trashed once that is paid. */
function chargeForTrashing(game: Game, effect: Effect): void {
  if (effect.by !== 'runner' || effect.marks & PAID) return;
  const { source } = effect;
  const agreed = (effect.marks & AGREED) !== 0;
  effect.cards = effect.cards.filter((ref) => {
    const card = findCard(game.state, ref);
    if (card === null || additionalPrice(game, 'trash', 'runner', card, card.server) === null) return true;
    askAdditionalCost(game, { to: 'trash', card: ref, server: card.server, source, agreed });
    return false;
  });
}

export const TRASH: EffectWords<'trash'> = {
  trash: {
    concrete: {
      ...PLAIN,
      marks: ({ unpreventable }) => (unpreventable === true ? UNPREVENTABLE : 0),
      payer: 'runner',
    },
    imminent: { ...wouldBeWithEach('trash'), charge: chargeForTrashing },
    choosing: {
      asMode: (game, { by }, cards) => by !== 'runner' || cards.every((card) => canPayToTrash(game, card)),
      pairs: null,
    },
    expected: always,
    couldChange(game, data, context) {
      if (data.what !== 'accessed') return actsOnCards(game, data, context);
      const accessed = accessedCard(game.state);
      if (accessed === null || isForbidden(game, 'trash', context.controller, accessed)) return false;
      return canPayToTrash(game, accessed);
    },
    payable: null,
    resolve(game, effect) {
      const { by, changedBy } = effect;
      const cards = cardsOf(game, effect).filter((card) => !isForbidden(game, 'trash', by, card));
      const redirected = cards.filter((card) => changedBy.includes(refOf(card)));
      const trashed = cards.filter((card) => !redirected.includes(card));
      if (trashed.length > 0) trashCards(game, trashed, by, 'trashing');
      for (const card of redirected) trashIntoDeck(game, card, by);
    },
  },
};
