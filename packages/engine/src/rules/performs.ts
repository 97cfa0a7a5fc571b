import type { Perform } from '../editions/edition.ts';
import type { Side } from '../side.ts';
import type { PhaseFrame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import * as access from './run/access.ts';
import * as run from './run/steps.ts';
import * as turn from './turn/steps.ts';

/** What the rules do at each kind of step, by the names the editions' tables use. */
export const PERFORM: Readonly<Record<Perform, (game: Game, frame: PhaseFrame, side: Side) => void>> = {
  gainAllottedClicks: turn.gainAllottedClicks,
  refillRecurringCredits: turn.refillRecurringCredits,
  mandatoryDraw: turn.mandatoryDraw,
  discardToHandSize: turn.discardToHandSize,
  loseUnspentClicks: turn.loseUnspentClicks,
  announceServer: run.announceServer,
  bringBadPublicityCredits: run.bringBadPublicityCredits,
  beginRun: run.beginRun,
  takeOutermostPosition: run.takeOutermostPosition,
  approachIce: run.approachIce,
  encounterIce: run.encounterIce,
  resolveSubroutine: run.resolveSubroutine,
  passIce: run.passIce,
  moveInward: run.moveInward,
  approachServer: run.toServer,
  declareSuccess: run.declareSuccess,
  accessServer: access.accessServer,
  processOpenWindows: run.processOpenWindows,
  endBadPublicityCredits: run.endBadPublicityCredits,
  declareUnsuccessful: run.declareUnsuccessful,
  beginAccessing: access.beginAccessing,
  countAccesses: access.countAccesses,
  turnArchivesFaceup: access.turnArchivesFaceup,
  accessChosenCard: access.accessChosenCard,
  cardIsAccessed: access.cardIsAccessed,
  stealAgenda: access.stealAgenda,
  accessIsOver: access.accessIsOver,
  breachIsOver: access.breachIsOver,
};
