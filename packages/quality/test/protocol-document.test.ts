import { readFileSync } from 'node:fs';
import { create, DECISION_KINDS, EDITION_IDS, EDITIONS, EVENT_KINDS, type Scenario } from '@lastclick/engine';
import { pool, structureName } from '@lastclick/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { formOfKey, type ProtocolForms, sweepProtocol } from '../src/sweep/protocol-forms.ts';
import { playScenes } from './protocol/play-scenes.ts';

const protocol = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');

const between = (text: string, from: string, to: string): string => {
  const rest = text.split(from)[1];
  if (rest === undefined) throw new Error(`the document has no "${from}"`);
  return rest.split(to)[0] ?? '';
};

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);

/** The first column of the table of keys, as forms. */
const documentedKeys = (text: string): Set<string> =>
  new Set(
    between(text, '| key | option |\n|---|---|\n', '\n\n')
      .split('\n')
      .flatMap((row) => quoted(row.split(' | ')[0] ?? '').map(formOfKey)),
  );

const documentedDecisions = (text: string): Set<string> =>
  new Set(quoted(between(text, 'Kinds of decisions: ', '\n\n')));

const documentedEvents = (text: string): Set<string> => new Set(quoted(between(text, '\nKinds: ', '\n\n')));

/** Names of fields stand in backquotes, alone or in a value that is shown. */
const documentedFields = (text: string): Set<string> =>
  new Set(
    quoted(between(text, '\n## The view\n', '\n## ')).flatMap((found) =>
      found.startsWith('{') ? [...found.matchAll(/"(\w+)"/g)].map(([, name = '']) => name) : found,
    ),
  );

/** What the document lacks, and what it tells of that does not come up. */
function differences(
  met: ReadonlySet<string>,
  documented: ReadonlySet<string>,
): { lacking: string[]; neverMet: string[] } {
  return {
    lacking: [...met].filter((one) => !documented.has(one)),
    neverMet: [...documented].filter((one) => !met.has(one)),
  };
}

const SAME = { lacking: [], neverMet: [] };

const PARTS = [
  ['keys', documentedKeys],
  ['fields', documentedFields],
  ['decisions', documentedDecisions],
  ['events', documentedEvents],
] as const;

/** Fields of a scenario that the engine knows, as it says where one is misspelt. */
function scenarioFields(scenario: object): string[] {
  try {
    create({ scenario: scenario as Scenario }, pool);
  } catch (error) {
    const known = /known are (?<fields>.*)$/.exec(String(error))?.groups?.fields;
    if (known !== undefined) return known.split(', ');
  }
  throw new Error('a field that there is not was taken');
}

describe('docs/PROTOCOL.md', () => {
  let inScenes: ProtocolForms;
  beforeAll(() => {
    inScenes = playScenes();
  });

  test.each(PARTS)('it tells the %s that come up, and no others', (part, documented) => {
    expect(differences(inScenes[part], documented(protocol))).toEqual(SAME);
  });

  test('random games bring up nothing besides', () => {
    const met = sweepProtocol(20, 'protocol');
    for (const [part, documented] of PARTS)
      expect(differences(met[part], documented(protocol)).lacking, part).toEqual([]);
  }, 180_000);

  test('it tells every kind of decision and event there is', () => {
    expect([...documentedDecisions(protocol)].sort()).toEqual([...DECISION_KINDS].sort());
    expect([...documentedEvents(protocol)].sort()).toEqual([...EVENT_KINDS].sort());
  });

  test('it tells every field of a scenario', () => {
    const told = between(protocol, '\n## The scenario\n', '\n## ');
    const names = new Set([...told.matchAll(/[a-zA-Z]+/g)].map(([name]) => name));
    const corp = { identity: 'The Syndicate: Profit over Principle' };
    const runner = { identity: 'The Catalyst: Convention Breaker' };
    const misspelt = { zzz: 0 };
    const groups: readonly object[] = [
      { corp, runner, ...misspelt },
      { corp: { ...corp, ...misspelt }, runner },
      { corp, runner: { ...runner, ...misspelt } },
      { corp, runner, happened: misspelt },
      { corp, runner, happened: { thisTurn: [misspelt] } },
      { corp, runner, happened: { lastTurn: misspelt } },
      { corp, runner, removed: [misspelt] },
      { corp: { ...corp, hq: [misspelt] }, runner },
      { corp: { ...corp, servers: [misspelt] }, runner },
    ];
    for (const group of groups)
      expect(scenarioFields(group).filter((field) => !names.has(field))).toEqual([]);
  });

  test('the comparison bites', () => {
    const without = protocol.replace(' · `trigger c17 when-install c13`', '').replace(/`jackedOut`,\s/, '');
    expect(differences(inScenes.keys, documentedKeys(without)).lacking).toEqual(['trigger CARD NAME CARD']);
    expect(differences(inScenes.events, documentedEvents(without)).lacking).toEqual(['jackedOut']);
    const more = protocol.replace('| `discard c17` |', '| `discard c17` · `shout c17` |');
    expect(differences(inScenes.keys, documentedKeys(more)).neverMet).toEqual(['shout CARD']);
  });

  test('the phases of a run have the names of each edition', () => {
    const rows = between(protocol, '| phase | in 1.4 | in 26.03 |\n|---|---|---|\n', '\n\n').split('\n');
    const documented = rows.map((row) => row.split('|').map((cell) => cell.trim().replaceAll('"', '')));
    const named = Object.fromEntries(documented.map(([, id = '', ...names]) => [id, names.slice(0, 2)]));
    const ids = new Set(
      EDITION_IDS.flatMap((edition) => Object.keys(EDITIONS[edition].phases)).filter((id) =>
        id.startsWith('run.'),
      ),
    );
    const nameIn = (id: string): string[] =>
      EDITION_IDS.map((edition) =>
        Object.hasOwn(EDITIONS[edition].phases, id) ? structureName(id, edition) : 'none',
      );
    expect(named).toEqual(Object.fromEntries([...ids].map((id) => [id, nameIn(id)])));
  });
});
