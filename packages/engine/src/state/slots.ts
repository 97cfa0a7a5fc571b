import type { Speaking } from './context.ts';
import type { AbilityFrame } from './frame.ts';
import type { ObjectRef, State } from './state.ts';

/** Cards an ability keeps; none before they are chosen or acted on. */
export const slotOf = (frame: Speaking, slot: number): readonly ObjectRef[] => frame.slots[slot] ?? [];

export function keepIn(frame: AbilityFrame, slot: number, refs: readonly ObjectRef[]): void {
  while (frame.slots.length < slot) frame.slots.push([]);
  frame.slots[slot] = [...refs];
}

/** A number an ability keeps; 0 before it is chosen or something did anything. */
export const numberIn = (frame: Speaking, slot: number): number => frame.numbers[slot] ?? 0;

export function keepNumber(frame: AbilityFrame, slot: number, number: number): void {
  while (frame.numbers.length < slot) frame.numbers.push(0);
  frame.numbers[slot] = number;
}

/** The ability that is resolving, the innermost if there are several. */
export function resolvingAbility({ stack }: State): AbilityFrame | null {
  const frame = stack.findLast((open) => open.kind === 'ability');
  return frame?.kind === 'ability' ? frame : null;
}
