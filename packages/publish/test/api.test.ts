import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackages, ROOT } from '../src/build.ts';
import { PUBLISHED } from '../src/published.ts';
import { apiReport } from '../src/report.ts';

let built = '';
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'last-click-api-'));
  await buildPackages(built);
}, 120_000);
afterAll(() => rm(built, { recursive: true, force: true }));

describe('the public surface', () => {
  test.each(PUBLISHED)('of %s is what docs/api says', async (which) => {
    const kept = await readFile(join(ROOT, 'docs/api', `${which}.md`), 'utf8');
    const now = await apiReport(which, built);
    expect(now, 'meant? then `npm run api`, and say so in CHANGELOG.md').toBe(kept);
  });

  test('has a sentence for each of the verbs that drive a game', async () => {
    const index = await readFile(join(ROOT, 'packages/engine/src/index.ts'), 'utf8');
    const report = await readFile(join(ROOT, 'docs/api/engine.md'), 'utf8');
    for (const verb of [
      'create',
      'decision',
      'apply',
      'view',
      'explain',
      'fork',
      'save',
      'load',
      'record',
      'replay',
    ]) {
      expect(index).toMatch(new RegExp(`^ \\*   .*\\b${verb}\\b`, 'm'));
      expect(report).toMatch(new RegExp(`^(?:function|const) ${verb}\\b`, 'm'));
    }
  });
});
