import type { Instruction, Program, ProgramEffect } from '../../compile/program.ts';
import { sideOf } from '../../kernel/concrete.ts';
import { amountOf, conditionHolds } from '../../query/ask.ts';
import { anyMatching } from '../../query/filter.ts';
import { priceOf, unpayable } from '../../query/price.ts';
import { opponentOf } from '../../side.ts';
import type { Context } from '../../state/context.ts';
import { type Game, wordOf } from '../../state/game.ts';

/**
 * Whether an ability could change the game by its expected effects alone, costs and other abilities left
 * aside (1.2.5, 9.1.5b).
 */
export const couldChange = (game: Game, program: Program, context: Context): boolean =>
  couldChangeFrom(game, program, 0, context);

/** The same for the part of a program that starts at `pc` and ends with its first jump away. */
export function couldChangeFrom(game: Game, program: Program, pc: number, context: Context): boolean {
  let at = pc;
  let targets = true;
  for (;;) {
    const instruction: Instruction | undefined = program[at];
    if (instruction === undefined) return false;
    switch (instruction.op) {
      case 'end':
      case 'jump':
        return false;
      case 'target':
        // What is among cards named before is not known yet.
        targets = instruction.that >= 0 || anyMatching(game, instruction.choose.from, context);
        at += 1;
        break;
      case 'do':
        if (instruction.effects.some((effect) => effectCouldChange(game, effect, context, targets)))
          return true;
        at += 1;
        break;
      case 'branch':
        at = conditionHolds(game, instruction.condition, context) ? at + 1 : instruction.otherwise;
        break;
      case 'may':
        at += 1;
        break;
      case 'search':
        at += 1;
        break;
      case 'trace':
        return true;
      case 'pay':
        if (instruction.must) return canPayNested(game, instruction, context);
        if (couldChangeFrom(game, program, instruction.otherwise, context)) return true;
        at += 1;
        break;
      case 'modes':
        return instruction.starts.some((start) => couldChangeFrom(game, program, start, context));
    }
  }
}

/** Whether a cost that has to be paid can be: only then is it one of the choices (9.11.3c). */
function canPayNested(
  game: Game,
  instruction: Extract<Instruction, { op: 'pay' }>,
  context: Context,
): boolean {
  const payer = instruction.by === 'you' ? context.controller : opponentOf(context.controller);
  const price = priceOf(game, instruction.cost, context);
  return unpayable(game, payer, price, context.source, 'use', context.source) === null;
}

/** The same for one effect; one that acts on chosen cards needs some to choose. */
function effectCouldChange(game: Game, effect: ProgramEffect, context: Context, targets: boolean): boolean {
  if (effect.slot >= 0 && !targets) return false;
  const { data } = effect;
  const side = 'who' in data ? sideOf(data.who, context.controller) : context.controller;
  const amount = 'amount' in data && data.amount !== 'all' ? amountOf(game, data.amount, context) : 1;
  return wordOf(game, data.effect).couldChange(game, data, context, side, amount);
}
