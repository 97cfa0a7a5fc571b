import { CARDS } from '@lastclick/cards';
import { apply, createPool, decision, examine, type GameRecord, load, replay, save } from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { pool, RecordedGame } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { textIndex } from '../../engine/src/compile/text-index.ts';
import type { Edition, Phase } from '../../engine/src/editions/edition.ts';
import { readState, writtenState } from '../../engine/src/session/written-state.ts';
import type { Frame } from '../../engine/src/state/frame.ts';
import type { State } from '../../engine/src/state/state.ts';
import { gameOfRecord, readSaves } from '../src/golden/saves.ts';
import { placeOf } from '../src/golden/walk.ts';

// Whatever waits is called by its name where it is written down, so that what is inserted or renumbered later changes no
// stored game.

const GAMES = readSaves().map((kept) => gameOfRecord(kept));

/** Fields of frames, effects, instances and lasting effects that count something. */
const COUNTING =
  /^(?:step|at|stage|program|pc|ability|interrupt|keeps|counts|text|way|broken|resolved|allows|marks|loaded|unsettled)$/;

/** Basic actions use no ability. */
const isBasic = (value: object): boolean =>
  'action' in value && 'stage' in value && value.action !== '' && value.action !== 'ability';

/** Every counting field in what is written, with what it holds. */
function countingFields(value: unknown, found: [string, unknown][] = [], key = ''): [string, unknown][] {
  if (COUNTING.test(key)) found.push([key, value]);
  if (typeof value === 'object' && value !== null && key !== 'ways')
    for (const [name, part] of Object.entries(isBasic(value) ? { ...value, ability: -1 } : value))
      countingFields(part, found, Array.isArray(value) ? '' : name);
  return found;
}

const stateIn = (text: string): unknown => (JSON.parse(text) as { state: unknown }).state;

test('a save counts nothing: every step, stage, ability, position and mode in it has a name', () => {
  const seen = new Set<string>();
  for (const game of GAMES)
    for (const [field, value] of countingFields(stateIn(save(game)))) {
      // What is not there is below 0.
      if (typeof value === 'number') expect(value, field).toBeLessThan(0);
      else seen.add(field);
    }
  for (const field of ['step', 'stage', 'program', 'pc', 'ability', 'broken', 'allows', 'keeps', 'unsettled'])
    expect([...seen]).toContain(field);
});

/** The same edition with a step before every other one. */
const withAnotherStep = (edition: Edition): Edition => ({
  ...edition,
  phases: Object.fromEntries(
    Object.entries(edition.phases).map(([id, phase]) => {
      const { steps } = phase as Phase;
      const [first] = steps;
      return [id, { ...phase, steps: first === undefined ? [] : [{ ...first, rule: '0.0a' }, ...steps] }];
    }),
  ) as unknown as Edition['phases'],
});

type Index = ReturnType<typeof textIndex>;

/** The same text, with one more ability, program, position and thing to keep before all others. */
const withMoreBefore = ({ abilities, labels, slots, numbers, modes }: Index): Index => ({
  abilities: Object.fromEntries(
    Object.entries(abilities).map(([list, all]) => [list, [['another', ''], ...all]]),
  ) as unknown as Index['abilities'],
  labels: [['another', 'another/end'], ...labels.map((list) => ['first', ...list])],
  slots: [[], ...slots.map((list) => ['first', ...list])],
  numbers: [[], ...numbers.map((list) => ['first', ...list])],
  modes: [[], ...modes.map((list) => ['first', ...list])],
});

const bitsMoved = (bits: number): number => bits << 1;
const next = (place: number): number => (place < 0 ? place : place + 1);

/** What a frame of the game has to be where everything it counts stands one place later. */
function oneLater(frame: Frame): Partial<Frame> {
  switch (frame.kind) {
    case 'phase':
      return {
        step: next(frame.step),
        at: next(frame.at),
        ...(frame.card < 0 ? {} : { broken: bitsMoved(frame.broken), resolved: bitsMoved(frame.resolved) }),
      };
    case 'ability':
      return {
        program: next(frame.program),
        pc: next(frame.pc),
        interrupt: next(frame.interrupt),
        resolved: bitsMoved(frame.resolved),
        slots: frame.slots.length === 0 ? [] : [[], ...frame.slots],
        numbers: frame.numbers.length === 0 ? [] : [0, ...frame.numbers],
      };
    default:
      return {};
  }
}

