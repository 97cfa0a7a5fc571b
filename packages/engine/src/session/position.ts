import { cardOf, type Game, idOf, objectOf, type Ruleset, refOf } from '../kernel/game.ts';
import type { Moment } from '../language/moment.ts';
import { maySee } from '../query/visibility.ts';
import { type Seat, SIDES, type Side } from '../side.ts';
import type { Frame, Instance, UseFrame } from '../state/frame.ts';
import { deckOf, handOf } from '../state/move.ts';
import { type Renaming, visitReferences, withOtherNames } from '../state/references.ts';
import {
  type Card,
  type CardId,
  LISTED_ZONES,
  type ListedZone,
  NOTHING,
  type ObjectRef,
  type Occurrence,
  type Run,
  type Server,
  type State,
} from '../state/state.ts';
import { lookedAt } from './looking.ts';

/** The definition of a card the seat may not know. */
export const UNKNOWN = -1;

/**
 * A game as a seat may know it, as plain data. Hidden cards have no definition, and which id one has says only where
 * it lies; the generator's words are gone; the pool names only cards the seat knows to be in the game.
 */
export interface Position {
  readonly state: State;
  /** Ids of each side's hidden cards, sorted, where the seat knows what they are if not where. */
  readonly hidden: Readonly<Record<Side, readonly string[] | null>>;
}

/** Moments at which both players see the card they are about. */
const SEEN_BY_BOTH: ReadonlySet<Moment> = new Set<Moment>([
  'rezzed',
  'derezzed',
  'played',
  'resolved',
  'scored',
  'stolen',
  'emptied',
  'abilityUsed',
  'forfeited',
  'revealed',
  'exposed',
  'iceEncountered',
  'iceFullyBroken',
  'traceInitiated',
  'traceSuccessful',
  'traceUnsuccessful',
  'accessedCardTrashed',
]);

/** Moments at which the Runner sees a card that its owner may not see (7.2.2). */
const SEEN_BY_RUNNER: ReadonlySet<Moment> = new Set<Moment>(['accessed', 'accessEnds']);

const sortedDefs = new WeakMap<Ruleset, readonly number[]>();

/** The definitions of a game by card id; made once. */
function defsInOrder({ rules, state }: Game): readonly number[] {
  let order = sortedDefs.get(rules);
  if (order === undefined) {
    const { pool } = state;
    order = pool.map((_, def) => def).sort((a, b) => ((pool[a] ?? '') < (pool[b] ?? '') ? -1 : 1));
    sortedDefs.set(rules, order);
  }
  return order;
}

const isInHandOrDeck = ({ zone }: Card): boolean =>
  zone === 'hq' || zone === 'rd' || zone === 'grip' || zone === 'stack';

/** Whether what is being used is an ability, not a basic action with a card. */
const usesAbility = ({ action, card }: UseFrame): boolean =>
  card >= 0 && (action === '' || action === 'ability');

class Mask implements Renaming {
  private readonly game: Game;
  private readonly state: State;
  private readonly seat: Seat;
  /** By card: whether the seat may know it. */
  private readonly known: boolean[];
  /** By card: what it is called in the position. */
  private readonly ids: CardId[];
  private readonly objects: number[];
  /** By definition: its place in the position's pool, UNKNOWN for what the seat does not know to be there. */
  private readonly defs: number[];
  private readonly pool: string[] = [];

  constructor(game: Game, seat: Seat) {
    const { state } = game;
    this.game = game;
    this.state = state;
    this.seat = seat;
    this.known = state.cards.map((card) => maySee(state, seat, card));
    for (const card of lookedAt(game, seat)) this.known[card.id] = true;
    for (const frame of state.stack) this.learnFrom(frame);
    this.ids = state.cards.map((card) => card.id);
    this.objects = state.cards.map((card) => card.object);
    this.defs = new Array(state.pool.length).fill(UNKNOWN);
  }

  position(): Position {
    const { state } = this;
    const stack = state.stack.map((frame) => this.withoutSecrets(frame));
    const met = state.met.filter((instance) => this.knowsInstance(instance));
    const waiting = [stack, met, state.lingering, state.run, state.lastRun];
    const used: boolean[] = new Array(state.pool.length).fill(false);
    const spoken = new Set<CardId>();
    visitReferences(waiting, {
      ref: (ref) => {
        if (this.isAlive(ref)) spoken.add(idOf(ref));
      },
      def: (def) => {
        if (def >= 0) used[def] = true;
      },
    });
    const hidden = { corp: this.hide('corp', spoken, used), runner: this.hide('runner', spoken, used) };
    this.makePool(used);
    return { state: this.masked(stack, met), hidden };
  }

