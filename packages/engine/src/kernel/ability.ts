import type { CompiledCard, Instruction, Program, ProgramEffect } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { Choose } from '../language/reference.ts';
import { canPayToRez, canPayToTrash } from '../query/additional-price.ts';
import { conditionHolds } from '../query/ask.ts';
import { cardsMatching } from '../query/filter.ts';
import { canBeInstalledByEffect } from '../query/install.ts';
import { priceOf, unpayable } from '../query/price.ts';
import { couldChangeFrom } from '../rules/legality/potential.ts';
import { moveTo } from '../rules/move-card.ts';
import { pay } from '../rules/pay.ts';
import { canSwap } from '../rules/swap.ts';
import { startTrace } from '../rules/trace.ts';
import { trashCards } from '../rules/trash.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type AbilityFrame, type Effect, FREE } from '../state/frame.ts';
import { cite, findCard, type Game, pop, refOf } from '../state/game.ts';
import { deckOf, shuffleDeck } from '../state/move.ts';
import { KEY } from '../state/option-key.ts';
import { type Card, NO_SERVER, NOTHING } from '../state/state.ts';
import { checkpoint } from './checkpoint.ts';
import { concrete, contextOfFrame, sideOf } from './concrete.ts';
import { becomeImminent } from './instruction.ts';
import { occur } from './occur.ts';
import { countersOf } from './start-ability.ts';

const cardOfFrame = (game: Game, frame: AbilityFrame): CompiledCard => at(game.rules.defs, frame.def);
const programOf = (game: Game, frame: AbilityFrame): Program =>
  at(cardOfFrame(game, frame).programs, frame.program);

