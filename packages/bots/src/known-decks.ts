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

const candidates = new WeakMap<CardPool, Record<Side, readonly CardData[]>>();

/** What a deck of each side can be made of; found once for each pool, as samples ask again and again. */
function candidatesFrom(pool: CardPool): Record<Side, readonly CardData[]> {
  let found = candidates.get(pool);
  if (found === undefined) {
    const of = (side: Side): CardData[] =>
      CARDS.filter((card) => card.side === side && card.type !== 'identity' && pool.byId.has(card.id));
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
  private readonly own: readonly CardData[];
  private readonly all: readonly CardData[];

  constructor(identity: CardData | null, side: Side, seen: Copies, count: number, rng: Rng, pool: CardPool) {
    this.seen = seen;
    this.held = new Map(seen);
    this.count = count;
    this.all = shuffle([...candidatesFrom(pool)[side]], rng);
    this.own = this.all.filter(
      ({ faction }) => faction === identity?.faction || faction === `neutral_${side}`,
    );
    if (side === 'corp') this.addAgendas();
    const size = count + [...seen.values()].reduce((sum, copies) => sum + copies, 0);
    for (const [type, usual] of Object.entries(USUAL[side]))
      this.addType(type as CardData['type'], Math.round((usual * size) / USUAL_SIZE));
  }

  cards(): string[] {
    // Agendas come first and are right in number; of the rest any card will do.
    for (const from of [this.own, this.all])
      for (const card of from) if (card.type !== 'agenda') this.addCopies(card, USUAL_COPIES);
    const [any] = this.all;
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
    for (const from of [this.own, this.all]) {
      for (const card of from) {
        if (card.type !== 'agenda' || card.points === undefined || card.points < 1) continue;
        missing -= this.addCopies(card, Math.floor((missing + 1) / card.points)) * card.points;
      }
    }
  }

  /** Adds cards of a type until the deck has so many of them. */
  private addType(type: CardData['type'], wanted: number): void {
    let missing = wanted;
    for (const [name, copies] of this.held) if (cardById(name)?.type === type) missing -= copies;
    for (const from of [this.own, this.all])
      for (const card of from) if (card.type === type) missing -= this.addCopies(card, missing);
  }

  private addCopies(card: CardData, most: number): number {
    const held = this.held.get(card.id) ?? 0;
    const room = Math.min((card.deckLimit ?? USUAL_COPIES) - held, this.count - this.names.length);
    const added = Math.max(0, Math.min(most, room));
    for (let copy = 0; copy < added; copy++) this.names.push(card.id);
    if (added > 0) this.held.set(card.id, held + added);
    return added;
  }
}

const fittingDecks = new WeakMap<View, Map<Side, string[][]>>();

/** What is left of each deck that fits what a view shows; found once for each view, as samples ask again and again. */
function fitting(view: View, side: Side, seen: Copies): string[][] {
  const found = fittingDecks.get(view) ?? new Map<Side, string[][]>();
  fittingDecks.set(view, found);
  let rests = found.get(side);
  if (rests === undefined) {
    const identity = view[side].identity.card;
    rests = Object.values(DECKS)
      .filter((deck) => deck.identity === identity)
      .map((deck) => restOf(deck, seen))
      .filter((rest) => rest !== null);
    found.set(side, rests);
  }
  return rests;
}

/**
 * Takes the other player to play one of the decks that come with the game, if one fits what was seen; else a deck of
 * the identity's faction as people usually build them.
 */
export const knownDecks: Prior = (view, side, count, rng, pool) => {
  const seen = seenOf(view, side);
  const rests = fitting(view, side, seen).filter((rest) => rest.length === count);
  const identity = cardById(view[side].identity.card ?? '');
  return rests[rng.below(rests.length)] ?? new Guess(identity, side, seen, count, rng, pool).cards();
};
