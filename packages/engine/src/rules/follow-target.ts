import { resolvingAbility } from '../state/slots.ts';
import type { ObjectRef, State } from '../state/state.ts';

/** An ability that moves its target goes on acting on the new object (1.14.4); other abilities lose it. */
export function followTarget(state: State, from: ObjectRef, to: ObjectRef): void {
  const ability = resolvingAbility(state);
  if (ability === null) return;
  for (const slot of ability.slots) {
    const at = slot.indexOf(from);
    if (at >= 0) slot[at] = to;
  }
}
