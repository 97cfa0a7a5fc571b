import type { Family } from '../shape.ts';

/** How long a change lasts that is not for good. */
export const DURATIONS = ['turn', 'run', 'encounter'] as const;

/** What an instruction does to the game. */
export const EFFECTS = {
  gainCredits: { amount: 'value', who: 'who' },
  loseCredits: { amount: 'value', who: 'who' },
  gainClicks: { amount: 'value', who: 'who' },
  loseClicks: { amount: 'value', who: 'who' },
  draw: { amount: 'value', who: 'who' },
  giveTags: { amount: 'value' },
  removeTags: { amount: 'value' },
  takeBadPublicity: { amount: 'value' },
  damage: { type: 'damageType', amount: 'value', 'unpreventable?': 'yes' },
  placeCounters: { counter: 'counter', amount: 'value', on: 'cards', 'load?': 'yes' },
  removeCounters: { counter: 'counter', amount: 'value', on: 'cards' },
  charge: { on: 'cards' },
  takeCredits: { amount: 'amount', from: 'cards' },
  trash: { what: 'cards', 'unpreventable?': 'yes' },
  rez: { what: 'cards', 'free?': 'yes' },
  derez: { what: 'cards' },
  /** `inward`: directly inward of the source, a piece of ice. */
  install: { what: 'cards', 'free?': 'yes', 'inward?': 'yes' },
  addToHand: { what: 'cards', 'reveal?': 'yes' },
  shuffleIntoDeck: { what: 'cards' },
  shuffleDeck: {},
  removeFromGame: { what: 'cards' },
  host: { what: 'cards', 'facedown?': 'yes' },
  purge: {},
  endActionPhase: {},
  takeAction: { clickDiscount: 'count', 'different?': 'yes' },
  /** Static abilities that work for a while, whatever becomes of their card (9.9). */
  linger: { until: 'duration', statics: { list: 'static' } },
  run: { on: 'server' },
  identifyMark: {},
  sabotage: { amount: 'value' },
  /** Moves the Runner to a piece of ice, which they approach, or to the outermost position of a server. */
  approach: { what: 'cards' },
  moveRunner: { to: 'centralServer' },
  /** Another server is attacked; the Runner and the run stay where they are. */
  attackInstead: { to: 'centralServer' },
  endRun: {},
  break: { number: 'count', 'upTo?': 'yes' },
  strength: { of: 'cards', amount: 'value', until: 'duration' },
  bypass: {},
  accessMore: { amount: 'value' },
  mayJackOut: {},
  reveal: { what: 'cards' },
  expose: { what: 'cards' },
  swap: { what: 'cards' },
  encounter: { what: 'cards' },
  later: { ability: 'conditional' },
  prevent: { amount: 'amount' },
  setImminent: { amount: 'value' },
  redirectToDeck: {},
} as const satisfies Family;

export type EffectName = keyof typeof EFFECTS;
