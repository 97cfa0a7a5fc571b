import type { Family, Fields } from '../shape.ts';

/** The name it is given; without one it is called by what it says (`compile/names.ts`). */
export const AS = { 'as?': 'text' } as const satisfies Fields;

/** Works although its card is inactive there, and nowhere else (9.1.8b). */
const ELSEWHERE = {
  'activeIn?': ['hq', 'archives', 'grip', 'heap', 'runnerScore'],
} as const satisfies Fields;
/** Works in the Runner's score area too, and is still the Corp's there. */
const STOLEN = { 'stolen?': 'yes' } as const satisfies Fields;

/** How often it can be used; one for a run or breach is not limited outside. */
export const LIMITS = ['oncePerTurn', 'oncePerRun', 'oncePerBreach'] as const;
const LIMIT = { 'limit?': LIMITS } as const satisfies Fields;

/** What stands in a card's text besides static abilities. */
export const ABILITIES = {
  when: {
    ...AS,
    /** What it waits for; a condition, without a deed, makes it pending as long as that holds (9.6.7). */
    on: { either: ['deed', { list: 'deed' }, 'condition'] },
    /** Only the first of all these deeds of each turn. */
    'first?': ['turn'],
    /** Part of the trigger condition, checked as it occurs (9.6.5c). */
    'condition?': 'condition',
    /** Optional: its controller may pass instead (9.6.9). */
    'may?': 'yes',
    ...LIMIT,
    steps: 'steps',
    ...STOLEN,
    ...ELSEWHERE,
    /** Goes on for the rest of the run when the Runner trashes the card while accessing it (26.03 9.12.5). */
    'persistent?': 'yes',
  },
  paid: {
    ...AS,
    cost: 'cost',
    steps: 'steps',
    ...LIMIT,
    'onlyIf?': 'condition',
    /** Interacts with the encountered ice: of this subtype, or of any; needs strength (3.9.5). */
    'interface?': { either: ['subtype', ['any']] },
    /** Used while accessing a card (26.03 9.5.2c). */
    'access?': 'yes',
    /** Only the opponent of the card's controller can use it, or any player can. */
    'by?': ['opponent', 'any'],
    ...STOLEN,
    ...ELSEWHERE,
  },
  /** An interrupt: paid when it has a cost, conditional otherwise. */
  would: {
    ...AS,
    to: 'deed',
    'condition?': 'condition',
    'cost?': 'cost',
    'may?': 'yes',
    ...LIMIT,
    steps: 'steps',
  },
  /**
   * A replacement that applies by itself, or if its controller likes, as the effect is about to happen (9.8.8b, 6.7.3c):
   * the effect has another number, or something else is done.
   */
  instead: {
    ...AS,
    to: 'deed',
    'condition?': 'condition',
    'may?': 'yes',
    ...LIMIT,
    'amount?': 'value',
    'steps?': 'steps',
  },
  sub: { ...AS, steps: 'steps' },
  /** Recurring credits (1.10.5); a static ability beside it says what they may pay for. */
  recurring: { credits: 'count' },
} as const satisfies Family;

/** What a card can be given besides its own text; static abilities too. */
export const GAINED = {
  when: ABILITIES.when,
  paid: ABILITIES.paid,
  would: ABILITIES.would,
  instead: ABILITIES.instead,
  sub: ABILITIES.sub,
} as const satisfies Family;

/** The one kind of ability that an instruction can put off. */
export const CONDITIONAL = { when: ABILITIES.when } as const satisfies Family;
