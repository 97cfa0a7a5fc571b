import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { declared, publicEntries, publishedManifest, type SourceManifest } from './manifest.ts';
import { hideInternals } from './opaque.ts';
import { PLATFORM_TYPES, PUBLISHED, type Published } from './published.ts';

const run = promisify(execFile);
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Where packages are built unless told otherwise. */
export const BUILT = join(ROOT, 'dist/packages');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const sourceManifest = async (which: Published): Promise<SourceManifest> =>
  JSON.parse(await readFile(join(ROOT, 'packages', which, 'package.json'), 'utf8'));

/** Where each entry of the packages built before this one is declared, so that their sources are not emitted again. */
async function declaredBefore(which: Published, into: string): Promise<Record<string, string[]>> {
  const paths: Record<string, string[]> = {};
  for (const earlier of PUBLISHED.slice(0, PUBLISHED.indexOf(which))) {
    const manifest = await sourceManifest(earlier);
    for (const [entry, file] of publicEntries(earlier, manifest))
      paths[`${manifest.name}${entry.slice(1)}`] = [join(into, earlier, declared(file))];
  }
  return paths;
}

async function emit(which: Published, into: string): Promise<void> {
  const config = join(into, `${which}.tsconfig.json`);
  const source = join(ROOT, 'packages', which, 'src');
  await writeFile(
    config,
    json({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        declarationMap: true,
        sourceMap: true,
        types: PLATFORM_TYPES[which] ?? [],
        typeRoots: [join(ROOT, 'node_modules/@types')],
        rootDir: source,
        outDir: join(into, which, 'dist'),
        paths: await declaredBefore(which, into),
      },
      include: [join(source, '**/*.ts')],
      exclude: [],
    }),
  );
  try {
    await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], {
      maxBuffer: 1 << 26,
    });
  } catch (error) {
    const { stdout = '', message } = error as Error & { readonly stdout?: string };
    throw new Error(`packages/${which} cannot be emitted:\n${stdout || message}`);
  } finally {
    await rm(config, { force: true });
  }
}

/** Builds every package others can install, each into a folder of its own that `npm pack` takes as it is. */
export async function buildPackages(
  into: string = BUILT,
  told: (line: string) => void = () => {},
): Promise<void> {
  await rm(into, { recursive: true, force: true });
  for (const which of PUBLISHED) {
    const folder = join(into, which);
    const from = join(ROOT, 'packages', which);
    await mkdir(folder, { recursive: true });
    await emit(which, into);
    // Maps point at the sources, so that an editor goes to them.
    await cp(join(from, 'src'), join(folder, 'src'), { recursive: true });
    await copyFile(join(from, 'README.md'), join(folder, 'README.md'));
    await copyFile(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
    const manifest = publishedManifest(which, await sourceManifest(which));
    await writeFile(join(folder, 'package.json'), json(manifest));
    told(`${manifest.name} ${manifest.version}`);
  }
  await hideInternals(into);
}

/** Packs what was built; returns the tarballs by package. */
export async function packPackages(
  built: string,
  into: string,
): Promise<Readonly<Record<Published, string>>> {
  await mkdir(into, { recursive: true });
  const packed: Partial<Record<Published, string>> = {};
  for (const which of PUBLISHED) {
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', into, join(built, which)],
      { cwd: into, maxBuffer: 1 << 26 },
    );
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    packed[which] = join(into, filename);
  }
  return packed as Readonly<Record<Published, string>>;
}
