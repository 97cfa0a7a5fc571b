import type { Instruction, ProgramEffect } from '../../compile/program.ts';
import { at } from '../../invariant.ts';
import { abilityDecision, consent, programOf } from '../../kernel/ability.ts';
import { concrete, contextOfFrame, sideOf } from '../../kernel/concrete.ts';
import { option } from '../../state/decision.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cite, findCard, type Game, wordOf } from '../../state/game.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { NO_SERVER, NOTHING } from '../../state/state.ts';
import { couldChangeFrom } from '../legality/potential.ts';
import { type Failure, failure } from '../legality/requirement.ts';
import { candidates, mayStopEarly, wantedBy } from './target.ts';

type Modes = Extract<Instruction, { op: 'modes' }>;

const CHOSEN = failure('alreadyChosen', 'chooseEffect');
const UNPAYABLE = failure('modeUnpayable', 'chooseResolvable');
const IMPOSSIBLE = failure('modeImpossible', 'chooseResolvable');

/**
 * What stands against choosing a mode: that it begins with a cost or an effect that cannot be paid for (9.11.3c,
 * 9.11.3e), acts on chosen cards there are none of, or that cannot be installed; or that an opponent must choose cards
 * for it that are not there.
 */
export function whyNotMode(
  game: Game,
  frame: AbilityFrame,
  { starts, bit, by }: Modes,
  index: number,
): Failure | null {
  if (frame.resolved & (1 << (bit + index))) return CHOSEN;
  const program = programOf(game, frame);
  const start = at(starts, index);
  const first = program[start];
  if (first?.op === 'pay' && first.must)
    return couldChangeFrom(game, program, start, contextOfFrame(game, frame)) ? null : UNPAYABLE;
  if (first?.op === 'target' && by === 'opponent') {
    const isEnough =
      mayStopEarly(first) || candidates(game, frame, first).length >= wantedBy(game, frame, first);
    return isEnough ? null : IMPOSSIBLE;
  }
  return first?.op !== 'do' || first.effects.every((effect) => isOpen(game, frame, effect))
    ? null
    : IMPOSSIBLE;
}

const openModes = (game: Game, frame: AbilityFrame, modes: Modes): number[] =>
  modes.starts.map((_, index) => index).filter((index) => whyNotMode(game, frame, modes, index) === null);

/** Whether there are cards for an effect, where they are chosen already, and it can be carried out with them. */
function isOpen(game: Game, frame: AbilityFrame, effect: ProgramEffect): boolean {
  const made = concrete(game, frame, effect);
  const cards = made.cards.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
  if (effect.slot >= 0 && frame.slots[effect.slot] !== undefined && cards.length === 0) return false;
  return wordOf(game, made.name).choosing?.asMode(game, made, cards) ?? true;
}

const bitsOf = ({ starts, bit }: Modes): number => ((1 << starts.length) - 1) << bit;

/** How many of the modes are resolved so far. */
function resolvedOf(frame: AbilityFrame, modes: Modes): number {
  let bits = frame.resolved & bitsOf(modes);
  let number = 0;
  for (; bits !== 0; bits &= bits - 1) number += 1;
  return number;
}

/** A choice among several effects. */
export const modesStep: StepWord<'modes'> = {
  step(game, frame, instruction) {
    consent(game, frame);
    const resolved = resolvedOf(frame, instruction);
    if (resolved < instruction.count && openModes(game, frame, instruction).length > 0) return true;
    if (resolved > 0) {
      frame.resolved &= ~bitsOf(instruction);
      frame.pc = instruction.after;
      return false;
    }
    // None of the choices can be resolved: the ability does nothing (9.11.3c).
    frame.pc = programOf(game, frame).length - 1;
    return false;
  },

  decide(game, frame, instruction) {
    const rule = cite(game, 'chooseEffect');
    return abilityDecision(game, frame, {
      seat: sideOf(instruction.by, frame.controller),
      kind: 'mode',
      options: openModes(game, frame, instruction).map((index) =>
        option('mode', at(instruction.keys, index), rule, NOTHING, NO_SERVER, NOTHING, index),
      ),
    });
  },

  choose(_game, frame, { starts, count, bit }, picked) {
    if (count > 1) frame.resolved |= 1 << (bit + picked.number);
    frame.pc = at(starts, picked.number);
  },
};