  ref(ref: ObjectRef): ObjectRef {
    if (ref < 0) return ref;
    const card = cardOf(this.state, idOf(ref));
    if (this.known[card.id] === true) return ref;
    if (card.object === objectOf(ref))
      return refOf({ id: this.id(card.id), object: this.objects[card.id] as number });
    // What it was is gone; where the card is now, nobody may read from it.
    return refOf({ id: this.state[card.owner].identity, object: objectOf(ref) });
  }

  id(id: CardId): CardId {
    return id < 0 ? id : (this.ids[id] as CardId);
  }

  def(def: number): number {
    return def < 0 ? UNKNOWN : (this.defs[def] as number);
  }

  /** Whoever sees an ability used or resolved, or may trigger it, knows the card it is of. */
  private learnFrom(frame: Frame): void {
    if (frame.kind === 'ability') this.learn(frame.source, frame.def);
    if (frame.kind === 'use' && usesAbility(frame)) this.known[idOf(frame.card)] = true;
    if (!('pending' in frame)) return;
    for (const { controller, source, def } of frame.pending) {
      if (controller === this.seat) this.learn(source, def);
    }
  }

  private learn(source: ObjectRef, def: number): void {
    if (this.isAlive(source) && cardOf(this.state, idOf(source)).def === def) this.known[idOf(source)] = true;
  }

  private isAlive(ref: ObjectRef): boolean {
    return ref >= 0 && cardOf(this.state, idOf(ref)).object === objectOf(ref);
  }

  /** What a lingering effect brings about is no secret, even if its card is gone. */
  private knowsInstance({ controller, source, lingering }: Instance): boolean {
    return controller === this.seat || lingering > 0 || this.known[idOf(source)] === true;
  }

  /** A frame without the pending abilities of cards the seat may not know. */
  private withoutSecrets(frame: Frame): Frame {
    if (!('pending' in frame) || frame.pending.every((instance) => this.knowsInstance(instance)))
      return frame;
    return { ...frame, pending: frame.pending.filter((instance) => this.knowsInstance(instance)) };
  }

  /**
   * Gives a side's hidden cards the ids they have among them, in an order everybody sees: then none can be followed
   * by its id. In hands and decks the same is done with the numbers of the objects, which nobody can point at there
   * unless something waiting speaks of it. Returns the hidden list if the seat knows it.
   */
  private hide(side: Side, spoken: ReadonlySet<CardId>, used: boolean[]): readonly string[] | null {
    const { state, known, ids, objects } = this;
    const numbers: CardId[] = [];
    for (const card of state.cards) if (card.owner === side && !known[card.id]) numbers.push(card.id);
    const slots = this.slots(side, numbers);
    const unseen: CardId[] = [];
    slots.forEach((id, place) => {
      ids[id] = numbers[place] as CardId;
      if (isInHandOrDeck(cardOf(state, id)) && !spoken.has(id)) unseen.push(id);
    });
    const given = unseen.map((id) => objects[id] as number).sort((a, b) => a - b);
    unseen.forEach((id, place) => {
      objects[id] = given[place] as number;
    });
    return this.listOf(side, slots, used);
  }

  /** Hidden cards of a side in the order in which they lie on the table. */
  private slots(side: Side, hidden: readonly CardId[]): CardId[] {
    const { state, known } = this;
    const slots: CardId[] = [];
    const place = (list: readonly CardId[]): void => {
      for (const id of list) if (!known[id] && cardOf(state, id).owner === side) slots.push(id);
    };
    for (const server of state.servers) {
      place(server.ice);
      place(server.root);
    }
    const hosted = hidden.filter((id) => cardOf(state, id).zone === 'hosted');
    place(hosted.sort((a, b) => cardOf(state, a).object - cardOf(state, b).object));
    for (const zone of LISTED_ZONES) {
      if (zone !== handOf(side) && zone !== deckOf(side)) place(state.zones[zone]);
    }
    place(state.zones[handOf(side)]);
    place(state.zones[deckOf(side)]);
    return slots;
  }

