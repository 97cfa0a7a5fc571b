import { type GameRecord, InputError, type OutsideOutcome, recordInSave, save } from '@lastclick/engine';
import { type Checked, checkedRecord, RecordedGame } from '@lastclick/table';
import { RequestError } from '../problem.ts';
import type { Desk } from './desk.ts';
import type { Fields } from './fields.ts';
import { GAME, type Json, opened, type Request, WORDS } from './request.ts';
import { tellDecision, tellEvents } from './tell.ts';

// What outlives a game: its end outside the rules, saves, records, and what became of them.

function end(desk: Desk, fields: Fields): Json {
  const recorded = desk.game(fields);
  const events = recorded.end(fields.raw('outcome') as OutsideOutcome);
  return {
    game: desk.nameOf(fields),
    events: tellEvents(events, undefined),
    next: recorded.events.length,
    ...tellDecision(recorded.game, undefined, 'keys only'),
  };
}

/** What became of the record a save carries; null where it carries none. */
function checkedIn(text: string): Checked | null {
  const record = recordInSave(text);
  return record === null ? null : checkedRecord(record);
}

function load(desk: Desk, fields: Fields): Json {
  const changed = fields.flag('changed') ? 'accept' : 'refuse';
  const text = fields.text('save');
  const checked = checkedIn(text);
  try {
    const made = RecordedGame.start({ kind: 'save', text }, { changed });
    return { ...opened(desk, made, fields), checked };
  } catch (error) {
    if (!(error instanceof InputError) || checked === null) throw error;
    throw new RequestError('badSave', error.where, error.plain, { checked });
  }
}

/** The record a request brings: by itself, or in a save. */
function recordFrom(fields: Fields): GameRecord {
  const text = fields.optionalText('save');
  if (text === undefined) return fields.raw('record') as GameRecord;
  const record = recordInSave(text);
  if (record === null) throw new RequestError('noRecord', 'save', 'this is no save that carries a record');
  return record;
}

function replay(desk: Desk, fields: Fields): Json {
  const record = recordFrom(fields);
  const checked = checkedRecord(record);
  try {
    return { ...opened(desk, RecordedGame.replayed(record, fields.optionalCount('upTo')), fields), checked };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new RequestError(error.problem, error.where, error.plain, { checked });
  }
}

export const RECORD_REQUESTS: Readonly<Record<string, Request>> = {
  end: {
    says: 'ends a game outside its rules',
    fields: {
      outcome: '{"kind":"conceded","by":"corp"}; kinds: conceded, time, abandoned, drawAgreed (by nobody)',
      game: GAME,
    },
    run: end,
  },
  save: {
    says: 'the whole game as a text',
    fields: { game: GAME },
    run: (desk, fields) => {
      const recorded = desk.game(fields);
      return { save: save(recorded.game, recorded.record()), game: desk.nameOf(fields) };
    },
  },
  load: {
    says: 'a game from such a text, under a new name',
    fields: {
      save: 'the text',
      changed: 'true: also where cards say something else by now than in the saved game',
      words: WORDS,
    },
    run: load,
  },
  record: {
    says: 'the setup and the options played',
    fields: { game: GAME },
    run: (desk, fields) => {
      const record = desk.game(fields).record();
      if (record === null)
        throw new RequestError('noRecord', 'game', 'a loaded game does not know how it began');
      return { record, game: desk.nameOf(fields) };
    },
  },
  replay: {
    says: 'a game from a record, or from its first options, under a new name',
    fields: {
      record: 'the record',
      save: 'instead of a record: a save that carries one',
      upTo: 'how many options to play; all when left out',
      words: WORDS,
    },
    run: replay,
  },
  examine: {
    says: 'whether a record is still the game that was recorded, and if not from which move on',
    fields: { record: 'the record', save: 'instead of a record: a save that carries one' },
    run: (_, fields) => ({ checked: checkedRecord(recordFrom(fields)) }),
  },
};
