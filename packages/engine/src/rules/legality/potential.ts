import type { Instruction, Program, ProgramEffect } from '../../compile/program.ts';
import { whomOf } from '../../kernel/concrete.ts';
import { type Amount, isUpTo } from '../../language/value.ts';
import { xToPay } from '../../query/announced.ts';
import { amountOf, conditionHolds } from '../../query/ask.ts';
import { deckIn } from '../../query/filter.ts';
import { priceOf, unpayable } from '../../query/price.ts';
import { opponentOf } from '../../side.ts';
import type { Context, Spoken } from '../../state/context.ts';
import { type Game, wordOf } from '../../state/game.ts';
import type { Prospect } from '../../state/ruleset.ts';
import { slotOf } from '../../state/slots.ts';
import { hasTargets, type Target } from '../targets.ts';

/**
 * Whether an ability could change the game by its expected effects alone, costs and other abilities left
 * aside (1.2.5, 9.1.5b).
 */
export function couldChange(game: Game, program: Program, context: Context): boolean {
  // An effect that lets a card be played asks whether that could change anything, which may lead back to its own card.
  if (asked >= DEEPEST) return true;
  asked += 1;
  try {
    return couldChangeFrom(game, program, 0, context);
  } finally {
    asked -= 1;
  }
}

/** How many abilities are being asked for the sake of another one; what is deeper is taken to change something. */
let asked = 0;
const DEEPEST = 3;

/** What is among cards named before is known once there are such cards. */
const isKnown = ({ that }: Target, { frame }: Context): boolean =>
  that < 0 || (frame !== null && slotOf(frame, that).length > 0);

/** Where an ability speaks already, its instructions know what it kept so far. */
const spokenBy = ({ that, done }: Spoken, context: Context): Context =>
  context.frame === null ? context : { ...context, that, done };

/** The same for the part of a program that starts at `pc` and ends before `end`, or with its first jump away. */
export function couldChangeFrom(
  game: Game,
  program: Program,
  pc: number,
  context: Context,
  end = program.length,
): boolean {
  let at = pc;
  /** Slots for which there is nothing to choose, one bit each. */
  let empty = 0;
  for (;;) {
    const instruction: Instruction | undefined = at < end ? program[at] : undefined;
    if (instruction === undefined) return false;
    switch (instruction.op) {
      case 'end':
      case 'jump':
        return false;
      case 'target':
        if (
          isKnown(instruction, context) &&
          !mayHaveTargets(game, instruction, spokenBy(instruction, context))
        )
          empty |= 1 << instruction.slot;
        at += 1;
        break;
      case 'do':
        for (const effect of instruction.effects)
          if (effectCouldChange(game, effect, context, empty)) return true;
        at += 1;
        break;
      case 'branch':
        at = conditionHolds(game, instruction.condition, spokenBy(instruction, context))
          ? at + 1
          : instruction.otherwise;
        break;
      case 'repeat': {
        // What is resolved a number of times comes after it.
        const { count, again, after } = instruction;
        const comes = again === at + 1 && count !== null;
        at = comes && amountOf(game, count, context) > 0 ? again : after;
        break;
      }
      case 'may':
      case 'more':
        at += 1;
        break;
      case 'search':
      case 'number':
      case 'server':
        at += 1;
        break;
      case 'trace':
      case 'bid':
      case 'name':
        return true;
      case 'pay':
        if (instruction.must) return canPayNested(game, instruction, context);
        if (couldChangeFrom(game, program, instruction.otherwise, context, end)) return true;
        if (instruction.announces) return couldChangeWithX(game, program, at, instruction, context);
        if (!canPayNested(game, instruction, context)) return false;
        at += 1;
        break;
      case 'modes':
        for (const start of instruction.starts)
          if (couldChangeFrom(game, program, start, context, end)) return true;
        return false;
    }
  }
}

/** Nobody knows before a search what it will find (1.14.1a): any card of the deck will do. */
function mayHaveTargets(game: Game, target: Target, context: Context): boolean {
  const { choose } = target;
  const deck = choose.cards === 'search' ? deckIn(choose.from, context.controller) : null;
  return deck === null ? hasTargets(game, target, context) : game.state.zones[deck].length > 0;
}

/** Whether there is an X that could be announced with a nested cost for what it buys to change something. */
function couldChangeWithX(
  game: Game,
  program: Program,
  pc: number,
  { by, cost }: Extract<Instruction, { op: 'pay' }>,
  context: Context,
): boolean {
  const payer = by === 'you' ? context.controller : opponentOf(context.controller);
  return xToPay(game, payer, cost, context).some((x) =>
    couldChangeFrom(game, program, pc + 1, { ...context, x }),
  );
}

/**
 * What would come of an optional part of an ability, from `pc` to `end`: nothing where its cost cannot be paid or it has
 * nothing to act on.
 */
export function prospectOf(
  game: Game,
  program: Program,
  pc: number,
  end: number,
  context: Context,
): Prospect {
  const instruction = pc < end ? program[pc] : undefined;
  const couldChangeAt = (start: number): boolean => couldChangeFrom(game, program, start, context, end);
  switch (instruction?.op) {
    case undefined:
      return 'nothing';
    case 'may':
      return prospectOf(game, program, pc + 1, end, context);
    case 'branch': {
      const holds = conditionHolds(game, instruction.condition, spokenBy(instruction, context));
      return prospectOf(game, program, holds ? pc + 1 : instruction.otherwise, end, context);
    }
    case 'pay':
      if (instruction.must) break;
      if (couldChangeAt(instruction.otherwise)) return 'something';
      if (!canPayNested(game, instruction, context)) return 'nothing';
      return couldChangeAt(pc + 1) ? 'something' : 'nothingForACost';
    default:
      break;
  }
  return couldChangeAt(pc) ? 'something' : 'nothing';
}

/** Whether a cost that has to be paid can be: only then is it one of the choices (9.11.3c). */
function canPayNested(
  game: Game,
  instruction: Extract<Instruction, { op: 'pay' }>,
  context: Context,
): boolean {
  const payer = instruction.by === 'you' ? context.controller : opponentOf(context.controller);
  const price = priceOf(game, instruction.cost, spokenBy(instruction, context));
  return unpayable(game, payer, price, context.source, 'use', context.source) === null;
}

const lacksCards = (slot: number, empty: number): boolean => slot >= 0 && (empty & (1 << slot)) !== 0;

/** What "all" and what is chosen come to is not known yet: something. */
const expectedAmount = (game: Game, amount: Amount, context: Context): number =>
  amount === 'all' ? 1 : amountOf(game, isUpTo(amount) ? amount.upTo : amount, context);

/** The same for one effect; one that acts on chosen cards needs some to choose. */
function effectCouldChange(game: Game, effect: ProgramEffect, context: Context, empty: number): boolean {
  if (lacksCards(effect.slot, empty) || lacksCards(effect.otherSlot, empty)) return false;
  const { data, said } = effect;
  const side = whomOf(said.who, null, context.controller);
  const speaker = spokenBy(effect, context);
  const amount = said.amount === null ? 1 : expectedAmount(game, said.amount, speaker);
  return wordOf(game, data.effect).couldChange(game, data, speaker, side, amount);
}
