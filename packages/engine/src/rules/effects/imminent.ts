import { imminentInstruction, isRelevant } from '../../kernel/instruction.ts';
import type { Deed } from '../../language/deed.ts';
import { isSpokenOf, prospect } from '../../query/deeds.ts';
import { contextOf } from '../../state/context.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import { ALL, type Effect, REMOVED } from '../../state/frame.ts';
import { cardOf, controllerOf, findCard, type Game, idOf } from '../../state/game.ts';
import type { Card } from '../../state/state.ts';
import { always, PLAIN } from './common.ts';

interface Change {
  /** The imminent effect to change. */
  readonly target: Effect;
  /** The card whose interrupt changes it, and what it speaks of. */
  readonly card: Card;
  readonly to: Deed;
}

/** What an interrupt means in the instruction it interrupts, if that is still imminent. */
function changeOf(game: Game, effect: Effect): Change | null {
  const instruction = imminentInstruction(game);
  const interrupt = game.rules.defs[effect.def]?.interrupts[effect.interrupt];
  if (instruction === null || interrupt === undefined) return null;
  const card = cardOf(game.state, idOf(effect.source));
  const target = instruction.effects.find((imminent) =>
    isRelevant(game, instruction, interrupt, imminent, card),
  );
  return target === undefined ? null : { target, card, to: interrupt.data.to };
}

/** Preventing that cards are trashed takes as many of them as it says out of the effect. */
function spareCards(game: Game, { amount, marks }: Effect, { target, card, to }: Change): void {
  let left = marks & ALL ? target.cards.length : amount;
  target.cards = target.cards.filter((ref) => {
    const spared = findCard(game.state, ref);
    if (left === 0 || spared === null) return true;
    const deed = prospect(game, to.deed, target.by, spared, spared.server);
    const meant = isSpokenOf(game, to, deed, contextOf(card, controllerOf(card)));
    if (meant) left -= 1;
    return !meant;
  });
}

/** What interrupts do to the instruction they interrupt. */
export const IMMINENT: EffectWords<'prevent' | 'setImminent' | 'redirectToDeck'> = {
  prevent: {
    concrete: { ...PLAIN, marks: ({ amount }) => (amount === 'all' ? ALL : 0) },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const change = changeOf(game, effect);
      if (change === null) return;
      const { target, card } = change;
      if (target.cards.length > 0) spareCards(game, effect, change);
      else if (effect.marks & ALL) target.marks |= REMOVED;
      else target.amount -= effect.amount;
      emit(game, 'prevented', 'preventing', effect.by, effect.amount, target.name, [card]);
    },
  },

  setImminent: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const change = changeOf(game, effect);
      if (change === null) return;
      const { target, card } = change;
      target.amount = effect.amount;
      emit(game, 'replaced', 'replacementEffect', effect.by, effect.amount, target.name, [card]);
    },
  },

  redirectToDeck: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const change = changeOf(game, effect);
      if (change === null) return;
      const { target, card } = change;
      target.changedBy.push(effect.source);
      emit(game, 'replaced', 'replacementEffect', effect.by, 0, target.name, [card]);
    },
  },
};
