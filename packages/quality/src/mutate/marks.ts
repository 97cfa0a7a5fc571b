import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Found } from './places.ts';
import { isNode, type Node } from './syntax.ts';

/** Text put before and after a piece of a source. */
export interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
}

const wrap = ({ start, end }: Node, open: string, close: string): Wrap => ({ start, end, open, close });

const at = (mark: number): string => `passed.at(${mark})`;

export const isKey = (node: Node, parent: Node | undefined): boolean => parent?.key === node;

/** What marks the place of a mutation: a call as often as the place is passed. Nothing where none can stand. */
function wrapsOf({ mutation, node, parents }: Found, mark: number): readonly Wrap[] {
  const { body, left, right, value } = node;
  if (mutation.operator === 'shift a comparison' && isNode(left) && isNode(right))
    return [wrap(left, 'passed.left(', ')'), wrap(right, `passed.right(${mark},`, ')')];
  if (mutation.operator === 'return early' && isNode(body))
    return [{ start: body.start + 1, end: body.start + 1, open: ` ${at(mark)}; `, close: '' }];
  if (node.type === 'Property') return isNode(value) ? [wrap(value, `(${at(mark)}, `, ')')] : [];
  if (node.type.endsWith('Statement')) return [wrap(node, `{ ${at(mark)}; `, ' }')];
  return isKey(node, parents.at(-1)) ? [] : [wrap(node, `(${at(mark)}, `, ')')];
}

/** A file of the engine in which places are marked. */
export interface Marked {
  readonly file: string;
  readonly text: string;
}

export function insertAll(source: string, wraps: readonly Wrap[]): string {
  const parts = wraps.flatMap(({ start, end, open, close }, order) => [
    { place: start, isOpen: true, other: end, order, text: open },
    { place: end, isOpen: false, other: start, order, text: close },
  ]);
  // What ends at a place ends before anything begins there; the outer begins first and ends last.
  parts.sort(
    (a, b) =>
      a.place - b.place ||
      Number(a.isOpen) - Number(b.isOpen) ||
      b.other - a.other ||
      (a.isOpen ? a.order - b.order : b.order - a.order),
  );
  let text = '';
  let done = 0;
  for (const part of parts) {
    text += source.slice(done, part.place) + part.text;
    done = part.place;
  }
  return text + source.slice(done);
}

/** A source with marks at the places of mutations. */
export const withMarks = (source: string, all: readonly Numbered[]): string =>
  insertAll(
    source,
    all.flatMap((found) => wrapsOf(found, found.mark)),
  );

export interface Numbered extends Found {
  readonly mark: number;
}

/** Every file with mutations, marked; the mark of a mutation is its place in the list. */
export function markAll(root: string, all: readonly Found[]): Marked[] {
  const byFile = new Map<string, Numbered[]>();
  for (const [mark, found] of all.entries()) {
    const { file } = found.mutation;
    byFile.set(file, [...(byFile.get(file) ?? []), { ...found, mark }]);
  }
  return [...byFile].map(([file, found]) => ({
    file,
    text: withMarks(readFileSync(join(root, file), 'utf8'), found),
  }));
}

/** Whether the place of a mutation can be marked at all. */
export const isMarkable = (found: Found): boolean => wrapsOf(found, 0).length > 0;
