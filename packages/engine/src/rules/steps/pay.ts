import type { Instruction } from '../../compile/program.ts';
import { abilityDecision, consent, useSource, witnessInstruction, yesOrNo } from '../../kernel/ability.ts';
import { contextOfFrame, sideOf } from '../../kernel/concrete.ts';
import { priceOf, takesSource, unpayable } from '../../query/price.ts';
import type { Side } from '../../side.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cite, type Game } from '../../state/game.ts';
import { countersOf } from '../../state/last-known.ts';
import type { StepWord } from '../../state/ruleset.ts';
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

/** A nested cost: skipped if it cannot be paid, asked about unless it must be paid or was agreed to. */
export const payStep: StepWord<'pay'> = {
  step(game, frame, instruction) {
    const payer = payerOf(frame, instruction);
    const context = contextOfFrame(game, frame, instruction);
    const price = priceOf(game, instruction.cost, context);
    if (unpayable(game, payer, price, context.source, 'use', context.source) !== null) {
      frame.pc = instruction.otherwise;
    } else if (instruction.must || (instruction.by === 'you' && consent(game, frame))) {
      payCost(game, frame, instruction);
    } else return true;
    return false;
  },

  decide(game, frame, instruction) {
    return abilityDecision(game, frame, {
      seat: payerOf(frame, instruction),
      kind: 'payOrNot',
      options: yesOrNo(cite(game, 'nestedCost')),
    });
  },

  choose(game, frame, instruction, picked) {
    if (picked.kind === 'no') frame.pc = instruction.otherwise;
    else payCost(game, frame, instruction);
  },
};
