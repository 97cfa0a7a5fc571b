import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GONE } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { NAMES_FILE, namesText, presentNames, readNames, vanishedNames } from './card-names.ts';

const HELP = `npm run names

Writes packages/cards/names.json: what the abilities and modes of each card are called in keys, records and saves.
Refuses to while a name has vanished and its card does not say what it is now, as in
  formerly: { 'paid break 2': 'paid break' }   or   formerly: { 'paid break 2': '${GONE}' }`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
if (values.help === true) console.log(HELP);
else {
  const vanished = existsSync(NAMES_FILE) ? vanishedNames(readNames(), pool) : [];
  if (vanished.length === 0) writeFileSync(NAMES_FILE, namesText(presentNames(pool)));
  else {
    console.error(`${vanished.join('\n')}\n\n${HELP}`);
    process.exitCode = 1;
  }
}
