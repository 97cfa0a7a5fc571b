import type { ConditionalData } from './ability.ts';
import { change } from './change.ts';
import type { Filter } from './filter.ts';
import type { CentralServer, Counter, DamageType } from './lists.ts';
import type { CardRef } from './reference.ts';
import type { Sorts } from './sorts.ts';
import type { Amount, Quantity, ValueData } from './value.ts';

export type Recipient = Sorts['who'];

/** Servers, as a card speaks of them. */
export type ServerSpec = Sorts['server'];

/** Where a move puts cards. */
export type Place = Sorts['place'];

/** How long a change lasts that is not for good. */
export type Duration = Sorts['duration'];

/** What an instruction does to the game. */
export type EffectData = Sorts['effect'];

export type EffectName = EffectData['effect'];

export type Possession = Sorts['possession'];

const gain = (what: Possession, amount: Quantity, who?: Recipient): EffectData =>
  who === undefined ? { effect: 'gain', what, amount } : { effect: 'gain', what, amount, who };
const lose = (what: Possession, amount: Amount, who?: Recipient): EffectData =>
  who === undefined ? { effect: 'lose', what, amount } : { effect: 'lose', what, amount, who };

export const gainCredits = (amount: Quantity, who: Recipient = 'you'): EffectData =>
  gain('credits', amount, who);
export const loseCredits = (amount: Amount, who: Recipient = 'you'): EffectData =>
  lose('credits', amount, who);
export const gainClicks = (amount: Quantity, who: Recipient = 'you'): EffectData =>
  gain('clicks', amount, who);
