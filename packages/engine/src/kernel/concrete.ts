import type { ProgramEffect } from '../compile/program.ts';
import type { EffectData, Recipient } from '../language/effect.ts';
import { refOfEffect } from '../language/effect-cards.ts';
import { amountOf } from '../query/ask.ts';
import { cardsMeant } from '../query/filter.ts';
import { stillThere } from '../query/words/cards.ts';
import { opponentOf, type Side } from '../side.ts';
import { type Context, NO_SLOT, WHERE_IT_IS } from '../state/context.ts';
import { type AbilityFrame, AGREED, type Effect } from '../state/frame.ts';
import { cardOf, findCard, type Game, idOf, refOf, wordOf } from '../state/game.ts';
import { slotOf } from '../state/slots.ts';
import type { ObjectRef } from '../state/state.ts';

/** Who asks while an ability resolves; `that` is the slot of what it calls so there. */
export const contextOfFrame = (game: Game, frame: AbilityFrame, that = NO_SLOT): Context => ({
  source: findCard(game.state, frame.source),
  controller: frame.controller,
  home: WHERE_IT_IS,
  it: findCard(game.state, frame.subject),
  amount: frame.amount,
  was: frame.was,
  frame,
  that,
});

export const sideOf = (who: Recipient, controller: Side): Side =>
  who === 'you' ? controller : opponentOf(controller);

/** The cards an effect acts on, those still there (1.14.3, 1.14.4a). */
function cardsOfEffect(
  game: Game,
  frame: AbilityFrame,
  effect: ProgramEffect,
  context: Context,
): ObjectRef[] {
  if (effect.slot >= 0) return stillThere(game.state, slotOf(frame, effect.slot)).map(refOf);
  const ref = refOfEffect(effect.data);
  return ref === null ? [] : cardsMeant(game, ref, context).map(refOf);
}

const isAgreed = (
  { chosenBy }: ProgramEffect,
  payer: Side | 'controller' | null,
  controller: Side,
): boolean =>
  chosenBy !== null && sideOf(chosenBy, controller) === (payer === 'controller' ? controller : payer);

/** Works out an effect's numbers and cards as its instruction becomes imminent. */
export function concrete(game: Game, frame: AbilityFrame, effect: ProgramEffect): Effect {
  const { data } = effect;
  const { controller } = frame;
  const { who, amount, detail, servers, marks, actsOn, payer } = wordOf(game, data.effect).concrete;
  const context = contextOfFrame(game, frame, effect.that);
  const cards = cardsOfEffect(game, frame, effect, context);
  return {
    name: data.effect,
    by: controller,
    source: frame.source,
    def: frame.def,
    who: 'who' in data ? sideOf(data.who, controller) : (who ?? controller),
    amount: amount === null ? amountIn(game, data, context) : amount(data, effect),
    cards: actsOn === null ? cards : cards.filter((ref) => actsOn(cardOf(game.state, idOf(ref)))),
    detail: detail === null ? '' : detail(data),
    until: 'until' in data ? data.until : 'turn',
    marks: (marks === null ? 0 : marks(data)) | (isAgreed(effect, payer, controller) ? AGREED : 0),
    interrupt: frame.interrupt,
    servers: servers === null ? [] : servers(game, data, context),
    changedBy: [],
    keeps: effect.keeps,
  };
}

const amountIn = (game: Game, data: EffectData, context: Context): number =>
  'amount' in data && data.amount !== 'all' ? amountOf(game, data.amount, context) : 0;
