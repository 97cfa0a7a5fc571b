import { refOfEffect } from '../compile/effect-reference.ts';
import type { ProgramEffect } from '../compile/program.ts';
import type { EffectData, EffectName, Recipient } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { amountOf } from '../query/ask.ts';
import { cardsMatching } from '../query/filter.ts';
import { accessedCard, encounteredIce } from '../query/run.ts';
import { serversToRun } from '../query/servers-to-run.ts';
import { opponentOf, type Side } from '../side.ts';
import type { Context } from '../state/context.ts';
import {
  type AbilityFrame,
  AGREED,
  ALL,
  DIFFERENT,
  type Effect,
  FACEDOWN,
  FREE,
  INWARD,
  LOAD,
  REVEAL,
  UNPREVENTABLE,
  UP_TO,
} from '../state/frame.ts';
import { cardOf, findCard, type Game, refOf } from '../state/game.ts';
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

function detailOf(data: EffectData): string {
  if (data.effect === 'damage') return data.type;
  if (data.effect === 'forbid') return data.what;
  if ('to' in data) return data.to;
  return 'counter' in data ? data.counter : '';
}

/** Whether only cards with a certain attribute may be chosen. */
const namesSubtype = (filter: Filter): boolean =>
  filter.subtype !== undefined || filter.notSubtype !== undefined;

const namesAttribute = (filter: Filter): boolean =>
  filter.type !== undefined || filter.notType !== undefined || namesSubtype(filter);

function marksOf(data: EffectData): number {
  let marks = 0;
  if ('load' in data) marks |= LOAD;
  if ('free' in data) marks |= FREE;
  if ('unpreventable' in data) marks |= UNPREVENTABLE;
  if ('different' in data) marks |= DIFFERENT;
  if ('reveal' in data) marks |= REVEAL;
  if ('upTo' in data) marks |= UP_TO;
  if ('amount' in data && data.amount === 'all') marks |= ALL;
  if ('inward' in data) marks |= INWARD;
  if ('facedown' in data) marks |= FACEDOWN;
  const ref = refOfEffect(data);
  const asksFor = data.effect === 'install' ? namesSubtype : namesAttribute;
  if (ref !== null && typeof ref === 'object' && 'choose' in ref && asksFor(ref.choose)) marks |= REVEAL;
  return marks;
}

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

/** Who pays the additional costs of an effect, where it can have any. */
const PAYER: Partial<Record<EffectName, Side>> = { rez: 'corp', run: 'runner', trash: 'runner' };

const isAgreed = ({ chosenBy, data }: ProgramEffect, controller: Side): boolean =>
  chosenBy !== null && sideOf(chosenBy, controller) === PAYER[data.effect];

/** Works out an effect's numbers and cards as its instruction becomes imminent. */
export function concrete(game: Game, frame: AbilityFrame, effect: ProgramEffect): Effect {
  const data = effect.data;
  const context = contextOfFrame(game, frame);
  const named = cardsOf(game, frame, effect, context);
  // Only a card that hosts a power counter by now can be charged (26.03 10.10.3).
  const cards =
    data.effect === 'charge' ? named.filter((ref) => (findCard(game.state, ref)?.power ?? 0) > 0) : named;
  let amount = 0;
  if ('amount' in data) amount = data.amount === 'all' ? 0 : amountOf(game, data.amount, context);
  else if (data.effect === 'takeAction') amount = data.clickDiscount;
  else if (data.effect === 'later') amount = effect.later;
  else if (data.effect === 'break') amount = data.number;
  const who =
    'who' in data
      ? sideOf(data.who, frame.controller)
      : data.effect === 'giveTags' || data.effect === 'removeTags' || data.effect === 'damage'
        ? 'runner'
        : data.effect === 'takeBadPublicity'
          ? 'corp'
          : frame.controller;
  return {
    name: data.effect,
    by: frame.controller,
    source: frame.source,
    def: frame.def,
    who,
    amount,
    cards,
    detail: detailOf(data),
    until: 'until' in data ? data.until : 'turn',
    marks: marksOf(data) | (isAgreed(effect, frame.controller) ? AGREED : 0),
    interrupt: frame.interrupt,
    servers: data.effect === 'run' ? serversToRun(game, data.on, context.source) : [],
    changedBy: [],
  };
}
