import type { Rail, RailStep } from '@lastclick/session';

/** What a step is called within its structure: 5.6.1a is a, 7.5.3 is 3. */
export const letterOf = (rule: string): string => /[a-z]+$|\d+$/.exec(rule)?.[0] ?? rule;

const ALLOWED: Readonly<Record<string, string>> = {
  P: 'paid abilities',
  R: 'rezzing',
  S: 'scoring',
};

/** "PRS" as words. */
export const lettersInWords = (letters: string): string =>
  [...letters].map((letter) => ALLOWED[letter] ?? letter).join(', ');

/** The innermost step that is under way, and the structures it is part of. */
export function stepNow({ phases, levels }: Rail): {
  readonly path: readonly string[];
  readonly step: RailStep | null;
} {
  const phase = phases.find(({ isNow }) => isNow);
  const inner = levels.slice(1).map(({ title }) => title);
  const step =
    levels
      .map(({ steps }) => steps.find(({ state }) => state === 'now'))
      .findLast((one) => one !== undefined) ?? null;
  return { path: [...(phase === undefined ? [] : [phase.title]), ...inner.slice(-1)], step };
}
