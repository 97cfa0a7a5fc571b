/** Who sits there where it does not matter: identities without abilities. */
export const SYNDICATE = 'The Syndicate: Profit over Principle';
export const CATALYST = 'The Catalyst: Convention Breaker';

/** Decks of which nothing has to be expected. */
export const QUIET_RD = ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'];
export const QUIET_STACK = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];
