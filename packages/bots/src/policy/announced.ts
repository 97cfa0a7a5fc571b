import type { Decision, Option } from '@lastclick/engine';
import type { EffectData } from '@lastclick/engine/language';
import { type Card, cardsMatching, contextOf, type Game } from '@lastclick/engine/reading';
import { type Announced, announcedNow, withX } from '../knowledge/announced.ts';

/** Rates each X that can be announced by what it buys and what it costs. */
export function rateX(
  game: Game,
  decision: Decision,
  rates: number[],
  worthOf: (announced: Announced) => number,
): void {
  const announced = announcedNow(game);
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const { number } = options[i] as Option;
    rates[i] = announced === null ? 0 : worthOf(announcedWith(announced, number));
  }
}

/** The same with that X. */
export const announcedWith = (announced: Announced, x: number): Announced => ({
  ...announced,
  cost: withX(announced.cost, x),
  program: withX(announced.program, x),
});

/** Every effect of what X buys, up to where the ability ends. */
export function effectsOf({ program, start }: Announced): EffectData[] {
  const found: EffectData[] = [];
  for (let pc = start; pc < program.length; pc++) {
    const instruction = program[pc];
    if (instruction?.op === 'end') break;
    if (instruction?.op === 'do') found.push(...instruction.effects.map(({ data }) => data));
  }
  return found;
}

/** By how much an effect changes strength for a while; 0 where it does something else. */
export function strengthBy(data: EffectData): number {
  const [change] = data.effect === 'linger' ? data.statics : [];
  return change?.static === 'change' && change.what === 'strength' && typeof change.by === 'number'
    ? change.by
    : 0;
}

/** The cards an effect chooses from, none being none to act on; null where it chooses none. */
export function cardsToChoose(
  game: Game,
  data: EffectData,
  { source, controller }: Announced,
): Card[] | null {
  if (!('what' in data) || typeof data.what !== 'object' || data.what.cards !== 'choose') return null;
  return cardsMatching(game, data.what.from, contextOf(source, controller));
}
