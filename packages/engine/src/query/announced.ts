import type { CompiledCard } from '../compile/program.ts';
import type { Condition } from '../language/condition.ts';
import type { Cost } from '../language/cost.ts';
import { ANY_NUMBER } from '../language/reference.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf, withX } from '../state/context.ts';
import { defOf, type Game } from '../state/game.ts';
import type { Card, ServerId } from '../state/state.ts';
import { AS_IT_IS, type Terms } from '../state/terms.ts';
import { canPayToPlay, usePrice } from './additional-price.ts';
import { conditionHolds } from './ask.ts';
import { installPrice } from './install.ts';
import { priceOf, unpayable } from './price.ts';
import { isRestricted } from './restricted.ts';

// What a player can announce as X: 0 or more, as much as they can pay, and what the card allows (26.03 1.16.2c). It is
// announced once it is known what else is to be paid, additional costs included (docs/RULINGS.md).

/** All numbers from 0 on that can be paid, without those that do not fit. */
export function valuesOfX(isPayable: (x: number) => boolean, fits?: (x: number) => boolean): number[] {
  const values: number[] = [];
  for (let x = 0; x <= ANY_NUMBER && isPayable(x); x++) if (fits === undefined || fits(x)) values.push(x);
  return values;
}

/** Whether X is announced as a card is played: not where the cost it stands in is ignored. */
export const announcesToPlay = ({ costsX, addsX }: CompiledCard, { free }: Pick<Terms, 'free'>): boolean =>
  (costsX && free === '') || (addsX && free !== 'all');

export const announcesToInstall = (
  { costsX, isCorp }: CompiledCard,
  { free }: Pick<Terms, 'free'>,
): boolean => costsX && !isCorp && free === '';

const NOTHING_TO_ANNOUNCE: readonly number[] = [0];
const NOT_TO_BE_PLAYED: readonly number[] = [];

/** The X a card could be played with: 0 where none is announced; none at all where it cannot be played. */
export function xToPlay(
  game: Game,
  side: Side,
  card: Card,
  terms: Terms = AS_IT_IS,
  clicksBefore = 0,
): readonly number[] {
  if (!announcesToPlay(defOf(game, card), terms))
    return canPayToPlay(game, side, card, clicksBefore, terms) && !isRestricted(game, 'play', card)
      ? NOTHING_TO_ANNOUNCE
      : NOT_TO_BE_PLAYED;
  return valuesOfX(
    (x) => canPayToPlay(game, side, card, clicksBefore, terms, x),
    (x) => !isRestricted(game, 'play', card, x),
  );
}

/** The same for a paid ability or interrupt with an X in its cost. */
export const xToUse = (
  game: Game,
  side: Side,
  card: Card,
  { cost, onlyIf }: { readonly cost: Cost; readonly onlyIf: Condition | null },
  clickDiscount = 0,
): number[] =>
  valuesOfX(
    (x) =>
      unpayable(game, side, usePrice(game, side, card, cost, clickDiscount, x), card, 'use', card) === null,
    (x) => onlyIf === null || conditionHolds(game, onlyIf, withX(contextOf(card, side), x)),
  );

/** The same for a card that is being installed. */
export const xToInstall = (game: Game, side: Side, card: Card, server: ServerId, terms: Terms): number[] =>
  valuesOfX((x) => {
    const price = installPrice(game, side, card, server, terms, x);
    return unpayable(game, side, price, null, 'install', card) === null;
  });

/** The same for a cost within an ability. */
export const xToPay = (game: Game, payer: Side, cost: Cost, context: Context): number[] =>
  valuesOfX((x) => {
    const price = priceOf(game, cost, { ...context, x });
    return unpayable(game, payer, price, context.source, 'use', context.source) === null;
  });
