import type { ProgramEffect } from '../compile/program.ts';
import type { Recipient } from '../language/effect.ts';
import { isUpTo } from '../language/value.ts';
import { amountOf } from '../query/ask.ts';
import { cardsMeant } from '../query/filter.ts';
import { stillThere } from '../query/words/cards.ts';
import { opponentOf, type Side } from '../side.ts';
import { type Context, NOTHING_SPOKEN, type Spoken } from '../state/context.ts';
import { type AbilityFrame, AGREED, type Effect, TARGETED } from '../state/frame.ts';
import { cardOf, findCard, type Game, idOf, refOf, wordOf } from '../state/game.ts';
import { numberIn, slotOf } from '../state/slots.ts';
import type { ObjectRef } from '../state/state.ts';

/** Who asks while an ability resolves, with what is meant there by "that" and "done". */
export const contextOfFrame = (
  game: Game,
  frame: AbilityFrame,
  { that, done }: Spoken = NOTHING_SPOKEN,
): Context => ({
  source: findCard(game.state, frame.source),
  controller: frame.controller,
  home: frame.home,
  it: findCard(game.state, frame.subject),
  amount: frame.amount,
  was: frame.was,
  frame,
  that,
  done,
  optional: false,
  x: Math.max(0, frame.x),
});

export const sideOf = (who: Recipient, controller: Side): Side =>
  who === 'you' ? controller : opponentOf(controller);

/** The cards an effect acts on, those still there (1.14.3, 1.14.4a). */
export function cardsOfEffect(
  game: Game,
  frame: AbilityFrame,
  effect: ProgramEffect,
  context: Context,
): ObjectRef[] {
  if (effect.slot >= 0) return stillThere(game.state, slotOf(frame, effect.slot)).map(refOf);
  const ref = effect.said.cards;
  return ref === null ? [] : cardsMeant(game, ref, context).map(refOf);
}

const NO_OTHERS: readonly ObjectRef[] = [];

/** The cards an effect needs besides those it acts on. */
function othersOfEffect(
  game: Game,
  frame: AbilityFrame,
  effect: ProgramEffect,
  context: Context,
): readonly ObjectRef[] {
  if (effect.otherSlot >= 0) return stillThere(game.state, slotOf(frame, effect.otherSlot)).map(refOf);
  const ref = effect.said.others;
  return ref === null ? NO_OTHERS : cardsMeant(game, ref, context).map(refOf);
}

const isAgreed = (
  { chosenBy }: ProgramEffect,
  payer: Side | 'controller' | null,
  controller: Side,
): boolean =>
  chosenBy !== null && sideOf(chosenBy, controller) === (payer === 'controller' ? controller : payer);

/** What a replacement does is not replaced by it again (9.8.9c). */
const isReplacing = ({ rules }: Game, { def, interrupt }: AbilityFrame): boolean =>
  interrupt >= 0 && rules.defs[def]?.interrupts[interrupt]?.kind === 'instead';

/** Works out an effect's numbers and cards as its instruction becomes imminent. */
export function concrete(game: Game, frame: AbilityFrame, effect: ProgramEffect): Effect {
  const { data, said } = effect;
  const { controller } = frame;
  const { who, amount, detail, servers, marks, actsOn, payer } = wordOf(game, data.effect).concrete;
  const context = contextOfFrame(game, frame, effect);
  const cards = cardsOfEffect(game, frame, effect, context);
  return {
    name: data.effect,
    by: said.by === null ? controller : sideOf(said.by, controller),
    source: frame.source,
    def: frame.def,
    who: whomOf(said.who, who === null ? null : who(data, controller), controller),
    amount: amount === null ? amountIn(game, frame, effect, context) : amount(game, data, context),
    cards: actsOn === null ? cards : cards.filter((ref) => actsOn(cardOf(game.state, idOf(ref)))),
    others: othersOfEffect(game, frame, effect, context),
    detail: detail === null ? '' : detail(data),
    until: said.until,
    marks:
      (marks === null ? 0 : marks(data)) |
      (isAgreed(effect, payer, controller) ? AGREED : 0) |
      (said.targets ? TARGETED : 0),
    interrupt: frame.interrupt,
    servers: servers === null ? [] : servers(game, data, context),
    changedBy: isReplacing(game, frame) ? [frame.source] : [],
    keeps: effect.keeps,
    ability: effect.later,
    subject: frame.subject,
    counts: effect.counts,
  };
}

/** Whom an effect concerns: who its data names, who alone can be, or its controller. */
export const whomOf = (said: Recipient | null, alone: Side | null, controller: Side): Side =>
  said === null ? (alone ?? controller) : sideOf(said, controller);

/** Its number, or by how much it makes an act cheaper; of "all" the effect itself knows how much that is. */
function amountIn(
  game: Game,
  frame: AbilityFrame,
  { said: { less, amount }, chosen }: ProgramEffect,
  context: Context,
): number {
  if (less !== null) return amountOf(game, less, context);
  if (chosen >= 0) return numberIn(frame, chosen);
  if (amount === null || amount === 'all') return 0;
  return amountOf(game, isUpTo(amount) ? amount.upTo : amount, context);
}
