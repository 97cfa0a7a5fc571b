// What the process that runs tests is told, and what it tells.

/** Tests of one file, by their place in it; all of them where none is named. */
export interface Chosen {
  readonly file: string;
  readonly numbers: readonly number[] | null;
}

/** What the project is in this process. */
export interface Start {
  /** Files of the project with the text they have in this process. */
  readonly changed: readonly { readonly file: string; readonly text: string }[];
  /** How many marks the changed files have; none where only the outcome of tests is wanted. */
  readonly marks: number;
}

/** What is to be run. */
export interface Order {
  /** The mutation that is switched on meanwhile; null where there is none. */
  readonly spoil: number | null;
  readonly tests: readonly Chosen[];
  /** Seconds of processor time one test may take. */
  readonly patience: number;
}

/** Marks as bits, in base64. */
export type Bits = string;

export type Message =
  /** Marks that are passed before any test, or only by the first test that needs something. */
  | { readonly kind: 'loaded'; readonly marks: Bits }
  | { readonly kind: 'file'; readonly file: string; readonly marks: Bits }
  | {
      readonly kind: 'test';
      readonly file: string;
      readonly number: number;
      readonly title: string;
      readonly seconds: number;
      readonly marks: Bits;
    }
  /** The first test that fails is the last that runs. */
  | {
      readonly kind: 'failed';
      readonly test: string;
      readonly error: string;
      /** Whether it fails here without the mutation as well: something that was spoilt before has stayed. */
      readonly stays: boolean;
    }
  | { readonly kind: 'passed' };
