/**
 * What copies of a state tell their own cards by from those they share; see fork.ts. In memory alone: no save and no
 * position has it.
 */
export interface Copied {
  copy: number;
}
