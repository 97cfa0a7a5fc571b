import { type Bot, type Choice, createRng } from '@lastclick/bots';
import { type Side, view } from '@lastclick/engine';
import { type Position, scenario, type Table } from '@lastclick/testkit';

/**
 * A decision with a right answer: everybody who knows the game would agree at once. Moves are in words, cards by title
 * ('advance Offworld Office'); the beginning of a move stands for all that begin so ('install Palisade').
 */
export type PlayPosition = {
  /** What a good player does here, in plain words. */
  readonly title: string;
  readonly position: Position;
  /** Moves that lead to the decision, each made by whoever is asked. */
  readonly after?: readonly string[];
} & (
  | { /** One of these is the answer. */ readonly right: readonly string[] }
  | { /** Anything but these is an answer. */ readonly wrong: readonly string[] }
);

const repeated = (titles: readonly string[], times: number): string[] =>
  Array.from({ length: times }, () => titles).flat();

/** What is not said: an ordinary deck, of which the opponent sees nothing, and an ordinary hand. */
const RD = repeated(
  [
    'Hedge Fund',
    'Palisade',
    'Offworld Office',
    'Enigma',
    'PAD Campaign',
    'Tithe',
    'Superconducting Hub',
    'Nico Campaign',
  ],
  2,
);
const HQ = ['Hedge Fund', 'Palisade', 'Nico Campaign', 'Offworld Office'];
const STACK = repeated(
  [
    'Sure Gamble',
    'Diesel',
    'Unity',
    'Leech',
    'Creative Commission',
    'Carmen',
    'Telework Contract',
    'Cleaver',
  ],
  2,
);
const GRIP = ['Sure Gamble', 'Diesel', 'Leech', 'Creative Commission'];

const matches = (move: string, words: string): boolean => move === words || move.startsWith(`${words} `);

/** The table at the decision; complains about a position that does not ask this side what it says it asks. */
export function tableOf(asked: PlayPosition, side: Side): Table {
  const { position, after = [] } = asked;
  const table = scenario({
    deckLists: 'open',
    ...position,
    corp: { rd: RD, hq: HQ, ...position.corp },
    runner: { stack: STACK, grip: GRIP, ...position.runner },
  });
  for (const words of after) {
    const waiting = table.decision;
    const index = table.moves.findIndex((move) => matches(move, words));
    const key = table.keys[index];
    if (waiting === null || key === undefined)
      throw new Error(`nobody can "${words}"; ${table.awaits} can: ${table.moves.join(' | ')}`);
    table.choose(waiting.seat, key);
  }
  if (table.awaits !== side) throw new Error(`${table.awaits} is asked: ${table.moves.join(' | ')}`);
  const told = 'right' in asked ? asked.right : asked.wrong;
  for (const words of told)
    if (!table.moves.some((move) => matches(move, words)))
      throw new Error(`"${words}" is not offered: ${table.moves.join(' | ')}`);
  if (table.moves.every((move) => told.some((words) => matches(move, words))))
    throw new Error('nothing can go wrong here');
  return table;
}

/** The move a bot makes there, and what it thought of all of them. */
export function answerOf(table: Table, bot: Bot, seed: string): { move: string; choice: Choice } {
  const waiting = table.decision;
  if (waiting === null) throw new Error('the game is over');
  const seen = view(table.game, waiting.seat, { position: true });
  const choice = bot.choose(seen, waiting, createRng(seed));
  return { move: table.moves[choice.index] as string, choice };
}

export function isRight(asked: PlayPosition, move: string): boolean {
  return 'right' in asked
    ? asked.right.some((words) => matches(move, words))
    : !asked.wrong.some((words) => matches(move, words));
}
