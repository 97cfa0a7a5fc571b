import { turnIsOver } from '../query/phase.ts';
import { prolonged } from '../query/prolonged.ts';
import { encounterFrame, goesOn } from '../query/run.ts';
import type { Instance } from '../state/frame.ts';
import { findCard, type Game, push } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import type { Lingering, ObjectRef, State } from '../state/state.ts';
import { ARRIVALS, EXPIRY, MET, WATCH } from '../state/unsettled.ts';
import { isEndless } from './endless.ts';
import { meetConditions } from './occur.ts';

/**
 * A checkpoint (10.3.1), in the order of its steps. It may leave frames on the stack: a choice of what to
 * trash, and a reaction window for the abilities that became pending. With nothing unsettled it does nothing.
 */
export function checkpoint(game: Game): void {
  const state = game.state;
  const work = state.unsettled | game.rules.shifting;
  if (work === 0 || state.outcome !== null) return;
  state.unsettled = 0;
  if (work & WATCH) game.rules.checkpoint.watch(game);
  const pending = (work | state.unsettled) & MET ? takeMet(game) : [];
  if ((work | state.unsettled) & EXPIRY) removeExpired(game);
  state.unsettled &= ~EXPIRY;
  if (game.rules.checkpoint.settle(game, work, pending)) finishCheckpoint(game, work, pending);
}

/** Steps f to j, then the reaction window (10.3.2). */
export function finishCheckpoint(game: Game, work: number, pending: Instance[]): void {
  const state = game.state;
  game.rules.checkpoint.clear(game, work);
  if (pending.length > 0 && !isEndless(game)) {
    push(state, {
      kind: 'reaction',
      pending,
      holder: state.turn.side,
      ofBeginning: beginsPhase(state),
      settle: true,
    });
  }
  const asks = (work | state.unsettled) & ARRIVALS;
  state.unsettled &= ~ARRIVALS;
  // What the checkpoint itself did is looked at before anybody receives priority (ruling 32); a window does so by itself.
  if (pending.length === 0 && state.unsettled & MET) checkpoint(game);
  // Step j of edition 26.03, asked before the reaction window opens.
  if (asks && state.outcome === null) push(state, { kind: 'arrivals' });
}

/** Step a: what met its condition becomes pending. */
function takeMet(game: Game): Instance[] {
  const state = game.state;
  if (state.occurred.length > 0) {
    const occurred = state.occurred;
    state.occurred = [];
    for (const occurrence of occurred) meetConditions(game, occurrence);
  }
  const met = state.met;
  state.met = [];
  state.unsettled &= ~MET;
  return met;
}

function isStillActive(state: State, ref: ObjectRef): boolean {
  const card = findCard(state, ref);
  return card !== null && isActive(card);
}

/** Step b. */
function removeExpired(game: Game): void {
  const state = game.state;
  if (state.lingering.length === 0) return;
  const over = turnIsOver(game);
  const kept: Lingering[] = [];
  const expired: Lingering[] = [];
  for (const effect of state.lingering) {
    // What a card remembers goes with the object it was, and as that becomes inactive (26.03 9.10.3c).
    if (effect.kind === 'memory' && !isStillActive(state, effect.source)) continue;
    const left = lasts(state, effect, over) ? effect : prolonged(game, effect, over);
    if (left === null) expired.push(effect);
    else kept.push(left);
  }
  state.lingering = kept;
  for (const effect of expired) if (effect.kind === 'stays') game.rules.checkpoint.endStay(game, effect);
}

function lasts(state: State, { until, number }: Lingering, turnIsOver: boolean): boolean {
  switch (until) {
    case 'turn':
      return number > state.turn.number || (number === state.turn.number && !turnIsOver);
    case 'run':
      return number === state.run?.number;
    case 'encounter':
      return number === encounterFrame(state)?.number;
    case 'breach':
    case 'access':
      return goesOn(state, number);
    case 'deed':
    case 'once':
      return true;
    case 'checkpoint':
      return false;
  }
}

const BEGINNINGS: readonly string[] = ['run.encounter', 'run.approachIce', 'run.approachServer'];

/** The phases of a run whose beginning opens a reaction window that closes with the phase (9.2.8f). */
function beginsPhase(state: State): boolean {
  const frame = state.stack.at(-1);
  return frame?.kind === 'phase' && frame.at <= 1 && BEGINNINGS.includes(frame.phase);
}
