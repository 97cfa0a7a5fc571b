import { between, type Chance, chanceFrom, oneOf, whole } from '../cards/chance.ts';
import { box } from '../cards/outlines.ts';

/** How the city of the first screen is built: on a field of 1600 by 900, the same at every visit. */
export const FIELD = { width: 1600, height: 900 } as const;

export interface Tower {
  readonly walls: string;
  readonly mast: string;
  /** Windows that are always lit, and those whose light comes and goes. */
  readonly lit: string;
  readonly restless: string;
  readonly delay: number;
}

/** The piece of ice a run goes through, as a slab across its way. */
export interface Slab {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Row {
  readonly name: string;
  readonly horizon: number;
  readonly tallest: number;
  readonly narrowest: number;
  readonly lights: number;
}

/** From the farthest to the nearest; the middle is left low, where the server stands. */
const ROWS: readonly Row[] = [
  { name: 'far', horizon: 760, tallest: 420, narrowest: 34, lights: 0.12 },
  { name: 'middle', horizon: 830, tallest: 380, narrowest: 52, lights: 0.2 },
  { name: 'near', horizon: 900, tallest: 250, narrowest: 84, lights: 0.16 },
];

const SERVER_AT = 1120;

function windowsOf(chance: Chance, x: number, top: number, width: number, height: number, share: number) {
  const lit: string[] = [];
  const restless: string[] = [];
  const columns = Math.floor((width - 8) / 10);
  const rows = Math.floor((height - 14) / 14);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const fate = chance();
      if (fate > share) continue;
      (fate < share / 9 ? restless : lit).push(box(x + 6 + column * 10, top + 9 + row * 14, 5, 7));
    }
  return { lit: lit.join(''), restless: restless.join('') };
}

function rowOf({ name, horizon, tallest, narrowest, lights }: Row): Tower[] {
  const chance = chanceFrom(`last click ${name}`);
  const towers: Tower[] = [];
  for (let x = -20; x < FIELD.width; ) {
    const width = narrowest * between(chance, 1, 1.9);
    const nearness = Math.min(1, Math.abs(x + width / 2 - SERVER_AT) / 420);
    const height = tallest * between(chance, 0.3, 1) * (0.35 + 0.65 * nearness);
    const top = horizon - height;
    const step = oneOf(chance, [0, 0, width * 0.22]);
    towers.push({
      walls:
        box(x, top, width, FIELD.height - top) +
        (step > 0 ? box(x + step, top - 22, width - 2 * step, 24) : ''),
      mast: chance() < 0.3 ? box(x + width / 2 - 1, top - 22 - 46 * chance(), 2, 70) : '',
      ...windowsOf(chance, x, top, width, FIELD.height - top - 40, lights),
      delay: whole(chance, 0, 11),
    });
    x += width + between(chance, 2, 16);
  }
  return towers;
}

export const CITY = ROWS.map((row) => ({ name: row.name, towers: rowOf(row) }));

/** The way of a run: up from the street, through three slabs of ice, into the server. */
export const RUN_PATH = `M760 905C800 700 930 640 960 560S1010 380 ${SERVER_AT} 300`;

export const SLABS: readonly Slab[] = [
  { x: 842, y: 707, turn: -48 },
  { x: 957, y: 568, turn: -62 },
  { x: 1012, y: 432, turn: -66 },
];

/** The server's rings, and the lines that lead to the rest of the net. */
export const SERVER = { x: SERVER_AT, y: 300, rings: [26, 54, 88, 128] } as const;

export const LINES: readonly string[] = [
  `M${SERVER_AT} 300C1240 220 1380 260 1640 150`,
  `M${SERVER_AT} 300C1220 380 1420 420 1640 400`,
  `M${SERVER_AT} 300C980 180 700 150 -40 230`,
  `M${SERVER_AT} 300C1100 160 1160 60 1140 -20`,
];
