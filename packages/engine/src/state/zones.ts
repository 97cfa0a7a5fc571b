import type { Side } from '../side.ts';
import type { CardId, ListedZone, State } from './state.ts';

// Where cards lie is asked all the time, and a field that is named is read much faster than one whose name has to be
// looked up (docs/PERFORMANCE.md).

export const deckCards = ({ zones }: State, side: Side): CardId[] =>
  side === 'corp' ? zones.rd : zones.stack;
export const handCards = ({ zones }: State, side: Side): CardId[] =>
  side === 'corp' ? zones.hq : zones.grip;

/** The cards in a zone; those that change most often are told apart first. */
export function zoneCards({ zones }: State, zone: ListedZone): CardId[] {
  switch (zone) {
    case 'hq':
      return zones.hq;
    case 'grip':
      return zones.grip;
    case 'rd':
      return zones.rd;
    case 'stack':
      return zones.stack;
    case 'archives':
      return zones.archives;
    case 'heap':
      return zones.heap;
    case 'rig':
      return zones.rig;
    case 'playing':
      return zones.playing;
    case 'corpScore':
      return zones.corpScore;
    case 'runnerScore':
      return zones.runnerScore;
    case 'setAside':
      return zones.setAside;
    case 'removed':
      return zones.removed;
  }
}
