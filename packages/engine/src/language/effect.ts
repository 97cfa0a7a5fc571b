import type { ConditionalData } from './ability.ts';
import type { CentralServer, Counter, DamageType } from './lists.ts';
import type { CardRef } from './reference.ts';
import type { Sorts } from './sorts.ts';
import type { Amount, ValueData } from './value.ts';

export type Recipient = Sorts['who'];

/** Servers, as a card speaks of them. */
export type ServerSpec = Sorts['server'];

/** How long a change lasts that is not for good. */
export type Duration = Sorts['duration'];

/** What an instruction does to the game. */
export type EffectData = Sorts['effect'];

export type EffectName = EffectData['effect'];

export const gainCredits = (amount: ValueData, who: Recipient = 'you'): EffectData => ({
  effect: 'gainCredits',
  amount,
  who,
});
export const loseCredits = (amount: ValueData, who: Recipient = 'you'): EffectData => ({
  effect: 'loseCredits',
  amount,
  who,
});
export const gainClicks = (amount: ValueData, who: Recipient = 'you'): EffectData => ({
  effect: 'gainClicks',
  amount,
  who,
});
export const loseClicks = (amount: ValueData, who: Recipient = 'you'): EffectData => ({
  effect: 'loseClicks',
  amount,
  who,
});
export const draw = (amount: ValueData, who: Recipient = 'you'): EffectData => ({
  effect: 'draw',
  amount,
  who,
});
export const giveTags = (amount: ValueData): EffectData => ({ effect: 'giveTags', amount });
export const removeTags = (amount: ValueData): EffectData => ({ effect: 'removeTags', amount });
export const takeBadPublicity = (amount: ValueData): EffectData => ({ effect: 'takeBadPublicity', amount });
export const damage = (type: DamageType, amount: ValueData): EffectData => ({
  effect: 'damage',
  type,
  amount,
});
export const placeCounters = (counter: Counter, amount: ValueData, on: CardRef = 'this'): EffectData => ({
  effect: 'placeCounters',
  counter,
  amount,
  on,
});
/** Places counters whose running out the card may ask about (10.9). */
export const load = (counter: Counter, amount: ValueData): EffectData => ({
  effect: 'placeCounters',
  counter,
  amount,
  on: 'this',
  load: true,
});
export const removeCounters = (counter: Counter, amount: ValueData, on: CardRef = 'this'): EffectData => ({
  effect: 'removeCounters',
  counter,
  amount,
  on,
});
/** One more power counter on a card that hosts one; of a set only such cards can be chosen (26.03 10.10). */
export const charge = (on: CardRef): EffectData => ({
  effect: 'charge',
  on: typeof on === 'object' && on.cards === 'choose' ? { ...on, from: { ...on.from, hosts: 'power' } } : on,
});
export const takeCredits = (amount: Amount, from: CardRef = 'this'): EffectData => ({
  effect: 'takeCredits',
  amount,
  from,
});
export const trash = (what: CardRef): EffectData => ({ effect: 'trash', what });
export const trashSourceCard: EffectData = { effect: 'trash', what: 'this' };
export const rezIgnoringCosts = (what: CardRef): EffectData => ({ effect: 'rez', what, free: true });
export const derez = (what: CardRef): EffectData => ({ effect: 'derez', what });
export const install = (what: CardRef): EffectData => ({ effect: 'install', what });
export const addToHand = (what: CardRef): EffectData => ({ effect: 'addToHand', what });
export const shuffleIntoDeck = (what: CardRef): EffectData => ({ effect: 'shuffleIntoDeck', what });
export const removeFromGame = (what: CardRef): EffectData => ({ effect: 'removeFromGame', what });
export const host = (what: CardRef): EffectData => ({ effect: 'host', what });
export const hostFacedown = (what: CardRef): EffectData => ({ effect: 'host', what, facedown: true });
export const purgeVirusCounters: EffectData = { effect: 'purge' };
export const endActionPhase: EffectData = { effect: 'endActionPhase' };
export const takeDifferentAction = (clickDiscount: number): EffectData => ({
  effect: 'takeAction',
  clickDiscount,
  different: true,
});
export const takeAction = (clickDiscount: number): EffectData => ({ effect: 'takeAction', clickDiscount });
/** For so long these static abilities work (9.9). */
export const forThe = (until: Duration, ...statics: readonly Sorts['static'][]): EffectData => ({
  effect: 'linger',
  until,
  statics,
});
/** Creates a delayed conditional ability that waits for its moment once (9.6.14). */
export const later = (ability: ConditionalData): EffectData => ({ effect: 'later', ability });
/** In an interrupt: lowers the imminent value, or removes the effect altogether. */
export const prevent = (amount: Amount): EffectData => ({ effect: 'prevent', amount });
/** In an interrupt: the imminent effect happens with another value. */
export const setImminent = (amount: ValueData): EffectData => ({ effect: 'setImminent', amount });
/** In an interrupt on trashing: the card is shuffled into its owner's deck, and still counts as trashed. */
export const shuffleInstead: EffectData = { effect: 'redirectToDeck' };

export const run = (on: ServerSpec): EffectData => ({ effect: 'run', on });
/** Makes a random central server the mark for the turn, unless there is one already (26.03 10.11). */
export const identifyMark: EffectData = { effect: 'identifyMark' };
/** The Corp trashes so many cards from HQ and the top of R&D together (26.03 10.12). */
export const sabotage = (amount: ValueData): EffectData => ({ effect: 'sabotage', amount });
export const approach = (what: CardRef): EffectData => ({ effect: 'approach', what });
export const moveToOutermost = (to: CentralServer): EffectData => ({ effect: 'moveRunner', to });
export const attackInstead = (to: CentralServer): EffectData => ({ effect: 'attackInstead', to });
export const endTheRun: EffectData = { effect: 'endRun' };
/** Breaks exactly this many unbroken subroutines of the encountered ice, or as many as there are. */
export const breakSubroutines = (number: number): EffectData => ({ effect: 'break', number });
export const breakUpTo = (number: number): EffectData => ({ effect: 'break', number, upTo: true });
export const pumpStrength = (amount: ValueData, until: Duration = 'encounter'): EffectData => ({
  effect: 'strength',
  of: 'this',
  amount,
  until,
});
export const weakenEncountered = (amount: number): EffectData => ({
  effect: 'strength',
  of: 'encountered',
  amount: -amount,
  until: 'encounter',
});
export const bypass: EffectData = { effect: 'bypass' };
export const accessMore = (amount: ValueData): EffectData => ({ effect: 'accessMore', amount });
export const runnerMayJackOut: EffectData = { effect: 'mayJackOut' };
export const reveal = (what: CardRef): EffectData => ({ effect: 'reveal', what });
export const expose = (what: CardRef): EffectData => ({ effect: 'expose', what });
/** Exchanges the places of two chosen installed cards. */
export const swap = (what: CardRef): EffectData => ({ effect: 'swap', what });
/** Forces an encounter with a piece of ice. */
export const encounter = (what: CardRef): EffectData => ({ effect: 'encounter', what });
export const installInward = (what: CardRef): EffectData => ({
  effect: 'install',
  what,
  free: true,
  inward: true,
});
