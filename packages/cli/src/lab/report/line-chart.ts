import type { Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import type { Estimate } from '../interval.ts';
import { scale } from './axis.ts';
import { escaped, place } from './markup.ts';

export interface Point extends Estimate {
  readonly x: number;
}

/** One line for each side, each within the band of its interval. */
export interface LineChart {
  readonly title: string;
  readonly says: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly lines: Readonly<Record<Side, readonly Point[]>>;
  /** The top of the y axis where it is fixed; otherwise the highest band. */
  readonly most?: number;
  readonly yWords: (value: number) => string;
}

// Narrow enough that the words stay readable where a phone shows all of it.
const WIDTH = 480;
const HEIGHT = 300;
const LEFT = 52;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 46;

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${place(x)} ${place(y)}`).join('');

/** An inline SVG with labelled axes. */
export function lineChart({ title, says, xLabel, yLabel, lines, most, yWords }: LineChart): string {
  const points = [...lines.corp, ...lines.runner];
  const top = most ?? Math.max(1, ...points.map(({ high }) => high));
  const x = scale([1, Math.max(2, ...points.map((point) => point.x))], [LEFT, WIDTH - RIGHT], 8);
  const y = scale([0, top], [HEIGHT - BOTTOM, TOP], 5);
  const within = (value: number): number => y.at(Math.min(top, Math.max(0, value)));

  const grid = y.ticks
    .map(
      (tick) =>
        `<path class="grid" d="M${LEFT} ${place(y.at(tick))}H${WIDTH - RIGHT}"/><text class="tick" text-anchor="end" x="${LEFT - 7}" y="${place(y.at(tick) + 4)}">${escaped(yWords(tick))}</text>`,
    )
    .join('');
  const ticks = x.ticks
    .filter(Number.isInteger)
    .map(
      (tick) =>
        `<text class="tick" text-anchor="middle" x="${place(x.at(tick))}" y="${HEIGHT - BOTTOM + 18}">${tick}</text>`,
    )
    .join('');
  const drawn = (['corp', 'runner'] as const)
    .map((side) => {
      const line = lines[side];
      if (line.length === 0) return '';
      const band = [
        ...line.map((point) => [x.at(point.x), within(point.high)] as const),
        ...line.toReversed().map((point) => [x.at(point.x), within(point.low)] as const),
      ];
      const middle = line.map((point) => [x.at(point.x), within(point.value)] as const);
      const dots = line
        .map(
          (point) =>
            `<circle class="dot ${side}" cx="${place(x.at(point.x))}" cy="${place(within(point.value))}" r="2.2"><title>${sideName(side)}, ${escaped(xLabel)} ${point.x}: ${escaped(yWords(point.value))} (${escaped(yWords(point.low))} to ${escaped(yWords(point.high))})</title></circle>`,
        )
        .join('');
      return `<path class="band ${side}" d="${path(band)}Z"/><path class="line ${side}" d="${path(middle)}"/>${dots}`;
    })
    .join('');
  const middleY = (TOP + HEIGHT - BOTTOM) / 2;
  return `<figure><figcaption><h3>${escaped(title)}</h3><p>${escaped(says)}</p><p class="legend"><span class="key corp"></span>Corp <span class="key runner"></span>Runner</p></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">${grid}<path class="axis" d="M${LEFT} ${HEIGHT - BOTTOM}H${WIDTH - RIGHT}"/>${ticks}${drawn}<text class="label" text-anchor="middle" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}">${escaped(xLabel)}</text><text class="label" text-anchor="middle" transform="translate(13 ${middleY}) rotate(-90)">${escaped(yLabel)}</text></svg></figure>`;
}
