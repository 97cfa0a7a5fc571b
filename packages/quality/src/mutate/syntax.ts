import { parseSync } from 'vite';

/** A node of a syntax tree, as far as mutations look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What is in a list of nodes, or in a single one. */
export const nodesIn = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter((part) => isNode(part));

/** Expressions that carry a type with them: the expression itself is code like any other. */
const WITH_TYPES: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

function visitFrom(node: Node, parents: readonly Node[], visit: Visit): void {
  if (node.type === 'ImportDeclaration') return;
  if (node.type.startsWith('TS') && !WITH_TYPES.has(node.type)) return;
  visit(node, parents);
  const within = [...parents, node];
  for (const [field, value] of Object.entries(node)) {
    if (field === 'typeAnnotation' || field === 'returnType' || field === 'typeParameters') continue;
    for (const child of nodesIn(value)) visitFrom(child, within, visit);
  }
}

export type Visit = (node: Node, parents: readonly Node[]) => void;

/** Shows every piece of code of a file, the outer before what it is made of; types are none. */
export function visitCode(file: string, source: string, visit: Visit): void {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'does not parse'}`);
  visitFrom(program as unknown as Node, [], visit);
}

export const parses = (file: string, source: string): boolean => parseSync(file, source).errors.length === 0;
