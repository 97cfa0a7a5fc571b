import { isNode, type Node, nodesIn } from './syntax.ts';

/** A change of a source text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What an operator is told of a place. */
export interface Place {
  readonly node: Node;
  readonly parents: readonly Node[];
  /** The text of any node of the file. */
  textOf(node: Node): string;
  /** What the named switches are in the other edition, as they are written there. */
  readonly otherSwitches: ReadonlyMap<string, string>;
}

export interface Operator {
  readonly name: string;
  /** What it can do at a place; nothing where it does not fit. */
  edits(place: Place): readonly Edit[];
}

const NOTHING: readonly Edit[] = [];

const BETWEEN: ReadonlySet<string> = new Set(['LogicalExpression', 'BinaryExpression', 'UnaryExpression']);

/** The operator between two operands is written somewhere between them; what it binds stays together. */
function withOperator({ node, parents, textOf }: Place, becomes: string): Edit[] {
  const { left, right } = node;
  if (!isNode(left) || !isNode(right)) return [];
  const text = `${textOf(left)} ${becomes} ${textOf(right)}`;
  const isWithin = BETWEEN.has(parents.at(-1)?.type ?? '');
  return [{ start: node.start, end: node.end, text: isWithin ? `(${text})` : text }];
}

const SHIFTED: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const FLIPPED: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
};
const SWAPPED: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const REVERSED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };

const between =
  (types: readonly string[], table: Readonly<Record<string, string>>) =>
  (place: Place): readonly Edit[] => {
    const becomes = types.includes(place.node.type) ? table[String(place.node.operator)] : undefined;
    return becomes === undefined ? NOTHING : withOperator(place, becomes);
  };

const replaced = (node: Node, text: string): readonly Edit[] => [{ start: node.start, end: node.end, text }];

/** Rows of a table: elements of a list that are groups, calls or names. */
const ROWS: ReadonlySet<string> = new Set([
  'ObjectExpression',
  'CallExpression',
  'Identifier',
  'ArrayExpression',
]);

function withoutEachRow({ node }: Place): readonly Edit[] {
  if (node.type !== 'ArrayExpression') return NOTHING;
  const rows = nodesIn(node.elements);
  if (rows.length < 2 || !rows.every(({ type }) => ROWS.has(type))) return NOTHING;
  return rows.map((row, index) => {
    const next = rows[index + 1];
    const before = rows[index - 1];
    if (next !== undefined) return { start: row.start, end: next.start, text: '' };
    return { start: before?.end ?? row.start, end: row.end, text: '' };
  });
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

const named = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/** The ways in which a mutation run spoils the source, as data. */
export const OPERATORS: readonly Operator[] = [
  { name: 'flip a comparison', edits: between(['BinaryExpression'], FLIPPED) },
  { name: 'shift a comparison', edits: between(['BinaryExpression'], SHIFTED) },
  { name: 'swap and with or', edits: between(['LogicalExpression'], SWAPPED) },
  { name: 'swap plus with minus', edits: between(['BinaryExpression'], REVERSED) },
  {
    name: 'negate a condition',
    edits({ node, textOf }) {
      const { test } = node;
      if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return NOTHING;
      return isNode(test) ? replaced(test, `!(${textOf(test)})`) : NOTHING;
    },
  },
  {
    name: 'drop a negation',
    edits({ node, textOf }) {
      const { argument } = node;
      const negates = node.type === 'UnaryExpression' && node.operator === '!';
      return negates && isNode(argument) ? replaced(node, textOf(argument)) : NOTHING;
    },
  },
  {
    name: 'off by one',
    edits({ node, parents }) {
      // A negative number stands for nothing at all; another one does so too.
      const isNegative = parents.at(-1)?.type === 'UnaryExpression';
      const isNumber = node.type === 'Literal' && typeof node.value === 'number' && !isNegative;
      return isNumber ? replaced(node, String(Number(node.value) + 1)) : NOTHING;
    },
  },
  { name: 'drop a row', edits: withoutEachRow },
  {
    name: 'drop a call',
    edits({ node }) {
      const { expression } = node;
      const calls =
        node.type === 'ExpressionStatement' && isNode(expression) && expression.type === 'CallExpression';
      return calls ? replaced(node, ';') : NOTHING;
    },
  },
  {
    name: 'drop an assignment',
    edits({ node }) {
      const { expression } = node;
      const assigns =
        node.type === 'ExpressionStatement' &&
        isNode(expression) &&
        expression.type === 'AssignmentExpression';
      return assigns ? replaced(node, ';') : NOTHING;
    },
  },
  {
    name: 'return early',
    edits({ node }) {
      const { body } = node;
      if (!FUNCTIONS.has(node.type) || !isNode(body) || body.type !== 'BlockStatement') return NOTHING;
      return [{ start: body.start + 1, end: body.start + 1, text: ' return; ' }];
    },
  },
  {
    name: 'return the opposite',
    edits({ node }) {
      const { argument } = node;
      const answers =
        node.type === 'ReturnStatement' && isNode(argument) && typeof argument.value === 'boolean';
      return answers && isNode(argument) ? replaced(argument, String(!argument.value)) : NOTHING;
    },
  },
  {
    name: 'swap a switch',
    edits({ node, parents, otherSwitches }) {
      const table = parents.at(-2);
      if (node.type !== 'Property' || table?.type !== 'Property' || named(table.key) !== 'switches')
        return NOTHING;
      const other = otherSwitches.get(named(node.key));
      return other !== undefined && isNode(node.value) ? replaced(node.value, other) : NOTHING;
    },
  },
];
