import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC = join(import.meta.dirname, 'public');
const SOURCE = join(import.meta.dirname, 'service-worker.js');

/**
 * Adds the service worker with the list of everything that was built. Its name for the cache comes from the contents,
 * so that a browser fetches anew exactly when something has changed.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'last-click-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).map((one) => ({
        name: one.fileName,
        content: one.type === 'chunk' ? one.code : one.source,
      }));
      const copied = readdirSync(PUBLIC).map((name) => ({ name, content: readFileSync(join(PUBLIC, name)) }));
      const files = [...built, ...copied].sort((a, b) => (a.name < b.name ? -1 : 1));
      const hash = createHash('sha256');
      for (const { name, content } of files) hash.update(name).update(content);
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['FILES']", JSON.stringify(['./', ...files.map(({ name }) => `./${name}`)]));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
