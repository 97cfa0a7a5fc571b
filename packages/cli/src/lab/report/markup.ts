const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that can stand in HTML and SVG, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A place in a drawing; a tenth of a unit is finer than any screen shows. */
export const place = (number: number): string => String(Math.round(number * 10) / 10);

/** A table with a heading row; the first column is text, the others are numbers. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${row(heading, 'th')}</thead><tbody>${rows
    .map((cells) => row(cells, 'td'))
    .join('')}</tbody></table></div>`;
}
