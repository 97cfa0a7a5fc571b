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
  /** The one this card was told to remember. */
  'named',
  /** A remote server that comes to be by installing there. */
  'new',
  /** Those the effect that initiated the run could have made it on (6.7.3a). */
  'allowed',
] as const;

/** Servers narrowed down: not those others, only where something has happened. */
export const WHICH_SERVER = {
  server: 'serverWord',
  'not?': 'server',
  'done?': 'past',
} as const satisfies Fields;

/** The server some cards are in or protect. */
export const SERVER_OF = { of: 'cards' } as const satisfies Fields;

/** Where in or before a server something is installed; without `at` wherever its type may be. */
export const IN_SERVER = { server: 'server', 'at?': ['root', 'ice'] } as const satisfies Fields;

/** The position directly inward of a piece of ice. */
export const INWARD = { inwardOf: ['this'] } as const satisfies Fields;
