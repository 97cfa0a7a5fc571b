import type { AbilityFrame } from './frame.ts';
import type { ObjectRef, State } from './state.ts';

/** Cards an ability keeps; none before they are chosen or acted on. */
export const slotOf = (frame: AbilityFrame, slot: number): readonly ObjectRef[] => frame.slots[slot] ?? [];

export function keepIn(frame: AbilityFrame, slot: number, refs: readonly ObjectRef[]): void {
  while (frame.slots.length < slot) frame.slots.push([]);
  frame.slots[slot] = [...refs];
}

/** The ability that is resolving, the innermost if there are several. */
export function resolvingAbility({ stack }: State): AbilityFrame | null {
  const frame = stack.findLast((open) => open.kind === 'ability');
  return frame?.kind === 'ability' ? frame : null;
}
