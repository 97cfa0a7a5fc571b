import type { Perform, Phase, PhaseId, TimingStep } from '../editions/edition.ts';
import { at, invariant } from '../invariant.ts';
import { checkpoint } from '../kernel/checkpoint.ts';
import type { Decision, Option } from '../kernel/decision.ts';
import { endGame } from '../kernel/end-game.ts';
import { emit } from '../kernel/event.ts';
import { cardOf, controllerOf, defOf, type Game, playerOf, push } from '../kernel/game.ts';
import { becomeImminent } from '../kernel/instruction.ts';
import { occur } from '../kernel/occur.ts';
import { turnIsOver } from '../kernel/turn-over.ts';
import { EXPIRY } from '../kernel/unsettled.ts';
import { openWindow } from '../kernel/window.ts';
import type { Moment } from '../language/moment.ts';
import { activeCards } from '../query/active.ts';
import { allottedClicks, maximumHandSize } from '../query/values.ts';
import { opponentOf, type Side } from '../side.ts';
import { MANDATORY_DRAW, type PhaseFrame } from '../state/frame.ts';
import { handOf } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { decideAction, startAction } from './action-window.ts';
import { gainClicks } from './credits.ts';
import { ruleEffect } from './effects.ts';
import { loseClicks } from './pay.ts';
import { trashCards } from './trash.ts';

export const phaseOf = (game: Game, frame: PhaseFrame): Phase =>
  game.rules.edition.phases[frame.phase as PhaseId];
/** The step the phase is at. */
export const stepOf = (game: Game, frame: PhaseFrame): TimingStep => at(phaseOf(game, frame).steps, frame.at);

/** The phase the game is in; it is always at the bottom of the stack once the game has begun. */
export function currentPhase(state: State): PhaseFrame | null {
  const base = state.stack[0];
  return base?.kind === 'phase' ? base : null;
}

export const isActionPhaseOf = (state: State, side: Side): boolean =>
  currentPhase(state)?.phase === `${side}.action`;

/** In a player's action phase, and before the steps that end it: only then can they take actions (5.2.5). */
export function canTakeActions(game: Game, side: Side): boolean {
  const frame = currentPhase(game.state);
  if (frame === null || frame.phase !== `${side}.action`) return false;
  return frame.step <= phaseOf(game, frame).steps.findIndex((step) => step.what.act === 'goTo');
}

/** One interpreter for every step of every phase; the tables in editions/ say what the steps are. */
export const phaseFrame = {
  step(game: Game, frame: PhaseFrame): boolean {
    if (frame.settle) {
      frame.settle = false;
      checkpoint(game);
      return false;
    }
    const phase = phaseOf(game, frame);
    const step = at(phase.steps, frame.step);
    frame.at = frame.step;
    const settles = game.rules.edition.switches.checkpointAfterEveryStep;
    switch (step.what.act) {
      case 'window':
        if (openWindow(game, step.what.allows)) {
          frame.step += 1;
          frame.settle = settles;
        }
        return false;
      case 'action':
        if (playerOf(game.state, phase.side).clicks > 0) return true;
        frame.step = step.target;
        frame.settle = settles;
        return false;
      case 'goTo':
        frame.step = step.target;
        frame.settle = settles;
        return false;
      case 'checkpoint':
        frame.step += 1;
        checkpoint(game);
        return false;
      case 'moments':
        frame.step += 1;
        frame.settle = settles;
        for (const moment of step.what.moments) {
          if (moment === 'turnBegins' || moment === 'turnEnds') emit(game, moment, moment, phase.side);
          occur(game, moment, phase.side);
        }
        return false;
      case 'perform':
        frame.step += 1;
        frame.settle = settles;
        perform(game, frame, step.what.what, phase.side);
        return false;
      case 'complete':
        if (frame.closing) beginPhase(game, frame, step.what.next);
        else closePhase(game, frame, step.what.moments);
        return false;
    }
  },

  decide(game: Game, frame: PhaseFrame): Decision {
    return decideAction(game, phaseOf(game, frame).side, 0, false, stepOf(game, frame).rule);
  },

  choose(game: Game, frame: PhaseFrame, chosen: Option): void {
    frame.step += 1;
    frame.settle = game.rules.edition.switches.checkpointAfterEveryStep;
    startAction(game, phaseOf(game, frame).side, chosen, 0);
  },
};

