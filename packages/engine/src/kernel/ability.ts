import type { CompiledCard, Instruction, Program, ProgramEffect } from '../compile/program.ts';
import { at } from '../invariant.ts';
import { COUNTERS } from '../language/counter.ts';
import type { Recipient } from '../language/effect.ts';
import type { CardRef, Choose } from '../language/reference.ts';
import { amountOf, type Context } from '../query/amount.ts';
import { conditionHolds } from '../query/condition.ts';
import { cardsMatching } from '../query/filter.ts';
import { couldChangeFrom } from '../rules/legality/potential.ts';
import { pay } from '../rules/pay.ts';
import { priceOf, unpayable } from '../rules/price.ts';
import { trashCards } from '../rules/trash.ts';
import { opponentOf, type Side } from '../side.ts';
import {
  type AbilityFrame,
  DIFFERENT,
  type Effect,
  FREE,
  type Instance,
  LOAD,
  REVEAL,
  UNPREVENTABLE,
} from '../state/frame.ts';
import { type Card, NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';
import { checkpoint } from './checkpoint.ts';
import { type Decision, type Option, option } from './decision.ts';
import { cardOf, cite, findCard, type Game, pop, push, refOf } from './game.ts';
import { becomeImminent } from './instruction.ts';
import { occur } from './occur.ts';

/** What met the ability's trigger condition, where something did. */
type Cause = Pick<Instance, 'subject' | 'amount' | 'was'>;
const NO_CAUSE: Cause = { subject: NOTHING, amount: 0, was: 0 };

/** Starts to resolve an ability: from here on it is independent of its source (9.5.4, 9.6.13). */
export function startAbility(
  game: Game,
  def: number,
  program: number,
  controller: Side,
  source: ObjectRef,
  cause: Cause = NO_CAUSE,
  counters: readonly number[] | null = null,
  interrupt = -1,
  hosted: readonly ObjectRef[] = [],
): void {
  push(game.state, {
    kind: 'ability',
    def,
    program,
    pc: 0,
    controller,
    source,
    subject: cause.subject,
    amount: cause.amount,
    was: cause.was,
    slots: [],
    counters: counters === null ? [] : [...counters],
    settle: false,
    interrupt,
    hosted: [...hosted],
  });
}

export const countersOf = (card: Card): number[] => COUNTERS.map((counter) => card[counter]);

const programOf = (game: Game, frame: AbilityFrame): Program =>
  at((game.rules.defs[frame.def] as CompiledCard).programs, frame.program);

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

const sideOf = (who: Recipient, controller: Side): Side =>
  who === 'you' ? controller : opponentOf(controller);

/** The player who makes a choice of the instruction the frame stands at. */
function chooser(frame: AbilityFrame, instruction: Instruction): Side {
  switch (instruction.op) {
    case 'target':
      return sideOf(instruction.choose.by ?? 'you', frame.controller);
    case 'pay':
    case 'modes':
      return sideOf(instruction.by, frame.controller);
    default:
      return frame.controller;
  }
}

function candidates(game: Game, frame: AbilityFrame, choose: Choose, slot: number): Card[] {
  const chosen = frame.slots[slot] ?? [];
  const source = findCard(game.state, frame.source);
  return cardsMatching(game, choose.choose, source).filter((card) => !chosen.includes(refOf(card)));
}

/** The cards an effect acts on, those still there (1.14.3, 1.14.4a). */
function cardsOf(game: Game, frame: AbilityFrame, effect: ProgramEffect, context: Context): ObjectRef[] {
  if (effect.slot >= 0)
    return (frame.slots[effect.slot] ?? []).filter((ref) => findCard(game.state, ref) !== null);
  const data = effect.data;
  const ref: CardRef | null =
    'what' in data && data.effect !== 'forbid'
      ? data.what
      : 'on' in data
        ? data.on
        : 'from' in data
          ? data.from
          : null;
  if (ref === null) return [];
  const one = (card: Card | null): ObjectRef[] => (card === null ? [] : [refOf(card)]);
  if (ref === 'source') return one(context.source);
  if (ref === 'subject') return one(context.subject);
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

/** Works out an effect's numbers and cards as its instruction becomes imminent. */
function concrete(game: Game, frame: AbilityFrame, effect: ProgramEffect): Effect {
  const data = effect.data;
  const context = contextOfFrame(game, frame);
  const cards = cardsOf(game, frame, effect, context);
  let amount = 0;
  if ('amount' in data) amount = data.amount === 'all' ? -1 : amountOf(game, data.amount, context);
  else if (data.effect === 'takeAction') amount = data.clickDiscount;
  else if (data.effect === 'later') amount = effect.later;
  const detail =
    data.effect === 'damage'
      ? data.type
      : 'counter' in data
        ? data.counter
        : data.effect === 'forbid'
          ? data.what
          : '';
  let marks = 0;
  if ('load' in data) marks |= LOAD;
  if ('free' in data) marks |= FREE;
  if ('unpreventable' in data) marks |= UNPREVENTABLE;
  if ('different' in data) marks |= DIFFERENT;
  if ('reveal' in data) marks |= REVEAL;
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
    detail,
    marks,
    interrupt: frame.interrupt,
    changedBy: [],
  };
}

export const abilityFrame = {
  step(game: Game, frame: AbilityFrame): boolean {
    if (frame.settle) {
      frame.settle = false;
      checkpoint(game);
      return false;
    }
    const instruction = at(programOf(game, frame), frame.pc);
    switch (instruction.op) {
      case 'end':
        pop(game.state);
        trashLeftAside(game, frame);
        return false;
      case 'jump':
        frame.pc = instruction.to;
        return false;
      case 'branch':
        frame.pc = conditionHolds(game, instruction.condition, contextOfFrame(game, frame))
          ? frame.pc + 1
          : instruction.otherwise;
        return false;
      case 'do':
        frame.pc += 1;
        frame.settle = true;
        becomeImminent(
          game,
          instruction.effects.map((effect) => concrete(game, frame, effect)),
        );
        return false;
      case 'target':
        return stepTarget(game, frame, instruction.slot, instruction.choose);
      case 'may':
        return true;
      case 'pay': {
        const payer = chooser(frame, instruction);
        const context = contextOfFrame(game, frame);
        const price = priceOf(game, instruction.cost, context);
        if ((price.trashSource || price.removeSource) && context.source === null)
          frame.pc = instruction.otherwise;
        else if (unpayable(game, payer, price, context.source, 'useCard', context.source) !== null) {
          frame.pc = instruction.otherwise;
        } else return true;
        return false;
      }
      case 'modes':
        if (openModes(game, frame, instruction.starts).length > 0) return true;
        // None of the choices can be resolved: the ability does nothing (9.11.3c).
        frame.pc = programOf(game, frame).length - 1;
        return false;
    }
  },

  decide(game: Game, frame: AbilityFrame): Decision {
    const instruction = at(programOf(game, frame), frame.pc);
    const options: Option[] = [];
    let kind: Decision['kind'] = 'may';
    let chosen = 0;
    let wanted = 0;
    switch (instruction.op) {
      case 'target': {
        kind = 'target';
        chosen = frame.slots[instruction.slot]?.length ?? 0;
        wanted = instruction.choose.count;
        const rule = cite(game, 'announceTargets');
        for (const card of candidates(game, frame, instruction.choose, instruction.slot)) {
          options.push(option('choose', `choose c${card.object}`, rule, refOf(card)));
        }
        if (instruction.choose.upTo === true) options.push(option('done', 'done', rule));
        break;
      }
      case 'may': {
        const rule = cite(game, 'optionalPart');
        options.push(option('yes', 'yes', rule), option('no', 'no', rule));
        break;
      }
      case 'pay': {
        kind = 'payOrNot';
        const rule = cite(game, 'nestedCost');
        options.push(option('yes', 'yes', rule), option('no', 'no', rule));
        break;
      }
      case 'modes': {
        kind = 'mode';
        const rule = cite(game, 'chooseEffect');
        for (const index of openModes(game, frame, instruction.starts)) {
          options.push(option('mode', `mode ${index + 1}`, rule, NOTHING, NO_SERVER, NOTHING, index));
        }
        break;
      }
      default:
        break;
    }
    return {
      seat: chooser(frame, instruction),
      kind,
      rule: cite(game, 'resolveInstructions'),
      options,
      chosen,
      wanted,
      about: frame.source,
    };
  },

  choose(game: Game, frame: AbilityFrame, picked: Option): void {
    const instruction = at(programOf(game, frame), frame.pc);
    switch (instruction.op) {
      case 'target':
        if (picked.kind === 'done') {
          frame.slots[instruction.slot] ??= [];
          frame.pc += 1;
        } else {
          frame.slots[instruction.slot] = [...(frame.slots[instruction.slot] ?? []), picked.card];
        }
        return;
      case 'may':
        if (picked.kind === 'yes') {
          useSource(game, frame);
          frame.pc += 1;
        } else frame.pc = instruction.otherwise;
        return;
      case 'pay': {
        if (picked.kind === 'no') {
          frame.pc = instruction.otherwise;
          return;
        }
        useSource(game, frame);
        frame.pc += 1;
        frame.settle = true;
        const context = contextOfFrame(game, frame);
        const price = priceOf(game, instruction.cost, context);
        if (context.source !== null && (price.trashSource || price.removeSource)) {
          frame.counters = countersOf(context.source);
        }
        pay(game, chooser(frame, instruction), price, context.source, 'useCard', context.source);
        return;
      }
      case 'modes':
        frame.pc = at(instruction.starts, picked.number);
        return;
      default:
        return;
    }
  },
};

/** What was set aside for the ability and is still there goes the way of other hostless cards (9.5.5). */
function trashLeftAside(game: Game, frame: AbilityFrame): void {
  const left = frame.hosted
    .map((ref) => findCard(game.state, ref))
    .filter((card) => card?.zone === 'setAside');
  const cards = left.filter((card) => card !== null);
  if (cards.length > 0) trashCards(game, cards, null, 'hostGone');
}

/** A conditional ability is used when its controller carries out an optional part of it (9.6.9d). */
function useSource(game: Game, frame: AbilityFrame): void {
  const source = findCard(game.state, frame.source);
  if (source !== null) occur(game, 'abilityUsed', frame.controller, source);
}

/** Announces targets: asks while there are more to choose than needed, takes what is left otherwise. */
function stepTarget(game: Game, frame: AbilityFrame, slot: number, choose: Choose): boolean {
  const chosen = frame.slots[slot] ?? [];
  const open = candidates(game, frame, choose, slot);
  const missing = choose.count - chosen.length;
  if (missing > 0 && open.length > 0 && (choose.upTo === true || open.length > missing)) return true;
  frame.slots[slot] = choose.upTo === true || missing <= 0 ? chosen : [...chosen, ...open.map(refOf)];
  frame.pc += 1;
  return false;
}

/** Modes that could do something, or all where the edition does not ask (9.11.3c). */
function openModes(game: Game, frame: AbilityFrame, starts: readonly number[]): number[] {
  const context = contextOfFrame(game, frame);
  const program = programOf(game, frame);
  return starts
    .map((_, index) => index)
    .filter((index) => couldChangeFrom(game, program, at(starts, index), context));
}
