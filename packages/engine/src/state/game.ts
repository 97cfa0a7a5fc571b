import { numberOfDeed } from '../compile/noted.ts';
import type { CompiledCard } from '../compile/program.ts';
import type { Citation } from '../editions/citations.ts';
import { at } from '../invariant.ts';
import type { Change, Changing, Granting, StaticData } from '../language/ability.ts';
import type { EffectName } from '../language/effect.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import type { Decision } from './decision.ts';
import type { EffectWord } from './effect-word.ts';
import type { GameEvent } from './event.ts';
import { ownCard } from './fork.ts';
import type { Frame } from './frame.ts';
import type { Ruleset } from './ruleset.ts';
import type { Card, CardId, ObjectRef, Player, State } from './state.ts';
import type { Tale } from './tale.ts';
import type { Witness } from './witness.ts';

export type StaticName = StaticData['static'];

/** A static ability that an active card has, and the definition it is said in. */
export interface Holder<N extends StaticName = StaticName> {
  readonly card: Card;
  readonly def: number;
  readonly ability: Extract<StaticData, { static: N }>;
}

/** A static ability that an active card has and that changes numbers. */
export interface Changer {
  readonly card: Card;
  readonly def: number;
  readonly ability: Change;
}

/** A static ability of an active card that gives or takes subtypes. */
export interface Granter {
  readonly card: Card;
  readonly ability: Granting;
}

/** The active cards as of a certain activity, and those of them that have each kind of ability. */
export interface ActiveCards {
  readonly activity: number;
  readonly cards: readonly Card[];
  /** With those in the Runner's score area that the Corp can use there. */
  readonly withPaid: readonly Card[];
  /** Those of them with a paid ability that is no action. */
  readonly forWindows: readonly Card[];
  /** Those of these with one that is of use outside encounters. */
  readonly outsideEncounters: readonly Card[];
  readonly withStatics: readonly Card[];
  /** Whether one of them changes what deeds cost. */
  readonly changesPrices: boolean;
  /** Their static abilities of each kind; found as they are first asked for. */
  holding: Map<StaticName, readonly Holder[]> | null;
  /** What changes each number; nothing where no active card does. */
  readonly changing: ReadonlyMap<Changing, readonly Changer[]> | null;
  readonly granting: readonly Granter[];
  readonly withConditionals: readonly Card[];
  readonly withInterrupts: readonly Card[];
  /** Those other cards may be installed onto. */
  readonly hosts: readonly Card[];
  /** Cards, wherever they are, with a paid ability that works from a hand or discard pile; found as it is first asked for. */
  elsewhere: readonly Card[] | null;
}

/** A game in progress: its state, the tables it is played by, and what happened since last asked. */
export interface Game {
  readonly state: State;
  readonly rules: Ruleset;
  /** Null: nobody listens, nothing is noted. */
  events: GameEvent[] | null;
  /** What the events are told with; null until somebody listens. */
  tale: Tale | null;
  /** Null: nobody measures which abilities take effect. */
  witness: Witness | null;
  /** The decision the game waits for, once computed. */
  waiting: Decision | null;
  /** How many abilities have started, and processes been repeated, since a player last had a choice. */
  unasked: number;
  /** Kept until a card becomes active or inactive; see query/active.ts. */
  active: ActiveCards | null;
}

/** A game at some state of it; made in one place, so that all games have one shape. */
export const newGame = (
  state: State,
  rules: Ruleset,
  events: GameEvent[] | null,
  waiting: Decision | null = null,
  unasked = 0,
  tale: Tale | null = null,
): Game => ({ state, rules, events, tale, witness: null, waiting, unasked, active: null });

const ID_BITS = 9;
const ID_MASK = (1 << ID_BITS) - 1;
/** How many cards a game can have, identities included. */
export const MAX_CARDS = 1 << ID_BITS;

/** A card of a state, the state's own: whoever asks may change it. */
export function cardOf(state: State, id: CardId): Card {
  const card = at(state.cards, id);
  return card.copy === state.copy ? card : ownCard(state, card);
}
export const refOf = (card: Pick<Card, 'id' | 'object'>): ObjectRef => (card.object << ID_BITS) | card.id;
export const idOf = (ref: ObjectRef): CardId => ref & ID_MASK;
/** The number both players use for the object, in keys and views. */
export const objectOf = (ref: ObjectRef): number => ref >> ID_BITS;

/** The card a reference speaks of, if it is still the same object. */
export function findCard(state: State, ref: ObjectRef): Card | null {
  if (ref < 0) return null;
  const card = cardOf(state, idOf(ref));
  return card.object === objectOf(ref) ? card : null;
}

export const defOf = (game: Game, card: Card): CompiledCard => at(game.rules.defs, card.def);
/** Whether a card of the game asks or says something about a deed: bits of noted.ts. */
export const isSaid = ({ rules }: Game, deed: DeedName, bits: number): boolean =>
  ((rules.about[numberOfDeed(deed)] as number) & bits) !== 0;
/** What the rules say about an effect. */
export const wordOf = (game: Game, name: EffectName): EffectWord =>
  game.rules.effects.get(name) as EffectWord;
export const playerOf = (state: State, side: Side): Player => (side === 'corp' ? state.corp : state.runner);
export const cite = (game: Game, name: Citation): string => game.rules.edition.rules[name];

export function top(state: State): Frame {
  return at(state.stack, state.stack.length - 1);
}
export const push = (state: State, frame: Frame): void => {
  state.stack.push(frame);
};
export const pop = (state: State): void => {
  state.stack.pop();
};

/** A card is controlled by whose score area it lies in, else by its owner (1.13.2). */
export function controllerOf(card: Card): Side {
  if (card.zone === 'runnerScore') return 'runner';
  if (card.zone === 'corpScore') return 'corp';
  return card.owner;
}

/** The abilities of a stolen agenda are still the Corp's (26.03 1.14.4a; for 1.4 see docs/RULINGS.md). */
export const abilityController = (card: Card): Side =>
  card.zone === 'runnerScore' ? card.owner : controllerOf(card);
