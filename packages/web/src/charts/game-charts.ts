import { SIDES, type Side } from '@lastclick/engine';
import type { CourseOfGame } from '@lastclick/session';

/** A line for each side over the turns of a game. */
export interface TurnChart {
  readonly title: string;
  /** What the numbers are of: "credits". */
  readonly unit: string;
  readonly points: readonly { readonly turn: number; readonly corp: number; readonly runner: number }[];
}

const CHARTS = [
  { of: 'credits', title: 'Credits', unit: 'credits' },
  { of: 'cards', title: 'Cards in hand', unit: 'cards' },
  { of: 'points', title: 'Agenda points', unit: 'points' },
] as const;

/** Credits, cards and points as each turn left them. */
export const turnCharts = ({ turns }: CourseOfGame): TurnChart[] =>
  CHARTS.map(({ of, title, unit }) => ({
    title,
    unit,
    points: turns.map(({ turn, corp, runner }) => ({ turn, corp: corp[of], runner: runner[of] })),
  }));

const ACTION_WORDS: Readonly<Record<string, string>> = {
  gainCredit: 'gaining credits',
  drawCard: 'drawing cards',
  install: 'installing',
  play: 'playing cards',
  advance: 'advancing',
  trashResource: 'trashing resources',
  purge: 'purging',
  removeTag: 'removing tags',
  run: 'running',
  useCard: "cards' own actions",
};

export interface ClickShare {
  readonly words: string;
  readonly clicks: Readonly<Record<Side, number>>;
}

/** What clicks were spent on, the most frequent first. */
export function clickShares({ clicks }: CourseOfGame): ClickShare[] {
  const kinds = new Set(SIDES.flatMap((side) => Object.keys(clicks[side])));
  return [...kinds]
    .map((kind) => ({
      words: ACTION_WORDS[kind] ?? kind,
      clicks: { corp: clicks.corp[kind] ?? 0, runner: clicks.runner[kind] ?? 0 },
    }))
    .filter((share) => share.clicks.corp + share.clicks.runner > 0)
    .sort((a, b) => b.clicks.corp + b.clicks.runner - a.clicks.corp - a.clicks.runner);
}

/** Where numbers lie in a drawing, with round numbers to write at its edge. */
export interface Axis {
  readonly ticks: readonly number[];
  at(value: number): number;
}

/** 1, 2 or 5 times a power of ten: steps people can read. */
function readableStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power;
}

/** An axis of whole numbers drawn from one place to another, with at most so many ticks. */
export function axis(low: number, high: number, from: number, to: number, most: number): Axis {
  const step = Math.max(1, readableStep(Math.max(high - low, 1) / most));
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  const span = high - low || 1;
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
    at: (value) => from + ((value - low) / span) * (to - from),
  };
}
