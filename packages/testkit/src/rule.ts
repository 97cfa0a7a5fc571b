import type { EditionId } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { withEdition } from './current-edition.ts';

/** The rules a test proves, by edition. */
export type Cites = Partial<Record<EditionId, readonly string[]>>;

declare module 'vitest' {
  interface TaskMeta {
    /** Rules the test proves, as `edition number`. */
    cites?: string[];
  }
}

/** Before each number: the words between them name a half of a rule, as in '9.5.3 · considered used 9.1.6a'. */
const BEFORE_A_NUMBER = / (?=\d)/;

const list = (numbers: string | readonly string[]): readonly string[] =>
  typeof numbers === 'string' ? numbers.split(BEFORE_A_NUMBER) : numbers;

/** Rules of both editions: one number for both, or the two numbers. Several are separated by spaces. */
export const both = (of14: string, of2603: string = of14): Cites => ({
  '1.4': list(of14),
  '26.03': list(of2603),
});
/** Rules of the current edition only. */
export const current = (numbers: string): Cites => ({ '26.03': list(numbers) });

/**
 * A test that proves rules: it runs once for each edition cited, with that edition as the default of
 * `scenario`. A plain number cites edition 1.4. A test that asserts nothing fails.
 */
export function rule(cites: string | Cites, title: string, body: (edition: EditionId) => void): void {
  const by: Cites = typeof cites === 'string' ? { '1.4': list(cites) } : cites;
  for (const edition of Object.keys(by) as EditionId[]) {
    const numbers = by[edition] ?? [];
    test(`[${edition}: ${numbers.join(' ')}] ${title}`, ({ task }) => {
      expect.hasAssertions();
      task.meta.cites = numbers.map((number) => `${edition} ${number}`);
      withEdition(edition, () => body(edition));
    });
  }
}

/** The same for a test about something that is not allowed. */
export const refuses: typeof rule = (cites, title, body) => rule(cites, `refused: ${title}`, body);
