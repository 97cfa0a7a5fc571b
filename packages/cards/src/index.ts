export { CARDS } from './cards.ts';
export * from './decks/index.ts';
