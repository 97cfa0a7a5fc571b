import type { Decision, Option, Side } from '@lastclick/engine';
import type { EffectData } from '@lastclick/engine/language';
import type { Frame, Game } from '@lastclick/engine/reading';
import { afterDoing } from '../knowledge/numbers.ts';

type AbilityFrame = Extract<Frame, { kind: 'ability' }>;

/** The same effect with a number; nobody loses more than they have. */
function withAmount(game: Game, controller: Side, data: EffectData, amount: number): EffectData {
  if (data.effect !== 'lose' || data.what === 'badPublicity') return { ...data, amount } as EffectData;
  const whose = data.who === 'opponent' ? (controller === 'corp' ? 'runner' : 'corp') : controller;
  const side = data.what === 'tags' ? 'runner' : whose;
  return { ...data, amount: Math.min(amount, game.state[side][data.what]) };
}

/** Rates how much of something to do by what it is worth, with what follows for each of it. */
export function rateNumbers(
  game: Game,
  decision: Decision,
  rates: number[],
  worthOf: (frame: AbilityFrame, effect: EffectData) => number,
): void {
  const frame = game.state.stack[game.state.stack.length - 1];
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const { number } = options[i] as Option;
    rates[i] = frame?.kind === 'ability' ? worthOfNumber(game, frame, number, worthOf) : number;
  }
}

function worthOfNumber(
  game: Game,
  frame: AbilityFrame,
  number: number,
  worthOf: (frame: AbilityFrame, effect: EffectData) => number,
): number {
  const program = game.rules.defs[frame.def]?.programs[frame.program] ?? [];
  const asked = program[frame.pc];
  if (asked?.op !== 'number') return number;
  let worth = 0;
  let done = number;
  for (let pc = frame.pc + 1; pc < program.length; pc++) {
    const instruction = program[pc];
    if (instruction?.op !== 'do') break;
    for (const { data, chosen } of instruction.effects) {
      if (!('amount' in data)) continue;
      const amount = chosen === asked.effect.chosen ? number : afterDoing(data.amount, done);
      if (amount === null) continue;
      const effect = withAmount(game, frame.controller, data, amount);
      worth += worthOf(frame, effect);
      done = 'amount' in effect && typeof effect.amount === 'number' ? effect.amount : amount;
    }
  }
  return worth;
}

/** Rates what a card is to remember: of numbers the highest, of anything else all the same. */
export function rateNamed({ options }: Decision, rates: number[]): void {
  for (let i = 0; i < options.length; i++)
    rates[i] = options[i]?.kind === 'number' ? (options[i]?.number ?? 0) : 0;
}
