import { stripVTControlCharacters } from 'node:util';

export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Left and right parts of one line; the right one keeps its place as long as both fit. */
export const spread = (left: string, right: string, width: number): string =>
  left + ' '.repeat(Math.max(2, width - widthOf(left) - widthOf(right))) + right;

/** Joins pieces with a separator into lines no wider than `width`; only a piece too wide for a line is split. */
export function flow(pieces: readonly string[], width: number, separator: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (widthOf(piece) > width && piece.includes(' ')) {
      if (line !== '') lines.push(line + separator.trimEnd());
      const parts = wrap(stripVTControlCharacters(piece), width);
      line = parts.pop() ?? '';
      lines.push(...parts);
    } else if (line === '') line = piece;
    else if (widthOf(line) + widthOf(separator) + widthOf(piece) < width) line += separator + piece;
    else {
      lines.push(line + separator.trimEnd());
      line = piece;
    }
  }
  return line === '' ? lines : [...lines, line];
}

export const wrap = (text: string, width: number): string[] => flow(text.split(' '), width, ' ');

/** Lines under a label; the label stands only before the first. */
export function labelled(label: string, lines: readonly string[], width: number): string[] {
  return lines.map((line, index) => pad(index === 0 ? label : '', width) + line);
}

/** Rows of cells side by side; every cell is a list of lines. */
export function columns(cells: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, row) =>
    cells
      .map((cell, index) => pad(cell[row] ?? '', widths[index] ?? 0))
      .join('')
      .trimEnd(),
  );
}
