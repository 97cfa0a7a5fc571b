import { readFileSync } from 'node:fs';
import { DECISION_KINDS, EDITION_IDS, EDITIONS, EVENT_KINDS } from '@lastclick/engine';
import { structureName } from '@lastclick/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { formOfKey, type ProtocolForms, sweepProtocol } from '../src/sweep/protocol-forms.ts';

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

const BIDS = 'few cards make players bid';
const NAMED = 'no card that is written remembers anything but cards';
const GAINED = 'ice has to be encountered that gained a subroutine';
const REFEREE = 'only the view without a seat has it';

/** What is documented and does not come up in so few games, and why. */
const RARE: Readonly<Record<keyof Omit<ProtocolForms, 'phases'>, Readonly<Record<string, string>>>> = {
  keys: {
    'use CARD NAME@CARD': 'no card that is written gives others a paid ability',
    'replace CARD NAME': 'two replacements have to compete for one effect',
    'choose rig': 'an effect has to install a card that could be hosted as well',
    'break NAME@CARD': GAINED,
    'subroutine NAME@CARD': GAINED,
    'bid NUMBER': BIDS,
    'guess NUMBER': BIDS,
    'guess odd': BIDS,
    'guess even': BIDS,
  },
  fields: {
    turnedInto: 'an identity has to be flipped or a card to be turned into another',
    remembers: 'few cards remember others',
    named: NAMED,
    cardType: NAMED,
    subtype: NAMED,
    gained: GAINED,
    text: GAINED,
    lost: GAINED,
    texts: GAINED,
    program: GAINED,
    priority: REFEREE,
    lastTurn: REFEREE,
    usedThisTurn: REFEREE,
  },
  decisions: {
    name: NAMED,
    divide: 'no card that is written divides a discount',
    replacement: 'two replacements have to compete for one effect',
    arrange: 'few cards put several cards on a deck in an order',
    trashOverLimit: 'memory has to shrink while programs use it',
    bid: BIDS,
    guess: BIDS,
  },
  events: {
    turnedFaceup: 'few cards do it',
    turnedFacedown: 'few cards do it',
    creditsMoved: 'few cards move credits out of a pool',
    addedToScoreArea: 'few cards do it',
    convertedToAgenda: 'few cards do it',
    convertedToCounter: 'no card that is written does it',
    badPublicityRemoved: 'few cards do it',
    putOnDeckBottom: 'few cards do it',
    shuffled: 'a deck that is searched or added to says so by another kind',
    setAside: 'few cards do it',
    markIdentified: 'few cards do it',
    bidRevealed: BIDS,
    loopEnded: 'nothing goes on for ever in random games',
  },
};

/** What the document lacks, what never comes up without being an exception, and exceptions that do come up. */
function differences(
  met: ReadonlySet<string>,
  documented: ReadonlySet<string>,
  rare: Readonly<Record<string, string>>,
): { lacking: string[]; neverMet: string[]; notRare: string[] } {
  return {
    lacking: [...met].filter((one) => !documented.has(one)),
    neverMet: [...documented].filter((one) => !met.has(one) && !Object.hasOwn(rare, one)),
    notRare: Object.keys(rare).filter((one) => met.has(one) || !documented.has(one)),
  };
}

const SAME = { lacking: [], neverMet: [], notRare: [] };

const PARTS = [
  ['keys', documentedKeys],
  ['fields', documentedFields],
  ['decisions', documentedDecisions],
  ['events', documentedEvents],
] as const;

describe('docs/PROTOCOL.md', () => {
  let met: ProtocolForms;
  beforeAll(() => {
    met = sweepProtocol(45, 'protocol', EDITION_IDS);
  }, 180_000);

  test.each(PARTS)('it tells the %s that come up in games, and no others', (part, documented) => {
    expect(differences(met[part], documented(protocol), RARE[part])).toEqual(SAME);
  });

  test('it tells every kind of decision and event there is, met or not', () => {
    expect([...documentedDecisions(protocol)].sort()).toEqual([...DECISION_KINDS].sort());
    expect([...documentedEvents(protocol)].sort()).toEqual([...EVENT_KINDS].sort());
  });

  test('the comparison bites', () => {
    const without = protocol.replace(' · `trigger c17 when-install c13`', '').replace(/`jackedOut`,\s/, '');
    expect(differences(met.keys, documentedKeys(without), RARE.keys).lacking).toEqual([
      'trigger CARD NAME CARD',
    ]);
    expect(differences(met.events, documentedEvents(without), RARE.events).lacking).toEqual(['jackedOut']);
    const more = protocol.replace('| `discard c17` |', '| `discard c17` · `shout c17` |');
    expect(differences(met.keys, documentedKeys(more), RARE.keys).neverMet).toEqual(['shout CARD']);
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
