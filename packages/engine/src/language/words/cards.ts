import type { Family, Fields } from '../shape.ts';

/** Cards an ability knows without looking for them. */
export const CARD_WORDS = [
  /** The card whose ability speaks. */
  'this',
  'host',
  /** The identity of its controller. */
  'identity',
  /** The card of the deed that met the trigger condition. */
  'it',
  /**
   * The cards the latest instruction before it chose or acted on, wherever that put them. Acting on "this" or "that"
   * again leaves it what it was; what was not carried out has no cards.
   */
  'that',
  /** What a look or reveal of this ability showed and nothing was done with since. */
  'rest',
  /** The ice the Runner is encountering or approaching, the card they are accessing. */
  'encountered',
  'approached',
  'accessed',
  /** What the card that speaks was told to remember. */
  'remembered',
] as const;

export const DECKS = ['rd', 'stack', 'deck'] as const;

/** No two of them have the same title. */
const DIFFERENT = { 'different?': 'yes' } as const satisfies Fields;

/** Cards to be found, chosen or simply taken. */
export const CARDS = {
  /** A choice announces its targets before the instruction (1.14.2); with `upTo` the chooser may stop before `count`. */
  choose: {
    from: 'filter',
    count: 'value',
    'upTo?': 'yes',
    'by?': 'who',
    ...DIFFERENT,
    /** The same card may be chosen several times. */
    'again?': 'yes',
  },
  /** A search (4.2): what is found is set aside and the deck shuffled before anything else. */
  search: { from: 'filter', count: 'value', 'upTo?': 'yes', ...DIFFERENT },
  all: { from: 'filter' },
  /** The outermost cards of a deck, one unless it says how many; 'deck' is your own. With `until`: so many such cards, and all that lie above them. */
  top: { of: 'deckOf', 'count?': 'value', 'until?': 'filter' },
  bottom: { of: 'deckOf', 'count?': 'value' },
  /** Chance picks them as targets are announced. */
  random: { from: 'filter', count: 'value' },
  /** Every card that is one of these. */
  anyOf: { of: { list: 'cards' } },
} as const satisfies Family;
