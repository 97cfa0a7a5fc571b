import { type Decision, objectOf, type Seat, type State } from '@lastclick/engine';

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
  /** Objects the Runner is accessing (7.2.2). */
  private readonly accessed = new Set<number>();
  /** Cards of a deck that whoever decides is choosing among. */
  private readonly lookedAt = new Set<number>();
  private readonly looker: Seat | null;

  constructor(state: State, waiting: Decision | null) {
    for (const frame of state.stack) {
      if (frame.kind === 'phase' && frame.phase === 'access.card') this.accessed.add(objectOf(frame.card));
    }
    this.looker = waiting?.seat ?? null;
    for (const { card } of waiting?.options ?? []) if (card >= 0) this.lookedAt.add(objectOf(card));
  }

  /** Whether a seat may know which card this is. */
  knows(seat: Seat, card: Card): boolean {
    if (liesOpenTo(seat, card)) return true;
    if ((seat === 'runner' || card.zone !== 'rd') && this.accessed.has(card.object)) return true;
    const isDeck = card.zone === 'rd' || card.zone === 'stack';
    return isDeck && seat === this.looker && this.lookedAt.has(card.object);
  }

  /**
   * Whether a seat may follow the card as an object: everything but what lies unseen in hands and decks.
   */
  canPointAt(seat: Seat, card: Card): boolean {
    return !isInHandOrDeck(card) || this.knows(seat, card);
  }
}

/** The cards of a state by the number players use for them. */
export const byObject = (state: State): Map<number, Card> =>
  new Map(state.cards.map((card) => [card.object, card]));
