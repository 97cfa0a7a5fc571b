import { askBot } from '@lastclick/bots';
import { decision, type EditionId } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { GameLine } from '../src/game-line.ts';
import { setupOf } from '../src/new-game.ts';
import { newGame } from './seeded-game.ts';

/** Plays a game by rules of thumb to its end; `each` is told after every choice. */
export function wholeGame(edition: EditionId, seed: string, each?: (line: GameLine) => void): GameLine {
  const line = GameLine.start(setupOf(newGame({ edition, seed })));
  for (let waiting = decision(line.game); waiting !== null; waiting = decision(line.game)) {
    const { index } = askBot('heuristic', pool, line.game, waiting, seed, line.played.length);
    const option = waiting.options[index];
    if (option === undefined) throw new Error('the bot chose none of the options');
    const isOnly = waiting.options.length === 1 && option.key === 'pass';
    line.choose(option.key, isOnly ? 'table' : 'player');
    each?.(line);
  }
  return line;
}
