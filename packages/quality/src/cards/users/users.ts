import type { FACTS, Tables } from '@lastclick/engine/words';

// Who needs each word of the card language. A table names cards by their ids, whether we have written them or not; a word
// without its line does not compile, and a test checks what is said here against the cards.

/**
 * At least two published cards, or rules of the rulebook that have the word themselves. Of the cards named here that are
 * written, every one must use the word; others that do are found without being named.
 */
export type Users =
  | readonly [id: string, another: string, ...more: string[]]
  | {
      /** By edition; one of them may be without it. */
      readonly rules: { readonly '1.4'?: string; readonly '26.03'?: string };
      readonly cards?: readonly string[];
    };

type Named<K> = K extends `${infer N}?` ? N : K;
type Optional<F> = { [K in keyof F]: K extends `${infer N}?` ? N : never }[keyof F];

/** The words a field itself lists, where they are several. */
type Listed<S> = S extends { readonly list: infer T }
  ? Listed<T>
  : S extends { readonly either: readonly (infer T)[] }
    ? Listed<T>
    : S extends readonly [unknown, unknown, ...unknown[]]
      ? S[number]
      : never;
type InField<F> = {
  [K in keyof F]: `${Named<K> & string}: ${Listed<F[K]> & string}`;
}[keyof F];

/**
 * The fields that may be missing, and "field: word" for each of the words only that field knows. The name an ability is
 * given is nothing it says.
 */
type FieldOf<F> = Exclude<Optional<F>, 'as'> | InField<F>;
type EachFieldOf<T> = { [N in keyof T]: FieldOf<T[N]> }[keyof T];

type Families = Tables['families'];
type Groups = Tables['groups'];
type Lists = Tables['lists'];

export type FamilyUsers<S extends keyof Families> = {
  readonly words: Readonly<Record<keyof Families[S]['words'], Users>>;
  readonly fields: Readonly<Record<EachFieldOf<Families[S]['words']>, Users>>;
};

export type GroupUsers<S extends keyof Groups> = {
  readonly itself: Users;
  readonly fields: Readonly<Record<FieldOf<Groups[S]>, Users>>;
};

export type ListUsers<S extends keyof Lists> = Readonly<Record<Lists[S][number], Users>>;

/** What a card says; what its former names are no card asks for. */
export type TextUsers = Readonly<
  Record<Exclude<FieldOf<Omit<Groups['card'], keyof typeof FACTS>>, 'formerly'>, Users>
>;

/** Lists of what is printed on cards, and the properties of cards once more, as what is measured, are no words. */
type Printed = 'cardType' | 'faction' | 'subtype' | 'side';

/** A line for every word; an ability that is put off or gained has the words of any other. */
export type AllUsers = {
  readonly [S in Exclude<keyof Families, 'conditional' | 'gained'>]: FamilyUsers<S>;
} & {
  readonly [S in Exclude<keyof Groups, 'card' | 'face' | 'measures'>]: GroupUsers<S>;
} & { readonly [S in Exclude<keyof Lists, Printed>]: ListUsers<S> } & { readonly card: TextUsers };
