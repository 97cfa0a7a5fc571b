import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

// What is public hands games and compiled cards around; what they are made of is the engine's own, and changes with it. So the
// declarations others get show of them only what is promised.

/** The members that are promised, by the file and the type that has them. */
const PROMISED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'engine/dist/state/game.d.ts': { Game: ['events'] },
  'engine/dist/compile/program.d.ts': { CompiledCard: ['data'] },
};

const MARK = 'own';

/** The text of a declaration file with nothing but what is promised in these types, which nobody else can make. */
export function opaque(text: string, promised: Readonly<Record<string, readonly string[]>>): string {
  const source = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.ES2024, true);
  const cuts: (readonly [from: number, to: number, instead: string])[] = [];
  for (const [name, kept] of Object.entries(promised)) {
    const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
    if (found === undefined || !ts.isInterfaceDeclaration(found))
      throw new Error(`${name} is not declared where it was`);
    const missing = kept.filter((one) => !found.members.some((member) => member.name?.getText() === one));
    if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}`);
    for (const member of found.members)
      if (!kept.includes(member.name?.getText() ?? '')) cuts.push([member.pos, member.end, '']);
    const end = found.members.end;
    cuts.push([
      end,
      end,
      `\n    /** What else it is made of is the engine's own. */\n    readonly [${MARK}]: true;`,
    ]);
  }
  let result = text.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  for (const [from, to, instead] of cuts.sort(([one], [other]) => other - one))
    result = result.slice(0, from) + instead + result.slice(to);
  return `${result.trimEnd()}\ndeclare const ${MARK}: unique symbol;\n`;
}

const lowered = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;

/** What a parameter is called where its parts were: what it is. */
function nameOf(parameter: ts.ParameterDeclaration): string {
  const { type } = parameter;
  return type !== undefined && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)
    ? lowered(type.typeName.text)
    : 'given';
}

/** Another one of the same name is numbered. */
function uniqueName(parameter: ts.ParameterDeclaration): string {
  const name = nameOf(parameter);
  const { parameters } = parameter.parent;
  const isTaken = parameters.some(
    (other) =>
      other !== parameter &&
      (ts.isObjectBindingPattern(other.name) ? nameOf(other) : other.name.getText()) === name,
  );
  return isTaken ? `${name}${parameters.indexOf(parameter) + 1}` : name;
}

/** The text with every parameter called by a name: into which parts a function takes it is its own business. */
export function withoutParts(text: string): string {
  const source = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.ES2024, true);
  const cuts: (readonly [from: number, to: number, instead: string])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name))
      cuts.push([node.name.getStart(), node.name.end, uniqueName(node)]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return cuts
    .toReversed()
    .reduce((result, [from, to, instead]) => result.slice(0, from) + instead + result.slice(to), text);
}

/** Takes out of built packages what they do not promise, once all of them have been built on it. */
export async function hideInternals(built: string): Promise<void> {
  for (const file of await readdir(built, { recursive: true })) {
    if (!/^\w+\/dist\/.*\.d\.ts$/.test(file)) continue;
    const path = join(built, file);
    const text = await readFile(path, 'utf8');
    const named = withoutParts(text);
    if (named !== text) await writeFile(path, named);
  }
  for (const [file, promised] of Object.entries(PROMISED)) {
    const path = join(built, file);
    await writeFile(path, opaque(await readFile(path, 'utf8'), promised));
    await rm(`${path}.map`, { force: true });
  }
}
