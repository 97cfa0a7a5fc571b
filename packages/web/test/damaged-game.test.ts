import { InputError } from '@lastclick/engine';
import { checkSavedGame, TableSession, UnreadableGame } from '@lastclick/session';
import { expect, test } from 'vitest';
import { newGame, playAtRandom, RELAXED } from '../../session/test/seeded-game.ts';

const session = TableSession.start('1', newGame({ runner: { kind: 'human' } }), RELAXED);
playAtRandom(session, 4);
const saved = session.saved();

type Path = readonly string[];

/** Every place in a value that is made of objects and lists. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))];
}

/** The value with something else at a place; without the place where that is undefined. */
function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const part = changed(copy[name], rest, to);
  if (part === undefined && !Array.isArray(copy)) delete copy[name];
  else copy[name] = part;
  return copy;
}

const INSTEAD: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', -1.5],
  ['a text', '<b>ü\u0000\uD800'],
  ['a list', [[]]],
  ['an object', { toString: 'no' }],
  ['a name all objects have', '__proto__'],
];

/** Opens a game as the page and the worker do; gives why it is refused, or null. */
function refusalOf(value: unknown): string | null {
  try {
    const opened = TableSession.open('1', checkSavedGame(structuredClone(value)), RELAXED);
    JSON.stringify(opened.snapshot());
    return null;
  } catch (error) {
    if (error instanceof UnreadableGame || error instanceof InputError) return error.message;
    throw error;
  }
}

test.each(INSTEAD)('a game with %s anywhere in it opens or is refused with a sentence', (_, to) => {
  for (const path of pathsIn(saved)) {
    const name = path.join('.');
    let refusal: string | null;
    try {
      refusal = refusalOf(changed(saved, path, to));
    } catch (error) {
      throw new Error(`${name} broke the table`, { cause: error });
    }
    expect(refusal, name).not.toBe('');
  }
});
