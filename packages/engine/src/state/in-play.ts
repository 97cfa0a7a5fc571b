import type { Card } from './state.ts';

export const isInstalled = (card: Card): boolean =>
  card.zone === 'rig' || card.zone === 'ice' || card.zone === 'root';

/** An installed facedown card of the Runner has none of its characteristics (8.4.2, 26.03 8.1.4a). */
export const isNothing = (card: Card): boolean => card.zone === 'rig' && !card.faceup;

/** Installed, facedown and the Corp's (8.1.2). */
export const isUnrezzed = (card: Card): boolean =>
  (card.zone === 'ice' || card.zone === 'root') && !card.faceup;

/** Rezzed cards are active; a faceup agenda is neither rezzed nor unrezzed, and inactive (3.2.3a). */
export const isRezzed = (card: Card): boolean =>
  (card.zone === 'ice' || card.zone === 'root') && card.faceup && card.since > 0;

/** Whether cards can lie on a card: only in the play area and in score areas (26.03 1.13.1a). */
export const canHostCards = (card: Card): boolean =>
  isInstalled(card) || card.zone === 'corpScore' || card.zone === 'runnerScore';

/** A condition counter, which can host other objects (26.03 1.13.14). */
export const isConditionCounter = (card: Card): boolean => card.zone === 'hosted' && card.since > 0;

/** Whether counters can lie on a card: hosts exist only in the play area and in score areas (26.03 1.13.1a). */
export const canHostCounters = (card: Card): boolean =>
  canHostCards(card) || card.zone === 'identity' || card.zone === 'playing' || isConditionCounter(card);

/** Whether a card's abilities work by themselves where it lies (1.8.3, 1.8.4). */
export function isActive(card: Card): boolean {
  switch (card.zone) {
    case 'identity':
    case 'corpScore':
      return true;
    case 'rig':
      return card.faceup;
    case 'ice':
    case 'root':
      return card.faceup && card.since > 0;
    case 'playing':
    // Of what is hosted without being installed condition counters alone become active (1.9.5j).
    case 'hosted':
      return card.since > 0;
    default:
      return false;
  }
}
