import type { Game } from '../state/game.ts';
import { isForbidden } from './values.ts';

/** Whether an effect keeps the Runner from jacking out. */
export const mayNotJackOut = (game: Game): boolean => isForbidden(game, 'jackOut', 'runner');
