import type { CardPool } from '@lastclick/engine';
import { type Card, type CompiledCard, FIRST_REMOTE, findCard, type State } from '@lastclick/engine/reading';
import type { Rng } from './rng.ts';

// What the facedown cards on the table may be: only what could have been put there, the likelier the more often.

type CardType = CompiledCard['type'];
type Weights = Readonly<Partial<Record<CardType, number>>>;

/**
 * How much likelier than by the remaining copies alone a facedown card is of a type. Advancing costs clicks, so what
 * is advanced is mostly an agenda, at times a trap; an asset waits facedown in a remote server more often than an
 * agenda, which people like to score soon, and an upgrade mostly comes with something to protect.
 */
const PLAUSIBLE: Readonly<Record<'advanced' | 'remote' | 'elsewhere', Weights>> = {
  advanced: { agenda: 8, asset: 2, upgrade: 1, ice: 1 },
  remote: { agenda: 2, asset: 3, upgrade: 1 },
  elsewhere: {
    ice: 1,
    upgrade: 1,
    agenda: 1,
    asset: 1,
    operation: 1,
    event: 1,
    program: 1,
    hardware: 1,
    resource: 1,
  },
};

/** How much less likely it is that counters were placed by an ability on a card that cannot be advanced. */
const PLACED = 0.02;

/** A hidden card that cannot be just anything. */
interface Place {
  readonly card: Card;
  readonly types: readonly CardType[];
  readonly advanced: boolean;
  /** The server whose root it lies in, or -1. */
  readonly root: number;
  readonly weights: Weights;
}

const ICE: readonly CardType[] = ['ice'];
const UPGRADE: readonly CardType[] = ['upgrade'];
const ROOT: readonly CardType[] = ['agenda', 'asset', 'upgrade'];
const INSTALLABLE: readonly CardType[] = [
  'ice',
  'agenda',
  'asset',
  'upgrade',
  'hardware',
  'program',
  'resource',
];
const CENTRAL: readonly CardType[] = ['ice', 'upgrade'];
const PLAYABLE: readonly CardType[] = ['operation', 'event'];

const isCentral = (server: number): boolean => server >= 0 && server < FIRST_REMOTE;

/** The types a card can be that is being installed or played right now, or null for any. */
function typesUnderWay(state: State, card: Card): readonly CardType[] | null {
  for (const frame of state.stack) {
    if (frame.kind !== 'install' && frame.kind !== 'use' && frame.kind !== 'play') continue;
    if (findCard(state, frame.card) !== card) continue;
    if (frame.kind === 'play' || (frame.kind === 'use' && frame.action === 'play')) return PLAYABLE;
    if (frame.kind === 'install' && frame.facedown) return null;
    if (frame.kind === 'install' || frame.action === 'install')
      return isCentral(frame.server) ? CENTRAL : INSTALLABLE;
  }
  return null;
}

function placeOf(state: State, card: Card): Place | null {
  const advanced = card.advancement > 0;
  const place = (types: readonly CardType[], root: number): Place => ({
    card,
    types,
    advanced,
    root,
    weights: PLAUSIBLE[advanced ? 'advanced' : root >= FIRST_REMOTE ? 'remote' : 'elsewhere'],
  });
  if (card.zone === 'ice') return place(ICE, -1);
  if (card.zone === 'root') return place(isCentral(card.server) ? UPGRADE : ROOT, card.server);
  const types = typesUnderWay(state, card);
  return types === null ? null : place(types, -1);
}

const isExclusive = ({ type }: CompiledCard): boolean => type === 'agenda' || type === 'asset';
const isRegion = ({ data }: CompiledCard): boolean => data.subtypes.includes('region');

/** Cards still to be dealt, as copies by name. */
export type Copies = Map<string, number>;

/** How often a deal that cannot be completed may be taken back before it is given up. */
const PATIENCE = 300;

/** Deals cards to the places where not any card may lie. */
export class FacedownDeal {
  private readonly places: readonly Place[];
  private readonly pool: CardPool;
  /** Seen cards in each root; they count for what may lie beside them. */
  private readonly seen: ReadonlyMap<number, readonly CompiledCard[]>;

  constructor(state: State, hidden: readonly Card[], pool: CardPool) {
    this.pool = pool;
    this.places = hidden
      .map((card) => placeOf(state, card))
      .filter((place) => place !== null)
      // The most constrained first: fewer of these can go wrong.
      .sort((a, b) => a.types.length - b.types.length || Number(b.advanced) - Number(a.advanced));
    const seen = new Map<number, CompiledCard[]>();
    for (const server of state.servers) {
      const cards = server.root.map((id) => pool.byId.get(state.pool[state.cards[id]?.def ?? -1] ?? ''));
      seen.set(
        server.id,
        cards.filter((card) => card !== undefined),
      );
    }
    this.seen = seen;
  }

