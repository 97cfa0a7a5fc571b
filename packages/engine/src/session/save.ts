import { InputError } from '../errors.ts';
import { waitingFor } from '../kernel/stepper.ts';
import { SEATS } from '../side.ts';
import { forkState } from '../state/fork.ts';
import type { Game } from '../state/game.ts';
import { checkState } from './check-state.ts';
import { type CardPool, rulesetFor } from './ruleset.ts';
import { view } from './view.ts';

const FORMAT = 'last-click-save';

/** The whole game as a text. */
export const save = (game: Game): string => JSON.stringify({ format: FORMAT, state: game.state });

/** An independent copy, cheap enough for search; it starts with no events and nobody measuring it. */
export const fork = (game: Game): Game => ({
  state: forkState(game.state),
  rules: game.rules,
  events: game.events === null ? null : [],
  witness: null,
  waiting: game.waiting,
  active: null,
});

const bad = (where: string, message: string): never => {
  throw new InputError('badSave', where, message);
};

/** Reads a saved game; throws an InputError that says what is wrong with the text. */
export function load(text: string, pool: CardPool): Game {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return bad('', 'this is not a complete save: the text is no valid JSON');
  }
  const { format, state } = (saved ?? {}) as { format?: unknown; state?: unknown };
  if (format !== FORMAT) return bad('format', `"${FORMAT}" is needed; this is not a save of Last Click`);
  const checked = checkState(state);
  const game: Game = {
    state: checked,
    rules: rulesetFor(checked.edition, pool, checked.pool),
    events: [],
    witness: null,
    waiting: null,
    active: null,
  };
  try {
    waitingFor(game);
    for (const seat of SEATS) view(game, seat);
  } catch (error) {
    if (error instanceof InputError) throw error;
    return bad(
      'state.stack',
      `does not fit together: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return game;
}
