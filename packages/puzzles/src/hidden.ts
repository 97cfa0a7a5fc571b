import type { Side } from '@lastclick/engine';
import {
  type Card,
  type CompiledCard,
  cardOf,
  FIRST_REMOTE,
  type Game,
  type State,
} from '@lastclick/engine/reading';

/** The definition of a card nobody has had to look at: it is whatever is left. */
export const UNDECIDED = -1;

export const isUndecided = ({ def }: Card): boolean => def === UNDECIDED;

/** What lies facedown somewhere has to be something that could have been put there. */
interface Place {
  readonly zone: 'ice' | 'root';
  readonly server: number;
  readonly isAdvanced: boolean;
}

/** All cards of a side by definition, with the number of copies. */
type Copies = ReadonlyMap<number, number>;

/** What is known of the undecided cards of a position: which cards there are, and where not any of them can lie. */
export interface Hidden {
  readonly copies: Readonly<Record<Side, Copies>>;
  readonly places: ReadonlyMap<number, Place>;
}

function copiesOf({ state, rules }: Game, side: Side): Copies {
  const copies = new Map<number, number>();
  for (const { owner, zone, def } of state.cards) {
    if (owner !== side || zone === 'identity') continue;
    const printed = rules.printed[def] ?? def;
    copies.set(printed, (copies.get(printed) ?? 0) + 1);
  }
  return copies;
}

/** Takes down what there is while every card still is something; `unknown` says which will be undecided. */
export function hiddenOf(game: Game, unknown: readonly Card[]): Hidden {
  const places = new Map<number, Place>();
  for (const { id, zone, server, advancement } of unknown)
    if (zone === 'ice' || zone === 'root') places.set(id, { zone, server, isAdvanced: advancement > 0 });
  return { copies: { corp: copiesOf(game, 'corp'), runner: copiesOf(game, 'runner') }, places };
}

const isExclusive = ({ type }: CompiledCard): boolean => type === 'agenda' || type === 'asset';
const isRegion = ({ data }: CompiledCard): boolean => data.subtypes.includes('region');

function fitsBeside(card: CompiledCard, beside: readonly CompiledCard[]): boolean {
  return !beside.some(
    (other) => (isExclusive(card) && isExclusive(other)) || (isRegion(card) && isRegion(other)),
  );
}

function fits(
  card: CompiledCard,
  { zone, server, isAdvanced }: Place,
  beside: readonly CompiledCard[],
): boolean {
  if (isAdvanced && card.type !== 'agenda' && !card.canBeAdvanced) return false;
  if (zone === 'ice') return card.type === 'ice';
  if (server < FIRST_REMOTE) return card.type === 'upgrade' && fitsBeside(card, beside);
  return card.type === 'upgrade' || (isExclusive(card) && fitsBeside(card, beside));
}

/** The copies of a side that no decided card is. */
function leftOf({ state, rules }: Game, side: Side, copies: Copies): Map<number, number> {
  const left = new Map(copies);
  for (const { owner, zone, def } of state.cards) {
    if (owner !== side || zone === 'identity' || def === UNDECIDED) continue;
    const printed = rules.printed[def] ?? def;
    left.set(printed, (left.get(printed) ?? 0) - 1);
  }
  return left;
}

/** What a game decides while it is worked out: as a list that grows, so that the cards are those of the game itself. */
class Deal {
  private readonly game: Game;
  private readonly places: ReadonlyMap<number, Place>;
  private readonly left: Map<number, number>;
  private readonly given = new Map<number, CompiledCard>();
  private readonly waiting: readonly Card[];

  constructor(game: Game, hidden: Hidden, card: Card) {
    this.game = game;
    this.places = hidden.places;
    this.left = leftOf(game, card.owner, hidden.copies[card.owner]);
    const others = game.state.cards.filter(
      (one) =>
        one.owner === card.owner && one.id !== card.id && isUndecided(one) && this.placeOf(one) !== null,
    );
    this.waiting = [card, ...others];
  }

  private placeOf(card: Card): Place | null {
    const place = this.places.get(card.id);
    return place !== undefined && (card.zone === 'ice' || card.zone === 'root') ? place : null;
  }

  private beside({ server }: Place, id: number): CompiledCard[] {
    const { state, rules } = this.game;
    const root = state.servers.find((one) => one.id === server)?.root ?? [];
    return root.flatMap((other) => {
      if (other === id) return [];
      const known = this.given.get(other) ?? rules.defs[cardOf(state, other).def];
      return known === undefined ? [] : [known];
    });
  }

  private candidates(card: Card): number[] {
    const place = this.placeOf(card);
    const found: number[] = [];
    for (const [def, copies] of this.left) {
      const compiled = this.game.rules.defs[def];
      if (copies <= 0 || compiled === undefined) continue;
      if (place === null || fits(compiled, place, this.beside(place, card.id))) found.push(def);
    }
    return found;
  }

  private take(card: Card, def: number): void {
    this.left.set(def, (this.left.get(def) ?? 0) - 1);
    this.given.set(card.id, this.game.rules.defs[def] as CompiledCard);
  }

  private putBack(card: Card, def: number): void {
    this.left.set(def, (this.left.get(def) ?? 0) + 1);
    this.given.delete(card.id);
  }

  /** Whether something fits for everything from the card at that index on. */
  private canGoOn(index: number): boolean {
    const card = this.waiting[index];
    if (card === undefined) return true;
    return this.candidates(card).some((def) => {
      this.take(card, def);
      const can = this.canGoOn(index + 1);
      this.putBack(card, def);
      return can;
    });
  }

  /** All that the first card can be, such that something is left for the others. */
  choices(): number[] {
    const [card] = this.waiting;
    if (card === undefined) return [];
    return this.candidates(card).filter((def) => {
      this.take(card, def);
      const can = this.canGoOn(1);
      this.putBack(card, def);
      return can;
    });
  }
}

/** All that an undecided card can be, by definition. */
export const choicesFor = (game: Game, hidden: Hidden, card: Card): number[] =>
  new Deal(game, hidden, card).choices();

/** Decides every card that is still undecided, one way of many; the game is changed. */
export function decideAll(game: Game, hidden: Hidden): void {
  // Cards that cannot be just anything first, so that something is left for them.
  const undecided = game.state.cards.filter(isUndecided);
  const inPlace = ({ zone }: Card): number => (zone === 'ice' || zone === 'root' ? 0 : 1);
  for (const card of undecided.toSorted((a, b) => inPlace(a) - inPlace(b))) {
    const [def] = choicesFor(game, hidden, card);
    if (def === undefined) throw new Error('no card is left for one that lies facedown');
    cardOf(game.state, card.id).def = def;
  }
}

/** The cards of a state a side owns that are undecided. */
export const undecidedCards = (state: State): Card[] => state.cards.filter(isUndecided);
