import type { Keeper } from '../decks/keeper.ts';

/** Which hints were put away, and whether hints are wanted at all. */
export interface GuideMemory {
  readonly isOff: boolean;
  readonly putAway: ReadonlySet<string>;
}

const KEY = 'last-click.guide';
const FRESH: GuideMemory = { isOff: false, putAway: new Set() };

/** What is kept; a fresh start where nothing is, or nothing that can be read. */
export function readGuideMemory(keeper: Keeper): GuideMemory {
  try {
    const kept: unknown = JSON.parse(keeper.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return FRESH;
    const { isOff, putAway } = kept as { isOff?: unknown; putAway?: unknown };
    return {
      isOff: isOff === true,
      putAway: new Set(Array.isArray(putAway) ? putAway.filter((id) => typeof id === 'string') : []),
    };
  } catch {
    return FRESH;
  }
}

/** Keeps it; where the browser keeps nothing, the hints simply come back next time. */
export function keepGuideMemory(keeper: Keeper, { isOff, putAway }: GuideMemory): void {
  try {
    keeper.setItem(KEY, JSON.stringify({ isOff, putAway: [...putAway] }));
  } catch {
    // Storage may be full or forbidden; hints are not worth a message.
  }
}
