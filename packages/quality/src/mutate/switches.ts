import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertAll, isKey, type Marked, type Wrap } from './marks.ts';
import type { Found } from './places.ts';
import { nodesIn } from './syntax.ts';

const isOn = (number: number): string => `spoilt.on === ${number}`;

/** What lets a running process change between a piece of code and its mutation. Nothing where none can stand. */
function switchOf({ mutation, node, parents }: Found, number: number): Wrap | null {
  const { start, end, text, operator } = mutation;
  const on = isOn(number);
  if (operator === 'return early') return { start, end, open: ` if (${on}) return; `, close: '' };
  if (operator === 'drop a row') {
    const row = nodesIn(node.elements).find((one) => one.start === start || one.end === end);
    return row === undefined
      ? null
      : { start: row.start, end: row.end, open: `...(${on} ? [] : [`, close: '])' };
  }
  if (node.type.endsWith('Statement') && text === ';')
    return { start, end, open: `{ if (!(${on})) `, close: ' }' };
  if (isKey(node, parents.at(-1))) return null;
  return { start, end, open: `(${on} ? (${text}) : (`, close: '))' };
}

export const isSwitchable = (found: Found): boolean => switchOf(found, 0) !== null;

/** A mutation that can be switched on by a number. */
export interface Switched extends Found {
  readonly number: number;
}

/** A source in which each of these mutations is made as long as its number is on. */
export const withSwitches = (source: string, all: readonly Switched[]): string =>
  insertAll(
    source,
    all.flatMap((found) => switchOf(found, found.number) ?? []),
  );

/** Every file with such mutations, all of them switched off. */
export function switchAll(root: string, all: readonly Switched[]): Marked[] {
  const byFile = new Map<string, Switched[]>();
  for (const found of all) {
    const { file } = found.mutation;
    byFile.set(file, [...(byFile.get(file) ?? []), found]);
  }
  return [...byFile].map(([file, found]) => ({
    file,
    text: withSwitches(readFileSync(join(root, file), 'utf8'), found),
  }));
}
