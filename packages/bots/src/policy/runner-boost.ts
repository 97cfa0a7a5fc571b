import { findCard, type Game } from '@lastclick/engine/reading';
import { type Traits, traitsOf } from '../knowledge/traits.ts';
import { NO_BOOST, type RunBoost } from './runner-runs.ts';

const made: RunBoost = { credits: 0, accesses: 0, bypasses: false, rezTax: 0, reward: 0 };

/** What a card adds to the run it makes; the same object is filled in again each time. */
export function boostByCard(its: Traits, counters: number): RunBoost {
  made.credits = its.runCredits;
  made.accesses = its.moreAccessAt === '' ? (its.moreAccessPerCounter ? counters : its.moreAccess) : 0;
  made.bypasses = its.bypasses;
  made.rezTax = its.rezTax;
  made.reward = its.ownRunReward;
  return made;
}

/** The same for a run under way: what was put on the card is in the purse already, what was bypassed is behind. */
export function boostOf(game: Game, source: number): RunBoost {
  const card = findCard(game.state, source);
  if (card === null) return NO_BOOST;
  const boost = boostByCard(traitsOf(game)[card.def] as Traits, card.virus);
  boost.credits = 0;
  boost.bypasses = false;
  return boost;
}
