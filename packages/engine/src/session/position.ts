import type { CardData } from '../language/card.ts';
import { type Seat, SIDES, type Side } from '../side.ts';
import { copyCard } from '../state/fork.ts';
import { type BidFrame, type Frame, type Instance, NO_BID, SECRET_BID } from '../state/frame.ts';
import { cardOf, type Game, idOf, objectOf, refOf } from '../state/game.ts';
import { deckOf, HOST_GONE, handOf, lostItsHost } from '../state/move.ts';
import { type Renaming, visitReferences, withOtherNames } from '../state/references.ts';
import type { Ruleset } from '../state/ruleset.ts';
import {
  type Card,
  type CardId,
  LISTED_ZONES,
  type ListedZone,
  NOTHING,
  type ObjectRef,
  type Occurrence,
  type Run,
  type State,
} from '../state/state.ts';
import { isInTheCrowd } from '../state/visibility.ts';
import { isAlive, Knowledge } from './knowledge.ts';

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
  /** Cards of one's own that both players agreed to play with. */
  readonly cards: readonly CardData[];
}

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

/** Masks a state: written for speed where it goes over all cards, as bots ask for a position at every decision. */
class Mask implements Renaming {
  private readonly game: Game;
  private readonly state: State;
  private readonly seat: Seat;
  private readonly knows: Knowledge;
  /** By card: what it is called in the position. */
  private readonly ids: CardId[] = [];
  private readonly objects: number[] = [];
  /** By definition: its place in the position's pool, UNKNOWN for what the seat does not know to be there. */
  private readonly defs: number[] = [];
  private readonly used: boolean[] = [];
  private readonly pool: string[] = [];
  /** Cards that something waiting speaks of. */
  private readonly spoken = new Set<CardId>();

  constructor(game: Game, seat: Seat) {
    const { state } = game;
    this.game = game;
    this.state = state;
    this.seat = seat;
    this.knows = new Knowledge(game, seat);
    for (const { id, object } of state.cards) {
      this.ids.push(id);
      this.objects.push(object);
    }
    for (let def = 0; def < state.pool.length; def++) {
      this.defs.push(UNKNOWN);
      this.used.push(false);
    }
  }

  position(): Position {
    const { state } = this;
    const stack = state.stack.map((frame) => this.withoutSecrets(frame));
    const met = state.met.filter((instance) => this.knows.ofInstance(instance));
    visitReferences([stack, met, state.lingering, state.run, state.lastRun], {
      ref: (ref) => {
        if (isAlive(state, ref)) this.spoken.add(idOf(ref));
      },
      def: (def) => {
        if (def >= 0) this.used[def] = true;
      },
    });
    const hidden = { corp: this.hide('corp'), runner: this.hide('runner') };
    this.makePool();
    return { state: this.masked(stack, met), hidden, cards: this.game.rules.own };
  }

