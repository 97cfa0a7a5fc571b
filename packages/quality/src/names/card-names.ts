import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CardPool, GONE, namesOf, presentName } from '@lastclick/engine';

export const NAMES_FILE = resolve(import.meta.dirname, '../../../cards/names.json');

/** What the abilities and modes of each card are called, by the card's id. */
export type KeptNames = Readonly<Record<string, readonly string[]>>;

export const readNames = (): KeptNames => JSON.parse(readFileSync(NAMES_FILE, 'utf8')) as KeptNames;

const byId = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

export const presentNames = (pool: CardPool): KeptNames =>
  Object.fromEntries(
    [...pool.byId]
      .map(([id, card]): [string, string[]] => [id, namesOf(card)])
      .filter(([, names]) => names.length > 0)
      .sort(byId),
  );

/** One line for each name that is gone although its card does not say what became of it. */
export function vanishedNames(kept: KeptNames, pool: CardPool): string[] {
  return Object.entries(kept).flatMap(([id, names]) => {
    const card = pool.byId.get(id);
    if (card === undefined) return [];
    const present = new Set(namesOf(card));
    return names
      .filter((name) => {
        const now = presentName(card, name);
        return now !== GONE && !present.has(now);
      })
      .map((name) => `${id}: "${name}" is gone; it has ${[...present].join(', ') || 'no ability'}`);
  });
}

/** One card a line: whoever edits one card changes one line. */
export const namesText = (names: KeptNames): string =>
  `{\n${Object.entries(names)
    .map(([id, list]) => `  ${JSON.stringify(id)}: ${JSON.stringify(list)}`)
    .join(',\n')}\n}\n`;
