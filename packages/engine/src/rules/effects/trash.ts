import { additionalPrice, canPayToTrash } from '../../query/additional-price.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { accessedCard } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { AGREED, COST, type Effect, PAID, UNPREVENTABLE } from '../../state/frame.ts';
import { findCard, type Game, top } from '../../state/game.ts';
import type { Card } from '../../state/state.ts';
import { askAdditionalCost } from '../ask-additional-cost.ts';
import type { PlaceWord } from '../move-cards.ts';
import { forfeit, trashCards, trashElsewhere } from '../trash.ts';
import {
  actsOnCards,
  always,
  canLeave,
  cardsOf,
  PLAIN,
  paidWithCards,
  report,
  wouldBeWithEach,
} from './common.ts';

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

/** The symbol stands in the trigger cost of an ability and trashes the card it is on (1.18.4). */
const isTrashSymbol = ({ state }: Game, { marks, source, cards }: Effect): boolean =>
  (marks & COST) !== 0 && top(state).kind === 'use' && cards.length === 1 && cards[0] === source;

const isScored = ({ zone }: Card): boolean => zone === 'corpScore' || zone === 'runnerScore';

export const TRASH: EffectWords<'trash' | 'forfeit'> = {
  forfeit: {
    concrete: { ...PLAIN, actsOn: isScored },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: { ...paidWithCards(null), fits: (_game, card) => isScored(card), lacking: () => 'agendas' },
    resolve(game, effect) {
      const cards = cardsOf(game, effect);
      for (const card of cards) forfeit(game, card, effect.by);
      report(game, effect, cards.length);
    },
  },

  trash: {
    concrete: {
      ...PLAIN,
      marks: ({ unpreventable }) => (unpreventable === true ? UNPREVENTABLE : 0),
      actsOn: canLeave,
      payer: 'runner',
    },
    imminent: { ...wouldBeWithEach('trash'), charge: chargeForTrashing },
    choosing: {
      valid: null,
      asMode: (game, { by }, cards) => by !== 'runner' || cards.every((card) => canPayToTrash(game, card)),
      pairs: null,
    },
    expected: (game, effect) =>
      cardsOf(game, effect).some((card) => !isForbidden(game, 'trash', effect.by, card)),
    couldChange(game, data, context) {
      if (data.what !== 'accessed') return actsOnCards(game, data, context);
      const accessed = accessedCard(game.state);
      if (accessed === null || isForbidden(game, 'trash', context.controller, accessed)) return false;
      return canPayToTrash(game, accessed);
    },
    payable: paidWithCards('trash'),
    resolve(game, effect) {
      const { by, detail } = effect;
      const cards = cardsOf(game, effect).filter((card) => !isForbidden(game, 'trash', by, card));
      if (detail !== '') for (const card of cards) trashElsewhere(game, card, by, detail as PlaceWord);
      else if (cards.length > 0)
        trashCards(game, cards, by, isTrashSymbol(game, effect) ? 'trashAsCost' : 'trashing');
      report(game, effect, cards.length);
    },
  },
};
