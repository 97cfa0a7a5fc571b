export { CARDS } from './cards.ts';
export * from './decks/index.ts';
export { PRINTED_FACTS, type PrintedFacts } from './facts/printed-facts.ts';
export { SETS } from './facts/sets.ts';