/** Whether an instruction has something to act on: not only chosen cards when there are none. */
const actsOnSomething = (frame: AbilityFrame, instruction: Extract<Instruction, { op: 'do' }>): boolean =>
  instruction.effects.some(({ slot }) => slot < 0 || (frame.slots[slot]?.length ?? 0) > 0);

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
  const all = cardsMatching(game, choose.choose, source);
  const open = all.filter((card) => !chosen.includes(refOf(card)));
  const next = programOf(game, frame)[frame.pc + 1];
  if (next?.op !== 'do' || !next.effects.some((effect) => effect.data.effect === 'swap')) return open;
  // Only cards that can change places may be chosen for it (10.11.2).
  const partners =
    chosen.length === 0
      ? all
      : chosen.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
  return open.filter((card) => partners.some((other) => other !== card && canSwap(game, card, other)));
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
        returnFoundCards(game, frame);
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
        if (!consent(game, frame)) noteLimit(game, frame);
        if (game.witness !== null && actsOnSomething(frame, instruction))
          game.witness(cardOfFrame(game, frame), instruction);
        frame.pc += 1;
        frame.settle = true;
        becomeImminent(
          game,
          instruction.effects.map((effect) => concrete(game, frame, effect)),
        );
        return false;
      case 'target':
        return stepTarget(game, frame, instruction.slot, instruction.choose);
      case 'search':
        finishSearch(game, frame, instruction.slot, instruction.choose);
        return false;
      case 'trace':
        consent(game, frame);
        return stepTrace(game, frame, instruction.strength, instruction.otherwise);
      case 'may':
        if (!consent(game, frame)) return true;
        frame.pc += 1;
        return false;
      case 'pay': {
        const payer = chooser(frame, instruction);
        const context = contextOfFrame(game, frame);
        const price = priceOf(game, instruction.cost, context);
        if ((price.trashSource || price.removeSource) && context.source === null)
          frame.pc = instruction.otherwise;
        else if (unpayable(game, payer, price, context.source, 'useCard', context.source) !== null) {
          frame.pc = instruction.otherwise;
        } else if (instruction.must || (instruction.by === 'you' && consent(game, frame))) {
          payCost(game, frame, instruction);
        } else return true;
        return false;
      }
      case 'modes':
        consent(game, frame);
        if (openModes(game, frame, instruction).length > 0) return true;
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
          options.push(option('choose', KEY.choose, rule, refOf(card)));
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
        for (const index of openModes(game, frame, instruction)) {
          options.push(option('mode', KEY.mode, rule, NOTHING, NO_SERVER, NOTHING, index));
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
        payCost(game, frame, instruction);
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

/**
 * An optional ability that was triggered is agreed to: that answers its first question, and its first optional part
 * is being carried out, so it is used (9.6.9d). True only that once.
 */
function consent(game: Game, frame: AbilityFrame): boolean {
  if (!frame.agreed) return false;
  frame.agreed = false;
  useSource(game, frame);
  return true;
}

/** Pays a nested cost and goes on with what it buys; the checkpoint after it comes first (10.3.4). */
function payCost(game: Game, frame: AbilityFrame, instruction: Extract<Instruction, { op: 'pay' }>): void {
  useSource(game, frame);
  game.witness?.(cardOfFrame(game, frame), instruction);
  frame.pc += 1;
  frame.settle = true;
  const context = contextOfFrame(game, frame);
  const price = priceOf(game, instruction.cost, context);
  if (context.source !== null && (price.trashSource || price.removeSource)) {
    frame.counters = countersOf(context.source);
  }
  pay(game, chooser(frame, instruction), price, context.source, 'useCard', context.source);
}

/** A search ends: what was found is set aside facedown and the deck is shuffled, before all else (4.2.3). */
function finishSearch(game: Game, frame: AbilityFrame, slot: number, choose: Choose): void {
  const { state } = game;
  const found = (frame.slots[slot] ?? []).map((ref) => findCard(state, ref)).filter((card) => card !== null);
  frame.slots[slot] = found.map((card) => {
    moveTo(game, card, 'setAside', false);
    return refOf(card);
  });
  const zone = choose.choose.zone;
  if (zone === 'rd' || zone === 'stack') shuffleDeck(game, zone);
  emit(game, 'searched', 'searching', frame.controller, found.length, zone ?? '');
  occur(game, 'searched', frame.controller, null, found.length);
  frame.pc += 1;
  frame.settle = true;
}

/** Starts a trace, and when it is over goes on where its result says (10.8). */
function stepTrace(game: Game, frame: AbilityFrame, strength: number, otherwise: number): boolean {
  if (frame.traced === 0) {
    startTrace(game, frame.source, strength);
    return false;
  }
  frame.pc = frame.traced > 0 ? frame.pc + 1 : otherwise;
  frame.traced = 0;
  frame.settle = true;
  return false;
}

/** What was set aside for the ability and is still there goes the way of other hostless cards (9.5.5). */
function trashLeftAside(game: Game, frame: AbilityFrame): void {
  const left = frame.hosted
    .map((ref) => findCard(game.state, ref))
    .filter((card) => card?.zone === 'setAside');
  const cards = left.filter((card) => card !== null);
  if (cards.length > 0) trashCards(game, cards, null, 'hostGone');
}

/** Cards a search found that nothing was done with go back to the deck, so that none is ever lost. */
function returnFoundCards(game: Game, frame: AbilityFrame): void {
  for (const ref of frame.slots.flat()) {
    const card = findCard(game.state, ref);
    if (card?.zone !== 'setAside' || frame.hosted.includes(ref)) continue;
    moveTo(game, card, deckOf(card.owner), false);
    shuffleDeck(game, deckOf(card.owner));
  }
}

/** A limited ability counts as used with the first thing it does, not when its optional part is declined. */
function noteLimit(game: Game, frame: AbilityFrame): void {
  if (frame.limit === '') return;
  game.state.turn.used.push(frame.limit);
  frame.limit = '';
}

/** A conditional ability is used when its controller carries out an optional part of it (9.6.9d). */
function useSource(game: Game, frame: AbilityFrame): void {
  noteLimit(game, frame);
  const source = findCard(game.state, frame.source);
  if (source !== null) occur(game, 'abilityUsed', frame.controller, source);
}

/** The deck being searched, while the searcher chooses. */
export function searchedZone(game: Game): 'rd' | 'stack' | null {
  const frame = game.state.stack.at(-1);
  if (frame?.kind !== 'ability') return null;
  const instruction = programOf(game, frame)[frame.pc];
  if (instruction?.op !== 'target' || instruction.choose.search !== true) return null;
  const { zone } = instruction.choose.choose;
  return zone === 'rd' || zone === 'stack' ? zone : null;
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

/**
 * Modes that can be chosen: any, except one that begins with a cost or an effect that cannot be paid for (9.11.3c,
 * 9.11.3e) or that acts on chosen cards there are none of, or that cannot be installed; nor one an opponent must
 * choose cards for that are not there.
 */
function openModes(
  game: Game,
  frame: AbilityFrame,
  instruction: Extract<Instruction, { op: 'modes' }>,
): number[] {
  const { starts } = instruction;
  const context = contextOfFrame(game, frame);
  const program = programOf(game, frame);
  return starts
    .map((_, index) => index)
    .filter((index) => {
      const start = at(starts, index);
      const first = program[start];
      if (first?.op === 'pay' && first.must) return couldChangeFrom(game, program, start, context);
      if (first?.op === 'target' && instruction.by === 'opponent') {
        return (
          first.choose.upTo === true ||
          candidates(game, frame, first.choose, first.slot).length >= first.choose.count
        );
      }
      return (
        first?.op !== 'do' ||
        first.effects.every(
          (effect) =>
            chosenCardsFit(game, frame, effect) && costsCanBePaid(game, concrete(game, frame, effect)),
        )
      );
    });
}

/** Whether what an effect costs its player, additional costs included, can be paid. */
function costsCanBePaid(game: Game, effect: Effect): boolean {
  const cards = effect.cards.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
  switch (effect.name) {
    case 'rez':
      return (effect.marks & FREE) !== 0 || cards.every((card) => canPayToRez(game, card));
    case 'trash':
      return effect.by !== 'runner' || cards.every((card) => canPayToTrash(game, card));
    default:
      return true;
  }
}

function chosenCardsFit(game: Game, frame: AbilityFrame, effect: ProgramEffect): boolean {
  const chosen = effect.slot < 0 ? undefined : frame.slots[effect.slot];
  if (chosen === undefined) return true;
  const cards = chosen.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
  if (effect.data.effect !== 'install') return cards.length > 0;
  return cards.some((card) => canBeInstalledByEffect(game, card, frame.controller));
}
