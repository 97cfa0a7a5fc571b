import { DESCRIPTIONS, OLDEST_NODE, PRIVATE_ENTRIES, type Published } from './published.ts';

/** What a package of this repository says in its package.json. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Where an entry lies once it is emitted: `./src/index.ts` → `./dist/index`. */
const emitted = (source: string): string => source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');

/** The file that declares an entry: `./src/index.ts` → `./dist/index.d.ts`. */
export const declared = (source: string): string => `${emitted(source)}.d.ts`;

/** The entries of a package that others may import, with the files they are written in. */
export const publicEntries = (which: Published, { exports }: SourceManifest): readonly [string, string][] =>
  Object.entries(exports).filter(([entry]) => !(PRIVATE_ENTRIES[which] ?? []).includes(entry));

/** The package.json that is published. */
export const publishedManifest = (which: Published, source: SourceManifest): Record<string, unknown> => ({
  name: source.name,
  version: source.version,
  description: DESCRIPTIONS[which],
  license: source.license,
  keywords: ['netrunner', 'card game', 'rules engine', which],
  type: 'module',
  sideEffects: false,
  engines: { node: `>=${OLDEST_NODE}` },
  exports: {
    ...Object.fromEntries(
      publicEntries(which, source).map(([entry, file]) => [
        entry,
        { types: declared(file), default: `${emitted(file)}.js` },
      ]),
    ),
    './package.json': './package.json',
  },
  types: './dist/index.d.ts',
  files: ['dist', 'src', 'README.md', 'LICENSE'],
  ...(source.dependencies === undefined ? {} : { dependencies: source.dependencies }),
});
