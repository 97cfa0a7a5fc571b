import { BOT_NAMES } from '@lastclick/bots';
import { EDITION_IDS, type GameRecord, type Setup, SIDES } from '@lastclick/engine';
import type { NewGame, SavedGame, Sitter } from './snapshot.ts';

/** What was read is no game of ours; the message is a sentence for people. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableGame(`This is not a game of Last Click: ${what} is missing.`);
  return value as Fields;
}

function checkRecord(value: unknown): GameRecord {
  const { format, version, setup, options } = fieldsOf(value, 'its record');
  if (format !== 'last-click-record' || (version !== 1 && version !== 2))
    throw new UnreadableGame('This game was recorded by another version of Last Click.');
  fieldsOf(setup, 'how it began');
  if (!Array.isArray(options) || options.some((key) => typeof key !== 'string'))
    throw new UnreadableGame('The moves of this game cannot be read.');
  return value as GameRecord;
}

function isSitter(value: unknown): value is Sitter {
  const { kind, level } = fieldsOf(value, 'who plays');
  return kind === 'human' || (kind === 'bot' && BOT_NAMES.some((name) => name === level));
}

function isDeckChoice({ kind, key, name, identity, cards }: Fields): boolean {
  if (kind === 'key') return typeof key === 'string';
  const isNamed = kind === 'list' && typeof name === 'string' && typeof identity === 'string';
  return isNamed && typeof cards === 'object' && cards !== null;
}

function checkSetup(value: unknown): NewGame {
  const setup = fieldsOf(value, 'its setup');
  // An edition nobody knows any more refuses to be played, not to be looked at.
  if (typeof setup.edition !== 'string')
    throw new UnreadableGame('By which edition of the rules this game is played cannot be read.');
  if (typeof setup.seed !== 'string' || !SIDES.every((side) => isSitter(setup[side])))
    throw new UnreadableGame('Who plays this game cannot be read.');
  if (!isDeckChoice(fieldsOf(setup.corpDeck, "the Corp's deck")))
    throw new UnreadableGame("The Corp's deck in this game cannot be read.");
  if (!isDeckChoice(fieldsOf(setup.runnerDeck, "the Runner's deck")))
    throw new UnreadableGame("The Runner's deck in this game cannot be read.");
  return value as NewGame;
}

/** A record of the terminal says nothing of who sat where: both seats are people's. */
function setupOfRecord(setup: Setup): NewGame {
  const { edition, seed, pointsToWin, corp, runner } = (
    'scenario' in setup ? { ...setup.scenario, corp: undefined, runner: undefined } : setup
  ) as Fields;
  const deck = (value: unknown): NewGame['corpDeck'] => {
    const { identity, cards } = (value ?? {}) as Fields;
    return {
      kind: 'list',
      name: '',
      identity: typeof identity === 'string' ? identity : '',
      cards: (cards ?? {}) as Record<string, number>,
    };
  };
  return {
    ...(setup.cards === undefined ? {} : { cards: setup.cards }),
    edition: EDITION_IDS.find((one) => one === edition) ?? '1.4',
    seed: String(seed ?? '0'),
    pointsToWin: typeof pointsToWin === 'number' ? pointsToWin : 7,
    corp: { kind: 'human' },
    runner: { kind: 'human' },
    corpDeck: deck(corp),
    runnerDeck: deck(runner),
  };
}

/** In files of the terminal what was seen stands beside the moves. */
type WithSeen = GameRecord & { readonly seen?: unknown };

/** A saved game, a save that carries its record, or a bare record, if that is what it is; else throws an UnreadableGame. */
export function checkSavedGame(value: unknown): SavedGame {
  const { format, version, setup, record, passedFor, seen } = fieldsOf(value, 'everything');
  const known = typeof seen === 'string' ? { seen } : {};
  if (format === 'last-click-record' || (format === 'last-click-save' && record !== undefined)) {
    const { seen: _, ...bare } = checkRecord(format === 'last-click-record' ? value : record) as WithSeen;
    return {
      format: 'last-click-game',
      version: 1,
      setup: setupOfRecord(bare.setup),
      record: bare,
      ...known,
    };
  }
  if (format !== 'last-click-game') throw new UnreadableGame('This is not a game of Last Click.');
  if (version !== 1) throw new UnreadableGame('This game was kept by another version of Last Click.');
  const places = Array.isArray(passedFor) ? passedFor.filter((place) => Number.isInteger(place)) : [];
  return {
    format,
    version,
    setup: checkSetup(setup),
    record: checkRecord(record),
    ...(places.length === 0 ? {} : { passedFor: places }),
    ...known,
  };
}

/** The game in a file's text. */
export function readSavedGame(text: string): SavedGame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableGame('This file is not a game of Last Click, or it is not complete.');
  }
  return checkSavedGame(value);
}
