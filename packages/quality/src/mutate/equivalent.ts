/** A mutation that changes nothing anybody could observe, and why. */
export interface Equivalent {
  /** File under the engine's source, and the line's text without white space at its ends. */
  readonly file: string;
  readonly line: string;
  readonly operator: string;
  readonly because: string;
}

/** At most one in twenty may be called so. */
export const MOST_EQUIVALENT = 0.05;

export const EQUIVALENT: readonly Equivalent[] = [];
