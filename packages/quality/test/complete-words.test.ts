import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A word of the card language has its behaviour, its words for players, its scope, what bots make of it and its users in
// records of their own. In a copy of the project every family gets a word more, and the compiler has to miss it in each.

const ROOT = resolve(import.meta.dirname, '../../..');
const COPIED = ['engine', 'bots', 'cards', 'quality', 'rulebook'] as const;
const WORDS = 'packages/engine/src/language/words';
const ENGINE = 'packages/engine/src';
const USERS = 'packages/quality/src/cards/users';

interface Probe {
  readonly family: string;
  /** The word that is added to a table, after the line that begins it. */
  readonly word: string;
  readonly table: string;
  readonly after: string;
  readonly line: string;
  /** Files in which the compiler has to name the word. */
  readonly named: readonly string[];
  /** Files with a function that no longer returns anything for every word. */
  readonly unreturned?: readonly string[];
}

const PROBES: readonly Probe[] = [
  {
    family: 'effects',
    word: 'probeEffect',
    table: 'effects.ts',
    after: 'export const EFFECTS = {',
    line: 'probeEffect: {},',
    named: [
      `${ENGINE}/rules/effects/index.ts`,
      `${ENGINE}/compile/scopes.ts`,
      'packages/bots/src/knowledge/words.ts',
      `${USERS}/effects.ts`,
    ],
    unreturned: [`${ENGINE}/describe/effects.ts`],
  },
  {
    family: 'numbers',
    word: 'probeValue',
    table: 'values.ts',
    after: 'export const VALUES = {',
    line: 'probeValue: {},',
    named: [
      `${ENGINE}/query/words/values.ts`,
      `${ENGINE}/describe/values.ts`,
      `${ENGINE}/compile/meaning.ts`,
      `${USERS}/values.ts`,
    ],
  },
  {
    family: 'cards to be found',
    word: 'probeCards',
    table: 'cards.ts',
    after: 'export const CARDS = {',
    line: 'probeCards: {},',
    named: [`${ENGINE}/query/words/cards.ts`, `${USERS}/cards.ts`],
    unreturned: [`${ENGINE}/describe/references.ts`],
  },
  {
    family: 'cards that are known',
    word: 'probeCardWord',
    table: 'cards.ts',
    after: 'export const CARD_WORDS = [',
    line: "'probeCardWord',",
    named: [`${ENGINE}/query/words/cards.ts`, `${ENGINE}/describe/references.ts`, `${USERS}/cards.ts`],
  },
  {
    family: 'conditions',
    word: 'probeCondition',
    table: 'conditions.ts',
    after: 'export const CONDITIONS = {',
    line: 'probeCondition: {},',
    named: [
      `${ENGINE}/query/words/conditions.ts`,
      `${ENGINE}/describe/conditions.ts`,
      `${USERS}/conditions.ts`,
    ],
  },
  {
    family: 'costs',
    word: 'probeCost',
    table: 'costs.ts',
    after: 'export const PAYMENTS = {',
    line: 'probeCost: {},',
    named: [`${ENGINE}/query/price.ts`, `${USERS}/costs.ts`],
    unreturned: [`${ENGINE}/describe/costs.ts`],
  },
  {
    family: 'deeds',
    word: 'probeDeed',
    table: 'deeds.ts',
    after: 'export const DEEDS = {',
    line: "probeDeed: { 'probeDeedField?': 'yes' },",
    named: [`${WORDS}/deeds.ts`, `${ENGINE}/describe/deeds.ts`, `${USERS}/deeds.ts`],
  },
  {
    family: 'fields of deeds',
    word: 'probeDeedField',
    table: 'deeds.ts',
    after: '',
    line: '',
    named: [`${ENGINE}/query/words/deeds.ts`, `${USERS}/deeds.ts`],
  },
  {
    family: 'fields of filters',
    word: 'probeFilter',
    table: 'filters.ts',
    after: 'export const FILTER = {',
    line: "'probeFilter?': 'yes',",
    named: [`${ENGINE}/query/words/filters.ts`, `${ENGINE}/describe/filters.ts`, `${USERS}/cards.ts`],
  },
  {
    family: 'zones',
    word: 'probeZone',
    table: 'filters.ts',
    after: 'export const ZONES = [',
    line: "'probeZone',",
    named: [`${ENGINE}/query/words/zones.ts`, `${ENGINE}/describe/filters.ts`, `${USERS}/cards.ts`],
  },
  {
    family: 'servers',
    word: 'probeServer',
    table: 'servers.ts',
    after: 'export const SERVER_WORDS = [',
    line: "'probeServer',",
    named: [
      `${ENGINE}/query/words/servers.ts`,
      `${ENGINE}/describe/servers.ts`,
      'packages/bots/src/knowledge/places.ts',
      `${USERS}/servers.ts`,
    ],
  },
  {
    family: 'static abilities',
    word: 'probeStatic',
    table: 'statics.ts',
    after: 'export const STATICS = {',
    line: "probeStatic: { 'as?': 'text' },",
    named: [
      `${ENGINE}/compile/brought.ts`,
      `${ENGINE}/compile/scopes.ts`,
      'packages/bots/src/knowledge/words.ts',
      `${USERS}/statics.ts`,
    ],
    unreturned: [`${ENGINE}/describe/statics.ts`, `${ENGINE}/compile/names.ts`],
  },
  {
    family: 'steps',
    word: 'probeStep',
    table: 'steps.ts',
    after: 'export const STEPS = {',
    line: 'probeStep: {},',
    named: [`${ENGINE}/compile/assemble.ts`, `${USERS}/steps.ts`],
    unreturned: [`${ENGINE}/describe/steps.ts`, `${ENGINE}/compile/names.ts`],
  },
  {
    family: 'abilities',
    word: 'probeAbility',
    table: 'abilities.ts',
    after: 'export const ABILITIES = {',
    line: "probeAbility: { 'as?': 'text' },",
    named: [`${ENGINE}/language/text.ts`, `${USERS}/abilities.ts`],
    unreturned: [`${ENGINE}/describe/describe.ts`],
  },
  {
    family: 'fields of abilities',
    word: 'probeWhenField',
    table: 'abilities.ts',
    after: '  when: {',
    line: "'probeWhenField?': 'yes',",
    named: [`${USERS}/abilities.ts`],
  },
];

