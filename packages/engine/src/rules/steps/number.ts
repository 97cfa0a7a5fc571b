import type { Instruction } from '../../compile/program.ts';
import { abilityDecision } from '../../kernel/ability.ts';
import { cardsOfEffect, contextOfFrame, whomOf } from '../../kernel/concrete.ts';
import { amountOf } from '../../query/ask.ts';
import { option } from '../../state/decision.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cardOf, cite, type Game, idOf, wordOf } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { keepNumber } from '../../state/slots.ts';
import { NO_SERVER, NOTHING } from '../../state/state.ts';

type Choice = Extract<Instruction, { op: 'number' }>;

/** The most that can be chosen: what the card says, and no more than there is. */
function mostOf(game: Game, frame: AbilityFrame, { effect, upTo }: Choice): number {
  const context = contextOfFrame(game, frame, effect);
  const said = Math.max(0, amountOf(game, upTo, context));
  const { most, who } = wordOf(game, effect.data.effect).concrete;
  if (most === null) return said;
  const side = whomOf(
    effect.said.who,
    who === null ? null : who(effect.data, frame.controller),
    frame.controller,
  );
  const cards = cardsOfEffect(game, frame, effect, context).map((ref) => cardOf(game.state, idOf(ref)));
  return Math.min(said, most(game, effect.data, side, cards));
}

/** How much of something: asked before the instruction becomes imminent, as targets are. */
export const numberStep: StepWord<'number'> = {
  step(game, frame, choice) {
    if (mostOf(game, frame, choice) > 0) return true;
    keepNumber(frame, choice.effect.chosen, 0);
    frame.pc += 1;
    return false;
  },

  decide(game, frame, choice) {
    const rule = cite(game, 'chooseNoTarget');
    const most = mostOf(game, frame, choice);
    const options = Array.from({ length: most + 1 }, (_, number) =>
      option('number', KEY.number, rule, NOTHING, NO_SERVER, NOTHING, number),
    );
    return abilityDecision(game, frame, { seat: frame.controller, kind: 'number', options });
  },

  choose(_game, frame, { effect }, picked) {
    keepNumber(frame, effect.chosen, picked.number);
    frame.pc += 1;
  },
};
