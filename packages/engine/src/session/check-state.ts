import type { Edition, PhaseId } from '../editions/edition.ts';
import type { EditionId } from '../editions/edition-id.ts';
import { EDITIONS } from '../editions/index.ts';
import { InputError } from '../errors.ts';
import { COUNTERS } from '../language/lists.ts';
import { SIDES } from '../side.ts';
import { type Card, LISTED_ZONES, SAVE_VERSION, type State } from '../state/state.ts';

const bad = (where: string, message: string): never => {
  throw new InputError('badSave', where, message);
};

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function object(value: unknown, where: string): Fields {
  return isObject(value) ? value : bad(where, 'is missing');
}

function list(value: unknown, where: string): unknown[] {
  return Array.isArray(value) ? value : bad(where, 'a list is missing');
}

function whole(fields: Fields, where: string, names: readonly string[], least = 0): void {
  for (const name of names) {
    const value = fields[name];
    if (!Number.isSafeInteger(value) || (value as number) < least) {
      bad(`${where}.${name}`, `a whole number from ${least} is needed, not ${JSON.stringify(value)}`);
    }
  }
}

/** What everything else of a state is read by: its edition and the cards it speaks of. */
export function checkHead(value: unknown): Pick<State, 'edition' | 'pool'> & { readonly version: number } {
  const state = object(value, 'state');
  if (typeof state.version !== 'number' || !(state.version >= 1 && state.version <= SAVE_VERSION))
    return bad(
      'state.version',
      `version 1 to ${SAVE_VERSION} is needed, not ${JSON.stringify(state.version)}`,
    );
  if (typeof state.edition !== 'string' || !(state.edition in EDITIONS)) {
    return bad('state.edition', `unknown edition ${JSON.stringify(state.edition)}`);
  }
  list(state.pool, 'state.pool').forEach((id, index) => {
    if (typeof id !== 'string') bad(`state.pool[${index}]`, `a card id is needed, not ${JSON.stringify(id)}`);
  });
  return state as unknown as State;
}

/** Checks that a saved state holds together: every part there, every card in exactly one place. */
export function checkState(value: unknown): State {
  const state = object(value, 'state');
  checkHead(state);
  if (state.priority !== 'every' && state.priority !== 'useful')
    return bad('state.priority', 'is not understood');
  if (typeof state.openLists !== 'boolean') return bad('state.openLists', 'is neither true nor false');
  whole(state, 'state', [
    'pointsToWin',
    'nextServer',
    'nextObject',
    'stamp',
    'activity',
    'runs',
    'encounters',
    'unsettled',
  ]);
  const rng = list(state.rng, 'state.rng');
  if (rng.length !== 4 || !rng.every(Number.isInteger))
    return bad('state.rng', 'four whole numbers are needed');
  checkTurn(state);
  const cards = checkCards(state);
  for (const side of SIDES) {
    const player = object(state[side], `state.${side}`);
    whole(player, `state.${side}`, ['identity', 'credits', 'clicks', 'tags', 'coreDamage', 'badPublicity']);
    if (cards[player.identity as number]?.zone !== 'identity')
      bad(`state.${side}.identity`, 'is no identity');
  }
  for (const part of ['met', 'occurred', 'lingering'] as const) {
    list(state[part], `state.${part}`).forEach((entry, index) => {
      object(entry, `state.${part}[${index}]`);
    });
  }
  if (state.run !== null)
    whole(object(state.run, 'state.run'), 'state.run', ['number', 'server', 'position', 'fund'], -1);
  const stack = list(state.stack, 'state.stack');
  stack.forEach((frame, index) => {
    checkPhase(frame, `state.stack[${index}]`, EDITIONS[state.edition as EditionId]);
    if (typeof object(frame, `state.stack[${index}]`).kind !== 'string')
      bad(`state.stack[${index}].kind`, 'is missing');
  });
  if (state.outcome === null && stack.length === 0) return bad('state.stack', 'is empty');
  checkPlaces(state as unknown as State);
  return state as unknown as State;
}

/** A timing structure must be one of the edition's, at one of its steps. */
function checkPhase(value: unknown, where: string, edition: Edition): void {
  const frame = object(value, where);
  if (frame.kind !== 'phase') return;
  const steps = edition.phases[frame.phase as PhaseId]?.steps.length ?? 0;
  if (steps === 0) bad(`${where}.phase`, `this edition has no ${JSON.stringify(frame.phase)}`);
  whole(frame, where, ['step', 'at', 'broken', 'resolved', 'number']);
  for (const name of ['step', 'at'])
    if ((frame[name] as number) >= steps) bad(`${where}.${name}`, 'is beyond the last step');
  for (const name of ['settle', 'closing', 'forced']) {
    if (typeof frame[name] !== 'boolean') bad(`${where}.${name}`, 'is neither true nor false');
  }
  list(frame.done, `${where}.done`);
  list(frame.gained, `${where}.gained`);
  list(frame.arrivals, `${where}.arrivals`);
}

function checkTurn(state: Fields): void {
  const turn = object(state.turn, 'state.turn');
  whole(turn, 'state.turn', ['number', 'clicksSpent']);
  if (turn.side !== 'corp' && turn.side !== 'runner') bad('state.turn.side', 'is not a side');
  for (const part of ['actions', 'clicksPerAction', 'history', 'imminent', 'used'])
    list(turn[part], `state.turn.${part}`);
  const last = object(state.lastTurn, 'state.lastTurn');
  for (const side of SIDES) list(last[side], `state.lastTurn.${side}`);
}

function checkCards(state: Fields): Card[] {
  const pool = state.pool as unknown[];
  const cards = list(state.cards, 'state.cards');
  cards.forEach((value, index) => {
    const where = `state.cards[${index}]`;
    const card = object(value, where);
    whole(card, where, [
      'id',
      'def',
      'object',
      'loaded',
      'since',
      'installedTurn',
      'seen',
      'seenByOwner',
      ...COUNTERS,
    ]);
    whole(card, where, ['server'], -1);
    whole(card, where, ['host'], -2);
    if (card.id !== index) bad(`${where}.id`, `${index} is needed, not ${JSON.stringify(card.id)}`);
    if (pool[card.def as number] === undefined) bad(`${where}.def`, 'speaks of no card');
    if (card.owner !== 'corp' && card.owner !== 'runner') bad(`${where}.owner`, 'is not a side');
    if (typeof card.faceup !== 'boolean') bad(`${where}.faceup`, 'is neither true nor false');
    if ((card.object as number) >= (state.nextObject as number))
      bad(`${where}.object`, 'is not given out yet');
    if ((card.host as number) >= cards.length || card.host === index)
      bad(`${where}.host`, 'speaks of no card');
  });
  return cards as Card[];
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
  for (const card of state.cards) if (card.zone === 'identity' || card.zone === 'hosted') seen.add(card.id);
  const zones = object(state.zones, 'state.zones');
  for (const zone of LISTED_ZONES) {
    for (const id of list(zones[zone], `state.zones.${zone}`)) place(id, zone, `state.zones.${zone}`);
  }
  list(state.servers, 'state.servers').forEach((value, index) => {
    const where = `state.servers[${index}]`;
    const server = object(value, where);
    whole(server, where, ['id']);
    for (const zone of ['ice', 'root'] as const) {
      for (const id of list(server[zone], `${where}.${zone}`)) {
        place(id, zone, `${where}.${zone}`);
        if (state.cards[id as number]?.server !== server.id)
          bad(where, `card ${String(id)} says it lies elsewhere`);
      }
    }
  });
  if (seen.size !== state.cards.length) bad('state.cards', 'some cards lie nowhere');
}
