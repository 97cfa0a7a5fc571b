import { SIDES } from '@lastclick/engine';
import { z } from 'zod';

const LONGEST_LINE = 200;

/** A line of text; nothing a model has to write here is longer. */
export const line = (says: string) => z.string().trim().min(1).max(LONGEST_LINE).describe(says);

/** Which game: the one begun last when left out. */
export const gameField = line('name of the game, such as g1; the one begun last when left out').optional();

/** Whose knowledge: only of use where the model has both seats. */
export const seatField = z
  .enum(SIDES)
  .optional()
  .describe('for games in which you play both seats: whose eyes to look through; who decides when left out');
