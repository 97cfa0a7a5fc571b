/** Why two versions cannot be compared at all; said on stderr, exit code 1. */
export class ComparisonProblem extends Error {
  override readonly name = 'ComparisonProblem';
}
