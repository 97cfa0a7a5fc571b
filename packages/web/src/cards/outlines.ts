/** Outlines as SVG path data on a field of 100 by 100. */

const round = (value: number): number => Math.round(value * 10) / 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

const around = (center: Point, radius: number, turn: number): Point => ({
  x: round(center.x + radius * Math.cos(turn * 2 * Math.PI)),
  y: round(center.y + radius * Math.sin(turn * 2 * Math.PI)),
});

const closed = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A regular polygon; `turn` in whole turns, 0 has a corner on top. */
export const polygon = (x: number, y: number, radius: number, corners: number, turn = 0): string =>
  closed(range(corners).map((corner) => around({ x, y }, radius, corner / corners - 0.25 + turn)));

export const star = (x: number, y: number, outer: number, inner: number, points: number, turn = 0): string =>
  closed(
    range(points * 2).map((corner) =>
      around({ x, y }, corner % 2 === 0 ? outer : inner, corner / (points * 2) - 0.25 + turn),
    ),
  );

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

export const disc = (x: number, y: number, radius: number): string => {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

/** A part of a ring, from one turn to another. */
export function arc(
  x: number,
  y: number,
  radius: number,
  thickness: number,
  from: number,
  share: number,
): string {
  const center = { x, y };
  const inner = radius - thickness;
  const [a, b] = [around(center, radius, from), around(center, radius, from + share)];
  const [c, d] = [around(center, inner, from + share), around(center, inner, from)];
  const large = share > 0.5 ? 1 : 0;
  return `M${a.x} ${a.y}A${round(radius)} ${round(radius)} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${round(inner)} ${round(inner)} 0 ${large} 0 ${d.x} ${d.y}Z`;
}

/** A wedge from a point to the edge of the field and beyond. */
export const ray = (x: number, y: number, turn: number, width: number): string =>
  closed([{ x, y }, around({ x, y }, 140, turn - width / 2), around({ x, y }, 140, turn + width / 2)]);

export const chevron = (x: number, y: number, size: number, thickness: number): string =>
  closed([
    { x: round(x - size), y: round(y + size / 2) },
    { x, y: round(y - size / 2) },
    { x: round(x + size), y: round(y + size / 2) },
    { x: round(x + size), y: round(y + size / 2 + thickness) },
    { x, y: round(y - size / 2 + thickness) },
    { x: round(x - size), y: round(y + size / 2 + thickness) },
  ]);
