/** The card language itself as data, for reports about its words and for cards made of them at random. */
export { checkCard } from './compile/check.ts';
export { isEither, isListSpec, meant } from './compile/shape-check.ts';
export { type Part, walk } from './compile/walk.ts';
export type { Family, Fields, Spec } from './language/shape.ts';
export type { SortName } from './language/sort-names.ts';
export { SORTS, type Sorts, type Tables } from './language/sorts.ts';
export { FACTS } from './language/words/card.ts';
