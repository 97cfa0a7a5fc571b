import { type Flags, text, UsageError, wholeNumber } from '@lastclick/cli';
import { KINDS, type Kind } from './kinds.ts';

/** What is compared with what. */
export interface ComparisonSettings {
  /** A commit, as git may be asked for one. */
  readonly against: string;
  readonly rounds: number;
  readonly kinds: readonly Kind[];
}

const USUAL_ROUNDS = 15;
const MOST_ROUNDS = 1000;

/** "turns,games", in our order; all kinds if nothing is said. */
function kindsOf(only: string | undefined): readonly Kind[] {
  if (only === undefined) return KINDS;
  const words = only.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !KINDS.some((kind) => kind === word));
  if (unknown !== undefined)
    throw new UsageError(`--only lists some of ${KINDS.join(', ')}, not ${JSON.stringify(unknown)}`);
  return KINDS.filter((kind) => words.includes(kind));
}

/** The comparison that the flags ask for; null if they ask for none. */
export function comparisonAsked(flags: Flags): ComparisonSettings | null {
  const against = text(flags, 'against');
  if (against === undefined) {
    const lonely = ['rounds', 'only', 'cold', 'keep', 'alike'].find((name) => flags[name] !== undefined);
    if (lonely !== undefined) throw new UsageError(`--${lonely} is for --against`);
    return null;
  }
  return {
    against,
    rounds: wholeNumber(flags, 'rounds', 1, MOST_ROUNDS) ?? USUAL_ROUNDS,
    kinds: kindsOf(text(flags, 'only')),
  };
}
