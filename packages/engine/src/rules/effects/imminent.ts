import { imminentInstruction } from '../../kernel/instruction.ts';
import { deedName, isRelevant } from '../../kernel/relevance.ts';
import type { Deed } from '../../language/deed.ts';
import { isSpokenOf, prospect } from '../../query/deeds.ts';
import { type Context, contextOf } from '../../state/context.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import { ALL, type Effect, type InstructionFrame, REMOVED } from '../../state/frame.ts';
import { cardOf, findCard, type Game, idOf } from '../../state/game.ts';
import type { Card, ObjectRef } from '../../state/state.ts';
import { placeWord } from '../move-cards.ts';
import { always, PLAIN } from './common.ts';

interface Change {
  readonly instruction: InstructionFrame;
  /** The imminent effect to change. */
  readonly target: Effect;
  /** The card whose interrupt changes it, and what it speaks of. */
  readonly card: Card;
  readonly speaker: Context;
  readonly to: Deed;
}

/** What an interrupt means in the instruction it interrupts, if that is still imminent. */
function changeOf(game: Game, effect: Effect): Change | null {
  const instruction = imminentInstruction(game);
  const interrupt = game.rules.defs[effect.def]?.interrupts[effect.interrupt];
  if (instruction === null || interrupt === undefined) return null;
  const card = cardOf(game.state, idOf(effect.source));
  const speaker = contextOf(findCard(game.state, effect.source), effect.by);
  const target = instruction.effects.find((imminent) =>
    isRelevant(game, instruction, interrupt, imminent, speaker),
  );
  return target === undefined ? null : { instruction, target, card, speaker, to: interrupt.data.to };
}

/** Takes as many of the cards an interrupt speaks of out of the effect as it says. */
function takeOut(game: Game, { target, speaker, to }: Change, most: number): ObjectRef[] {
  const taken: ObjectRef[] = [];
  target.cards = target.cards.filter((ref) => {
    const spared = findCard(game.state, ref);
    if (taken.length === most || spared === null) return true;
    const deed = prospect(game, to.deed, target.by, spared, spared.server);
    const meant = isSpokenOf(game, to, deed, speaker);
    if (meant) taken.push(ref);
    return !meant;
  });
  return taken;
}

/** What interrupts do to the instruction they interrupt. */
export const IMMINENT: EffectWords<'prevent' | 'setImminent' | 'instead'> = {
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
      if (target.cards.length > 0)
        takeOut(game, change, effect.marks & ALL ? target.cards.length : effect.amount);
      else if (effect.marks & ALL) target.marks |= REMOVED;
      else target.amount -= effect.amount;
      emit(game, 'prevented', 'preventing', effect.by, effect.amount, deedName(game, target), [card]);
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
      emit(game, 'replaced', 'replacementEffect', effect.by, effect.amount, deedName(game, target), [card]);
    },
  },

  instead: {
    concrete: { ...PLAIN, detail: ({ to }) => placeWord(to) },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const change = changeOf(game, effect);
      if (change === null) return;
      const { target, card, instruction } = change;
      const meant = takeOut(game, change, target.cards.length);
      const changedBy = [...target.changedBy, effect.source];
      const redirected: Effect = { ...target, cards: meant, detail: effect.detail, changedBy };
      instruction.effects.splice(instruction.effects.indexOf(target) + 1, 0, redirected);
      emit(game, 'replaced', 'replacementEffect', effect.by, 0, deedName(game, target), [card]);
    },
  },
};
