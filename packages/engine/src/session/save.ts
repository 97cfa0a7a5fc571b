import { EDITIONS } from '../editions/index.ts';
import { InputError } from '../errors.ts';
import { InvariantError } from '../invariant.ts';
import type { Game } from '../kernel/game.ts';
import { waitingFor } from '../kernel/stepper.ts';
import { forkState } from '../state/fork.ts';
import { LISTED_ZONES, type State } from '../state/state.ts';
import { type CardPool, rulesetFor } from './ruleset.ts';

const FORMAT = 'last-click-save';

/** The whole game as a text. */
export const save = (game: Game): string => JSON.stringify({ format: FORMAT, state: game.state });

/** An independent copy, cheap enough for search; it starts with no events. */
export const fork = (game: Game): Game => ({
  state: forkState(game.state),
  rules: game.rules,
  events: game.events === null ? null : [],
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
    waiting: null,
    active: null,
  };
  try {
    waitingFor(game);
  } catch (error) {
    if (error instanceof InvariantError || error instanceof TypeError)
      return bad('state.stack', error.message);
    throw error;
  }
  return game;
}

/** Checks that a state holds together: every part there, every card in exactly one place. */
function checkState(value: unknown): State {
  if (typeof value !== 'object' || value === null) return bad('state', 'is missing');
  const state = value as State;
  if (state.version !== 1)
    return bad('state.version', `version 1 is needed, not ${JSON.stringify(state.version)}`);
  if (!(state.edition in EDITIONS))
    return bad('state.edition', `unknown edition ${JSON.stringify(state.edition)}`);
  if (state.priority !== 'every' && state.priority !== 'useful')
    return bad('state.priority', 'is not understood');
  for (const part of ['pool', 'rng', 'cards', 'servers', 'stack', 'met', 'occurred', 'lingering'] as const) {
    if (!Array.isArray(state[part])) return bad(`state.${part}`, 'a list is missing');
  }
  for (const part of ['corp', 'runner', 'turn', 'zones', 'lastTurn'] as const) {
    if (typeof state[part] !== 'object' || state[part] === null) return bad(`state.${part}`, 'is missing');
  }
  if (state.outcome === null && state.stack.length === 0) return bad('state.stack', 'is empty');
  checkPlaces(state);
  return state;
}

function checkPlaces(state: State): void {
  const seen = new Set<number>();
  const place = (id: unknown, zone: string, where: string): void => {
    const card = typeof id === 'number' ? state.cards[id] : undefined;
    if (card === undefined) {
      bad(where, `there is no card ${JSON.stringify(id)}`);
      return;
    }
    if (seen.has(card.id)) bad(where, `card ${card.id} lies in two places`);
    if (card.zone !== zone) bad(where, `card ${card.id} says it lies in ${card.zone}`);
    seen.add(card.id);
  };
  state.cards.forEach((card, index) => {
    if (typeof card !== 'object' || card === null || card.id !== index)
      bad(`state.cards[${index}]`, 'is broken');
    if (state.pool[card.def] === undefined) bad(`state.cards[${index}].def`, 'speaks of no card');
    if (card.zone === 'identity' || card.zone === 'hosted') seen.add(card.id);
  });
  for (const zone of LISTED_ZONES) {
    if (!Array.isArray(state.zones[zone])) bad(`state.zones.${zone}`, 'a list is missing');
    for (const id of state.zones[zone]) place(id, zone, `state.zones.${zone}`);
  }
  state.servers.forEach((server, index) => {
    for (const zone of ['ice', 'root'] as const) {
      if (!Array.isArray(server?.[zone])) bad(`state.servers[${index}].${zone}`, 'a list is missing');
      for (const id of server[zone]) place(id, zone, `state.servers[${index}].${zone}`);
    }
  });
  if (seen.size !== state.cards.length) bad('state.cards', 'some cards lie nowhere');
}
