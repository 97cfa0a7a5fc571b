import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writePages } from '../src/pages.ts';
import { PUBLISHED } from '../src/published.ts';

test('pages about what the packages export are made: an entrance, and a page for each verb that drives a game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lastclick-pages-'));
  try {
    await writePages(folder);
    const entrance = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(entrance).toContain('Last Click');
    const modules = readdirSync(join(folder, 'modules')).join(' ');
    for (const which of PUBLISHED) expect(modules).toContain(which);
    const functions = readdirSync(join(folder, 'functions'));
    for (const verb of ['create', 'decision', 'apply', 'view', 'explain', 'fork', 'replay', 'examine'])
      expect(
        functions.some((file) => file.endsWith(`.${verb}.html`)),
        verb,
      ).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
