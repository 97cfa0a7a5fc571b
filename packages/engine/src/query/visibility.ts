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

/** Whether a seat may know what a card is now: where it lies, or because the Runner is accessing it (7.2.2). */
export function maySee(state: State, seat: Seat, card: Card): boolean {
  if (mayKnow(seat, visibilityOf(card))) return true;
  // What is accessed is open to all, except from R&D, where only the Runner sees it (7.1.5, 7.2.2).
  return (seat === 'runner' || card.zone !== 'rd') && isAccessed(state, card);
}

const isAccessed = (state: State, card: Card): boolean =>
  state.stack.some(
    (frame) => frame.kind === 'phase' && frame.phase === 'access.card' && frame.card === refOf(card),
  );
