import { ELEVATION } from '../../facts/elevation.ts';
import type { CardSet } from '../card-set.ts';
import { anarch } from './anarch.ts';
import { criminal } from './criminal.ts';
import { shaper } from './shaper.ts';

export const elevation: CardSet = {
  facts: ELEVATION,
  cards: [...anarch, ...criminal, ...shaper],
};
