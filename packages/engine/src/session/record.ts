import { cardDigest } from '../compile/text-index.ts';
import { InputError } from '../errors.ts';
import type { Game } from '../state/game.ts';
import type { RecordVersion } from './old-keys.ts';
import { checkOutside, type OutsideOutcome } from './outside.ts';
import { editionDigest, RULES_VERSION } from './rules-version.ts';
import type { Setup } from './setup.ts';
import type { Trail, TurnDigest } from './trail.ts';

const FORMAT = 'last-click-record';

/** What a record says of the rules it was played by, and of what it led to; digests may be shortened. */
export interface RecordDigests {
  /** `RULES_VERSION` of the engine, and the digest of the edition's tables. */
  readonly rules: { readonly engine: number; readonly edition: string };
  /** Of each card of the game, by its id. */
  readonly cards: Readonly<Record<string, string>>;
  /** Where each turn after the first begins, and the digest of the game up to there. */
  readonly turns: readonly TurnDigest[];
  /** The digest of the whole; missing where moves were cut off. */
  readonly end?: string;
}

/** A game as its setup and the options played; it replays bit for bit. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  /** Version 1 says the places of abilities and modes where version 2 says their names, and has no digests. */
  readonly version: RecordVersion;
  readonly setup: Setup;
  readonly options: readonly string[];
  /** What replaying it is checked by; without them it cannot be checked. */
  readonly digests?: RecordDigests;
  /** How it ended, where that was not by the rules. */
  readonly outcome?: OutsideOutcome;
  /** Where a clock ran: the milliseconds each option took. */
  readonly times?: readonly number[];
}

/** The digests of a game that has come so far. */
export const digestsOf = ({ state, rules }: Game, trail: Trail): RecordDigests => ({
  rules: { engine: RULES_VERSION, edition: editionDigest(state.edition) },
  cards: Object.fromEntries(rules.defs.map((card) => [card.data.id, cardDigest(card)])),
  turns: [...trail.turns],
  end: trail.end,
});

export type RecordMore = Pick<GameRecord, 'digests' | 'outcome' | 'times'>;

export const record = (setup: Setup, options: readonly string[], more: RecordMore = {}): GameRecord => ({
  format: FORMAT,
  version: 2,
  setup,
  options: [...options],
  ...more,
});

/** The record of the first `upTo` moves. */
export function shortened(whole: GameRecord, upTo: number): GameRecord {
  if (upTo >= whole.options.length) return whole;
  const { outcome, digests, times, ...rest } = whole;
  const { end, ...known } = digests ?? {};
  return {
    ...rest,
    options: whole.options.slice(0, upTo),
    ...(digests === undefined
      ? {}
      : { digests: { ...(known as RecordDigests), turns: digests.turns.filter(([at]) => at <= upTo) } }),
    ...(times === undefined ? {} : { times: times.slice(0, upTo) }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const bad = (where: string, message: string): never => {
  throw new InputError('badRecord', where, message);
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkDigests(value: unknown): void {
  if (!isFields(value)) throw new InputError('badRecord', 'digests', 'are not understood');
  const { rules, cards, turns, end } = value;
  const isDigest = (one: unknown): boolean => typeof one === 'string' && /^[0-9a-f]{6,16}$/.test(one);
  if (!isFields(rules) || !Number.isInteger(rules.engine) || !isDigest(rules.edition))
    bad('digests.rules', 'the version of the rules and the digest of the edition are needed');
  if (!isFields(cards) || !Object.values(cards).every(isDigest))
    bad('digests.cards', 'a digest for each card is needed');
  if (!Array.isArray(turns)) bad('digests.turns', 'a list is needed');
  (turns as unknown[]).forEach((turn, index) => {
    if (!Array.isArray(turn) || !Number.isInteger(turn[0]) || !isDigest(turn[1]))
      bad(`digests.turns[${index}]`, 'the place of a turn and a digest are needed');
  });
  if (end !== undefined && !isDigest(end)) bad('digests.end', 'a digest is needed');
}

export function checkRecord(value: unknown): GameRecord {
  if (!isFields(value)) return bad('', 'a record is needed');
  const { format, version, setup, options, digests, outcome, times } = value;
  if (format !== FORMAT) return bad('format', `"${FORMAT}" is needed; this is not a record of Last Click`);
  if (version !== 1 && version !== 2)
    return bad('version', `version 1 or 2 is needed, not ${JSON.stringify(version)}`);
  if (typeof setup !== 'object' || setup === null) return bad('setup', 'is missing');
  if (!Array.isArray(options)) return bad('options', 'a list of option keys is needed');
  options.forEach((key, index) => {
    if (typeof key !== 'string') bad(`options[${index}]`, 'an option key is a text');
  });
  if (digests !== undefined) checkDigests(digests);
  if (outcome !== undefined) checkOutside(outcome, 'badRecord');
  if (
    times !== undefined &&
    !(Array.isArray(times) && times.every((time) => Number.isFinite(time) && time >= 0))
  )
    return bad('times', 'a list of milliseconds is needed');
  return value as unknown as GameRecord;
}
