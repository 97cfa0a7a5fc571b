import { InputError, type InputProblem } from '../errors.ts';

/** Reads plain data from outside, naming the place where it is not what was expected. */
export class Reader {
  private readonly problem: InputProblem;

  constructor(problem: InputProblem) {
    this.problem = problem;
  }

  fail(where: string, message: string): never {
    throw new InputError(this.problem, where, message);
  }

  object(value: unknown, where: string, known: readonly string[]): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.fail(where, `a group of properties is needed, not ${show(value)}`);
    }
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) {
        this.fail(where === '' ? key : `${where}.${key}`, `unknown property; known are ${known.join(', ')}`);
      }
    }
    return value as Record<string, unknown>;
  }

  list(value: unknown, where: string): unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.fail(where, `a list is needed, not ${show(value)}`);
    return value;
  }

  text(value: unknown, where: string): string {
    if (typeof value !== 'string') return this.fail(where, `a text is needed, not ${show(value)}`);
    return value;
  }

  /** Whether it is a whole number within these bounds. */
  isCount(value: unknown, most: number, least = 0): value is number {
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  }

  count(value: unknown, where: string, fallback: number, most = 9999, least = 0): number {
    if (value === undefined) return fallback;
    if (!this.isCount(value, most, least)) {
      return this.fail(where, `a whole number from ${least} to ${most} is needed, not ${show(value)}`);
    }
    return value;
  }

  flag(value: unknown, where: string, fallback: boolean): boolean {
    if (value === undefined) return fallback;
    if (typeof value !== 'boolean') return this.fail(where, `true or false is needed, not ${show(value)}`);
    return value;
  }

  oneOf<T extends string>(value: unknown, where: string, words: readonly T[], fallback: T): T {
    if (value === undefined) return fallback;
    if (typeof value !== 'string' || !(words as readonly string[]).includes(value)) {
      return this.fail(
        where,
        `one of ${words.map((word) => `"${word}"`).join(', ')} is needed, not ${show(value)}`,
      );
    }
    return value as T;
  }
}

/** A value as a short text for messages; whatever it is. */
export const show = (value: unknown): string => {
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    text = String(value);
  }
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

export function readSeed(reader: Reader, seed: unknown): string {
  if (seed === undefined) return '0';
  if (typeof seed !== 'string' && typeof seed !== 'number')
    return reader.fail('seed', 'a text or a number is needed');
  return String(seed);
}

export const DECK_LISTS = ['open', 'closed'] as const;
/** Whether players know each other's deck lists. */
export type DeckLists = (typeof DECK_LISTS)[number];

export const readDeckLists = (reader: Reader, value: unknown): boolean =>
  reader.oneOf(value, 'deckLists', DECK_LISTS, 'closed') === 'open';
