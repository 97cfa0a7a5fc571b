import { additionalPrice } from '../../query/additional-price.ts';
import { canBeAdvanced } from '../../query/advance.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { advancementRequirement } from '../../query/values.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { defOf, type Game, refOf } from '../../state/game.ts';
import { isInstalled } from '../../state/in-play.ts';
import type { Card } from '../../state/state.ts';
import { advanceCard } from '../advance.ts';
import { askAdditionalCost } from '../ask-additional-cost.ts';
import { steal } from '../run/access.ts';
import { startScore } from '../score.ts';
import { actsOnCards, always, cardsOf, PLAIN } from './common.ts';

const isAgenda = (game: Game, card: Card): boolean => defOf(game, card).type === 'agenda';

/** An agenda that is installed has to be advanced far enough (1.16.3a). */
const canScore = (game: Game, card: Card): boolean =>
  isAgenda(game, card) &&
  !isForbidden(game, 'score', 'corp', card) &&
  (!isInstalled(card) || card.advancement >= advancementRequirement(game, card));

const canSteal = (game: Game, card: Card): boolean =>
  isAgenda(game, card) && card.zone !== 'runnerScore' && !isForbidden(game, 'steal', 'runner', card);

const canAdvance = (game: Game, card: Card): boolean =>
  canBeAdvanced(game, card) && !isForbidden(game, 'advance', 'corp', card);

const choosing = (valid: (game: Game, card: Card) => boolean) => ({
  valid: (game: Game, _data: unknown, card: Card) => valid(game, card),
  asMode: (game: Game, _effect: unknown, cards: readonly Card[]) =>
    cards.length === 0 || cards.some((card) => valid(game, card)),
  pairs: null,
});

export const AGENDAS: EffectWords<'advance' | 'score' | 'steal'> = {
  advance: {
    concrete: { ...PLAIN, who: () => 'corp' },
    imminent: null,
    choosing: choosing(canAdvance),
    expected: (game, effect) => cardsOf(game, effect).some((card) => canAdvance(game, card)),
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      for (const card of cardsOf(game, effect)) if (canAdvance(game, card)) advanceCard(game, card);
    },
  },
  score: {
    concrete: { ...PLAIN, who: () => 'corp', payer: 'corp' },
    imminent: null,
    choosing: choosing(canScore),
    expected: (game, effect) => cardsOf(game, effect).some((card) => canScore(game, card)),
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      for (const card of cardsOf(game, effect)) if (canScore(game, card)) startScore(game, card);
    },
  },
  steal: {
    concrete: { ...PLAIN, who: () => 'runner', detail: ({ free }) => free ?? '', payer: 'runner' },
    imminent: null,
    choosing: choosing(canSteal),
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      for (const card of cardsOf(game, effect)) {
        if (!canSteal(game, card)) continue;
        const free =
          effect.detail === 'all' || additionalPrice(game, 'steal', 'runner', card, card.server) === null;
        if (free) steal(game, card, card.server);
        else askAdditionalCost(game, { to: 'steal', card: refOf(card), server: card.server });
      }
    },
  },
};
