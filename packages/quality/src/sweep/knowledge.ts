import { type Decision, type Game, objectOf, type Seat } from '@lastclick/engine';

type State = Game['state'];

export type Card = State['cards'][number];

/** Whether a seat may know which card this is by where it lies alone (1.20, 4.1). */
function liesOpenTo(seat: Seat, card: Card): boolean {
  switch (card.zone) {
    case 'rd':
    case 'stack':
      return false;
    case 'hq':
      return seat === 'corp';
    case 'grip':
      return seat === 'runner';
    case 'ice':
    case 'root':
    case 'archives':
      return card.faceup || seat === 'corp';
    case 'rig':
    case 'hosted':
    case 'playing':
    case 'setAside':
      return card.faceup || seat === card.owner;
    case 'heap':
    case 'identity':
    case 'corpScore':
    case 'runnerScore':
    case 'removed':
      return true;
  }
}

function isInHandOrDeck(card: Card): boolean {
  return card.zone === 'rd' || card.zone === 'stack' || card.zone === 'hq' || card.zone === 'grip';
}

/**
 * What each seat may know of a state. Written a second time on purpose: the sweep holds the engine's own masking
 * against it.
 */
export class Knowledge {
  /** Objects an ability that still resolves has revealed (1.20.6). */
  private readonly revealed = new Set<number>();
  /** Objects it lets a player look at. */
  private readonly lookedAtBy: Record<Seat, Set<number>> = {
    corp: new Set(),
    runner: new Set(),
    spectator: new Set(),
  };
  /** Objects accessed in the breach under way (7.2.2, 26.03 7.3.1a). */
  private readonly accessed = new Set<number>();
  /** Cards of a deck that whoever decides is choosing among. */
  private readonly lookedAt = new Set<number>();
  private readonly looker: Seat | null;

  constructor(state: State, waiting: Decision | null) {
    for (const frame of state.stack) {
      if (frame.kind === 'ability') {
        for (const ref of frame.revealed) this.revealed.add(objectOf(ref));
        for (const ref of frame.looked) this.lookedAtBy[frame.controller].add(objectOf(ref));
      }
      if (frame.kind !== 'phase') continue;
      if (frame.phase === 'access.card') {
        this.accessed.add(objectOf(frame.card));
        // What has to be revealed stays so while it is accessed (1.20.7).
        for (const ref of frame.done) this.revealed.add(objectOf(ref));
      }
      if (frame.phase === 'access.server') for (const ref of frame.done) this.accessed.add(objectOf(ref));
    }
    this.looker = waiting?.seat ?? null;
    // Whoever searches a deck looks at all of it (4.2.1a).
    const offered = new Set((waiting?.options ?? []).map(({ card }) => objectOf(card)));
    for (const deck of [state.zones.rd, state.zones.stack]) {
      const objects = deck.map((id) => state.cards[id]?.object ?? -1);
      if (objects.some((object) => offered.has(object)))
        for (const object of objects) this.lookedAt.add(object);
    }
  }

  /** Whether a seat may look at the card now. */
  sees(seat: Seat, card: Card): boolean {
    if (liesOpenTo(seat, card) || this.revealed.has(card.object)) return true;
    if (this.lookedAtBy[seat].has(card.object)) return true;
    if ((seat === 'runner' || card.zone !== 'rd') && this.accessed.has(card.object)) return true;
    const isDeck = card.zone === 'rd' || card.zone === 'stack';
    return isDeck && seat === this.looker && this.lookedAt.has(card.object);
  }

  /** Whether a player has seen a card as the object it is now. */
  remembers(seat: Seat, card: Card): boolean {
    if (seat === 'spectator') return false;
    return (seat === card.owner ? card.seenByOwner : card.seen) === card.object;
  }

  /** Whether a seat may know which card this is. */
  knows(seat: Seat, card: Card): boolean {
    return this.sees(seat, card) || this.remembers(seat, card);
  }

  /**
   * Whether a seat may follow the card as an object: everything but what lies unseen in hands, decks and Archives.
   */
  canPointAt(seat: Seat, card: Card): boolean {
    const isCovered = card.zone === 'archives' && !card.faceup;
    return (!isInHandOrDeck(card) && !isCovered) || this.sees(seat, card);
  }
}

/** The cards of a state by the number players use for them. */
export const byObject = (state: State): Map<number, Card> =>
  new Map(state.cards.map((card) => [card.object, card]));