test('what is inserted before a step, an ability or a position leaves each save where it was', () => {
  let abilities = 0;
  for (const { state, rules } of GAMES) {
    const indexOf = (def: number): Index => textIndex(rules.defs[def] as Parameters<typeof textIndex>[0]);
    const written = writtenState(state, { edition: rules.edition, indexOf });
    const cards = state.cards.map((card) => ({ ...card, copy: undefined }));
    const read = readState(written, { edition: rules.edition, indexOf });
    expect(read).toEqual({ ...state, copy: undefined, cards });
    const later = readState(JSON.parse(JSON.stringify(written)), {
      edition: withAnotherStep(rules.edition),
      indexOf: (def) => withMoreBefore(indexOf(def)),
    }) as unknown as State;
    later.stack.forEach((frame, place) => {
      const before = state.stack[place] as Frame;
      expect(frame).toMatchObject(oneLater(before));
      if (before.kind === 'ability') abilities += 1;
    });
    expect(later.met.map(({ ability }) => ability)).toEqual(state.met.map(({ ability }) => next(ability)));
  }
  expect(abilities).toBeGreaterThan(20);
});

test('a name that nothing has is refused with its place', () => {
  const text = save(GAMES[0] as (typeof GAMES)[number]);
  const named = /"step":"(?<step>[^"]+)"/.exec(text)?.groups?.step ?? '';
  expect(() => load(text.replace(`"step":"${named}"`, '"step":"9.9.9z"'), pool)).toThrow(
    /^state\.stack\[\d+\]\.step: nothing is called "9\.9\.9z" there/,
  );
  expect(() => load(text.replace(`"step":"${named}"`, '"step":3'), pool)).toThrow(/a name is needed, not 3/);
});

describe('subroutines and ways to pay in records', () => {
  const broken = (): GameRecord => {
    for (const { setup, options, further } of readSaves()) {
      const game = RecordedGame.start({ kind: 'setup', setup });
      for (const key of [...options, ...further]) {
        const place = decision(game.game) === null ? -1 : placeOf(game.game, key);
        if (place < 0) break;
        game.choose(place);
      }
      const made = game.record();
      if (made?.options.some((key) => /^break /.test(key))) return made;
    }
    throw new Error('no record in which a subroutine is broken');
  };
  const record = broken();

  test('are called by name, and read where they were counted', () => {
    expect(record.options.filter((key) => /^(?:break|subroutine|pay way) \d+$/.test(key))).toEqual([]);
    const game = replay(record, pool, 0);
    const counted: string[] = [];
    for (const key of record.options) {
      const chosen = decision(game)?.options.find((option) => option.key === key);
      counted.push(chosen?.kind === 'break' ? `break ${chosen.number + 1}` : key);
      apply(game, key);
    }
    expect(counted).not.toEqual(record.options);
    expect(examine({ ...record, options: counted }, pool).kind).toBe('same');
  });

  test('mean the same one after another was put before it', () => {
    const extra = { ability: 'sub', steps: [{ effect: 'gain', what: 'credits', who: 'you', amount: 1 }] };
    const edited = createPool(
      CARDS.map((card) =>
        card.type === 'ice' && (card.faces ?? []).length === 0
          ? ({ ...card, text: [extra, ...(card.text ?? [])] } as CardData)
          : card,
      ),
    );
    const at = record.options.findIndex((key) => key.startsWith('break '));
    const before = replay({ ...record, digests: undefined } as unknown as GameRecord, pool, at);
    const text = save(before);
    const game = load(text, edited, { changed: 'accept' });
    const key = record.options[at] ?? '';
    const meant = decision(game)?.options.find((option) => option.key === key);
    expect(meant?.number).toBe((decision(before)?.options.find((one) => one.key === key)?.number ?? -9) + 1);
  });
});
