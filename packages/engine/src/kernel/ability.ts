import type { CompiledCard, Instruction, Program, ProgramEffect } from '../compile/program.ts';
import { at, InvariantError } from '../invariant.ts';
import { showsCards } from '../language/effect-cards.ts';
import { amountOf, conditionHolds } from '../query/ask.ts';
import { noteUse } from '../query/limited.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import type { AbilityFrame, Effect } from '../state/frame.ts';
import { cite, findCard, type Game } from '../state/game.ts';
import type { RulesOp, StepWord } from '../state/ruleset.ts';
import { keepIn, keepNumber, numberIn, slotOf } from '../state/slots.ts';
import { checkpoint } from './checkpoint.ts';
import { concrete, contextOfFrame } from './concrete.ts';
import { mayGoOn } from './endless.ts';
import { becomeImminent, isExpected } from './instruction.ts';
import { occur } from './occur.ts';

const cardOfFrame = (game: Game, frame: AbilityFrame): CompiledCard => at(game.rules.defs, frame.def);
export const programOf = (game: Game, frame: AbilityFrame): Program =>
  at(cardOfFrame(game, frame).programs, frame.program);

/** Tells who measures it that an instruction of an ability took effect. */
export function witnessInstruction(game: Game, frame: AbilityFrame, instruction: Instruction): void {
  game.witness?.(cardOfFrame(game, frame), instruction);
}

type DoInstruction = Extract<Instruction, { op: 'do' }>;

/** Whether an instruction has something to act on: not only chosen cards when there are none. */
const actsOnSomething = (frame: AbilityFrame, instruction: DoInstruction): boolean =>
  instruction.effects.some(({ slot }) => slot < 0 || slotOf(frame, slot).length > 0);

function concreteAndKept(game: Game, frame: AbilityFrame, effect: ProgramEffect): Effect {
  const worked = concrete(game, frame, effect);
  if (effect.keeps >= 0) keepIn(frame, effect.keeps, worked.cards);
  if (effect.counts >= 0) keepNumber(frame, effect.counts, 0);
  if (frame.rest.length > 0 && !showsCards(effect.data))
    frame.rest = frame.rest.filter((ref) => !worked.cards.includes(ref));
  return worked;
}

/** Whether an effect as it is now does something: its number is not 0, and there are the cards it acts on. */
const comesToSomething = (game: Game, { said }: ProgramEffect, effect: Effect): boolean =>
  isExpected(game, effect) &&
  (said.amount === null || effect.amount > 0) &&
  (said.cards === null || effect.cards.length > 0);

/** An ability of which nothing resolves is not used (9.1.6b). */
function carryOut(game: Game, frame: AbilityFrame, { effects: said }: DoInstruction): void {
  const effects: Effect[] = [];
  for (const effect of said) effects.push(concreteAndKept(game, frame, effect));
  if (isNoted(frame) && said.some((data, index) => comesToSomething(game, data, at(effects, index)))) {
    frame.idle = false;
    if (!consent(game, frame)) noteLimit(game, frame);
  }
  frame.agreed = false;
  becomeImminent(game, effects);
}

/** Somebody wants to know whether the ability did anything. */
const isNoted = ({ idle, agreed, limit }: AbilityFrame): boolean => idle || agreed || limit !== '';

/** A question of an ability; `chosen` of `wanted` cards where it is about several. */
export const abilityDecision = (
  game: Game,
  frame: AbilityFrame,
  asked: Pick<Decision, 'seat' | 'kind' | 'options'> &
    Partial<Pick<Decision, 'chosen' | 'wanted'>> & { readonly idle?: boolean },
): Decision => ({
  seat: asked.seat,
  kind: asked.kind,
  rule: cite(game, 'resolveInstructions'),
  options: asked.options,
  chosen: asked.chosen ?? 0,
  wanted: asked.wanted ?? 0,
  about: frame.source,
  ...(asked.idle === true ? { idle: true } : {}),
});

/** Yes or no, by a rule. */
export const yesOrNo = (rule: string): Option[] => [option('yes', 'yes', rule), option('no', 'no', rule)];

const partIsIdle = (game: Game, frame: AbilityFrame, end: number): boolean =>
  game.rules.prospectOf(game, programOf(game, frame), frame.pc + 1, end, contextOfFrame(game, frame)) ===
  'nothing';

const stepOf = (game: Game, op: RulesOp): StepWord => game.rules.steps[op] as StepWord;

