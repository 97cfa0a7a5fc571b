import { runFrame } from '../../query/run.ts';
import { emit } from '../../state/event.ts';
import type { PhaseFrame } from '../../state/frame.ts';
import { cardOf, type Game } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import { serverName } from '../../state/server-name.ts';
import type { Card, Run, ServerId } from '../../state/state.ts';
import { EXPIRY } from '../../state/unsettled.ts';
import { noteEncounterEnds } from './encounter-ends.ts';
import { goToPhase } from './run.ts';

// Abilities that move the Runner or change the attacked server (26.03 6.2.8; 1.4 6.1.2c, 6.4.2).

/** The run the Runner may be moved in: not after success, and not while the run ends (26.03 6.2.8c). */
function movableRun(game: Game): { readonly run: Run; readonly frame: PhaseFrame } | null {
  const { run } = game.state;
  const frame = runFrame(game.state);
  if (run === null || frame === null || run.ending || run.reached) return null;
  return frame.phase === 'run.success' || frame.phase === 'run.ends' ? null : { run, frame };
}

/** The run goes on at another phase; windows of the step it was at are closed, a forced encounter goes on (6.5.9d). */
function continueAt(game: Game, frame: PhaseFrame, phase: PhaseFrame['phase']): void {
  const { state } = game;
  const base = state.stack.indexOf(frame);
  const forced = state.stack.findIndex((open, index) => index > base && open.kind === 'phase');
  const end = forced < 0 ? state.stack.length : forced;
  state.stack = state.stack.filter(
    (open, index) =>
      index <= base ||
      index >= end ||
      !(open.kind === 'window' || open.kind === 'break' || (open.kind === 'reaction' && open.ofBeginning)),
  );
  noteEncounterEnds(game, frame);
  goToPhase(game, frame, phase);
  state.unsettled |= EXPIRY;
}

/** The Runner moves to a piece of ice and approaches it; its server becomes the attacked one. */
export function moveRunnerToIce(game: Game, ice: Card): void {
  const movable = movableRun(game);
  const position = serverOf(game.state, ice.server)?.ice.indexOf(ice.id) ?? -1;
  if (movable === null || position < 0) {
    emit(game, 'nothingHappened', 'approachIce', 'runner');
    return;
  }
  const { run, frame } = movable;
  const there = run.server === ice.server && run.position === position && run.atIce;
  if (there && frame.phase === 'run.approachIce') return; // already being approached (26.03 6.2.8d)
  run.server = ice.server;
  run.position = position;
  run.atIce = true;
  run.moved = true;
  continueAt(game, frame, 'run.approachIce');
}

/** The Runner moves to the outermost ice of a server; without ice they go on toward the server itself. */
export function moveRunnerOutermost(game: Game, server: ServerId): void {
  const movable = movableRun(game);
  const outermost = serverOf(game.state, server)?.ice.at(-1);
  if (outermost !== undefined) {
    moveRunnerToIce(game, cardOf(game.state, outermost));
    return;
  }
  if (movable === null) {
    emit(game, 'nothingHappened', 'approachServer', 'runner');
    return;
  }
  const { run, frame } = movable;
  run.server = server;
  run.position = -1;
  run.atIce = false;
  run.moved = true;
  const separate = game.rules.edition.phases['run.approachServer'] !== undefined;
  continueAt(game, frame, separate ? 'run.approachServer' : 'run.pass');
}

/** Another server is attacked from now on; the step of the run stays as it is (26.03 6.1.2d). */
export function redirect(game: Game, server: ServerId): void {
  const { run } = game.state;
  if (run === null) return;
  run.server = server;
  run.position = -1;
  run.atIce = false;
  emit(game, 'serverChanged', 'serverChanged', 'runner', 0, serverName(server));
}
