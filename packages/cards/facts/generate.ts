import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { POOL_FILE, readPool } from './pool.ts';
import { poolFromReference, poolText } from './reference.ts';
import { setFiles } from './set-files.ts';

const HELP = `npm run facts [-- <folder>]

Writes the tables of printed facts in packages/cards/src/facts from packages/cards/facts/pool.json; which tables there
are is said in packages/cards/facts/tables.ts. With a folder that has cards.json and sets.json, pool.json is written
from them first.`;

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
if (values.help === true) console.log(HELP);
else {
  const [folder] = positionals;
  if (folder !== undefined) {
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    writeFileSync(POOL_FILE, poolText(poolFromReference(read('sets.json'), read('cards.json'))));
  }
  for (const [name, text] of setFiles(readPool()))
    writeFileSync(join(import.meta.dirname, '../src/facts', name), text);
}
