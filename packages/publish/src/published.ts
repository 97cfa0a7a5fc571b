/** The packages others can install, each after those it needs. */
export const PUBLISHED = ['engine', 'rulebook', 'cards', 'table', 'bots'] as const;
export type Published = (typeof PUBLISHED)[number];

/** What a package says of itself where people look for one. */
export const DESCRIPTIONS: Readonly<Record<Published, string>> = {
  engine:
    'The rules of Netrunner, exactly: games as plain data, every legal move, a reason for every refusal',
  rulebook: 'Every rule number of the Comprehensive Rules 1.4 and 26.03, with a summary in our words',
  cards: 'Netrunner cards as data for the Last Click engine, with decks and their legality',
  table: 'A game of Netrunner in words: moves, events, cards and rules as players say them',
  bots: 'Players of Netrunner for the Last Click engine that see what their seat may see and nothing else',
};

/**
 * Entries of a package that are not published: tools of this repository that read its files. `./pool` of the cards has
 * the facts of cards that are not written yet.
 */
export const PRIVATE_ENTRIES: Readonly<Partial<Record<Published, readonly string[]>>> = {
  cards: ['./pool'],
};

/** The oldest Node that runs what is emitted. */
export const OLDEST_NODE = 22;

/** Types of what Node and browsers alike bring along, for packages that use any of it: bots look at a clock. */
export const PLATFORM_TYPES: Readonly<Partial<Record<Published, readonly string[]>>> = { bots: ['node'] };