/** The interpreter of programs: it finds the way through one, and the rules carry out what stands there. */
export const abilityFrame = {
  /** Goes through instructions until a player must decide, something else is on top, or the ability is resolved. */
  step(game: Game, frame: AbilityFrame): boolean {
    const { state } = game;
    const program = programOf(game, frame);
    do {
      if (frame.settle) {
        frame.settle = false;
        checkpoint(game);
      } else if (stepOnce(game, frame, at(program, frame.pc))) return true;
    } while (state.stack[state.stack.length - 1] === frame && state.outcome === null);
    return false;
  },

  decide(game: Game, frame: AbilityFrame): Decision {
    const instruction = at(programOf(game, frame), frame.pc);
    switch (instruction.op) {
      case 'jump':
      case 'branch':
      case 'do':
      case 'more':
      case 'repeat':
        throw new InvariantError('an ability asks nothing here');
      case 'may':
        return abilityDecision(game, frame, {
          seat: instruction.by ?? frame.controller,
          kind: 'may',
          options: yesOrNo(cite(game, 'optionalPart')),
          idle: partIsIdle(game, frame, instruction.otherwise),
        });
      case 'end':
      case 'target':
      case 'number':
      case 'server':
      case 'search':
      case 'trace':
      case 'bid':
      case 'name':
      case 'pay':
      case 'modes':
        return stepOf(game, instruction.op).decide(game, frame, instruction);
    }
  },

  choose(game: Game, frame: AbilityFrame, picked: Option): void {
    const instruction = at(programOf(game, frame), frame.pc);
    switch (instruction.op) {
      case 'jump':
      case 'branch':
      case 'do':
      case 'more':
      case 'repeat':
        throw new InvariantError('an ability asks nothing here');
      case 'may':
        if (picked.kind === 'yes') {
          if (!isOffered(frame, instruction)) useSource(game, frame);
          frame.pc += 1;
        } else frame.pc = instruction.otherwise;
        return;
      case 'end':
      case 'target':
      case 'number':
      case 'server':
      case 'search':
      case 'trace':
      case 'bid':
      case 'name':
      case 'pay':
      case 'modes':
        stepOf(game, instruction.op).choose(game, frame, instruction, picked);
    }
  },
};

/** Carries out one instruction; true when a player must decide. */
function stepOnce(game: Game, frame: AbilityFrame, instruction: Instruction): boolean {
  switch (instruction.op) {
    case 'do':
      if (game.witness !== null && actsOnSomething(frame, instruction))
        witnessInstruction(game, frame, instruction);
      frame.pc += 1;
      frame.settle = true;
      carryOut(game, frame, instruction);
      return false;
    case 'jump':
      frame.pc = instruction.to;
      return false;
    case 'branch':
      frame.pc = conditionHolds(game, instruction.condition, contextOfFrame(game, frame, instruction))
        ? frame.pc + 1
        : instruction.otherwise;
      return false;
    case 'more':
      again(game, frame, instruction);
      return false;
    case 'repeat':
      repeat(game, frame, instruction);
      return false;
    case 'may':
      if (isOffered(frame, instruction) || !consent(game, frame)) return true;
      frame.pc += 1;
      return false;
    case 'end':
    case 'target':
    case 'number':
    case 'server':
    case 'search':
    case 'trace':
    case 'bid':
    case 'name':
    case 'pay':
    case 'modes':
      return stepOf(game, instruction.op).step(game, frame, instruction);
  }
}

/** Whether a process is resolved another time: what is left of its number, or what it depends on. */
function goesOn(
  game: Game,
  frame: AbilityFrame,
  instruction: Extract<Instruction, { op: 'repeat' }>,
): boolean {
  const { count, condition, number } = instruction;
  const context = contextOfFrame(game, frame, instruction);
  if (condition !== null && !conditionHolds(game, condition, context)) return false;
  if (count === null) return true;
  const left = numberIn(frame, number);
  keepNumber(frame, number, Math.max(0, left === 0 ? amountOf(game, count, context) : left - 1));
  return numberIn(frame, number) > 0;
}

/** Resolves a process another time, with nothing kept of the last one, after a checkpoint (9.11.4c). */
function repeat(game: Game, frame: AbilityFrame, instruction: Extract<Instruction, { op: 'repeat' }>): void {
  const { slots, numbers, again, after } = instruction;
  frame.settle = true;
  if (!goesOn(game, frame, instruction) || !mayGoOn(game, frame.controller)) {
    keepNumber(frame, instruction.number, 0);
    frame.pc = after;
    return;
  }
  for (let slot = slots[0]; slot < slots[1]; slot++) keepIn(frame, slot, []);
  for (let number = numbers[0]; number < numbers[1]; number++) keepNumber(frame, number, 0);
  frame.pc = again;
}

/** Whether it is not its controller who may do what comes next: they agree to nothing, and use nothing (9.6.9d). */
const isOffered = ({ controller }: AbilityFrame, { by }: Extract<Instruction, { op: 'may' }>): boolean =>
  by !== null && by !== controller;

/** Goes back to choose another card, unless enough were or the chooser stopped. */
function again(game: Game, frame: AbilityFrame, instruction: Extract<Instruction, { op: 'more' }>): void {
  const { one, all, count, back } = instruction;
  const latest = slotOf(frame, one);
  keepIn(frame, all, [...slotOf(frame, all), ...latest]);
  const wanted = amountOf(game, count, contextOfFrame(game, frame, instruction));
  if (latest.length === 0 || slotOf(frame, all).length >= wanted) frame.pc += 1;
  else {
    keepIn(frame, one, []);
    frame.pc = back;
  }
}

/**
 * An optional ability that was triggered is agreed to: that answers its first question, and its first optional part
 * is being carried out, so it is used (9.6.9d). True only that once.
 */
export function consent(game: Game, frame: AbilityFrame): boolean {
  if (!frame.agreed) return false;
  frame.agreed = false;
  useSource(game, frame);
  return true;
}

/** A limited ability counts as used with the first thing it does, not when its optional part is declined. */
function noteLimit(game: Game, frame: AbilityFrame): void {
  noteUse(game.state, frame.limit);
  frame.limit = '';
}

/** A conditional ability is used when its controller carries out an optional part of it (9.6.9d). */
export function useSource(game: Game, frame: AbilityFrame): void {
  noteLimit(game, frame);
  const source = findCard(game.state, frame.source);
  if (source !== null) occur(game, 'use', frame.controller, source);
}
