import { explain } from '@lastclick/engine';
import { verdictWords } from '@lastclick/table';
import { z } from 'zod';
import { Board } from '../play/board.ts';
import { moveKey } from '../play/move-text.ts';
import { paintFor } from '../play/paint.ts';
import { gameField, line, seatField } from './fields.ts';
import { asked } from './games.ts';
import { logLines } from './tell.ts';
import { tool } from './tool.ts';

const WIDTH = 100;
const LOG_LINES = 40;
const MOST_LOG_LINES = 1000;

/** Models read no colours. */
const PLAIN = paintFor({}, {});

export const viewTool = tool({
  name: 'view',
  title: 'Look at the table',
  says: 'Everything your seat may know of the game: servers, hands, rigs, piles, the run. Nothing hidden is in it.',
  effect: 'tells',
  fields: {
    game: gameField,
    seat: seatField,
    format: z
      .enum(['words', 'json'])
      .default('words')
      .describe('a drawing of the table, or every field as JSON'),
  },
  run(games, given) {
    const { game, seat } = asked(games, given.game, given.seat);
    const view = game.table.view(seat);
    return given.format === 'json' ? JSON.stringify(view) : new Board(view, PLAIN, WIDTH).lines().join('\n');
  },
});

export const logTool = tool({
  name: 'log',
  title: 'What happened so far',
  says: 'The last lines of what happened in the game, as your seat could see it.',
  effect: 'tells',
  fields: {
    game: gameField,
    seat: seatField,
    lines: z.int().min(1).max(MOST_LOG_LINES).default(LOG_LINES).describe('how many lines, the newest last'),
  },
  run(games, given) {
    const { game, seat } = asked(games, given.game, given.seat);
    return logLines(game.table.story(seat).slice(-given.lines)).join('\n');
  },
});

export const explainTool = tool({
  name: 'explain',
  title: 'May I do that?',
  says: 'Whether a move is allowed now, or the first thing that forbids it, with the rule that says so.',
  effect: 'tells',
  fields: {
    move: line(
      'a move like a key: "install c17 remote-1", "run hq", "rez c9"; titles work too: "play Hedge Fund"',
    ),
    game: gameField,
    seat: seatField,
  },
  run(games, given) {
    const { game, seat } = asked(games, given.game, given.seat);
    const view = game.table.view(seat);
    const move = moveKey(given.move, view);
    const { answer, rule } = verdictWords(explain(game.table.game, seat, move), view.edition);
    return `${move}: ${answer}\n${rule}`;
  },
});
