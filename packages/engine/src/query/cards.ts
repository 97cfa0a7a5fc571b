import type { Announced, CardRef } from '../language/reference.ts';
import type { Sorts } from '../language/sorts.ts';
import type { Context } from '../state/context.ts';
import { cardOf, findCard, type Game, playerOf } from '../state/game.ts';
import { deckOf } from '../state/move.ts';
import { slotOf } from '../state/slots.ts';
import type { Card, CardId, ObjectRef, State } from '../state/state.ts';
import { amountOf } from './ask.ts';
import { cardsMatching } from './filter.ts';
import { accessedCard, approachedIce, encounteredIce } from './run.ts';

type Word = Exclude<Sorts['cardWord'], 'that'>;

/** The one card each word is for, if there is one. */
const WORDS: { readonly [W in Word]: (state: State, context: Context) => Card | null } = {
  this: (_state, { source }) => source,
  host: (state, { source }) => (source === null || source.host < 0 ? null : cardOf(state, source.host)),
  identity: (state, { controller }) => cardOf(state, playerOf(state, controller).identity),
  it: (_state, { it }) => it,
  encountered: encounteredIce,
  approached: approachedIce,
  accessed: accessedCard,
};

const NO_CARDS: readonly Card[] = [];

export const stillThere = (state: State, refs: readonly ObjectRef[]): Card[] =>
  refs.map((ref) => findCard(state, ref)).filter((card) => card !== null);

type Known = Exclude<CardRef, Announced>;
type Deck = Extract<Known, { cards: 'top' | 'bottom' }>;

export const isAnnounced = (ref: CardRef): ref is Announced =>
  typeof ref === 'object' && (ref.cards === 'choose' || ref.cards === 'search' || ref.cards === 'random');

function fromDeck(game: Game, { cards, of, count }: Deck, context: Context): Card[] {
  const deck: readonly CardId[] = game.state.zones[of === 'deck' ? deckOf(context.controller) : of];
  const wanted = Math.min(count === undefined ? 1 : amountOf(game, count, context), deck.length);
  // The last card of the list is on top.
  const ids = cards === 'bottom' ? deck.slice(0, wanted) : deck.slice(deck.length - wanted).reverse();
  return ids.map((id) => cardOf(game.state, id));
}

/** Cards that were hosted on the source and wait set aside because its cost took it away (9.5.5). */
const setAsideFrom = (game: Game, { frame, source }: Context): Card[] | null =>
  source === null && frame !== null ? stillThere(game.state, frame.hosted) : null;

/** The cards something speaks of, as they are now; what is announced as targets is kept by the ability. */
export function cardsMeant(game: Game, ref: Known, context: Context): readonly Card[] {
  if (typeof ref === 'string') {
    if (ref === 'that')
      return context.frame === null ? NO_CARDS : stillThere(game.state, slotOf(context.frame, context.that));
    const card = WORDS[ref](game.state, context);
    return card === null ? NO_CARDS : [card];
  }
  switch (ref.cards) {
    case 'all':
      return (
        (ref.from.hostedOnSource === true ? setAsideFrom(game, context) : null) ??
        cardsMatching(game, ref.from, context.source)
      );
    case 'top':
    case 'bottom':
      return fromDeck(game, ref, context);
    case 'anyOf': {
      const cards = ref.of.flatMap((one) => (isAnnounced(one) ? [] : cardsMeant(game, one, context)));
      return [...new Set(cards)];
    }
  }
}
