import type { BotName } from '@lastclick/bots';
import type { Side } from '@lastclick/engine';

/** Two bots that meet; the first plays half of the games as Corp, the other half as Runner. */
export interface Cell {
  readonly one: BotName;
  readonly other: BotName;
}

/** One half of a cell: who plays which side, and how many games. */
export interface HalfCell {
  readonly bots: Readonly<Record<Side, BotName>>;
  readonly games: number;
}

export const cellName = ({ one, other }: Cell): string => `${one}:${other}`;

/** Every bot against every other, the stronger one (later in the list) first. */
export const allCells = (bots: readonly BotName[]): Cell[] =>
  bots.flatMap((one, index) => bots.slice(0, index).map((other) => ({ one, other })));

/** How many games meetings have: one number, and others for some of them, by their names. */
export interface GamesOfCells {
  readonly each: number;
  readonly others: ReadonlyMap<string, number>;
}

export const gamesOfCell = ({ each, others }: GamesOfCells, cell: Cell): number =>
  others.get(cellName(cell)) ?? each;

/** Both halves of a cell; of an odd number the first bot plays one more game as Corp. */
export function halvesOf({ one, other }: Cell, games: number): HalfCell[] {
  return [
    { bots: { corp: one, runner: other }, games: Math.ceil(games / 2) },
    { bots: { corp: other, runner: one }, games: Math.floor(games / 2) },
  ].filter((half) => half.games > 0);
}
