export { CARDS } from './cards.ts';
