import type { Instruction } from '../../compile/program.ts';
import { abilityDecision, consent, useSource, witnessInstruction, yesOrNo } from '../../kernel/ability.ts';
import { contextOfFrame, sideOf } from '../../kernel/concrete.ts';
import { xToPay } from '../../query/announced.ts';
import { priceOf, takesSource, unpayable } from '../../query/price.ts';
import type { Side } from '../../side.ts';
import { type AbilityFrame, X_DUE } from '../../state/frame.ts';
import { cite, type Game } from '../../state/game.ts';
import { countersOf } from '../../state/last-known.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { announceDecision } from '../announce.ts';
import { pay } from '../pay.ts';

type Pay = Extract<Instruction, { op: 'pay' }>;

const payerOf = (frame: AbilityFrame, { by }: Pay): Side => sideOf(by, frame.controller);

/** Pays a nested cost and goes on with what it buys; the checkpoint after it comes first (10.3.4). */
function payCost(game: Game, frame: AbilityFrame, instruction: Pay): void {
  useSource(game, frame);
  witnessInstruction(game, frame, instruction);
  frame.pc += 1;
  frame.settle = true;
  const context = contextOfFrame(game, frame, instruction);
  const price = priceOf(game, instruction.cost, context);
  if (context.source !== null && takesSource(price)) {
    frame.counters = countersOf(context.source);
  }
  pay(game, payerOf(frame, instruction), price, context.source, 'use', context.source, instruction.keeps);
}

/** The cost is agreed to: if X is to be announced with it that comes first. */
function agree(game: Game, frame: AbilityFrame, instruction: Pay): boolean {
  if (instruction.announces) frame.x = X_DUE;
  else payCost(game, frame, instruction);
  return instruction.announces;
}

const valuesIn = (game: Game, frame: AbilityFrame, instruction: Pay): number[] =>
  xToPay(game, payerOf(frame, instruction), instruction.cost, contextOfFrame(game, frame, instruction));

/** A nested cost: skipped if it cannot be paid, asked about unless it must be paid or was agreed to. */
export const payStep: StepWord<'pay'> = {
  step(game, frame, instruction) {
    if (frame.x === X_DUE) return true;
    const payer = payerOf(frame, instruction);
    const context = contextOfFrame(game, frame, instruction);
    const price = priceOf(game, instruction.cost, context);
    if (unpayable(game, payer, price, context.source, 'use', context.source) !== null) {
      frame.pc = instruction.otherwise;
    } else if (instruction.must || (instruction.by === 'you' && consent(game, frame))) {
      return agree(game, frame, instruction);
    } else return true;
    return false;
  },

  decide(game, frame, instruction) {
    if (frame.x === X_DUE)
      return announceDecision(
        game,
        payerOf(frame, instruction),
        valuesIn(game, frame, instruction),
        frame.source,
      );
    return abilityDecision(game, frame, {
      seat: payerOf(frame, instruction),
      kind: 'payOrNot',
      options: yesOrNo(cite(game, 'nestedCost')),
    });
  },

  choose(game, frame, instruction, picked) {
    if (picked.kind === 'number') {
      frame.x = picked.number;
      payCost(game, frame, instruction);
    } else if (picked.kind === 'no') frame.pc = instruction.otherwise;
    else agree(game, frame, instruction);
  },
};
