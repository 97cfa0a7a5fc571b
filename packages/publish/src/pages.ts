import { join } from 'node:path';
import { Application } from 'typedoc';
import { ROOT, sourceManifest } from './build.ts';
import { publicEntries } from './manifest.ts';
import { PUBLISHED } from './published.ts';

/** Writes pages about everything the packages export, made from their sources and what is said there. */
export async function writePages(into: string): Promise<void> {
  const entryPoints: string[] = [];
  for (const which of PUBLISHED)
    for (const [, source] of publicEntries(which, await sourceManifest(which)))
      entryPoints.push(join(ROOT, 'packages', which, source));
  const app = await Application.bootstrap({
    name: 'Last Click',
    entryPoints,
    tsconfig: join(ROOT, 'tsconfig.json'),
    readme: 'none',
    // Our own compiler has checked them; the older one gives up on unions of all words.
    skipErrorChecking: true,
    disableGit: true,
    disableSources: true,
    hideGenerator: true,
    githubPages: false,
    excludeExternals: false,
    validation: { notExported: false, invalidLink: false },
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the sources of the packages cannot be read');
  await app.generateDocs(project, into);
}
