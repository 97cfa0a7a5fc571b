import type { CardRef } from '../../language/reference.ts';
import type { DeedName } from '../../language/words/deeds.ts';
import { prospect } from '../../query/deeds.ts';
import { anyMatching, cardsMeant } from '../../query/filter.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { isAlwaysPrevented } from '../../query/prevented.ts';
import { isAnnounced } from '../../query/words/cards.ts';
import type { Context } from '../../state/context.ts';
import type { Concrete, EffectWord, Interruptible, Payable } from '../../state/effect-word.ts';
import type { Effect } from '../../state/frame.ts';
import { findCard, type Game } from '../../state/game.ts';
import { keepNumber, resolvingAbility } from '../../state/slots.ts';
import { type Card, NO_SERVER } from '../../state/state.ts';

// What many effects have in common.

/** An effect all of whose data speaks for itself. */
export const PLAIN = {
  who: null,
  amount: null,
  detail: null,
  servers: null,
  marks: null,
  actsOn: null,
  most: null,
  payer: null,
} as const satisfies Concrete<never>;

export const always = (): boolean => true;
export const never = (): boolean => false;

/** An identity stays where it is (3.1.1). */
export const canLeave = ({ zone }: Card): boolean => zone !== 'identity';

/** For effects that change something whenever their number is above 0. */
export const withAmount: EffectWord['couldChange'] = (_game, _data, _context, _side, amount) => amount > 0;

/** For effects that mean nothing outside a run. */
export const inRun = ({ state }: Game): boolean => state.run !== null;

/** Tells the ability that is resolving how much an effect of its did. */
export function report(game: Game, { counts }: Effect, amount: number): void {
  if (counts < 0) return;
  const ability = resolvingAbility(game.state);
  if (ability !== null) keepNumber(ability, counts, amount);
}

/** For effects that are paid with cards, unless a deed with them is forbidden to the payer. */
export const paidWithCards = (deed: DeedName | null) =>
  ({
    owned: null,
    fits: (game, card, payer) =>
      canLeave(card) &&
      (deed === null ||
        !(isForbidden(game, deed, payer, card) || isAlwaysPrevented(game, deed, payer, card))),
    lacking: () => 'cards',
  }) as const satisfies Payable<never>;

/** The cards of an effect that are still there. */
export const cardsOf = (game: Game, effect: Effect): Card[] => {
  const cards: Card[] = [];
  for (const ref of effect.cards) {
    const card = findCard(game.state, ref);
    if (card !== null) cards.push(card);
  }
  return cards;
};

/** Whether there is, or may be, a card for an effect to act on; a card whose ability is used is there. */
export function actsOnCards(game: Game, { what }: { readonly what: CardRef }, context: Context): boolean {
  if (typeof what === 'string' || isAnnounced(what)) return true;
  return what.cards === 'all'
    ? anyMatching(game, what.from, context)
    : cardsMeant(game, what, context).length > 0;
}

/** For effects that are one deed of the player they concern. */
export const wouldBe = (deed: DeedName): Interruptible => ({
  deed: () => deed,
  would: (game, { who, detail }) => [
    prospect(game, deed, who, null, game.state.run?.server ?? NO_SERVER, detail),
  ],
  charge: null,
  together: false,
});

/** For effects that are a deed with each of their cards. */
export const wouldBeWithEach = (deed: DeedName): Interruptible => ({
  deed: () => deed,
  would: (game, effect) =>
    cardsOf(game, effect).map((card) => prospect(game, deed, effect.by, card, card.server)),
  charge: null,
  together: false,
});
