import type { Announced, CardRef } from '../../language/reference.ts';
import type { Sorts } from '../../language/sorts.ts';
import type { Context } from '../../state/context.ts';
import { cardOf, findCard, type Game, playerOf, refOf } from '../../state/game.ts';
import { deckOf } from '../../state/move.ts';
import { slotOf } from '../../state/slots.ts';
import type { Card, CardId, ObjectRef, State } from '../../state/state.ts';
import type { Binder, Bound } from '../binding.ts';
import { accessedCard, approachedIce, encounteredIce } from '../run.ts';

const NO_CARDS: readonly Card[] = [];
const noCards: Bound<readonly Card[]> = () => NO_CARDS;

const orNone = (card: Card | null): readonly Card[] => (card === null ? NO_CARDS : [card]);

/** The cards of references that are still the same objects. */
export const stillThere = (state: State, refs: readonly ObjectRef[]): Card[] => {
  const cards: Card[] = [];
  for (const ref of refs) {
    const card = findCard(state, ref);
    if (card !== null) cards.push(card);
  }
  return cards;
};

const NO_REFS: readonly ObjectRef[] = [];

/** What a card was told to remember. */
export const rememberedBy = (state: State, card: Card): readonly ObjectRef[] =>
  state.lingering.find(
    ({ kind, source, word }) => kind === 'memory' && word === undefined && source === refOf(card),
  )?.cards ?? NO_REFS;

const WORDS: { readonly [W in Sorts['cardWord']]: (state: State, context: Context) => readonly Card[] } = {
  this: (_state, { source }) => orNone(source),
  host: (state, { source }) => (source === null || source.host < 0 ? NO_CARDS : [cardOf(state, source.host)]),
  identity: (state, { controller }) => [cardOf(state, playerOf(state, controller).identity)],
  it: (state, { it, frame }) =>
    frame !== null && frame.subjects.length > 0 ? stillThere(state, frame.subjects) : orNone(it),
  that: (state, { frame, that }) => (frame === null ? NO_CARDS : stillThere(state, slotOf(frame, that))),
  rest: (state, { frame }) => (frame === null ? NO_CARDS : stillThere(state, frame.rest)),
  encountered: (state) => orNone(encounteredIce(state)),
  approached: (state) => orNone(approachedIce(state)),
  accessed: (state) => orNone(accessedCard(state)),
  remembered: (state, { source }) =>
    source === null ? NO_CARDS : stillThere(state, rememberedBy(state, source)),
};

type Found = Exclude<CardRef, string>;
type FoundAs<N extends Found['cards']> = Extract<Found, { cards: N }>;

/** What is announced as targets is kept by the ability, which asks for it before. */
const announced = (): Bound<readonly Card[]> => noCards;

export const isAnnounced = (ref: CardRef): ref is Announced =>
  typeof ref === 'object' && (ref.cards === 'choose' || ref.cards === 'search' || ref.cards === 'random');

/** How deep in a deck so many such cards are reached; all of it where there are fewer. */
function depthOf(
  game: Game,
  deck: readonly CardId[],
  wanted: number,
  isSuch: (card: Card) => boolean,
): number {
  let found = 0;
  let depth = 0;
  while (found < wanted && depth < deck.length) {
    depth += 1;
    if (isSuch(cardOf(game.state, deck[deck.length - depth] as CardId))) found += 1;
  }
  return depth;
}

function outermost(data: FoundAs<'top' | 'bottom'>, bind: Binder): Bound<readonly Card[]> {
  const { cards, of, count } = data;
  const many = bind.value(count ?? 1);
  const until = 'until' in data && data.until !== undefined ? bind.filter(data.until) : null;
  return (game, context) => {
    const deck = game.state.zones[of === 'deck' ? deckOf(context.controller) : of];
    const number = many(game, context);
    const depth =
      until === null ? number : depthOf(game, deck, number, (card) => until.test(game, card, context));
    const wanted = Math.max(0, Math.min(depth, deck.length));
    // The last card of the list is on top.
    const ids = cards === 'bottom' ? deck.slice(0, wanted) : deck.slice(deck.length - wanted).reverse();
    return ids.map((id) => cardOf(game.state, id));
  };
}

const FOUND: {
  readonly [N in Found['cards']]: (data: FoundAs<N>, bind: Binder) => Bound<readonly Card[]>;
} = {
  choose: announced,
  search: announced,
  random: announced,
  all: ({ from }, bind) => {
    const { some } = bind.filter(from);
    return (game, context) => {
      const found: Card[] = [];
      some(game, context, (card) => {
        found.push(card);
        return false;
      });
      return found;
    };
  },
  top: outermost,
  bottom: outermost,
  anyOf: ({ of }, bind) => {
    const parts = of.map(bind.cards);
    return (game, context) => [...new Set(parts.flatMap((part) => part(game, context)))];
  },
};

/** Works out once which cards are meant. */
export function makeCards(ref: CardRef, bind: Binder): Bound<readonly Card[]> {
  if (typeof ref === 'string') {
    const word = WORDS[ref];
    return (game, context) => word(game.state, context);
  }
  const make = FOUND[ref.cards] as (data: Found, bind: Binder) => Bound<readonly Card[]>;
  return make(ref, bind);
}
