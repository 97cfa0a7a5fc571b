import type { ObjectRef, State } from '../state/state.ts';

/** The card by whose ability something is done. */
export interface Means {
  readonly source: ObjectRef;
  readonly def: number;
}

/**
 * The ability that is being carried out, where what happens now is its doing: not what it only made possible, as a run,
 * an action or what a cost takes.
 */
export function meansOf({ stack }: State): Means | null {
  for (let index = stack.length - 1; index >= 0; index--) {
    const frame = stack[index];
    switch (frame?.kind) {
      case 'ability':
        return frame;
      case 'phase':
      case 'window':
      case 'reaction':
      case 'use':
      case 'pay':
      case 'action':
      case 'play':
        return null;
      default:
        break;
    }
  }
  return null;
}
