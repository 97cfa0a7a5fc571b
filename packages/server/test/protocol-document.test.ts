import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASKS, REFUSALS, REQUESTS } from '../src/protocol/index.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/ONLINE-PROTOCOL.md'), 'utf8');
const bare = (field: string): string => field.replace('?', '');

test('the document names every request with all its fields', () => {
  for (const [name, fields] of Object.entries(REQUESTS)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row, name).toBeDefined();
    for (const field of Object.keys(fields)) expect(row, name).toContain(`\`${bare(field)}\``);
  }
  for (const [name, fields] of Object.entries(ASKS))
    for (const field of Object.keys(fields)) expect(text, name).toContain(`\`${bare(field)}\``);
});

test('the document names every code of a refusal, and no other', () => {
  const [, table = ''] = text.split('## Why something is refused');
  const named = [...(table.split('A connection is closed')[0] ?? '').matchAll(/`(\w+)`/g)].map(
    ([, word]) => word,
  );
  expect(new Set(named.filter((word) => word !== 'code'))).toEqual(new Set(Object.keys(REFUSALS)));
});
