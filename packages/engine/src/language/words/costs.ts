import type { Family } from '../shape.ts';

/** What a cost asks of its payer. */
export const COSTS = {
  clicks: { number: 'count' },
  credits: { amount: 'value' },
  loseClicks: { number: 'count' },
  trashFromHand: { number: 'count' },
  /** Random cards of the hand go to the bottom of the deck. */
  handToDeckBottom: { number: 'count' },
  forfeit: {},
  takeTags: { number: 'count' },
  trashSource: {},
  removeSource: {},
  counters: { counter: 'counter', number: 'count' },
} as const satisfies Family;
