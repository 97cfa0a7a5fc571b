import type { Coverage } from './coverage.ts';

/** From how many games of an edition on a sweep has to reach everything without being told to. */
export const GATED_FROM = 5_000;

const gaps = (what: string, list: readonly string[]): string[] => list.map((one) => `${what}: ${one}`);

/** What the games of a sweep should have reached and did not, one line each; none means the gate is passed. */
export function coverageGaps(coverage: Coverage): string[] {
  const { cards, abilities, actions, steps, refusals } = coverage.missing;
  return [
    ...gaps('card never reached', cards),
    ...gaps('ability never resolved', abilities),
    ...gaps('action never taken', actions),
    ...gaps('step never reached', steps),
    ...gaps('refusal never seen', refusals),
    ...gaps('refusal seen that is listed as impossible', coverage.seenAfterAll),
  ];
}
