import type { History, KeptRatio } from './history.ts';
import { KINDS, type Kind, UNITS } from './kinds.ts';

// The history as a picture: how many times as fast as the fixed version each kind of work was, in a field of its own.

const COLUMNS = 4;
const FIELD = { width: 200, height: 150, gap: 24 } as const;
const MARGIN = { left: 28, top: 64, right: 20, bottom: 36 } as const;
const WIDTH = MARGIN.left + COLUMNS * FIELD.width + (COLUMNS - 1) * FIELD.gap + MARGIN.right;

const INK = '#1f2328';
const FAINT = '#59636e';
const RULE = '#d1d9e0';
const LINE = '#0b6bcb';

interface Place {
  readonly x: number;
  readonly y: number;
}

const text = ({ x, y }: Place, words: string, size: number, more = ''): string =>
  `<text x="${number(x)}" y="${number(y)}" font-size="${size}" ${more}>${words}</text>`;

const number = (value: number): string => String(Math.round(value * 10) / 10);

const times = (ratio: number): string => `×${(1 / ratio).toFixed(2)}`;

/** From no speed at all to a little above the fastest measured, in halves. */
function mostOf(history: History): number {
  const fastest = Math.max(
    1,
    ...history.results.flatMap(({ ratios }) => KINDS.map((kind) => 1 / ratios[kind].low)),
  );
  return Math.ceil(fastest * 2 + 0.2) / 2;
}

function fieldOf(history: History, kind: Kind, corner: Place, most: number): string[] {
  const { width, height } = FIELD;
  const { results } = history;
  const y = (speed: number): number => corner.y + height - (speed / most) * height;
  // The fixed version stands first.
  const x = (place: number): number =>
    corner.x + 10 + ((place + 1) / Math.max(1, results.length)) * (width - 20);
  const of = (place: number): KeptRatio => results[place]?.ratios[kind] ?? { ratio: 1, low: 1, high: 1 };
  const dots = results.map((_, place) => ({ x: x(place), y: y(1 / of(place).ratio) }));
  const line = [{ x: x(-1), y: y(1) }, ...dots].map((dot) => `${number(dot.x)},${number(dot.y)}`).join(' ');
  const marks = Array.from({ length: Math.floor(most) + 1 }, (_, speed) => speed);
  const last = dots.at(-1);
  return [
    text({ x: corner.x, y: corner.y - 10 }, kind, 14, `font-weight="600" fill="${INK}"`),
    text(
      { x: corner.x + width, y: corner.y - 10 },
      `a ${UNITS[kind]}`,
      11,
      `text-anchor="end" fill="${FAINT}"`,
    ),
    ...marks.flatMap((speed) => [
      `<path d="M${number(corner.x)} ${number(y(speed))}h${width}" stroke="${speed === 1 ? FAINT : RULE}"${speed === 1 ? ' stroke-dasharray="3 3"' : ''}/>`,
      text({ x: corner.x - 6, y: y(speed) + 4 }, String(speed), 11, `text-anchor="end" fill="${FAINT}"`),
    ]),
    ...results.map((_, place) => {
      const { low, high } = of(place);
      return `<path d="M${number(x(place))} ${number(y(1 / high))}V${number(y(1 / low))}" stroke="${LINE}" stroke-opacity="0.4" stroke-width="4" stroke-linecap="round"/>`;
    }),
    `<polyline points="${line}" fill="none" stroke="${LINE}" stroke-width="2"/>`,
    ...dots.map((dot) => `<circle cx="${number(dot.x)}" cy="${number(dot.y)}" r="3.5" fill="${LINE}"/>`),
    ...(last === undefined
      ? []
      : [
          text(
            { x: last.x + 6, y: last.y > corner.y + 24 ? last.y - 9 : last.y + 18 },
            times(of(results.length - 1).ratio),
            13,
            `text-anchor="end" font-weight="600" fill="${LINE}"`,
          ),
        ]),
  ];
}

/** A picture of what was kept. */
export function drawHistory(history: History): string {
  const rows = Math.ceil(KINDS.length / COLUMNS);
  const step = FIELD.height + 56;
  const height = MARGIN.top + rows * step - 56 + MARGIN.bottom;
  const most = mostOf(history);
  const first = history.results[0]?.date ?? '';
  const last = history.results.at(-1)?.date ?? '';
  const fields = KINDS.flatMap((kind, index) => {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    const corner = {
      x: MARGIN.left + column * (FIELD.width + FIELD.gap),
      y: MARGIN.top + 24 + row * step,
    };
    return fieldOf(history, kind, corner, most);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height + 24}" viewBox="0 0 ${WIDTH} ${height + 24}" font-family="system-ui, sans-serif" role="img" aria-labelledby="title">`,
    `<title id="title">How many times as fast as ${history.against} Last Click is at each kind of work</title>`,
    `<rect width="100%" height="100%" rx="6" fill="#ffffff"/>`,
    text({ x: 16, y: 28 }, `Times as fast as ${history.against}`, 17, `font-weight="600" fill="${INK}"`),
    text(
      { x: 16, y: 48 },
      `In CPU time, both versions at work in turn; bars span the middle eight tenths of the rounds. ${history.results.length} measured, ${first === last ? first : `${first} to ${last}`}.`,
      12,
      `fill="${FAINT}"`,
    ),
    ...fields,
    '</svg>',
    '',
  ].join('\n');
}