  private listOf(side: Side, hidden: readonly CardId[], used: boolean[]): readonly string[] | null {
    const { state } = this;
    if (side !== this.seat && !state.openLists) return null;
    const copies: number[] = new Array(state.pool.length).fill(0);
    for (const id of hidden) {
      const { def } = cardOf(state, id);
      copies[def] = (copies[def] as number) + 1;
      used[def] = true;
    }
    const list: string[] = [];
    for (const def of defsInOrder(this.game)) {
      for (let copy = copies[def] as number; copy > 0; copy--) list.push(state.pool[def] as string);
    }
    return list;
  }

  private makePool(used: boolean[]): void {
    const { state, known } = this;
    for (const card of state.cards) if (known[card.id]) used[card.def] = true;
    const note = (list: readonly Occurrence[]): void => {
      for (const past of list) if (past.def >= 0 && this.knowsCardOf(past)) used[past.def] = true;
    };
    note(state.turn.history);
    note(state.occurred);
    for (const side of SIDES) note(state.lastTurn[side]);
    for (const def of defsInOrder(this.game)) {
      if (used[def]) this.defs[def] = this.pool.push(state.pool[def] as string) - 1;
    }
  }

  /**
   * Whether the seat knows which card something happened to. A card that has moved since is known by what it was only
   * if the seat sees it now and saw it then: else the two could be told to be one.
   */
  private knowsCardOf({ card: ref, moment }: Occurrence): boolean {
    if (ref < 0) return true;
    if (!this.known[idOf(ref)]) return false;
    if (this.isAlive(ref) || SEEN_BY_BOTH.has(moment)) return true;
    return cardOf(this.state, idOf(ref)).owner === this.seat && !SEEN_BY_RUNNER.has(moment);
  }

  private occurrence(past: Occurrence): Occurrence {
    const knows = this.knowsCardOf(past);
    const canPoint = this.isAlive(past.card) && !isInHandOrDeck(cardOf(this.state, idOf(past.card)));
    return {
      ...past,
      card: knows || canPoint ? this.ref(past.card) : NOTHING,
      def: knows ? this.def(past.def) : UNKNOWN,
      witnesses: past.witnesses.filter((ref) => this.isAlive(ref) && this.known[idOf(ref)]),
    };
  }

  private masked(stack: readonly Frame[], met: readonly Instance[]): State {
    const { state } = this;
    const { turn, lastTurn } = state;
    const past = (list: readonly Occurrence[]): Occurrence[] => list.map((one) => this.occurrence(one));
    const run = (one: Run | null): Run | null => (one === null ? null : withOtherNames(one, this));
    return {
      ...state,
      pool: this.pool,
      rng: [0, 0, 0, 0],
      cards: this.cards(),
      zones: this.zones(),
      servers: state.servers.map((server) => this.server(server)),
      corp: { ...state.corp },
      runner: { ...state.runner },
      turn: {
        ...turn,
        actions: turn.actions.slice(),
        clicksPerAction: turn.clicksPerAction.slice(),
        history: past(turn.history),
        used: turn.used.slice(),
      },
      lastTurn: { corp: past(lastTurn.corp), runner: past(lastTurn.runner) },
      stack: stack.map((frame) => withOtherNames(frame, this)),
      met: met.map((instance) => withOtherNames(instance, this)),
      occurred: past(state.occurred),
      lingering: state.lingering.map((effect) => withOtherNames(effect, this)),
      run: run(state.run),
      lastRun: run(state.lastRun),
    };
  }

  private cards(): Card[] {
    const cards: Card[] = new Array(this.state.cards.length);
    for (const card of this.state.cards) {
      const id = this.id(card.id);
      cards[id] = {
        ...card,
        id,
        def: this.known[card.id] ? this.def(card.def) : UNKNOWN,
        object: this.objects[card.id] as number,
        host: this.id(card.host),
      };
    }
    return cards;
  }

  private zones(): Record<ListedZone, CardId[]> {
    const zones = { ...this.state.zones };
    for (const zone of LISTED_ZONES) zones[zone] = this.renumbered(zones[zone]);
    return zones;
  }

  private server({ id, ice, root }: Server): Server {
    return { id, ice: this.renumbered(ice), root: this.renumbered(root) };
  }

  private renumbered(ids: readonly CardId[]): CardId[] {
    return ids.map((id) => this.ids[id] as CardId);
  }
}

/** The game as a seat may know it. */
export const positionOf = (game: Game, seat: Seat): Position => new Mask(game, seat).position();