export const loseClicks = (amount: Amount, who: Recipient = 'you'): EffectData => lose('clicks', amount, who);
export const draw = (amount: Quantity, who: Recipient = 'you'): EffectData => ({
  effect: 'draw',
  amount,
  who,
});
export const giveTags = (amount: Quantity): EffectData => gain('tags', amount);
export const removeTags = (amount: Amount): EffectData => lose('tags', amount);
/** The opponent of who this is of removes them. */
export const theyRemoveTags = (amount: Amount): EffectData => ({
  effect: 'lose',
  what: 'tags',
  amount,
  by: 'opponent',
});
export const takeBadPublicity = (amount: Quantity): EffectData => gain('badPublicity', amount);
export const removeBadPublicity = (amount: Amount): EffectData => lose('badPublicity', amount);
export const damage = (type: DamageType, amount: Quantity): EffectData => ({
  effect: 'damage',
  type,
  amount,
});
export const placeCounters = (counter: Counter, amount: Quantity, on: CardRef = 'this'): EffectData => ({
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
export const removeCounters = (counter: Counter, amount: Amount, on: CardRef = 'this'): EffectData => ({
  effect: 'removeCounters',
  counter,
  amount,
  on,
});
/** Moves counters from a card to another; of a set only cards that host some can be chosen. */
export const shiftCounters = (counter: Counter, amount: Amount, from: CardRef, to: CardRef): EffectData => ({
  effect: 'shiftCounters',
  counter,
  amount,
  from:
    typeof from === 'object' && from.cards === 'choose'
      ? { ...from, from: { ...from.from, hosts: counter } }
      : from,
  to,
});
/** Moves credits from your pool to a card. */
export const bankCredits = (amount: Amount, to: CardRef = 'this'): EffectData => ({
  effect: 'shiftCounters',
  counter: 'credits',
  amount,
  from: 'pool',
  to,
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
/** Chooses cards of which the next sentence speaks as "that". */
export const target = (what: CardRef): EffectData => ({ effect: 'target', what });
export const trash = (what: CardRef): EffectData => ({ effect: 'trash', what });
/** Your opponent chooses such cards and trashes them. */
export const theyTrash = (from: Filter, count: ValueData = 1): EffectData => ({
  effect: 'trash',
  what: { cards: 'choose', from, count, by: 'opponent' },
  by: 'opponent',
});
export const trashSourceCard: EffectData = { effect: 'trash', what: 'this' };
type How<N extends EffectName> = Omit<Extract<EffectData, { effect: N }>, 'effect' | 'what'>;

export const rez = (what: CardRef, how: How<'rez'> = {}): EffectData => ({ effect: 'rez', what, ...how });
export const rezIgnoringCosts = (what: CardRef): EffectData => rez(what, { free: 'all' });
export const derez = (what: CardRef): EffectData => ({ effect: 'derez', what });
/** Turns cards over where they lie. */
export const turn = (what: CardRef, face: 'faceup' | 'facedown'): EffectData => ({
  effect: 'turn',
  what,
  face,
});
/** Installs cards of the Runner without showing them; they are nothing there (8.4.2). */
export const installFacedown = (what: CardRef): EffectData => ({ effect: 'install', what, facedown: true });
export const install = (what: CardRef, how: How<'install'> = {}): EffectData => ({
  effect: 'install',
  what,
  ...how,
});
/** An operation or event is played, paying for it. */
export const play = (what: CardRef, how: How<'play'> = {}): EffectData => ({ effect: 'play', what, ...how });
/** Directly inward of this card, a piece of ice. */
export const installInward = (what: CardRef): EffectData =>
  install(what, { free: 'all', into: { inwardOf: 'this' } });
export const move = (what: CardRef, to: Place): EffectData => ({ effect: 'move', what, to });
export const addToHand = (what: CardRef): EffectData => move(what, { zone: 'hand' });
export const addToTop = (what: CardRef): EffectData => move(what, { deck: 'top' });
export const addToBottom = (what: CardRef): EffectData => move(what, { deck: 'bottom' });
export const shuffleIntoDeck = (what: CardRef): EffectData => move(what, { deck: 'shuffled' });
/** Faceup, in the set-aside zone. */
export const setAside = (what: CardRef): EffectData => move(what, { zone: 'setAside' });
export const removeFromGame = (what: CardRef): EffectData => move(what, { zone: 'removed' });
/** Agendas are put into your score area, or your opponent's; they are not scored or stolen. */
export const addToScoreArea = (what: CardRef, score: Recipient = 'you'): EffectData => move(what, { score });
/** This card is turned into an agenda worth so many points, in your score area or your opponent's. */
export const addAsAgenda = (asAgenda: number, score: Recipient = 'you'): EffectData =>
  move('this', { score, asAgenda });
export const host = (what: CardRef, on: CardRef = 'this'): EffectData => move(what, { hostedOn: on });
/** This card becomes a condition counter with that text (10.1.4). */
export const hostAsCounter = (hostedOn: CardRef, ...asCounter: readonly Sorts['ability'][]): EffectData =>
  move('this', { hostedOn, asCounter });
export const hostFacedown = (what: CardRef): EffectData => move(what, { hostedOn: 'this', facedown: true });
export const purgeVirusCounters: EffectData = { effect: 'purge' };
export const endActionPhase: EffectData = { effect: 'endActionPhase' };
export const takeDifferentAction = (clickDiscount: number): EffectData => ({
  effect: 'takeAction',
  clickDiscount,
  different: true,
});
export const takeAction = (clickDiscount: number): EffectData => ({ effect: 'takeAction', clickDiscount });
/** For so long these static abilities work (9.9). */
export const forThe = (
  until: Duration | Sorts['deed'],
  ...statics: readonly Sorts['static'][]
): EffectData => ({
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
export const shuffleInstead: EffectData = { effect: 'instead', to: { deck: 'shuffled' } };

/** Makes a run, with abilities that exist for that run alone. */
export const run = (on: ServerSpec, ...abilities: readonly Sorts['ability'][]): EffectData =>
  abilities.length === 0 ? { effect: 'run', on } : { effect: 'run', on, with: abilities };
/** A breach, with static abilities that hold for it alone. */
export const breach = (server: ServerSpec, ...statics: readonly Sorts['static'][]): EffectData =>
  statics.length === 0 ? { effect: 'breach', server } : { effect: 'breach', server, with: statics };
export const access = (what: CardRef): EffectData => ({ effect: 'access', what });
/** Keeps cards in mind; the card speaks of them as 'remembered' from then on. */
export const remember = (what: CardRef): EffectData => ({ effect: 'remember', what });
/** Turns this identity to its other side. */
export const flip: EffectData = { effect: 'flip' };
/** Makes a random central server the mark for the turn, unless there is one already (26.03 10.11). */
export const identifyMark: EffectData = { effect: 'identifyMark' };
/** The Corp trashes so many cards from HQ and the top of R&D together (26.03 10.12). */
export const sabotage = (amount: ValueData): EffectData => ({ effect: 'sabotage', amount });
export const approach = (what: CardRef): EffectData => ({ effect: 'approach', what });
export const moveToOutermost = (to: CentralServer): EffectData => ({ effect: 'moveRunner', to });
export const redirect = (to: CentralServer): EffectData => ({ effect: 'redirect', to });
export const approachServer: EffectData = { effect: 'approachServer' };
export const endTheRun: EffectData = { effect: 'endRun' };
/** Breaks exactly this many unbroken subroutines of the encountered ice, or as many as there are. */
export const breakSubroutines = (number: ValueData): EffectData => ({ effect: 'break', number });
export const breakUpTo = (number: ValueData): EffectData => ({ effect: 'break', number, upTo: true });
export const pumpStrength = (amount: ValueData, until: Duration = 'encounter'): EffectData =>
  forThe(until, change('this', 'strength', amount));
export const weakenEncountered = (amount: number): EffectData =>
  forThe('encounter', change('encountered', 'strength', -amount));
/** Resolves a subroutine of ice, of the controller's choice. */
export const fire = (what: CardRef): EffectData => ({ effect: 'fire', what });
export const bypass: EffectData = { effect: 'bypass' };
export const accessMore = (amount: ValueData): EffectData => ({ effect: 'accessMore', amount });
export const jackOut: EffectData = { effect: 'jackOut' };
export const youWin: EffectData = { effect: 'win', who: 'you' };
export const advance = (what: CardRef): EffectData => ({ effect: 'advance', what });
export const score = (what: CardRef): EffectData => ({ effect: 'score', what });
export const stealIgnoringCosts = (what: CardRef): EffectData => ({ effect: 'steal', what, free: 'all' });
export const runnerMayJackOut: EffectData = { effect: 'mayJackOut' };
export const look = (what: CardRef): EffectData => ({ effect: 'look', what });
export const reveal = (what: CardRef): EffectData => ({ effect: 'reveal', what });
export const expose = (what: CardRef): EffectData => ({ effect: 'expose', what });
/** Exchanges the places of two chosen installed cards. */
export const swap = (what: CardRef, other?: CardRef): EffectData =>
  other === undefined ? { effect: 'swap', what } : { effect: 'swap', what, other };
/** To the root of the server those cards are in or protect. */
export const moveToRootOf = (what: CardRef, cards: CardRef): EffectData =>
  move(what, { server: { of: cards }, at: 'root' });
/** Forces an encounter with a piece of ice. */
export const encounter = (what: CardRef): EffectData => ({ effect: 'encounter', what });
