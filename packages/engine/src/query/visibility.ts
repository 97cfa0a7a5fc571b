import { refOf } from '../kernel/game.ts';
import type { Seat } from '../side.ts';
import type { Card, State } from '../state/state.ts';

/** Which seats may know what a card is. */
export type Visibility = 'all' | 'corp' | 'runner' | 'none';

/** Who may see the front of a card where it lies now (1.20, 4.1.4-4.1.6, 10.2). */
export function visibilityOf(card: Card): Visibility {
  switch (card.zone) {
    case 'hq':
      return 'corp';
    case 'grip':
      return 'runner';
    case 'rd':
    case 'stack':
      return 'none';
    case 'archives':
    case 'ice':
    case 'root':
      return card.faceup ? 'all' : 'corp';
    case 'rig':
    case 'hosted':
    case 'setAside':
    case 'playing':
      return card.faceup ? 'all' : card.owner;
    case 'identity':
    case 'heap':
    case 'corpScore':
    case 'runnerScore':
    case 'removed':
      return 'all';
  }
}

export const mayKnow = (seat: Seat, visibility: Visibility): boolean =>
  visibility === 'all' || visibility === seat;

/**
 * Whether a seat may know what a card is now: where it lies, because it is or was accessed in the breach under way
 * (from R&D only for the Runner, 7.2.2), or because an ability that still resolves revealed it (1.20.6).
 */
export function maySee(state: State, seat: Seat, card: Card): boolean {
  if (mayKnow(seat, visibilityOf(card))) return true;
  const ref = refOf(card);
  for (const frame of state.stack) {
    if (frame.kind === 'ability' && frame.revealed.includes(ref)) return true;
    if (frame.kind !== 'phase') continue;
    const accessed =
      frame.phase === 'access.card'
        ? frame.card === ref
        : frame.phase === 'access.server' && frame.done.includes(ref);
    if (accessed && (seat === 'runner' || card.zone !== 'rd')) return true;
  }
  return false;
}

/** Whether a player has seen another's card as the object it is. */
export const hasSeen = (seat: Seat, card: Card): boolean =>
  card.seen === card.object && seat !== card.owner && seat !== 'spectator';

/** Whether a seat may see what a card is, or remembers it. */
export const maySeeOrRemember = (state: State, seat: Seat, card: Card): boolean =>
  hasSeen(seat, card) || maySee(state, seat, card);
