import { join } from 'node:path';
import ts from 'typescript';
import { sourceManifest } from './build.ts';
import { declared, publicEntries } from './manifest.ts';
import type { Published } from './published.ts';

// What others can rely on, as a text that is kept in docs/api: everything a package exports, as it is declared. A change
// of the public surface changes the text, so a change nobody meant is seen.

/** Entries that follow the engine's inside and promise nothing (packages/engine/README.md). */
const UNSTABLE = ['./reading', './words'];

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
};

/** A declaration as it stands, without what it says to readers. */
function printed(declaration: ts.Declaration): string {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return node
    .getText()
    .replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .replace(/^(?:export )?(?:declare )?/, '')
    .replaceAll('    ', '  ');
}

function exported(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = meant.getDeclarations() ?? [];
  if (declarations.length === 0) throw new Error(`${symbol.name} is exported and declared nowhere`);
  return declarations.map(printed).sort().join('\n');
}

/** The public surface of a built package as a text. */
export async function apiReport(which: Published, built: string): Promise<string> {
  const manifest = await sourceManifest(which);
  const entries = publicEntries(which, manifest)
    .filter(([entry]) => !UNSTABLE.includes(entry))
    .map(([entry, source]) => ({ entry, file: join(built, which, declared(source)) }));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const parts = entries.map(({ entry, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${manifest.name}${entry.slice(1)} declares nothing`);
    const names = checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, exported(checker, symbol)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const code = names.map(([, text]) => text).join('\n');
    return `# ${manifest.name}${entry.slice(1)}\n\n${names.length} names.\n\n\`\`\`ts\n${code}\n\`\`\``;
  });
  return `${parts.join('\n\n')}\n`;
}
