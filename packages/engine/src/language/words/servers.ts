import type { Fields } from '../shape.ts';

/** Servers by what they are; 'this' is the server of the card that speaks. */
export const SERVER_WORDS = [
  'any',
  'hq',
  'rd',
  'archives',
  'central',
  'remote',
  'this',
  'attacked',
  'mark',
] as const;

/** Servers narrowed down: not those others, only where something has happened. */
export const WHICH_SERVER = {
  server: 'serverWord',
  'not?': 'server',
  'done?': 'past',
} as const satisfies Fields;
