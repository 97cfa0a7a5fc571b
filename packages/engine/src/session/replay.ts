import { cardDigest } from '../compile/text-index.ts';
import { sameDigest } from '../digest.ts';
import { InputError } from '../errors.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { presentKey, unaskedThen } from './old-keys.ts';
import { endOutside, type OutsideOutcome } from './outside.ts';
import { apply } from './play.ts';
import { checkRecord, type GameRecord, type RecordDigests } from './record.ts';
import { editionDigest, RULES_VERSION } from './rules-version.ts';
import type { CardPool } from './ruleset.ts';
import { create } from './setup.ts';
import { Trail } from './trail.ts';

/** What is other than when a game was recorded. */
export interface RulesDifference {
  /** The rules as the engine plays them. */
  readonly engine: boolean;
  /** The tables of the edition. */
  readonly edition: boolean;
  /** Ids of cards that say something else, or are gone. */
  readonly cards: readonly string[];
}

/** What became of a record. Moves are counted from 0. */
export type ReplayVerdict =
  /** Every turn and the end are as recorded; what differs made no difference. */
  | { readonly kind: 'same'; readonly differs: RulesDifference }
  /** Before move `from` it is the recorded game; from there on, up to where that is noticed, it may not be. */
  | {
      readonly kind: 'otherRules';
      readonly from: number;
      readonly differs: RulesDifference;
      readonly why: string;
    }
  | { readonly kind: 'unreadable'; readonly where: string; readonly from: number; readonly why: string }
  /** All moves could be played, but nothing says whether it is the game that was recorded. */
  | { readonly kind: 'unchecked'; readonly why: 'no digests' };

/** The moves of a record lead to another game than the one recorded. */
class OtherGame extends InputError {
  readonly from: number;

  constructor(from: number, message: string) {
    super('otherRules', `options[${from}]`, message);
    this.from = from;
  }
}

/** A move that does not fit, or an end that cannot be. */
class Misfit extends InputError {
  readonly index: number;
  /** Up to there it is the recorded game for sure. */
  readonly sure: number;

  constructor(where: string, index: number, sure: number, message: string) {
    super('badRecord', where, message);
    this.index = index;
    this.sure = sure;
  }
}

/** Whoever plays the moves of a record. */
export interface RecordPlayer {
  readonly game: Game;
  /** Plays a key; `isUnasked` where the record does not have it, because it was the only answer and not asked for. */
  play(key: string, index: number, isUnasked: boolean): void;
  /** Ends the game outside its rules, as it was ended. */
  end(outcome: OutsideOutcome): void;
}

/** Compares a game with the digests of its record as it is played. */
class Comparison {
  private readonly digests: RecordDigests;
  private readonly trail: Trail;
  /** So many moves lead to the recorded game. */
  sure = 0;

  constructor(game: Game, digests: RecordDigests) {
    this.digests = digests;
    this.trail = new Trail(game);
  }

  note(game: Game, played: number): void {
    const known = this.trail.turns.length;
    this.trail.note(game);
    const { turns } = this.trail;
    const recorded = this.digests.turns[known];
    const here = turns[known];
    if (here === undefined && (recorded === undefined || recorded[0] > played)) return;
    const isSame =
      here !== undefined &&
      recorded !== undefined &&
      here[0] === recorded[0] &&
      sameDigest(here[1], recorded[1]);
    if (!isSame)
      throw new OtherGame(
        this.sure,
        `what comes next is not what was recorded: the turn after ${played} moves differs`,
      );
    this.sure = played;
  }

  finish(game: Game, outcome: OutsideOutcome | undefined): void {
    const { end } = this.digests;
    if (outcome !== undefined) this.trail.noteEnd(game);
    if (end !== undefined && !sameDigest(this.trail.end, end))
      throw new OtherGame(this.sure, 'what comes next is not what was recorded: the game ends elsewhere');
  }
}

function endAsRecorded(player: RecordPlayer, outcome: OutsideOutcome, index: number, sure: number): void {
  try {
    player.end(outcome);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Misfit('outcome', index, sure, error.plain);
  }
}

