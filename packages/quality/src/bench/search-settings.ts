import type { SearchSettings } from '@lastclick/bots/laboratory';

/** Fixed, so that numbers of different days can be compared however strong the levels are made. */
export const SEARCH_SETTINGS: SearchSettings = {
  playouts: 64,
  turns: 2,
  candidates: 6,
  temperature: 0.3,
  sure: 1,
  confidence: 0.7,
};
