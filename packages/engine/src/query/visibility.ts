import type { Seat } from '../side.ts';
import type { AbilityFrame, PhaseFrame } from '../state/frame.ts';
import { findCard, refOf } from '../state/game.ts';
import type { Card, ObjectRef, State } from '../state/state.ts';
import { mayKnow, visibilityOf } from '../state/visibility.ts';

/** Whether an ability that still resolves revealed a card, or let the seat look at it (1.20.6). */
const isShownBy = (frame: AbilityFrame, seat: Seat, ref: ObjectRef): boolean =>
  frame.revealed.includes(ref) || (frame.controller === seat && frame.looked.includes(ref));

/** Cards a seat sees only because abilities that still resolve show them: in decks, and in another's hand. */
export function shownWhileResolving(state: State, seat: Seat): Card[] {
  const cards = new Set<Card>();
  for (const frame of state.stack) {
    if (frame.kind !== 'ability') continue;
    for (const ref of [...frame.revealed, ...frame.looked]) {
      const card = findCard(state, ref);
      if (card !== null && isHiddenFrom(seat, card) && isShownBy(frame, seat, ref)) cards.add(card);
    }
  }
  return [...cards];
}

const isHiddenFrom = (seat: Seat, { zone, owner }: Card): boolean =>
  zone === 'rd' || zone === 'stack' || ((zone === 'hq' || zone === 'grip') && seat !== owner);

/**
 * Whether a seat may know what a card is now: where it lies, because it is or was accessed in the breach under way
 * (from R&D only for the Runner, 7.2.2), or because an ability that still resolves shows it.
 */
export function maySee(state: State, seat: Seat, card: Card): boolean {
  if (mayKnow(seat, visibilityOf(card))) return true;
  const ref = refOf(card);
  for (const frame of state.stack) {
    if (frame.kind === 'ability' && isShownBy(frame, seat, ref)) return true;
    if (frame.kind !== 'phase') continue;
    const accessed =
      frame.phase === 'access.card'
        ? frame.card === ref
        : frame.phase === 'access.server' && frame.done.includes(ref);
    if (accessed && (seat === 'runner' || card.zone !== 'rd' || isRevealed(frame, ref))) return true;
  }
  return false;
}

/** A card that has to be revealed stays so while it is accessed (1.20.7, 7.2.2). */
const isRevealed = ({ phase, done }: PhaseFrame, ref: ObjectRef): boolean =>
  phase === 'access.card' && done.includes(ref);

/** Whether a player has seen a card as the object it is. */
export const hasSeen = (seat: Seat, card: Card): boolean =>
  seat !== 'spectator' && (seat === card.owner ? card.seenByOwner : card.seen) === card.object;

/** Whether a seat may see what a card is, or remembers it. */
export const maySeeOrRemember = (state: State, seat: Seat, card: Card): boolean =>
  hasSeen(seat, card) || maySee(state, seat, card);
