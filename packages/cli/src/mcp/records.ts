import { type GameRecord, InputError } from '@lastclick/engine';
import { checkedRecord } from '@lastclick/table';
import { z } from 'zod';
import { RequestError } from '../problem.ts';
import { gameField } from './fields.ts';
import { asked } from './games.ts';
import { tellNews } from './tell.ts';
import { tool } from './tool.ts';

/** Longer than any game. */
const LONGEST_RECORD = 4_000_000;

function recordIn(text: string): GameRecord {
  try {
    const given = JSON.parse(text) as { readonly format?: unknown; readonly record?: unknown } | null;
    // A save or a file of the browser carries one.
    return (given?.format === 'last-click-record' ? given : (given?.record ?? given)) as GameRecord;
  } catch {
    throw new RequestError('badRequest', 'record', 'this is no complete JSON');
  }
}

export const examineRecordTool = tool({
  name: 'examine_record',
  title: 'Is it still that game?',
  says:
    'Plays a record (the JSON of a record, of a save that carries one, or of a file of the browser) to its end and says whether it ' +
    'is still the game that was recorded, other rules from some move on, not readable, or not to be checked. Opens no game.',
  effect: 'tells',
  fields: {
    record: z.string().min(2).max(LONGEST_RECORD).describe('the JSON of a record, a save or a saved game'),
  },
  run(_, { record }) {
    const { message, ...verdict } = checkedRecord(recordIn(record));
    return `${message}\n${JSON.stringify(verdict)}`;
  },
});

export const concedeTool = tool({
  name: 'concede',
  title: 'Concede',
  says: 'Gives the game up for your seat; where you play both, for the seat that has to decide.',
  effect: 'changes',
  fields: { game: gameField },
  run(games, { game }) {
    const mine = asked(games, game);
    if (mine.game.isThinking())
      throw new InputError('badOutcome', 'game', 'the opponent is still thinking; ask for the decision');
    mine.game.table.end({ kind: 'conceded', by: mine.seat });
    return tellNews(asked(games, game));
  },
});
