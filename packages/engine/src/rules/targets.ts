import type { Instruction } from '../compile/program.ts';
import { alsoFromElsewhere } from '../query/as-in-hand.ts';
import { bind } from '../query/bind.ts';
import { cardsMatching } from '../query/filter.ts';
import type { Context } from '../state/context.ts';
import { type Game, wordOf } from '../state/game.ts';
import type { Card } from '../state/state.ts';

export type Target = Extract<Instruction, { op: 'target' }>;

const NO_CARDS: readonly Card[] = [];

/** What is played or installed may also lie where cards can be used as if they were in hand. */
const asInHand = (
  game: Game,
  choose: Target['choose'],
  { effect }: Target['acts'],
  context: Context,
): readonly Card[] =>
  game.rules.usesAsInHand && (effect === 'play' || effect === 'install')
    ? alsoFromElsewhere(game, choose.from, effect, context)
    : NO_CARDS;

/** Cards that may be chosen: what is asked for, as far as the effect could act on it (1.14.2b). */
export function targetsOf(game: Game, { choose, acts }: Target, context: Context): Card[] {
  const all = [...cardsMatching(game, choose.from, context), ...asInHand(game, choose, acts, context)];
  const valid = wordOf(game, acts.effect).choosing?.valid ?? null;
  return valid === null ? all : all.filter((card) => valid(game, acts, card, context));
}

/** Whether there is such a card, or a pair where the effect needs two of them (10.11.2). */
export function hasTargets(game: Game, target: Target, context: Context): boolean {
  const { choose, acts } = target;
  const { valid = null, pairs = null } = wordOf(game, acts.effect).choosing ?? {};
  if (pairs !== null && choose.count === 2) {
    const cards = targetsOf(game, target, context);
    return cards.some((one, index) => cards.some((other, place) => place > index && pairs(game, one, other)));
  }
  const isValid = (card: Card): boolean => valid === null || valid(game, acts, card, context);
  return (
    bind.filter(choose.from).some(game, context, isValid) ||
    asInHand(game, choose, acts, context).some(isValid)
  );
}
