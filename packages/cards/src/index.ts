export { CARDS } from './cards.ts';
export * from './decks/index.ts';
export { VERSION_1 } from './version-1.ts';
