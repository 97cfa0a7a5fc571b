import type { Side } from '@lastclick/engine';
import type { Estimate } from '../interval.ts';
import { percent } from '../numbers.ts';
import { scale } from './axis.ts';
import { escaped, place } from './markup.ts';

/** How often a side won the games in which it drew or played a card; null where that never happened. */
export interface Impact {
  readonly title: string;
  readonly drawn: Estimate | null;
  readonly played: Estimate | null;
}

const WIDTH = 480;
const LABELS = 176;
const RIGHT = 16;
const ROW = 24;
const TOP = 8;
const BOTTOM = 46;
const LONGEST_LABEL = 26;

const shortened = (text: string): string =>
  text.length <= LONGEST_LABEL ? text : `${text.slice(0, LONGEST_LABEL - 1).trimEnd()}…`;

/** A row for each card: a ring for games it was drawn in, a dot for games it was played in, with whiskers. */
export function impactChart(
  caption: { readonly title: string; readonly says: string },
  side: Side,
  overall: number,
  impacts: readonly Impact[],
): string {
  const bottom = TOP + impacts.length * ROW;
  const x = scale([0, 1], [LABELS, WIDTH - RIGHT], 5);
  const ticks = x.ticks
    .map(
      (tick) =>
        `<path class="grid" d="M${place(x.at(tick))} ${TOP}V${bottom}"/><text class="tick" text-anchor="middle" x="${place(x.at(tick))}" y="${bottom + 18}">${Math.round(tick * 100)}</text>`,
    )
    .join('');
  const mark = (estimate: Estimate | null, y: number, kind: 'ring' | 'full', words: string): string =>
    estimate === null
      ? ''
      : `<path class="whisker ${side}" d="M${place(x.at(estimate.low))} ${place(y)}H${place(x.at(estimate.high))}"/><circle class="${kind} ${side}" cx="${place(x.at(estimate.value))}" cy="${place(y)}" r="3.6"><title>${escaped(words)}: ${percent(estimate.value)} % (${percent(estimate.low)} to ${percent(estimate.high)})</title></circle>`;
  const rows = impacts
    .map(({ title, drawn, played }, index) => {
      const y = TOP + (index + 0.5) * ROW;
      return `<text class="tick card" text-anchor="end" x="${LABELS - 8}" y="${place(y + 4)}">${escaped(shortened(title))}</text>${mark(drawn, y - 5, 'ring', `${title}, drawn`)}${mark(played, y + 5, 'full', `${title}, played`)}`;
    })
    .join('');
  return `<figure><figcaption><h3>${escaped(caption.title)}</h3><p>${escaped(caption.says)}</p></figcaption>
<svg viewBox="0 0 ${WIDTH} ${bottom + BOTTOM}" role="img" aria-label="${escaped(caption.title)}">${ticks}<path class="overall" d="M${place(x.at(overall))} ${TOP}V${bottom}"/><path class="axis" d="M${LABELS} ${bottom}H${WIDTH - RIGHT}"/>${rows}<text class="label" text-anchor="middle" x="${(LABELS + WIDTH - RIGHT) / 2}" y="${bottom + 38}">games won, %</text></svg></figure>`;
}
