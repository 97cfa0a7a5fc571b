import type { Part } from './observation.ts';
import { differences, type Trail } from './trail.ts';
import type { Walk } from './walk.ts';

/** Something is not as it was kept. */
export interface Disagreement {
  /** As `record 1.4/17`. */
  readonly what: string;
  /** One line for each difference. */
  readonly how: readonly string[];
}

/** Each part of a trail that differs, with the first decision at which it does. */
export const trailLines = <P extends string>(kept: Trail<P>, now: Trail<P>): string[] =>
  differences(kept, now).map(({ part, at }) =>
    at === null ? `${part}: differs somewhere` : `${part}: differs at decision ${at}`,
  );

/** What differs between a walk as it was kept and as it is now; null when nothing does. */
export function walkDisagreement(
  what: string,
  kept: { readonly result: string; readonly trail: Trail<Part> },
  now: Walk,
): Disagreement | null {
  const how = trailLines(kept.trail, now.trail);
  if (now.stop !== null) how.unshift(`stops before decision ${now.stop.at}: ${now.stop.why}`);
  if (kept.result !== now.result) how.push(`result: ${now.result}, was ${kept.result}`);
  return how.length === 0 ? null : { what, how };
}
