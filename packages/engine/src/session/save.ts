import { textIndex } from '../compile/text-index.ts';
import { InputError } from '../errors.ts';
import { at } from '../invariant.ts';
import { waitingFor } from '../kernel/stepper.ts';
import { SEATS } from '../side.ts';
import { copyState, forkState } from '../state/fork.ts';
import { type Game, newGame } from '../state/game.ts';
import type { Ruleset } from '../state/ruleset.ts';
import type { State } from '../state/state.ts';
import { forkTale } from '../state/tale.ts';
import { checkHead, checkState } from './check-state.ts';
import { readOwnCards } from './own-cards.ts';
import { checkRecord, type GameRecord } from './record.ts';
import { type CardPool, poolWith, rulesetFor } from './ruleset.ts';
import { type ChangedTexts, savedTexts, ToldTexts } from './saved-texts.ts';
import { fromVersion1 } from './version-1-save.ts';
import { fromVersion2 } from './version-2-save.ts';
import { fromVersion3 } from './version-3-save.ts';
import { view } from './view.ts';
import { readState, writtenState } from './written-state.ts';

const FORMAT = 'last-click-save';

/** The whole game as a text; with its record, where that is known, for the day on which the state cannot be read. */
export const save = (game: Game, record: GameRecord | null = null): string =>
  JSON.stringify({
    format: FORMAT,
    ...(game.rules.own.length === 0 ? {} : { cards: game.rules.own }),
    texts: savedTexts(game),
    ...(record === null ? {} : { record }),
    state: writtenState(game.state, {
      edition: game.rules.edition,
      indexOf: (def) => textIndex(at(game.rules.defs, def)),
    }),
  });

/** The record a save carries; null where it has none, or is no save. */
export function recordInSave(text: string): GameRecord | null {
  try {
    const { format, record } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return format === FORMAT && record !== undefined ? checkRecord(record) : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InputError) return null;
    throw error;
  }
}

/** An independent copy, cheap enough for search; it starts with no events and nobody measuring it. */
export function fork(game: Game): Game {
  const { rules, events, waiting, unasked } = game;
  const state = forkState(game.state);
  // The cards are shared from now on, and found anew.
  game.active = null;
  if (events === null) return newGame(state, rules, null, waiting, unasked);
  return newGame(state, rules, [], waiting, unasked, forkTale(game, state));
}

const bad = (where: string, message: string): never => {
  throw new InputError('badSave', where, message);
};

/** How a save is read. */
export interface Loading {
  /** What to do where a card has another text than when the game was saved: refuse (unless said), or go on with it. */
  readonly changed?: ChangedTexts;
}

/**
 * Reads a saved game; throws an InputError that says what is wrong with the text, or which cards say something else by
 * now. Accepting that, the game goes on with the abilities of the same name; what is gone is refused all the same.
 */
export function load(text: string, pool: CardPool, loading: Loading = {}): Game {
  try {
    return loaded(text, pool, loading);
  } catch (error) {
    if (!(error instanceof InputError) || recordInSave(text) === null) throw error;
    throw new InputError(
      error.problem,
      error.where,
      `${error.plain}; the save carries the record of the game, which can be replayed`,
    );
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The state in memory, however old what was written is. */
function stateOf(
  written: Fields,
  version: number,
  texts: unknown,
  { edition, defs }: Ruleset,
  changed: ChangedTexts,
): State {
  if (version === 1) return checkState(fromVersion2(fromVersion1(written), defs));
  const told = new ToldTexts(texts, defs, version, changed);
  if (version === 2) return told.present(checkState(fromVersion2(written, defs)));
  const read = readState(written, { edition, indexOf: (def) => told.indexOf(def) });
  return told.present(checkState(version === 3 ? fromVersion3(read) : read));
}

function loaded(text: string, pool: CardPool, { changed = 'refuse' }: Loading): Game {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return bad('', 'this is not a complete save: the text is no valid JSON');
  }
  const { format, cards, texts, state: written } = (saved ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) return bad('format', `"${FORMAT}" is needed; this is not a save of Last Click`);
  const { version, edition, pool: ids } = checkHead(written);
  const rules = rulesetFor(edition, poolWith(pool, readOwnCards(cards, 'badSave')), ids);
  try {
    const read = stateOf(written as Fields, version, texts, rules, changed);
    // In memory all states have one shape.
    const game = newGame(copyState({ ...read, copy: 0 }), rules, []);
    waitingFor(game);
    for (const seat of SEATS) view(game, seat);
    return game;
  } catch (error) {
    if (error instanceof InputError) throw error;
    return bad(
      'state.stack',
      `does not fit together: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