/** A part of an effect's record that is taken out; the compiler has to miss it in its file. */
const PARTS: readonly { readonly part: string; readonly file: string; readonly without: RegExp }[] = [
  { part: 'concrete', file: 'purge.ts', without: /^ *concrete: .*\n/m },
  { part: 'imminent', file: 'identify-mark.ts', without: /^ *imminent: .*\n/m },
  { part: 'choosing', file: 'sabotage.ts', without: /^ *choosing: .*\n/m },
  { part: 'expected', file: 'bypass.ts', without: /^ *expected: .*\n/m },
  { part: 'couldChange', file: 'shuffle-deck.ts', without: /^ *couldChange: .*\n/m },
  { part: 'payable', file: 'end-run.ts', without: /^ *payable: .*\n/m },
  { part: 'resolve', file: 'end-action-phase.ts', without: /^ *resolve: .*\n/m },
];

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  await writeFile(file, changed);
}

async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'last-click-words-'));
  const modules = join(folder, 'node_modules/@lastclick');
  await mkdir(modules, { recursive: true });
  await symlink(join(ROOT, 'node_modules/@types'), join(folder, 'node_modules/@types'));
  await cp(join(ROOT, 'tsconfig.json'), join(folder, 'base.json'));
  await Promise.all(
    COPIED.map(async (name) => {
      const to = join(folder, 'packages', name);
      await cp(join(ROOT, 'packages', name, 'src'), join(to, 'src'), { recursive: true });
      await cp(join(ROOT, 'packages', name, 'package.json'), join(to, 'package.json'));
      await symlink(to, join(modules, name));
    }),
  );
  await cp(join(ROOT, 'packages/cards/facts'), join(folder, 'packages/cards/facts'), { recursive: true });
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: './base.json',
      include: [
        'packages/engine/src/**/*.ts',
        'packages/bots/src/knowledge/*.ts',
        'packages/quality/src/cards/**/*.ts',
      ],
      exclude: [],
    }),
  );
  return folder;
}

/** What the compiler says about a project, by file. */
async function errorsIn(folder: string): Promise<Map<string, string[]>> {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const said = await promisify(execFile)(tsc, ['--noEmit', '--pretty', 'false', '-p', folder], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  const errors = new Map<string, string[]>();
  for (const line of said.split(/\n(?=\S)/)) {
    const file = /^(?<file>[^(\n]+)\(\d+,\d+\): error /.exec(line)?.groups?.file;
    if (file !== undefined) errors.set(file, [...(errors.get(file) ?? []), line]);
  }
  return errors;
}

describe('a word that is added to a table', () => {
  let folder = '';
  let errors = new Map<string, string[]>();

  beforeAll(async () => {
    folder = await copyProject();
    for (const { table, after, line } of PROBES) {
      if (after !== '')
        await edit(join(folder, WORDS, table), (text) => text.replace(after, `${after}\n  ${line}`));
    }
    for (const { file, without } of PARTS)
      await edit(join(folder, ENGINE, 'rules/effects', file), (text) => text.replace(without, ''));
    errors = await errorsIn(folder);
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(PROBES)(
    'is missed in every record of its family: $family',
    ({ word, named, unreturned = [] }) => {
      // A record lacks it, or a switch has come to its end and it is left.
      const names = new RegExp(`Property '${word}' is missing|error TS(?:2322|2345|7053)[^\\n]*"${word}"`);
      const missing = named.filter((file) => !errors.get(file)?.some((error) => names.test(error)));
      const returning = unreturned.filter(
        (file) => !errors.get(file)?.some((error) => error.includes('lacks ending return statement')),
      );
      expect([...missing, ...returning]).toEqual([]);
    },
  );

  test.each(PARTS)('an effect without its $part does not compile', ({ part, file }) => {
    const said = errors.get(`${ENGINE}/rules/effects/${file}`) ?? [];
    expect(said.some((error) => error.includes(`Property '${part}' is missing`))).toBe(true);
  });
});
