// npm run api: writes what others can rely on to docs/api, and the pages about it to dist/api.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT, buildPackages, ROOT } from './build.ts';
import { writePages } from './pages.ts';
import { PUBLISHED } from './published.ts';
import { apiReport } from './report.ts';

const KEPT = join(ROOT, 'docs/api');
const [pages = join(ROOT, 'packages/web/dist/api')] = process.argv.slice(2);
if (pages.startsWith('-')) {
  console.log(
    'Usage: npm run api [-- <folder>]\n\nWrites the public surface of the packages to docs/api, and pages about it to the folder;\npackages/web/dist/api, a folder of the built site, when none is given.',
  );
  process.exit(pages === '--help' ? 0 : 2);
}
await buildPackages(BUILT);
await mkdir(KEPT, { recursive: true });
for (const which of PUBLISHED) await writeFile(join(KEPT, `${which}.md`), await apiReport(which, BUILT));
await writePages(pages);
