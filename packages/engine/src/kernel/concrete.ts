import { refOfEffect } from '../compile/effect-reference.ts';
import type { ProgramEffect } from '../compile/program.ts';
import type { EffectData, Recipient } from '../language/effect.ts';
import { amountOf } from '../query/ask.ts';
import { cardsMatching } from '../query/filter.ts';
import { accessedCard, encounteredIce } from '../query/run.ts';
import { opponentOf, type Side } from '../side.ts';
import type { Context } from '../state/context.ts';
import { type AbilityFrame, AGREED, type Effect } from '../state/frame.ts';
import { cardOf, findCard, type Game, idOf, refOf, wordOf } from '../state/game.ts';
import type { Card, ObjectRef } from '../state/state.ts';

export function contextOfFrame(game: Game, frame: AbilityFrame): Context {
  const source = findCard(game.state, frame.source);
  return {
    source,
    controller: frame.controller,
    subject: findCard(game.state, frame.subject),
    amount: frame.amount,
    was: frame.was,
    counters: source === null || frame.counters.length > 0 ? frame.counters : null,
  };
}

export const sideOf = (who: Recipient, controller: Side): Side =>
  who === 'you' ? controller : opponentOf(controller);

/** The cards an effect acts on, those still there (1.14.3, 1.14.4a). */
function cardsOf(game: Game, frame: AbilityFrame, effect: ProgramEffect, context: Context): ObjectRef[] {
  if (effect.slot >= 0)
    return (frame.slots[effect.slot] ?? []).filter((ref) => findCard(game.state, ref) !== null);
  const data = effect.data;
  const ref = refOfEffect(data);
  if (ref === null) return [];
  const one = (card: Card | null): ObjectRef[] => (card === null ? [] : [refOf(card)]);
  if (ref === 'source') return one(context.source);
  if (ref === 'subject') return one(context.subject);
  if (ref === 'encountered') return one(encounteredIce(game.state));
  if (ref === 'accessed') return one(accessedCard(game.state));
  if (ref === 'host')
    return context.source === null || context.source.host < 0
      ? []
      : one(cardOf(game.state, context.source.host));
  if (typeof ref === 'object' && 'all' in ref && ref.all.hostedOnSource === true && context.source === null) {
    return frame.hosted.filter((hosted) => findCard(game.state, hosted) !== null);
  }
  if (typeof ref === 'object' && 'all' in ref) return cardsMatching(game, ref.all, context.source).map(refOf);
  return [];
}

const isAgreed = ({ chosenBy }: ProgramEffect, payer: Side | null, controller: Side): boolean =>
  chosenBy !== null && sideOf(chosenBy, controller) === payer;

/** Works out an effect's numbers and cards as its instruction becomes imminent. */
export function concrete(game: Game, frame: AbilityFrame, effect: ProgramEffect): Effect {
  const { data } = effect;
  const { controller } = frame;
  const { who, amount, detail, servers, marks, actsOn, payer } = wordOf(game, data.effect).concrete;
  const context = contextOfFrame(game, frame);
  const cards = cardsOf(game, frame, effect, context);
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
  };
}

const amountIn = (game: Game, data: EffectData, context: Context): number =>
  'amount' in data && data.amount !== 'all' ? amountOf(game, data.amount, context) : 0;
