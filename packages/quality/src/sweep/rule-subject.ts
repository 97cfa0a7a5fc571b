import type { DecisionKind, EditionId, EventKind, OptionKind, Reason } from '@lastclick/engine';

/** What may cite a rule, because it is about that. */
export interface Citing {
  readonly events?: readonly EventKind[];
  readonly options?: readonly OptionKind[];
  readonly decisions?: readonly DecisionKind[];
  readonly reasons?: readonly Reason[];
}

/** A rule by its number in each edition, what it is about, and what may cite it. */
export interface RuleSubject extends Citing {
  readonly numbers: Readonly<Record<EditionId, string>>;
  readonly about: string;
}

/** One number for both editions, or the two numbers; a space and nothing: not in the current one. */
export const row = (numbers: string, about: string, citing: Citing): RuleSubject => {
  const [of14 = '', of2603 = of14] = numbers.split(' ');
  return { numbers: { '1.4': of14, '26.03': of2603 }, about, ...citing };
};