/** The end-of-phase checkpoint finds the phase over, and after the last phase the turn (10.3.5). */
function closePhase(game: Game, frame: PhaseFrame, moments: readonly Moment[]): void {
  for (const moment of moments) occur(game, moment, phaseOf(game, frame).side);
  frame.closing = true;
  if (turnIsOver(game)) game.state.unsettled |= EXPIRY;
  checkpoint(game);
}

/** Goes on to the next phase; a new turn begins only after everything the old one's end brought. */
function beginPhase(game: Game, frame: PhaseFrame, next: PhaseId): void {
  const old = phaseOf(game, frame).side;
  const side = game.rules.edition.phases[next].side;
  frame.phase = next;
  frame.step = 0;
  frame.at = 0;
  frame.settle = false;
  frame.closing = false;
  if (side !== old) endTurn(game.state);
  emit(game, 'phase', side !== old ? 'turn' : 'phase', side, game.state.turn.number, next);
}

/** The turn passes to the other player: what happened in it is kept for abilities that look back. */
function endTurn(state: State): void {
  const ended = state.turn;
  state.lastTurn[ended.side] = ended.history;
  state.turn = {
    number: ended.number + 1,
    side: opponentOf(ended.side),
    actions: [],
    clicksPerAction: [],
    clicksSpent: 0,
    history: [],
    used: [],
  };
}

function perform(game: Game, frame: PhaseFrame, what: Perform, side: Side): void {
  switch (what) {
    case 'gainAllottedClicks':
      gainClicks(game, side, allottedClicks(game, side), 'allottedClicks');
      return;
    case 'refillRecurringCredits':
      refillRecurringCredits(game, side);
      return;
    case 'mandatoryDraw': {
      const draw = ruleEffect('draw', side, 1, false);
      draw.marks = MANDATORY_DRAW;
      becomeImminent(game, [draw]);
      return;
    }
    case 'discardToHandSize':
      startDiscarding(game, frame, side);
      return;
    case 'loseUnspentClicks':
      loseClicks(game, side, playerOf(game.state, side).clicks, 'loseUnspentClicks');
      return;
  }
}

/** 1.10.5: up to the printed number, never beyond. */
function refillRecurringCredits(game: Game, side: Side): void {
  if (!game.rules.anySpend) return;
  for (const card of activeCards(game.state)) {
    const full = defOf(game, card).recurring;
    if (controllerOf(card) !== side || card.credits >= full) continue;
    const missing = full - card.credits;
    card.credits = full;
    emit(game, 'recurringRefilled', 'recurringCredits', side, missing, '', [card]);
  }
}

/** Flatlines a Runner whose maximum hand size is negative, then asks for what is too much (5.5, 1.7.2b). */
function startDiscarding(game: Game, frame: PhaseFrame, side: Side): void {
  const limit = maximumHandSize(game, side);
  if (side === 'runner' && limit < 0) {
    endGame(game, 'corp', 'flatline', 'flatlineByHandSize');
    return;
  }
  const surplus = game.state.zones[handOf(side)].length - Math.max(0, limit);
  if (surplus <= 0) return;
  const together = game.rules.edition.switches.discarding === 'together';
  if (!together) {
    // One card at a time: the step is done again until the hand is small enough.
    frame.step -= 1;
    frame.settle = false;
  }
  push(game.state, { kind: 'discard', side, surplus: together ? surplus : 1, chosen: [] });
}

/**
 * A card forces the end of the action phase (5.4.3): its step ends, open windows close, what resolves stops,
 * and the game goes on where the phase goes when there are no clicks left.
 */
export function forceEndOfActionPhase(game: Game, side: Side): void {
  const state = game.state;
  const frame = currentPhase(state);
  if (frame === null || !isActionPhaseOf(state, side)) {
    emit(game, 'nothingHappened', 'forcedEnd', side);
    return;
  }
  if (state.stack.some((open) => open.kind === 'use' && open.action !== ''))
    occur(game, 'actionCompleted', side);
  state.stack.length = 1;
  for (const id of [...state.zones.playing]) {
    // 5.4.3c: a card that was resolving is considered complete.
    const card = cardOf(state, id);
    trashCards(game, [card], null, 'trashing');
  }
  const step = phaseOf(game, frame).steps.find((candidate) => candidate.what.act === 'action');
  invariant(step !== undefined, 'an action phase without an action step');
  frame.step = step.target;
  frame.settle = false;
  emit(game, 'actionPhaseForcedToEnd', 'forcedEnd', side);
}
