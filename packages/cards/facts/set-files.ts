import type { Pool, PoolCard } from './pool.ts';
import { SINGLES, WHOLE_SETS } from './tables.ts';

const HEADER = '// Generated from packages/cards/facts/pool.json by `npm run facts`: change that, not this.';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function written(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  return typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value).map(entry).join(', ')} }`
    : String(value);
}

const key = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : quoted(name));

const entry = ([name, value]: readonly [string, unknown]): string => `${key(name)}: ${written(value)}`;

/** What a table says of a card: three copies are the rule, and of an identity there is one by its nature. */
function row({ id, printings, deckLimit, ...facts }: PoolCard): string {
  const limit = facts.type === 'identity' || deckLimit === 3 ? {} : { deckLimit };
  const codes = printings.map(([, code]) => code);
  return `  ${key(id)}: { ${Object.entries({ ...facts, ...limit, codes })
    .map(entry)
    .join(', ')} },`;
}

const table = (name: string, comment: string, cards: readonly PoolCard[]): string =>
  [
    HEADER,
    "import type { PrintedFacts } from './printed-facts.ts';",
    '',
    `/** ${comment} */`,
    '// biome-ignore format: one line a card',
    `export const ${name} = {`,
    ...cards.map(row),
    '} as const satisfies Record<string, PrintedFacts>;',
    '',
  ].join('\n');

/** The set a card's facts and behaviour are written in: the first of the whole sets it was printed in, if any. */
export function homeOf({ printings }: PoolCard): string | null {
  return WHOLE_SETS.find((whole) => printings.some(([set]) => set === whole)) ?? null;
}

function singles({ cards }: Pool): PoolCard[] {
  const wanted = new Set<string>(SINGLES);
  const found = cards.filter(({ id }) => wanted.delete(id));
  if (wanted.size > 0) throw new Error(`no published card has the id ${[...wanted].join(', ')}`);
  for (const card of found) {
    const home = homeOf(card);
    if (home !== null) throw new Error(`${card.id} is in ${home}: take it out of the single cards`);
  }
  return found;
}

/** The tables of facts our cards are written with, by the name of their file in src/facts. */
export function setFiles(pool: Pool): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const set of WHOLE_SETS) {
    const name = pool.sets.find(({ id }) => id === set)?.name ?? set;
    const cards = pool.cards.filter((card) => homeOf(card) === set);
    files.set(`${set.replaceAll('_', '-')}.ts`, table(set.toUpperCase(), `Printed facts of ${name}.`, cards));
  }
  const comment = 'Printed facts of cards of which we do not have the whole set.';
  files.set('singles.ts', table('SINGLES', comment, singles(pool)));
  return files;
}
