import { invariant } from '../invariant.ts';
import type { Frame, PhaseFrame } from '../state/frame.ts';
import { cardOf, findCard, type Game } from '../state/game.ts';
import { serverOf } from '../state/move.ts';
import { type Card, NOTHING, type Run, type State } from '../state/state.ts';

/** The encounter going on, innermost first. */
export function encounterFrame(state: State): PhaseFrame | null {
  const { stack } = state;
  for (let index = stack.length - 1; index >= 0; index--) {
    const frame = stack[index] as Frame;
    if (frame.kind !== 'phase' || frame.phase !== 'run.encounter') continue;
    if (!frame.closing && frame.card !== NOTHING) return frame;
  }
  return null;
}

/** The breach going on, innermost first. */
export function breachFrame({ stack }: State): PhaseFrame | null {
  const frame = stack.findLast(
    (open) => open.kind === 'phase' && open.phase === 'access.server' && !open.closing,
  );
  return frame?.kind === 'phase' ? frame : null;
}

/** The ice the Runner is encountering. */
export function encounteredIce(state: State): Card | null {
  const frame = encounterFrame(state);
  return frame === null ? null : findCard(state, frame.card);
}

/** The ice the Runner is approaching. */
export function approachedIce(state: State): Card | null {
  const frame = state.stack.findLast((open) => open.kind === 'phase' && open.phase.startsWith('run.'));
  return frame?.kind === 'phase' && frame.phase === 'run.approachIce' && !frame.closing
    ? iceAtPosition({ state })
    : null;
}

/** The access going on, innermost first. */
export function accessFrame({ stack }: State): PhaseFrame | null {
  const frame = stack.findLast((open) => open.kind === 'phase' && open.phase === 'access.card');
  return frame?.kind === 'phase' ? frame : null;
}

/** The card being accessed. */
export function accessedCard(state: State): Card | null {
  const frame = accessFrame(state);
  return frame === null ? null : findCard(state, frame.card);
}

/** Whether an encounter, breach or access is still going on, by its number. */
export const goesOn = ({ stack }: State, number: number): boolean =>
  stack.some((frame) => frame.kind === 'phase' && frame.number === number && !frame.closing);

/** Cards accessed so far in the breach under way: they stay visible until it is over (26.03 7.3.1a). */
export function accessedSoFar(state: State): Card[] {
  const cards: Card[] = [];
  for (const frame of state.stack) {
    if (frame.kind !== 'phase' || frame.phase !== 'access.server') continue;
    for (const ref of frame.done) {
      const card = findCard(state, ref);
      if (card !== null) cards.push(card);
    }
  }
  return cards;
}

export function runOf({ state: { run } }: Game): Run {
  invariant(run !== null, 'there is no run');
  return run;
}

/** The piece of ice in the Runner's position, if there is one. */
export function iceAtPosition({ state }: { readonly state: State }): Card | null {
  const { run } = state;
  if (run === null || run.position < 0 || !run.atIce) return null;
  const ice = serverOf(state, run.server)?.ice[run.position];
  return ice === undefined ? null : cardOf(state, ice);
}

/** How many pieces of ice protect the attacked server inward of the Runner. */
export const iceInward = (game: Game, run: Run): number =>
  run.position >= 0
    ? run.position
    : run.approaches === 0
      ? (serverOf(game.state, run.server)?.ice.length ?? 0)
      : 0;

export const isRunPhase = (frame: Frame): frame is PhaseFrame =>
  frame.kind === 'phase' && frame.phase.startsWith('run.') && !frame.forced;

/** The frame of the run in progress. */
export const runFrame = (state: State): PhaseFrame | null => state.stack.findLast(isRunPhase) ?? null;

/**
 * The ice being approached was uninstalled or moved, or the encountered ice uninstalled or derezzed: the approach or
 * encounter ends without further steps (6.2.4, 8.2.9). An open window is completed first, being above this frame.
 */
export function iceIsGone(game: Game, frame: PhaseFrame): boolean {
  if (frame.step === 0 || frame.closing) return false;
  if (frame.phase === 'run.approachIce') return game.state.run !== null && !game.state.run.atIce;
  if (frame.phase !== 'run.encounter') return false;
  const ice = findCard(game.state, frame.card);
  return ice === null || !(ice.faceup || frame.forced);
}
