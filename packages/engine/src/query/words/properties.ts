import { COUNTERS, type Counter } from '../../language/lists.ts';
import type { CardProperty } from '../../language/value.ts';
import type { Game } from '../../state/game.ts';
import { isNothing } from '../../state/in-play.ts';
import type { Card } from '../../state/state.ts';

export const isCounter = (what: CardProperty): what is Counter =>
  COUNTERS.some((counter) => counter === what);

/** A number of a card, or null where it has none such. */
export const cardProperty = (game: Game, card: Card, what: CardProperty): number | null =>
  isCounter(what)
    ? card[what]
    : isNothing(card) && what !== 'hostedCards'
      ? null
      : game.rules.numbers.card[what](game, card);
