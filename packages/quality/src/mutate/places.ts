import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Random } from '../sweep/random.ts';
import { OPERATORS } from './operators.ts';
import { isNode, type Node, parses, visitCode } from './syntax.ts';

/** One change of one file of the engine. */
export interface Mutation {
  /** The same in every run, as long as the file is the same. */
  readonly id: string;
  readonly folder: string;
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text that is replaced. */
  readonly before: string;
}

const ENGINE = join('packages', 'engine', 'src');

/** Where rules live; each folder gets its share. */
export const FOLDERS = [
  'editions',
  'state',
  'query',
  'query/words',
  'kernel',
  'rules',
  'rules/legality',
  'rules/effects',
  'rules/run',
  'rules/steps',
  'rules/turn',
  'session',
  'session/timely',
] as const;

/** Names of the switches that both editions give, with what the other one writes. */
function switchesOf(file: string, source: string): Map<string, string> {
  const found = new Map<string, string>();
  visitCode(file, source, (node, parents) => {
    const table = parents.at(-2);
    if (node.type !== 'Property' || table?.type !== 'Property') return;
    if (!isNode(table.key) || table.key.name !== 'switches' || !isNode(node.key) || !isNode(node.value))
      return;
    found.set(String(node.key.name), source.slice(node.value.start, node.value.end));
  });
  return found;
}

/** What the switches of a file's edition are in the other edition, where they differ. */
function otherSwitches(root: string, name: string, source: string): ReadonlyMap<string, string> {
  if (!name.startsWith('cr-')) return new Map();
  const other = name === 'cr-1.4.ts' ? 'cr-26.03.ts' : 'cr-1.4.ts';
  const theirs = switchesOf(other, readFileSync(join(root, ENGINE, 'editions', other), 'utf8'));
  const ours = switchesOf(name, source);
  return new Map([...theirs].filter(([key, value]) => ours.has(key) && ours.get(key) !== value));
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** A mutation with the piece of code it is about. */
export interface Found {
  readonly mutation: Mutation;
  readonly node: Node;
  readonly parents: readonly Node[];
}

function mutationsOf(root: string, folder: string, name: string): Found[] {
  const file = join(ENGINE, ...folder.split('/'), name);
  const source = readFileSync(join(root, file), 'utf8');
  const switches = folder === 'editions' ? otherSwitches(root, name, source) : new Map<string, string>();
  const textOf = (node: Node): string => source.slice(node.start, node.end);
  const where = relative(ENGINE, file).split(sep).join('/');
  const found: Found[] = [];
  visitCode(file, source, (node, parents) => {
    for (const operator of OPERATORS) {
      for (const { start, end, text } of operator.edits({ node, parents, textOf, otherSwitches: switches })) {
        const mutation: Mutation = {
          id: `${where}:${start}-${end} ${operator.name}`,
          folder,
          file,
          line: lineAt(source, start),
          operator: operator.name,
          start,
          end,
          text,
          before: source.slice(start, end),
        };
        found.push({ mutation, node, parents });
      }
    }
  });
  return found;
}

/** Every mutation there is, by folder. */
export function allMutations(root: string): ReadonlyMap<string, readonly Found[]> {
  return new Map(
    FOLDERS.map((folder) => [
      folder,
      readdirSync(join(root, ENGINE, ...folder.split('/')), { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map(({ name }) => name)
        .sort()
        .flatMap((name) => mutationsOf(root, folder, name)),
    ]),
  );
}

export const mutated = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end);

/** How many mutations of each folder are drawn: half alike for each, half by how many there are. */
export function sharesOf(sizes: ReadonlyMap<string, number>, wanted: number): Map<string, number> {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const alike = wanted / 2 / sizes.size;
  return new Map(
    [...sizes].map(([folder, size]) => [
      folder,
      Math.min(size, Math.ceil(alike + ((wanted / 2) * size) / total)),
    ]),
  );
}

/** All mutations of a file or folder, named from the engine's source on. */
export const mutationsUnder = (root: string, path: string): Mutation[] =>
  [...allMutations(root).values()]
    .flat()
    .map(({ mutation }) => mutation)
    .filter(({ file }) => relative(ENGINE, file).split(sep).join('/').startsWith(path))
    .filter((mutation) =>
      parses(mutation.file, mutated(readFileSync(join(root, mutation.file), 'utf8'), mutation)),
    );

/** Draws mutations by a seed from all that fit; nobody picks them. */
export function drawMutations(root: string, wanted: number, seed: string): Mutation[] {
  const all = allMutations(root);
  const shares = sharesOf(new Map([...all].map(([folder, list]) => [folder, list.length])), wanted);
  return [...all].flatMap(([folder, list]) => {
    const random = new Random(`mutations ${seed} ${folder}`);
    const left = [...list];
    const drawn: Mutation[] = [];
    while (drawn.length < (shares.get(folder) ?? 0) && left.length > 0) {
      const [found] = left.splice(random.below(left.length), 1);
      if (found === undefined) break;
      const { mutation } = found;
      const source = readFileSync(join(root, mutation.file), 'utf8');
      if (parses(mutation.file, mutated(source, mutation))) drawn.push(mutation);
    }
    return drawn;
  });
}
