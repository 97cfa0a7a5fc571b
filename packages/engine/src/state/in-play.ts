import type { Card } from './state.ts';

export const isInstalled = (card: Card): boolean =>
  card.zone === 'rig' || card.zone === 'ice' || card.zone === 'root';

/** Installed, facedown and the Corp's (8.1.2). */
export const isUnrezzed = (card: Card): boolean =>
  (card.zone === 'ice' || card.zone === 'root') && !card.faceup;

export const isRezzed = (card: Card): boolean => (card.zone === 'ice' || card.zone === 'root') && card.faceup;

/** Whether a card's abilities work by themselves where it lies (1.8.3, 1.8.4). */
export function isActive(card: Card): boolean {
  switch (card.zone) {
    case 'identity':
    case 'corpScore':
      return true;
    case 'rig':
    case 'ice':
    case 'root':
      return card.faceup;
    case 'playing':
      return card.since > 0;
    default:
      return false;
  }
}
