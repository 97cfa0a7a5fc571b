import { at } from '../../invariant.ts';
import { becomeImminent } from '../../kernel/instruction.ts';
import { occur } from '../../kernel/occur.ts';
import { ruleEffect } from '../../kernel/rule-effect.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { iceAtPosition, runOf } from '../../query/run.ts';
import { mark, nextSubroutine, subroutinesOf } from '../../query/subroutines.ts';
import { emit } from '../../state/event.ts';
import type { PhaseFrame } from '../../state/frame.ts';
import { findCard, type Game, refOf } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import { serverName } from '../../state/server-name.ts';
import { NOTHING } from '../../state/state.ts';
import { approachServer } from './approach-server.ts';
import { noteFullyBroken } from './break.ts';
import { resolveSubroutineOf } from './fire.ts';

// What happens at the steps of a run, by the names the editions' tables use.

/** The server was chosen as the run was initiated; here it is announced (6.9.1a). */
export function announceServer(game: Game): void {
  const run = runOf(game);
  emit(game, 'runAnnounced', 'announceServer', 'runner', run.number, serverName(run.server));
}

export function bringBadPublicityCredits(game: Game): void {
  const run = runOf(game);
  // Where they enter the pool they are gained like any others (1.10.3a): what forbids that and what waits for it sees them.
  const areGained = game.rules.edition.switches.badPublicityCredits === 'inPool';
  if (areGained && isForbidden(game, 'gainCredits', 'runner')) return;
  run.fund = game.state.corp.badPublicity;
  if (run.fund === 0) return;
  emit(game, 'creditsGained', 'badPublicityCredits', 'runner', run.fund, 'bad publicity');
  if (areGained) occur(game, 'gainCredits', 'runner', null, run.fund);
}

export function beginRun(game: Game): void {
  const run = runOf(game);
  occur(game, 'run', 'runner', null, 0, 0, '', run.server);
}

export function takeOutermostPosition(game: Game): void {
  const run = runOf(game);
  const ice = serverOf(game.state, run.server)?.ice.length ?? 0;
  run.position = ice - 1;
  run.atIce = ice > 0;
}

/** Moves to the next ice inward, or to the outermost when the run has no position yet, and approaches it. */
export function approachIce(game: Game, frame: PhaseFrame): void {
  const run = runOf(game);
  // What comes now does not follow the encounter before (26.03 6.1.3e).
  frame.number = 0;
  if (run.position < 0) takeOutermostPosition(game);
  else if (run.approaches > 0 && !run.moved) {
    run.position -= 1;
    run.atIce = true;
  }
  run.moved = false;
  run.approaches += 1;
  const ice = iceAtPosition(game);
  if (ice === null) return;
  emit(game, 'iceApproached', 'approachIce', 'runner', 0, serverName(run.server), [ice]);
  occur(game, 'approach', 'runner', ice, 0, 0, '', run.server);
}

export function encounterIce(game: Game, frame: PhaseFrame): void {
  const ice = frame.forced ? findCard(game.state, frame.card) : iceAtPosition(game);
  frame.card = ice === null ? NOTHING : refOf(ice);
  frame.broken = 0;
  frame.resolved = 0;
  frame.gained = [];
  frame.done = [];
  frame.remaining = 0;
  game.state.encounters += 1;
  frame.number = game.state.encounters;
  if (ice === null) return;
  emit(game, 'iceEncountered', 'encounterIce', 'runner', 0, '', [ice]);
  occur(game, 'encounter', 'runner', ice, 0, 0, '', ice.server);
}

/** Ice without subroutines is fully broken as the step to break them is reached (9.11.2c). */
export function noteNothingToBreak(game: Game, frame: PhaseFrame): void {
  const ice = findCard(game.state, frame.card);
  if (ice !== null && subroutinesOf(game, ice).length === 0) noteFullyBroken(game, frame, ice);
}

/** Subroutines resolve one by one in their order on the ice (6.5.5). */
export function resolveSubroutine(game: Game, frame: PhaseFrame): void {
  const index = nextSubroutine(game, frame);
  const ice = findCard(game.state, frame.card);
  if (index < 0 || ice === null) return;
  mark(frame, 'resolved', at(subroutinesOf(game, ice), index));
  resolveSubroutineOf(game, ice, index);
}

/** Passes the ice of the position; with none inward of it, all ice is passed (6.9.4a). */
export function passIce(game: Game): void {
  const run = runOf(game);
  const ice = iceAtPosition(game);
  if (run.position < 0) return;
  if (ice !== null) {
    emit(game, 'icePassed', 'passIce', 'runner', 0, serverName(run.server), [ice]);
    occur(game, 'pass', 'runner', ice, 0, 0, '', ice.server);
  }
  const counts = ice !== null || game.rules.edition.switches.passingWithoutIce === 'passesAllIce';
  if (run.position === 0 && counts) occur(game, 'passAll', 'runner', null, 0, 0, '', run.server);
}

/** Moves one position inward, if there is one (26.03 6.9.4d). */
export function moveInward(game: Game): void {
  const run = runOf(game);
  run.moved = run.position > 0;
  run.position -= run.position >= 0 ? 1 : 0;
  run.atIce = run.position >= 0;
}

/** Something may replace it; else the Runner approaches the attacked server (6.9.5a). */
export function toServer(game: Game): void {
  if (!game.rules.interrupted.approachServer) approachServer(game);
  else becomeImminent(game, [ruleEffect('approachServer', 'runner', 0, false)]);
}

export function declareSuccess(game: Game): void {
  const run = runOf(game);
  run.reached = true;
  if (isForbidden(game, 'succeed', 'runner', null, run.server)) return;
  run.successful = true;
  emit(game, 'runSuccessful', 'successfulRun', 'runner', 0, serverName(run.server));
  occur(game, 'succeed', 'runner', null, 0, 0, '', run.server);
}

/** Windows open when the run ended were closed or completed before this phase began (6.8.2). */
export function processOpenWindows(): void {}

export function endBadPublicityCredits(game: Game): void {
  const run = runOf(game);
  if (run.fund > 0) emit(game, 'creditsLost', 'loseBadPublicityCredits', 'runner', run.fund, 'bad publicity');
  run.fund = 0;
}

/** Neither when success was reached nor when the server is gone (6.8.4). */
export function declareUnsuccessful(game: Game): void {
  const run = runOf(game);
  if (run.reached || serverOf(game.state, run.server) === null) return;
  run.unsuccessful = true;
  emit(game, 'runUnsuccessful', 'unsuccessfulRun', 'runner', 0, serverName(run.server));
  if (game.rules.edition.switches.unsuccessfulRunIsMet === 'atItsStep') {
    occur(game, 'fail', 'runner', null, 0, 0, '', run.server);
  }
}
