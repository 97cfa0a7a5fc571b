import { WINDOW_LETTERS } from '../editions/edition.ts';
import { invariant } from '../invariant.ts';
import { startUse } from '../kernel/start-use.ts';
import type { Side } from '../side.ts';
import type { Option } from '../state/decision.ts';
import { findCard, type Game } from '../state/game.ts';
import type { WindowRules } from '../state/ruleset.ts';
import {
  canDoInRoots,
  hasUsefulAbility,
  rezIceOptions,
  rezOptions,
  scoreOptions,
  useOptions,
} from './legality/listing.ts';
import { startRez } from './rez.ts';
import { startScore } from './score.ts';

/** Whether a player has anything to do but pass; asks as little as it can. */
function mayAct(game: Game, side: Side, allows: number): boolean {
  if (allows & WINDOW_LETTERS.paid && hasUsefulAbility(game, side)) return true;
  if (side === 'runner') return false;
  if (allows & WINDOW_LETTERS.rezApproachedIce && rezIceOptions(game).length > 0) return true;
  const mayRez = (allows & WINDOW_LETTERS.rezNonIce) !== 0;
  const mayScore = (allows & WINDOW_LETTERS.score) !== 0;
  return canDoInRoots(game, mayRez, mayScore);
}

/** What players can do in paid ability windows (9.2.7). */
export const WINDOW: WindowRules = {
  mayAct,

  options(game, side, allows) {
    const options: Option[] = [];
    if (allows & WINDOW_LETTERS.paid) options.push(...useOptions(game, side, 'paid'));
    if (side === 'runner') return options;
    if (allows & WINDOW_LETTERS.rezNonIce) options.push(...rezOptions(game));
    if (allows & WINDOW_LETTERS.rezApproachedIce) options.push(...rezIceOptions(game));
    if (allows & WINDOW_LETTERS.score) options.push(...scoreOptions(game));
    return options;
  },

  carryOut(game, side, chosen) {
    const card = findCard(game.state, chosen.card);
    invariant(card !== null, 'an option speaks of a card that is gone');
    if (chosen.kind === 'rez') startRez(game, card);
    else if (chosen.kind === 'score') startScore(game, card);
    else startUse(game, side, card, chosen);
  },
};
