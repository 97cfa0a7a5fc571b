import { CARDS, VERSION_1 } from '@lastclick/cards';
import { createPool } from '@lastclick/engine';

/** Every card there is; checked and compiled once per process. */
export const pool = createPool(CARDS, VERSION_1);
