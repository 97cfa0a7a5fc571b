import type { RecordedGame } from '@lastclick/table';
import type { Desk } from './desk.ts';
import type { Fields } from './fields.ts';
import { tellDecision } from './tell.ts';

export type Json = Readonly<Record<string, unknown>>;

/** Something a driver can ask. */
export interface Request {
  readonly says: string;
  /** Name and meaning of every field besides id and do. */
  readonly fields: Readonly<Record<string, string>>;
  run(desk: Desk, fields: Fields): Json;
}

export const GAME = 'name of the game; the one created last when left out';
export const SEAT = 'corp, runner or spectator; everything is told when left out';
export const WORDS = 'true: every option also in words';
export const TOOK = 'where a clock runs: how many milliseconds the choice took; kept in the record';

/** Takes a new game in and tells its first decision. */
export const opened = (desk: Desk, made: RecordedGame, fields: Fields): Json => ({
  game: desk.add(made),
  ...tellDecision(made.game, undefined, fields.flag('words') ? 'with words' : 'keys only'),
});