/** Lets somebody play the first `upTo` moves; throws an InputError where one does not fit, or the game is another. */
export function playRecord(
  { version, options, digests, outcome }: GameRecord,
  pool: CardPool,
  player: RecordPlayer,
  upTo = Number.POSITIVE_INFINITY,
): void {
  const comparison = digests === undefined ? null : new Comparison(player.game, digests);
  const end = Math.min(upTo, options.length);
  for (let index = 0; index < end; index++) {
    const written = options[index] ?? '';
    try {
      for (;;) {
        const unasked = unaskedThen(player.game, version, written, pool.version1);
        if (unasked === null) break;
        player.play(unasked, index, true);
      }
      player.play(presentKey(player.game, version, written, pool.version1), index, false);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new Misfit(`options[${index}]`, index, comparison?.sure ?? 0, error.plain);
    }
    comparison?.note(player.game, index + 1);
  }
  if (end < options.length) return;
  if (outcome !== undefined) endAsRecorded(player, outcome, end, comparison?.sure ?? 0);
  comparison?.finish(player.game, outcome);
}

/**
 * Plays a record, or its first `upTo` options; throws an InputError naming the option that does not fit, or the move from
 * which on it would be another game than the one recorded.
 */
export function replay(
  recorded: GameRecord,
  pool: CardPool,
  upTo = Number.POSITIVE_INFINITY,
  each?: (events: readonly GameEvent[], index: number) => void,
): Game {
  const checked = checkRecord(recorded);
  const game = create(checked.setup, pool);
  let before: readonly GameEvent[] = [];
  const play = (key: string, index: number, isUnasked: boolean): void => {
    const events = [...before, ...apply(game, key)];
    before = isUnasked ? events : [];
    if (!isUnasked) each?.(events, index);
  };
  const end = (outcome: OutsideOutcome): void => {
    const events = [...before, ...endOutside(game, outcome)];
    each?.(events, checked.options.length);
  };
  playRecord(checked, pool, { game, play, end }, upTo);
  return game;
}

const NO_DIFFERENCE: RulesDifference = { engine: false, edition: false, cards: [] };

function differenceOf({ digests, setup }: GameRecord, pool: CardPool): RulesDifference {
  if (digests === undefined) return NO_DIFFERENCE;
  const edition = ('scenario' in setup ? setup.scenario.edition : setup.edition) ?? '1.4';
  return {
    engine: digests.rules.engine !== RULES_VERSION,
    edition: !sameDigest(digests.rules.edition, editionDigest(edition)),
    cards: Object.entries(digests.cards).flatMap(([id, digest]) => {
      const card = pool.byId.get(id);
      return card !== undefined && sameDigest(cardDigest(card), digest) ? [] : [id];
    }),
  };
}

const anyDifference = ({ engine, edition, cards }: RulesDifference): boolean =>
  engine || edition || cards.length > 0;

/** The first move of another game. By other rules it may have been another one since the last turn that was checked. */
function firstOther(error: InputError, by: 'the same rules' | 'other rules'): number {
  if (error instanceof OtherGame) return error.from;
  if (!(error instanceof Misfit)) return 0;
  return by === 'other rules' ? error.sure : error.index;
}

/** Plays a record to its end and says what became of it; never throws for what the record says. */
export function examine(recorded: unknown, pool: CardPool): ReplayVerdict {
  let differs = NO_DIFFERENCE;
  try {
    const checked = checkRecord(recorded);
    differs = differenceOf(checked, pool);
    replay(checked, pool);
    return checked.digests?.end === undefined
      ? { kind: 'unchecked', why: 'no digests' }
      : { kind: 'same', differs };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { where, plain: why } = error;
    return anyDifference(differs)
      ? { kind: 'otherRules', from: firstOther(error, 'other rules'), differs, why }
      : { kind: 'unreadable', where, from: firstOther(error, 'the same rules'), why };
  }
}
