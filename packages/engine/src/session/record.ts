import { InputError } from '../errors.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { presentKey, type RecordVersion, unaskedThen } from './old-keys.ts';
import { apply } from './play.ts';
import type { CardPool } from './ruleset.ts';
import { create, type Setup } from './setup.ts';

const FORMAT = 'last-click-record';

/** A game as its setup and the options played; it replays bit for bit. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  /** Version 1 says the places of abilities and modes where version 2 says their names. */
  readonly version: RecordVersion;
  readonly setup: Setup;
  readonly options: readonly string[];
}

export const record = (setup: Setup, options: readonly string[]): GameRecord => ({
  format: FORMAT,
  version: 2,
  setup,
  options: [...options],
});

/** Plays a record, or its first `upTo` options; throws an InputError naming the option that does not fit. */
export function replay(
  recorded: GameRecord,
  pool: CardPool,
  upTo = Number.POSITIVE_INFINITY,
  each?: (events: readonly GameEvent[], index: number) => void,
): Game {
  const { version, setup, options } = checkRecord(recorded);
  const game = create(setup, pool);
  const end = Math.min(upTo, options.length);
  for (let index = 0; index < end; index++) {
    try {
      const written = options[index] ?? '';
      const before: GameEvent[] = [];
      for (;;) {
        const unasked = unaskedThen(game, version, written, pool.version1);
        if (unasked === null) break;
        before.push(...apply(game, unasked));
      }
      const events = [...before, ...apply(game, presentKey(game, version, written, pool.version1))];
      each?.(events, index);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError('badRecord', `options[${index}]`, error.message);
    }
  }
  return game;
}

function checkRecord(value: unknown): GameRecord {
  const fail = (where: string, message: string): never => {
    throw new InputError('badRecord', where, message);
  };
  if (typeof value !== 'object' || value === null) return fail('', 'a record is needed');
  const { format, version, setup, options } = value as Record<string, unknown>;
  if (format !== FORMAT) return fail('format', `"${FORMAT}" is needed; this is not a record of Last Click`);
  if (version !== 1 && version !== 2)
    return fail('version', `version 1 or 2 is needed, not ${JSON.stringify(version)}`);
  if (typeof setup !== 'object' || setup === null) return fail('setup', 'is missing');
  if (!Array.isArray(options)) return fail('options', 'a list of option keys is needed');
  options.forEach((key, index) => {
    if (typeof key !== 'string') fail(`options[${index}]`, 'an option key is a text');
  });
  return value as GameRecord;
}
