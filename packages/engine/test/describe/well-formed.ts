import { expect } from 'vitest';

const TOKENS = ['click', 'credit', 'trash', 'interrupt', 'subroutine', 'mu', 'link', 'recurring-credit'];

/** Whole sentences with known symbols, and no trace of a word that is missing. */
export function expectWellFormed(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:;]|\.\.|\n/);
  // A capital letter at once, after a leading symbol or after the colon of a cost that begins with a symbol or number.
  expect(text).toMatch(
    /^(\[interrupt\] |\[subroutine\] )?([A-Z]|(\d*\[[a-z-]+\]|[\dX])[^:]*(: [A-Z\d+]|\.$))/,
  );
  expect(text.endsWith('.')).toBe(true);
  for (const [, token] of text.matchAll(/\[([^\]]*)\]/g)) expect(TOKENS).toContain(token);
  expect(text).not.toMatch(/\b1 (cards|tags|counters)\b|\b[2-9] (card|tag)\b|\ba [aeiou]/);
}
