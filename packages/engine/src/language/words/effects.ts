import type { Family, Fields } from '../shape.ts';

/** How long a change lasts that is not for good. */
export const DURATIONS = [
  'turn',
  'run',
  'encounter',
  'breach',
  'access',
  /** The whole of that turn, and nothing before it. */
  'yourNextTurn',
  'theirNextTurn',
] as const;

/**
 * What a directed act costs: so much less, or nothing. `cost`: the install, rez or play cost is ignored, what the act
 * costs on top is not; `all`: all costs are (1.16.5 in edition 26.03).
 */
const TERMS = { 'less?': 'value', 'free?': ['cost', 'all'] } as const;

/** A zone or deck is that of the cards' owner; what is set aside lies faceup. */
export const TO_ZONE = { zone: ['hand', 'setAside', 'removed'] } as const satisfies Fields;
/**
 * The score area of who does it, or of their opponent, where agendas alone lie: another card is turned into one worth so
 * many points, without any of its own text (10.1.3). Nothing is scored or stolen by that (26.03 1.17.3e-f).
 */
export const TO_SCORE = { score: 'who', 'asAgenda?': 'integer' } as const satisfies Fields;
/** Several go there in the order of who moves them. */
export const TO_DECK = { deck: ['top', 'bottom', 'shuffled'] } as const satisfies Fields;
/**
 * Hosted without being installed; an installed card only changes its host (1.12.2). `asCounter`: an operation or event turns
 * itself into a condition counter with this text, which is active as long as it is hosted (1.9.5j, 10.1.4).
 */
export const TO_HOST = {
  hostedOn: 'cards',
  'facedown?': 'yes',
  'asCounter?': { list: 'ability' },
} as const satisfies Fields;

/** What players have and can gain or lose. */
export const POSSESSIONS = ['credits', 'clicks', 'tags', 'badPublicity'] as const;

/** An installed card moves there and stays installed: into the root, or ice to the outermost position. Of several servers its controller chooses one. */
export const TO_SERVER = { server: 'server', at: ['root', 'ice'] } as const satisfies Fields;

/** What an instruction does to the game. */
export const EFFECTS = {
  /** What only one side has needs no word about who gains or loses it. */
  gain: { what: 'possession', amount: 'quantity', 'who?': 'who' },
  /** `by`: who removes tags, if not who the ability is of. */
  lose: { what: 'possession', amount: 'amount', 'who?': 'who', 'by?': 'who' },
  draw: { amount: 'quantity', who: 'who' },
  damage: { type: 'damageType', amount: 'quantity', 'unpreventable?': 'yes' },
  placeCounters: { counter: 'counter', amount: 'quantity', on: 'cards', 'load?': 'yes' },
  removeCounters: { counter: 'counter', amount: 'amount', on: 'cards' },
  /** Counters go from a card to another, credits also from your pool; they come to lie there as if placed (26.03 1.9.2b). */
  shiftCounters: { counter: 'counter', amount: 'amount', from: { either: ['cards', ['pool']] }, to: 'cards' },
  charge: { on: 'cards' },
  takeCredits: { amount: 'amount', from: 'cards' },
  /** Only chooses: what follows speaks of them as "that", in the same instruction (26.03 9.11.4c). */
  target: { what: 'cards' },
  /** Agendas out of their player's score area and out of the game (10.1.2). */
  forfeit: { what: 'cards' },
  /** Without `by`, you do it. */
  trash: { what: 'cards', 'by?': 'who', 'unpreventable?': 'yes' },
  rez: { what: 'cards', ...TERMS },
  derez: { what: 'cards' },
  /** Turns cards over where they lie, the Runner's installed ones, hosted ones, those in Archives and installed agendas. */
  turn: { what: 'cards', face: ['faceup', 'facedown'] },
  /** Advances cards, which placing counters is not (1.17.1a). */
  advance: { what: 'cards' },
  /** Agendas that can be scored, or that are not installed and so have no requirement to meet. */
  score: { what: 'cards' },
  /** The Runner steals agendas; `free`: without what that costs on top. */
  steal: { what: 'cards', 'free?': ['all'] },
  /**
   * `rez`: each card is rezzed once it is installed, in the same instruction (26.03 8.5.15). The terms hold for both; what
   * is to be paid less is a total that the Corp divides (26.03 1.16.2f). `facedown`: a card of the Runner, of whatever type,
   * goes into the rig without being anything there (8.4.2).
   */
  install: { what: 'cards', ...TERMS, 'into?': 'destination', 'rez?': 'yes', 'facedown?': 'yes' },
  /** Plays an operation or event; `after`: what becomes of it once it has resolved, instead of being trashed. */
  play: { what: 'cards', ...TERMS, 'after?': ['removed'] },
  /** Puts cards somewhere, which is no movement of its own (26.03 8.2.1a). */
  move: { what: 'cards', to: 'place' },
  shuffleDeck: {},
  purge: {},
  endActionPhase: {},
  takeAction: { clickDiscount: 'count', 'different?': 'yes' },
  /** Static abilities that work for a while, whatever becomes of their card (9.9): so long, or until something happens. */
  linger: { until: { either: ['duration', 'deed'] }, statics: { list: 'static' } },
  /** The abilities it comes with exist for that run alone, whatever becomes of this card (9.9). */
  run: { on: 'server', 'with?': { list: 'ability' } },
  /** What it comes with holds for that breach alone. */
  breach: { server: 'server', 'with?': { list: 'static' } },
  access: { what: 'cards' },
  /** This card remembers them while it is the object it is, instead of those it remembered before (26.03 9.10.3). */
  remember: { what: 'cards' },
  /** Turns this identity to its other side. */
  flip: {},
  identifyMark: {},
  sabotage: { amount: 'value' },
  /** Moves the Runner to a piece of ice, which they approach, or to the outermost position of a server. */
  approach: { what: 'cards' },
  moveRunner: { to: 'centralServer' },
  /** Another server is attacked; the Runner and the run stay where they are. */
  redirect: { to: 'centralServer' },
  /** The Runner approaches the attacked server. */
  approachServer: {},
  endRun: {},
  break: { number: 'value', 'upTo?': 'yes' },
  /** Resolves one subroutine of such ice, as one of that ice, whoever it is that says so. */
  fire: { what: 'cards' },
  bypass: {},
  accessMore: { amount: 'value' },
  mayJackOut: {},
  /** The Runner jacks out, if they can. */
  jackOut: {},
  /** Somebody wins the game. */
  win: { who: 'who' },
  /** Shows cards to you alone (1.20.2). */
  look: { what: 'cards' },
  reveal: { what: 'cards' },
  expose: { what: 'cards' },
  /** Two cards of one choice, or one card with another; between zones too (10.11.4). */
  swap: { what: 'cards', 'other?': 'cards' },
  encounter: { what: 'cards' },
  later: { ability: 'conditional' },
  prevent: { amount: 'amount' },
  setImminent: { amount: 'value' },
  /** Cards that would be trashed move there instead, and still count as trashed (1.18.1a). */
  instead: { to: 'place' },
} as const satisfies Family;

export type EffectName = keyof typeof EFFECTS;

/** Effects of which an ability can ask how much they did. */
export const COUNTED = [
  'gain',
  'lose',
  'draw',
  'damage',
  'placeCounters',
  'removeCounters',
  'shiftCounters',
  'takeCredits',
  'trash',
  'forfeit',
  'derez',
  'turn',
  'move',
] as const satisfies readonly EffectName[];
