import type { Decision, DecisionKind, Option } from '@lastclick/engine';
import { findCard, type Game } from '@lastclick/engine/reading';
import { type Traits, traitsOf } from '../knowledge/traits.ts';
import { rateBids } from './corp-choices.ts';
import { rateNamed, rateNumbers } from './numbers.ts';
import { rateAccess, rateTrashing } from './runner-access.ts';
import { rateActions } from './runner-actions.ts';
import { rateAnnouncing } from './runner-announced.ts';
import { boostByCard } from './runner-boost.ts';
import {
  rateArranging,
  rateDestinations,
  rateGivingUp,
  rateModes,
  rateMulligan,
  ratePaying,
  rateReactions,
  rateTargets,
  rateTrace,
  rateYesOrNo,
} from './runner-choices.ts';
import { worthOfEffect } from './runner-effects.ts';
import { rateBreaks, rateJackingOut, rateWindow } from './runner-encounter.ts';
import { lookAhead } from './runner-outlook.ts';
import { NO_BOOST, worthOfRun } from './runner-runs.ts';

/** Rates where to run with a card that makes a run. */
function rateServers(game: Game, decision: Decision, rates: number[]): void {
  const outlook = lookAhead(game);
  const source = findCard(game.state, decision.about);
  const boost = source === null ? NO_BOOST : boostByCard(traitsOf(game)[source.def] as Traits, source.virus);
  // What it holds for the run is in the purse by now.
  if (source !== null && source.credits > 0) boost.credits = 0;
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const { server } = options[i] as Option;
    rates[i] = 0;
    for (const place of game.state.servers)
      if (place.id === server) rates[i] = worthOfRun(game, outlook, place, boost);
  }
}

/** Every kind of decision has its own rules of thumb. */
const RATING: Readonly<Record<DecisionKind, (game: Game, decision: Decision, rates: number[]) => void>> = {
  mulligan: rateMulligan,
  action: rateActions,
  server: rateServers,
  window: rateWindow,
  break: rateBreaks,
  jackOut: rateJackingOut,
  access: rateAccess,
  candidate: rateYesOrNo,
  trashAccessed: rateTrashing,
  target: rateTargets,
  may: rateYesOrNo,
  payOrNot: rateYesOrNo,
  mode: rateModes,
  number: (game, decision, rates) =>
    rateNumbers(game, decision, rates, (frame, effect) => worthOfEffect(game, frame, effect)),
  announce: rateAnnouncing,
  divide: rateYesOrNo,
  subroutine: rateModes,
  pay: ratePaying,
  trace: rateTrace,
  bid: (_game, decision, rates) => rateBids(decision, rates),
  guess: (_game, decision, rates) => rateBids(decision, rates),
  name: (game, decision, rates) =>
    decision.options.some(({ server }) => server >= 0)
      ? rateServers(game, decision, rates)
      : rateNamed(decision, rates),
  discard: rateGivingUp,
  trashLikeCards: rateGivingUp,
  arrange: rateArranging,
  trashOverLimit: rateGivingUp,
  destination: rateDestinations,
  reaction: rateReactions,
  interrupt: rateReactions,
  replacement: rateReactions,
};

/** Rates the Runner's options; reads only what the Runner may know. */
export function rateForRunner(game: Game, decision: Decision, rates: number[]): void {
  RATING[decision.kind](game, decision, rates);
}
