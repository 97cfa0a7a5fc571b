import { digestOf, type GameRecord, type RecordDigests } from '@lastclick/engine';
import { checkSavedGame, UnreadableGame } from './read-saved-game.ts';
import type { SavedGame } from './snapshot.ts';

// A game as lines: a sum of the others, how it began, digests of its cards, digests of its turns, times, and then its moves by name, one a line.

/** Digests are carried as short as they may be. */
const DIGITS = 6;

/** Marks a move the table made for somebody. */
const BY_TABLE = '!';

/** The cards a setup names, in its order: those need not be named again. */
function namedIn({ setup }: GameRecord): string[] {
  if ('scenario' in setup) return [];
  const decks = [setup.corp, setup.runner];
  return [...decks.map(({ identity }) => identity), ...decks.flatMap(({ cards }) => Object.keys(cards))];
}

function cardLine(record: GameRecord, cards: RecordDigests['cards']): string {
  const named = namedIn(record);
  return Object.entries(cards)
    .map(([id, digest], index) => `${named[index] === id ? '' : `${id}:`}${digest.slice(0, DIGITS)}`)
    .join();
}

const cardsOfLine = (record: GameRecord, line: string): RecordDigests['cards'] => {
  const named = namedIn(record);
  const parts = line === '' ? [] : line.split(',');
  return Object.fromEntries(
    parts.map((part, index) => {
      const [digest = '', id = named[index] ?? ''] = part.split(':').reverse();
      return [id, digest];
    }),
  );
};

const turnLine = (turns: RecordDigests['turns']): string =>
  turns
    .map(([at, digest], index) => `${at - (turns[index - 1]?.[0] ?? 0)}:${digest.slice(0, DIGITS)}`)
    .join();

function turnsOfLine(line: string): RecordDigests['turns'] {
  let at = 0;
  return (line === '' ? [] : line.split(',')).map((part) => {
    const [after = '', digest = ''] = part.split(':');
    at += Number(after);
    return [at, digest] as const;
  });
}

/** Times in a link are about right, each a letter: `a` is none, and every further letter three times as much. */
const SHORTEST = 200;
const GROWTH = 3;
const A = 97;
const Z = 122;

const timeLine = (times: readonly number[]): string =>
  times
    .map((time) => {
      const steps =
        time === 0 ? 0 : 1 + Math.max(0, Math.round(Math.log(time / SHORTEST) / Math.log(GROWTH)));
      return String.fromCharCode(Math.min(Z, A + steps));
    })
    .join('');

/** Links made before times were rounded say them as numbers. */
const timesOfLine = (line: string): readonly number[] =>
  /^[a-z]/.test(line)
    ? Array.from(line, (letter) => {
        const steps = letter.charCodeAt(0) - A;
        return steps === 0 ? 0 : Math.round(SHORTEST * GROWTH ** (steps - 1));
      })
    : line.split(',').map(Number);

export function linkText({ passedFor, record, seen: _, ...game }: SavedGame): string {
  const { options, digests, times, ...rest } = record;
  const byTable = new Set(passedFor);
  const { cards = {}, turns = [], ...known } = digests ?? {};
  const head = {
    ...game,
    record: rest,
    ...(digests === undefined ? {} : { digests: { ...known, end: digests.end?.slice(0, DIGITS) } }),
  };
  const lines = [
    JSON.stringify(head),
    cardLine(record, cards),
    turnLine(turns),
    timeLine(times ?? []),
    ...options.map((key, index) => (byTable.has(index) ? BY_TABLE + key : key)),
  ].join('\n');
  return `${digestOf(lines).slice(0, DIGITS)}\n${lines}`;
}

/** The game of such lines; throws an UnreadableGame where they are none. */
export function gameOfLink(text: string): SavedGame {
  const [sum, first = '', cards = '', turns = '', times = '', ...moves] = text.split('\n');
  if (sum !== digestOf(text.slice(DIGITS + 1)).slice(0, DIGITS))
    throw new UnreadableGame('This link is broken: a part of it is missing or was changed.');
  let head: { record?: GameRecord; digests?: RecordDigests };
  try {
    head = JSON.parse(first);
  } catch {
    throw new UnreadableGame('This link is broken: a part of it is missing or was changed.');
  }
  const { record, digests, ...game } = head;
  if (record === undefined || typeof record.setup !== 'object')
    throw new UnreadableGame('This link is broken: a part of it is missing or was changed.');
  return checkSavedGame({
    ...game,
    passedFor: moves.flatMap((move, index) => (move.startsWith(BY_TABLE) ? [index] : [])),
    record: {
      ...record,
      options: moves.map((move) => (move.startsWith(BY_TABLE) ? move.slice(1) : move)),
      ...(digests === undefined
        ? {}
        : { digests: { ...digests, cards: cardsOfLine(record, cards), turns: turnsOfLine(turns) } }),
      ...(times === '' ? {} : { times: timesOfLine(times) }),
    },
  });
}
