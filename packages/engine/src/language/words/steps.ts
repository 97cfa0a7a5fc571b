import type { Family } from '../shape.ts';

/** What a player can choose for a card to remember besides cards. */
export const NAMED = ['server', 'cardType', 'subtype', 'title', 'number'] as const;

/** What is more than one effect: several at once, or a choice between instructions. */
export const STEPS = {
  /** Several effects of one sentence: one instruction, no checkpoint in between. */
  together: { effects: { list: 'effect' } },
  if: { condition: 'condition', steps: 'steps', otherwise: 'steps' },
  /** Without `by`, you are asked; else the Corp or the Runner, whoever's ability it is. */
  may: { steps: 'steps', 'by?': 'side' },
  mayPay: { cost: 'cost', by: 'who', steps: 'steps', otherwise: 'steps' },
  /** One of them, or `count` different ones, one after the other in any order (26.03 9.12.6). */
  modes: { by: 'who', modes: { list: 'steps' }, 'count?': 'count' },
  /**
   * Resolved once, then again: so many `times`, worked out after the first (9.11.4b), or `while` that holds after each
   * (9.11.4a). With `for` it is resolved so often, worked out before.
   */
  repeat: { steps: 'steps', 'times?': 'value', 'while?': 'condition', 'for?': 'value' },
  /** Pays without being asked whether to; as a mode it can only be chosen when it can be paid. */
  pay: { cost: 'cost', by: 'who' },
  /**
   * You choose something that this card remembers while it is active, instead of what it remembered of that kind (26.03
   * 9.10.3): any, but of types and subtypes one of those named, and a number of at most so many.
   */
  name: { what: 'named', 'types?': { list: 'cardType' }, 'subtypes?': { list: 'subtype' }, 'most?': 'value' },
  trace: { strength: 'count', steps: 'steps', otherwise: 'steps' },
  /**
   * Both players bid 0, 1 or 2 credits in secret (26.03 10.14.6): what follows if the bids match, or if they differ.
   * With `guess` you alone bid, up to so many (26.03 10.14.1), and the opponent guesses the number, or whether it is odd:
   * what follows if they are right, or if they are wrong.
   */
  bid: { 'guess?': ['number', 'odd'], 'most?': 'value', steps: 'steps', otherwise: 'steps' },
} as const satisfies Family;
