import type { Family } from '../shape.ts';

/** Something about the game that is true or not when asked. */
export const CONDITIONS = {
  compare: { of: 'value', is: 'measure' },
  /** There are such cards, and all of them are like that. */
  is: { card: 'cards', filter: 'filter' },
  exists: { cards: 'cards' },
  happened: { deed: 'deed', per: 'period' },
  /** A run is under way. */
  run: { 'on?': 'server', 'successful?': 'boolean' },
  encounter: { 'with?': 'cards' },
  /** `subroutine`: one is resolving. */
  during: { what: ['yourTurn', 'opponentTurn', 'yourActionPhase', 'access', 'breach', 'subroutine'] },
  /** The latest effect before it did something. */
  did: {},
  all: { of: { list: 'condition' } },
  any: { of: { list: 'condition' } },
  not: { of: 'condition' },
} as const satisfies Family;
