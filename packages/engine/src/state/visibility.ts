import type { Seat } from '../side.ts';
import type { Card } from './state.ts';

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

/**
 * Whether a card can only be told from others by who may see its front: in hands and decks, and facedown in Archives,
 * whose owner may arrange it anew at any time (4.5.2, 26.03 4.4.2).
 */
export const isInTheCrowd = ({ zone, faceup }: Card): boolean =>
  zone === 'hq' || zone === 'rd' || zone === 'grip' || zone === 'stack' || (zone === 'archives' && !faceup);

export const mayKnow = (seat: Seat, visibility: Visibility): boolean =>
  visibility === 'all' || visibility === seat;