  /** Takes cards from the copies and says which card each place gets, by the id of its card. */
  deal(copies: Copies, rng: Rng): Map<number, string> {
    const dealt = new Map<number, string>();
    if (this.places.length === 0) return dealt;
    const roots = new Map<number, CompiledCard[]>();
    for (const [server, cards] of this.seen) roots.set(server, [...cards]);
    let patience = PATIENCE;
    const from = (index: number): boolean => {
      const place = this.places[index];
      if (place === undefined) return true;
      const candidates = this.candidates(place, copies, roots);
      while (candidates.length > 0 && patience-- > 0) {
        const [chosen] = candidates.splice(pick(candidates, rng), 1);
        if (chosen === undefined) break;
        const name = chosen.card.data.id;
        put(place, chosen.card, roots);
        copies.set(name, (copies.get(name) ?? 0) - 1);
        dealt.set(place.card.id, name);
        if (from(index + 1)) return true;
        takeBack(place, roots);
        copies.set(name, (copies.get(name) ?? 0) + 1);
        dealt.delete(place.card.id);
      }
      return false;
    };
    if (!from(0)) this.invent(copies, roots, dealt, rng);
    return dealt;
  }

  private candidates(
    place: Place,
    copies: ReadonlyMap<string, number>,
    roots: ReadonlyMap<number, readonly CompiledCard[]>,
  ): Candidate[] {
    const found: Candidate[] = [];
    for (const [name, left] of copies) {
      if (left <= 0) continue;
      const card = this.pool.byId.get(name);
      if (card === undefined || !mayLie(place, card, roots)) continue;
      found.push({ card, weight: left * plausibility(place, card) });
    }
    return found;
  }

  /**
   * A guessed list may have too few of what must lie there: then other cards take their places, and as many of the
   * list go unused.
   */
  private invent(
    copies: Copies,
    roots: Map<number, CompiledCard[]>,
    dealt: Map<number, string>,
    rng: Rng,
  ): void {
    for (const place of this.places) {
      let candidates = this.candidates(place, copies, roots);
      if (candidates.length === 0) {
        candidates = [...this.pool.byId.values()]
          .filter(
            (card) =>
              card.data.side === place.card.owner &&
              card.printed === card.data.id &&
              mayLie(place, card, roots),
          )
          .map((card) => ({ card, weight: plausibility(place, card) }));
      }
      const chosen = candidates[pick(candidates, rng)]?.card;
      if (chosen === undefined) continue;
      const name = chosen.data.id;
      put(place, chosen, roots);
      dealt.set(place.card.id, name);
      const unused = (copies.get(name) ?? 0) > 0 ? name : anyLeft(copies, rng);
      if (unused !== null) copies.set(unused, (copies.get(unused) ?? 0) - 1);
    }
  }
}

interface Candidate {
  readonly card: CompiledCard;
  readonly weight: number;
}

/** Whether a card could have been put there: its type, and what else lies in the root. */
function mayLie(
  place: Place,
  card: CompiledCard,
  roots: ReadonlyMap<number, readonly CompiledCard[]>,
): boolean {
  if (!place.types.includes(card.type)) return false;
  const beside = roots.get(place.root);
  if (beside === undefined) return true;
  return !beside.some(
    (other) => (isExclusive(card) && isExclusive(other)) || (isRegion(card) && isRegion(other)),
  );
}

function plausibility({ weights, advanced }: Place, card: CompiledCard): number {
  const weight = weights[card.type] ?? 1;
  return advanced && card.type !== 'agenda' && !card.canBeAdvanced ? weight * PLACED : weight;
}

const put = ({ root }: Place, card: CompiledCard, roots: Map<number, CompiledCard[]>): void => {
  roots.get(root)?.push(card);
};
const takeBack = ({ root }: Place, roots: Map<number, CompiledCard[]>): void => {
  roots.get(root)?.pop();
};

/** The index of a candidate, by weight. */
function pick(candidates: readonly Candidate[], rng: Rng): number {
  let total = 0;
  for (const { weight } of candidates) total += weight;
  let at = rng.next() * total;
  for (let index = 0; index < candidates.length; index++) {
    at -= (candidates[index] as Candidate).weight;
    if (at < 0) return index;
  }
  return candidates.length - 1;
}

function anyLeft(copies: ReadonlyMap<string, number>, rng: Rng): string | null {
  const left = [...copies].filter(([, number]) => number > 0);
  return left[rng.below(left.length)]?.[0] ?? null;
}
