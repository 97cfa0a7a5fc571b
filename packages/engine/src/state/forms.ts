import { at } from '../invariant.ts';
import type { Game } from './game.ts';
import type { Card } from './state.ts';

/** Whether a card is something else where it lies than what is printed on it (10.1.3). */
export const isConverted = ({ rules }: Game, { def }: Card): boolean =>
  rules.anyForms && rules.printed[def] !== def;

/** The definition of what a card is turned into; its own where it cannot be. */
export const formOf = ({ rules }: Game, { def }: Card, form: string): number =>
  at(rules.forms, def)[form] ?? def;