  ref(ref: ObjectRef): ObjectRef {
    if (ref < 0) return ref;
    const card = cardOf(this.state, idOf(ref));
    if (this.knows.of(card.id)) return ref;
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

  /** A frame without the pending abilities of cards the seat may not know. */
  private withoutSecrets(frame: Frame): Frame {
    if (frame.kind === 'bid') return secretBids(frame, this.seat);
    if (!('pending' in frame) || frame.pending.every((instance) => this.knows.ofInstance(instance)))
      return frame;
    return { ...frame, pending: frame.pending.filter((instance) => this.knows.ofInstance(instance)) };
  }

  /**
   * Gives a side's hidden cards the ids they have among them, in an order everybody sees: then none can be followed
   * by its id. In hands and decks, and facedown in Archives, the same is done with the numbers of the objects, which nobody
   * can point at there unless something waiting speaks of it. Returns the hidden list if the seat knows it.
   */
  private hide(side: Side): readonly string[] | null {
    const { state, ids, objects } = this;
    const numbers: CardId[] = [];
    for (const card of state.cards) if (card.owner === side && !this.knows.of(card.id)) numbers.push(card.id);
    const slots = this.slots(side, numbers);
    const unseen: CardId[] = [];
    for (let place = 0; place < slots.length; place++) {
      const id = slots[place] as CardId;
      ids[id] = numbers[place] as CardId;
      if (isInTheCrowd(cardOf(state, id)) && !this.spoken.has(id)) unseen.push(id);
    }
    const given = unseen.map((id) => objects[id] as number).sort((a, b) => a - b);
    for (let place = 0; place < unseen.length; place++)
      objects[unseen[place] as CardId] = given[place] as number;
    return this.listOf(side, slots);
  }

  /** Hidden cards of a side in the order in which they lie on the table. */
  private slots(side: Side, hidden: readonly CardId[]): CardId[] {
    const { state, knows } = this;
    const slots: CardId[] = [];
    const place = (list: readonly CardId[]): void => {
      for (const id of list) if (!knows.of(id) && cardOf(state, id).owner === side) slots.push(id);
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

  private listOf(side: Side, hidden: readonly CardId[]): readonly string[] | null {
    const { state, used } = this;
    if (side !== this.seat && !state.openLists) return null;
    const copies = new Uint16Array(state.pool.length);
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

  private makePool(): void {
    const { state, used, knows } = this;
    for (const card of state.cards) if (knows.of(card.id)) used[card.def] = true;
    const note = (list: readonly Occurrence[]): void => {
      for (const past of list) {
        if (past.def >= 0 && knows.ofOccurrence(past)) used[past.def] = true;
        if (past.viaDef >= 0) used[past.viaDef] = true;
      }
    };
    note(state.turn.history);
    note(state.occurred);
    for (const side of SIDES) note(state.lastTurn[side]);
    // Both sides of an identity everybody sees.
    this.game.rules.otherSide.forEach((other, def) => {
      if (other >= 0 && used[def]) used[other] = true;
    });
    if (this.game.rules.anyForms) this.useForms();
    for (const def of defsInOrder(this.game)) {
      if (used[def]) this.defs[def] = this.pool.push(state.pool[def] as string) - 1;
    }
  }

  /** What a card was turned into tells which card it is, and every card what it can be turned into. */
  private useForms(): void {
    const { used } = this;
    const { printed, forms } = this.game.rules;
    printed.forEach((card, def) => {
      if (used[def]) used[card] = true;
    });
    forms.forEach((own, def) => {
      if (used[def]) for (const form of Object.values(own)) used[form] = true;
    });
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
      copy: 0,
      cards: this.cards(),
      zones: this.zones(),
      servers: state.servers.map(({ id, ice, root }) => ({
        id,
        ice: this.renumbered(ice),
        root: this.renumbered(root),
      })),
      corp: { ...state.corp },
      runner: { ...state.runner },
      turn: {
        ...turn,
        actions: turn.actions.slice(),
        clicksPerAction: turn.clicksPerAction.slice(),
        history: past(turn.history),
        imminent: past(turn.imminent),
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

  /** What happened, about a card the seat knows, one it can only point at, or one it cannot name at all. */
  private occurrence(past: Occurrence): Occurrence {
    const { state, knows } = this;
    // Most of what happens is about no card: it can be shared, as nothing ever changes it.
    if (past.card < 0 && past.def < 0 && past.witnesses.length === 0 && past.viaDef < 0) return past;
    const isKnown = knows.ofOccurrence(past);
    const canPoint = isAlive(state, past.card) && !isInTheCrowd(cardOf(state, idOf(past.card)));
    const isKnownWitness = (ref: ObjectRef): boolean => isAlive(state, ref) && knows.of(idOf(ref));
    return {
      deed: past.deed,
      side: past.side,
      card: isKnown || canPoint ? this.ref(past.card) : NOTHING,
      def: isKnown ? this.def(past.def) : UNKNOWN,
      amount: past.amount,
      was: past.was,
      detail: past.detail,
      server: past.server,
      // Whoever was at the table saw which ability did it.
      via: isAlive(state, past.via) ? this.ref(past.via) : NOTHING,
      viaDef: past.viaDef < 0 ? past.viaDef : this.def(past.viaDef),
      from: past.from,
      witnesses: past.witnesses.filter(isKnownWitness),
      homes: past.homes.filter((_, index) => isKnownWitness(past.witnesses[index] ?? NOTHING)),
      batch: past.batch,
      run: past.run,
      encounter: past.encounter,
      nth: past.nth,
    };
  }

  private cards(): Card[] {
    const cards = this.state.cards.slice();
    for (const card of this.state.cards) {
      const copy = copyCard(card, 0, this.id(card.id));
      copy.def = this.knows.of(card.id) ? this.def(card.def) : UNKNOWN;
      copy.object = this.objects[card.id] as number;
      copy.seen = card.seen === card.object ? copy.object : 0;
      copy.seenByOwner = card.seenByOwner === card.object ? copy.object : 0;
      // What lost its host waits to be trashed; which card that was may be a secret by now.
      copy.host = lostItsHost(this.state, card) ? HOST_GONE : this.id(card.host);
      cards[copy.id] = copy;
    }
    return cards;
  }

  private zones(): Record<ListedZone, CardId[]> {
    const zones = { ...this.state.zones };
    for (const zone of LISTED_ZONES) zones[zone] = this.renumbered(zones[zone]);
    // Where among the others a facedown card came to Archives is its owner's to know.
    const { archives } = this.state.zones;
    const open = (id: CardId): boolean => this.knows.of(id);
    if (!archives.every(open))
      zones.archives = this.renumbered([...archives.filter(open), ...archives.filter((id) => !open(id))]);
    return zones;
  }

  private renumbered(list: readonly CardId[]): CardId[] {
    const { ids } = this;
    return list.map((id) => ids[id] as CardId);
  }
}

/** A bid is a secret of who made it until both are revealed (26.03 10.14.2). */
function secretBids(frame: BidFrame, seat: Seat): BidFrame {
  if (frame.stage > 2) return frame;
  const seen = (side: Side): number => (frame[side] === NO_BID || side === seat ? frame[side] : SECRET_BID);
  return { ...frame, corp: seen('corp'), runner: seen('runner') };
}

/** The game as a seat may know it. */
export const positionOf = (game: Game, seat: Seat): Position => new Mask(game, seat).position();
