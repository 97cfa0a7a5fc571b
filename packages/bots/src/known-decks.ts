import { agendaPointsNeeded, CARDS, cardById, DECKS, type DeckList } from '@lastclick/cards';
import type { CardPool, Side, View } from '@lastclick/engine';
import { type Rng, shuffle } from './rng.ts';

/** What a player takes another's hidden cards to be, as many card ids as are asked for, of cards that there are. */
export type Prior = (view: View, side: Side, count: number, rng: Rng, pool: CardPool) => readonly string[];

type CardData = (typeof CARDS)[number];
type Copies = Map<string, number>;

/** How many cards of each type a deck of 45 has besides agendas: about what people build. */
const USUAL: Readonly<Record<Side, Readonly<Partial<Record<CardData['type'], number>>>>> = {
  corp: { ice: 14, operation: 11, asset: 8, upgrade: 3 },
  runner: { event: 17, program: 11, resource: 10, hardware: 7 },
};
const USUAL_SIZE = 45;
const USUAL_COPIES = 3;

/** The cards of a side the seat sees, its identity aside. */
function seenOf(view: View, side: Side): Copies {
  const seen: Copies = new Map();
  if (view.position === undefined) return seen;
  const { cards, pool } = view.position.state;
  for (const { owner, def, zone } of cards) {
    const name = pool[def];
    if (owner === side && name !== undefined && zone !== 'identity')
      seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return seen;
}

/** What is left of a deck without the cards seen; null if they cannot all have come from it. */
function restOf(deck: DeckList, seen: Copies): string[] | null {
  const rest: string[] = [];
  let found = 0;
  for (const [name, copies] of Object.entries(deck.cards)) {
    const gone = seen.get(name) ?? 0;
    if (gone > copies) return null;
    if (gone > 0) found += 1;
    for (let copy = gone; copy < copies; copy++) rest.push(name);
  }
  return found === seen.size ? rest : null;
}

/** A card that a deck can be made of. */
interface Candidate {
  readonly id: string;
  readonly type: CardData['type'];
  readonly faction: CardData['faction'];
  /** How many copies a deck has at most. */
  readonly limit: number;
  readonly points: number;
}

const candidates = new WeakMap<CardPool, Record<Side, readonly Candidate[]>>();

/** What a deck of each side can be made of; found once for each pool, as samples ask again and again. */
function candidatesFrom(pool: CardPool): Record<Side, readonly Candidate[]> {
  let found = candidates.get(pool);
  if (found === undefined) {
    const of = (side: Side): Candidate[] =>
      CARDS.filter((card) => card.side === side && card.type !== 'identity' && pool.byId.has(card.id)).map(
        ({ id, type, faction, deckLimit, points }) => ({
          id,
          type,
          faction,
          limit: deckLimit ?? USUAL_COPIES,
          points: points ?? 0,
        }),
      );
    found = { corp: of('corp'), runner: of('runner') };
    candidates.set(pool, found);
  }
  return found;
}

/** Puts together a deck of the identity's faction and neutral cards as people usually do. */
class Guess {
  private readonly names: string[] = [];
  private readonly seen: Copies;
  private readonly held: Copies;
  private readonly count: number;
  /** Candidates in random order: first those of the faction and neutral ones, then all. */
  private readonly orders: readonly (readonly Candidate[])[];

  constructor(identity: CardData | null, side: Side, seen: Copies, count: number, rng: Rng, pool: CardPool) {
    this.seen = seen;
    this.held = new Map(seen);
    this.count = count;
    const all = shuffle([...candidatesFrom(pool)[side]], rng);
    const neutral = `neutral_${side}`;
    this.orders = [all.filter(({ faction }) => faction === identity?.faction || faction === neutral), all];
    if (side === 'corp') this.addAgendas();
    const size = count + [...seen.values()].reduce((sum, copies) => sum + copies, 0);
    for (const [type, usual] of Object.entries(USUAL[side]))
      this.addType(type as CardData['type'], Math.round((usual * size) / USUAL_SIZE));
  }

  cards(): string[] {
    // Agendas come first and are right in number; of the rest any card will do.
    for (const order of this.orders)
      for (const card of order) {
        if (this.names.length >= this.count) return this.names;
        if (card.type !== 'agenda') this.addCopies(card, USUAL_COPIES);
      }
    const [any] = this.orders.at(-1) ?? [];
    while (any !== undefined && this.names.length < this.count) this.names.push(any.id);
    return this.names;
  }

  private addAgendas(): void {
    let size = this.count;
    let points = 0;
    for (const [name, copies] of this.seen) {
      size += copies;
      points += (cardById(name)?.points ?? 0) * copies;
    }
    let missing = agendaPointsNeeded(size) - points;
    for (const order of this.orders)
      for (const card of order) {
        if (missing < 0) return;
        if (card.type !== 'agenda' || card.points < 1) continue;
        missing -= this.addCopies(card, Math.floor((missing + 1) / card.points)) * card.points;
      }
  }

  /** Adds cards of a type until the deck has so many of them. */
  private addType(type: CardData['type'], wanted: number): void {
    let missing = wanted;
    for (const [name, copies] of this.held) if (cardById(name)?.type === type) missing -= copies;
    for (const order of this.orders)
      for (const card of order) {
        if (missing <= 0) return;
        if (card.type === type) missing -= this.addCopies(card, missing);
      }
  }

  private addCopies(card: Candidate, most: number): number {
    const held = this.held.get(card.id) ?? 0;
    const room = Math.min(card.limit - held, this.count - this.names.length);
    const added = Math.max(0, Math.min(most, room));
    for (let copy = 0; copy < added; copy++) this.names.push(card.id);
    if (added > 0) this.held.set(card.id, held + added);
    return added;
  }
}

/** What a view shows of a side: the cards seen, and what is left of each deck that fits them. */
interface Shown {
  readonly seen: Copies;
  readonly rests: readonly string[][];
}

const shownIn = new WeakMap<View, Map<Side, Shown>>();

/** Found once for each view, as samples ask again and again. */
function shownOf(view: View, side: Side): Shown {
  const found = shownIn.get(view) ?? new Map<Side, Shown>();
  shownIn.set(view, found);
  let shown = found.get(side);
  if (shown === undefined) {
    const seen = seenOf(view, side);
    const identity = view[side].identity.card;
    const rests = Object.values(DECKS)
      .filter((deck) => deck.identity === identity)
      .map((deck) => restOf(deck, seen))
      .filter((rest) => rest !== null);
    shown = { seen, rests };
    found.set(side, shown);
  }
  return shown;
}

/**
 * Takes the other player to play one of the decks that come with the game, if one fits what was seen; else a deck of
 * the identity's faction as people usually build them.
 */
export const knownDecks: Prior = (view, side, count, rng, pool) => {
  const shown = shownOf(view, side);
  const rests = shown.rests.filter((rest) => rest.length === count);
  const identity = cardById(view[side].identity.card ?? '');
  return rests[rng.below(rests.length)] ?? new Guess(identity, side, shown.seen, count, rng, pool).cards();
};
