import type { SortName } from './sort-names.ts';
import type { Sorts } from './sorts.ts';

// The words of the card language are tables of plain data: what may stand in each field of each word. Sorts are named
// by strings, so the tables do not refer to each other in a circle, and types, checks and walks are read off them.

/** The largest number a card may speak of: what is done so many times still ends at once. */
export const LARGEST = 999_999;

/** What may stand in a field: a sort, one of the words listed, a list of something, or one of several. */
export type Spec =
  | SortName
  | readonly (string | boolean)[]
  | { readonly list: Spec }
  | { readonly either: readonly Spec[] };

/** The fields of a word; one whose name ends in `?` may be missing. */
export type Fields = { readonly [field: string]: Spec };

/** A family of words: each with its fields. */
export type Family = { readonly [word: string]: Fields };

type Simple<T> = { [K in keyof T]: T[K] };

export type Of<S> = S extends SortName
  ? Sorts[S]
  : S extends { readonly list: infer T }
    ? readonly Of<T>[]
    : S extends { readonly either: readonly (infer T)[] }
      ? Of<T>
      : S extends readonly (infer L)[]
        ? L
        : never;

/** A value with these fields. */
export type Group<F> = Simple<
  { readonly [K in keyof F as K extends `${string}?` ? never : K]: Of<F[K]> } & {
    readonly [K in keyof F as K extends `${infer N}?` ? N : never]?: Of<F[K]>;
  }
>;

/** One word of a family, told by its name in the field `tag`. */
export type Word<Tag extends string, T, N extends keyof T> = Simple<{ readonly [K in Tag]: N } & Group<T[N]>>;

/** Any word of a family. */
export type OneOf<Tag extends string, T> = { [N in keyof T]: Word<Tag, T, N> }[keyof T];
