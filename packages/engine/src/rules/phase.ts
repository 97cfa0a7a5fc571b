import {
  type Lead,
  PERFORMS,
  type Phase,
  QUESTIONS,
  TESTS,
  type TimingStep,
  WINDOW_LETTERS,
} from '../editions/edition.ts';
import { at } from '../invariant.ts';
import { checkpoint } from '../kernel/checkpoint.ts';
import { occur } from '../kernel/occur.ts';
import { openWindow } from '../kernel/window.ts';
import type { DeedName } from '../language/words/deeds.ts';
import { phaseOf, turnIsOver } from '../query/phase.ts';
import { iceIsGone } from '../query/run.ts';
import { opponentOf } from '../side.ts';
import type { Decision, Option } from '../state/decision.ts';
import { emitStep } from '../state/event.ts';
import type { PhaseFrame } from '../state/frame.ts';
import { type Game, playerOf, pop } from '../state/game.ts';
import type { State } from '../state/state.ts';
import { EXPIRY, WATCH } from '../state/unsettled.ts';
import { decideAction, startAction } from './action-window.ts';
import { PERFORM } from './performs.ts';
import { QUESTION } from './questions.ts';
import { noteEncounterEnds } from './run/encounter-ends.ts';
import { completeRun, goToPhase, runIsOver } from './run/run.ts';
import { noteNothingToBreak } from './run/steps.ts';
import { TEST } from './run/tests.ts';
import { forgetIdle } from './watch.ts';

/** One interpreter for every step of every timing structure; the tables in editions/ say what the steps are. */
export const phaseFrame = {
  /** Goes through steps until a player must decide, something else is on top, or the phase is another. */
  step(game: Game, frame: PhaseFrame): boolean {
    const { state } = game;
    const id = frame.phase;
    const phase = phaseOf(game, frame);
    const settles = game.rules.edition.switches.checkpointAfterEveryStep;
    do {
      if (stepOnce(game, frame, phase, settles)) return true;
    } while (state.stack[state.stack.length - 1] === frame && frame.phase === id && state.outcome === null);
    return false;
  },

  decide(game: Game, frame: PhaseFrame): Decision {
    const { side, steps } = phaseOf(game, frame);
    const step = at(steps, frame.at);
    if (step.what.act === 'ask') return at(QUESTIONING, step.asks).decide(game, frame, step.rule);
    return decideAction(game, side, 0, false, step.rule);
  },

  choose(game: Game, frame: PhaseFrame, chosen: Option): void {
    const { side, steps } = phaseOf(game, frame);
    const { what, asks } = at(steps, frame.at);
    frame.settle = game.rules.edition.switches.checkpointAfterEveryStep;
    frame.step += 1;
    if (what.act === 'ask') at(QUESTIONING, asks).choose(game, frame, chosen);
    else startAction(game, side, chosen, 0);
  },
};

/** Carries out the step the phase is at; true when a player must decide. */
function stepOnce(game: Game, frame: PhaseFrame, phase: Phase, settles: boolean): boolean {
  const { shifting } = game.rules;
  if (frame.settle) {
    frame.settle = false;
    if ((game.state.unsettled | shifting) !== 0) {
      checkpoint(game);
      return false;
    }
  }
  if (game.state.run !== null && runIsOver(game, frame)) return false;
  if (phase.needsIce && iceIsGone(game, frame)) frame.step = phase.steps.length - 1;
  const step = at(phase.steps, frame.step);
  if (shifting & WATCH && frame.at !== frame.step) forgetIdle(game.state);
  frame.at = frame.step;
  switch (step.what.act) {
    case 'window':
      if (step.what.allows & WINDOW_LETTERS.breakSubroutines) noteNothingToBreak(game, frame);
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
    case 'ask':
      if (at(QUESTIONING, step.asks).isAsked(game, frame)) return true;
      frame.settle = settles;
      return false;
    case 'goTo':
      frame.step = holds(game, frame, step.tests) ? step.target : frame.step + 1;
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
        if (moment === 'turnBegins' || moment === 'turnEnds') emitStep(game, moment, step, phase.side);
        occur(game, moment, phase.side);
      }
      return false;
    case 'perform':
      frame.settle = settles;
      if (step.tests < 0) frame.step += 1;
      else if (!holds(game, frame, step.tests)) {
        frame.step += 1;
        return false;
      } else frame.settle = true;
      at(PERFORMING, step.performs)(game, frame, phase.side);
      return false;
    case 'complete': {
      const next = nextPhase(game, frame, step);
      if (next === null && frame.step < phase.steps.length - 1) {
        frame.step += 1;
        frame.settle = settles;
      } else if (!frame.closing) {
        if (step.performs >= 0) at(PERFORMING, step.performs)(game, frame, phase.side);
        closePhase(game, frame, phase, step.what.moments);
      } else if (next === null || frame.forced) pop(game.state);
      else beginPhase(game, frame, next);
      return false;
    }
  }
}

/** What steps perform and ask, by their numbers. */
const PERFORMING = PERFORMS.map((name) => PERFORM[name]);
const ASKING = TESTS.map((name) => TEST[name]);
const QUESTIONING = QUESTIONS.map((name) => QUESTION[name]);

const holds = (game: Game, frame: PhaseFrame, test: number): boolean => at(ASKING, test)(game, frame);

function nextPhase(game: Game, frame: PhaseFrame, { leads }: TimingStep): Lead | null {
  for (const lead of leads) if (holds(game, frame, lead.test)) return lead;
  return null;
}

/** The end-of-phase checkpoint finds the phase over, and after the last phase the turn or run (10.3.5). */
function closePhase(game: Game, frame: PhaseFrame, { side }: Phase, moments: readonly DeedName[]): void {
  for (const moment of moments) occur(game, moment, side);
  noteEncounterEnds(game, frame);
  frame.closing = true;
  if (frame.phase === 'run.ends') completeRun(game);
  if (turnIsOver(game) || frame.number > 0) game.state.unsettled |= EXPIRY;
  checkpoint(game);
}

/** Goes on to the next phase; a new turn begins only after everything the old one's end brought. */
function beginPhase(game: Game, frame: PhaseFrame, { next, newTurn }: Lead): void {
  if (newTurn) endTurn(game.state);
  goToPhase(game, frame, next, newTurn);
}

/** The turn passes to the other player: what happened in it is kept for abilities that look back. */
function endTurn(state: State): void {
  const ended = state.turn;
  if (ended.side === 'corp') state.lastTurn.corp = ended.history;
  else state.lastTurn.runner = ended.history;
  state.turn = {
    number: ended.number + 1,
    side: opponentOf(ended.side),
    actions: [],
    clicksPerAction: [],
    clicksSpent: 0,
    history: [],
    imminent: [],
    used: [],
  };
}
