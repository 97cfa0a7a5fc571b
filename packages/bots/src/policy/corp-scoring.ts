import { advancementRequirement, type Card } from '@lastclick/engine/reading';
import { worthOfProgram } from './corp-effects.ts';
import { its, lossOfStolen, risk, type Situation, worthOfScoring } from './corp-situation.ts';

/** Clicks of a whole turn. */
const TURN = 3;
/** Share of an agenda's worth in each step of a plan that scores next turn, or later. */
const NEXT_TURN = 0.5;
const LATER = 0.2;
/** One click less to spend for an agenda that can wait: it goes on looking like an asset. */
const KEEP_QUIET = 0.7;
const NOT_WORTH_IT = -2;
/** How much agendas in hand press to be installed, from the third on. */
const FLOOD = 1.4;
/** A Corp whose R&D runs out has to take chances. */
const LAST_CARDS = 14;
const HURRY = 0.6;

/** Clicks to place so many advancement counters, with the operations in hand. */
export function clicksToAdvance(s: Situation, counters: number, operations: number): number {
  let left = counters;
  let clicks = 0;
  for (let i = 0; i < operations && left >= s.advancePlaces; i++) {
    left -= s.advancePlaces;
    clicks++;
  }
  return clicks + Math.max(0, left);
}

/** Whether an installed agenda that misses so many counters can be scored this turn with so much left to spend. */
export function scoresNow(
  s: Situation,
  card: Card,
  missing: number,
  clicks: number,
  credits: number,
): boolean {
  const operations = card.installedTurn < s.game.state.turn.number ? s.advanceOperations : 0;
  const played = s.advancePlaces > 0 ? Math.min(operations, Math.floor(missing / s.advancePlaces)) : 0;
  const price = missing - played * (s.advancePlaces - s.advanceCost);
  return clicksToAdvance(s, missing, operations) <= clicks && price <= credits;
}

/** What scoring an agenda is worth, with what happens then. */
export function worthOfAgenda(s: Situation, card: Card): number {
  const { points, scored, traits } = its(s, card);
  const program = traits.def.programs[scored];
  return worthOfScoring(s, points) + (program === undefined ? 0 : worthOfProgram(s, program, 0, card));
}

/** An agenda scored next turn is worth that much to the Corp, given what may happen to it until then. */
function expectation(s: Situation, card: Card, danger: number): number {
  return (1 - danger) * worthOfAgenda(s, card) - danger * lossOfStolen(s, its(s, card).points);
}

/** Rates advancing an installed agenda by a click. */
export function rateAdvanceAgenda(s: Situation, card: Card): number {
  const missing = advancementRequirement(s.game, card) - card.advancement;
  if (missing <= 0) return NOT_WORTH_IT;
  // The click must leave enough of them for an operation that has to finish it.
  if (scoresNow(s, card, missing - 1, s.clicks - 1, s.credits - 1)) return worthOfAgenda(s, card);
  // It lies where it lies: the danger it is in does not speak against going on.
  const worth = (1 - risk(s, card.server, s.credits - 1)) * worthOfAgenda(s, card);
  // With a whole turn it can be scored anyway: what is not needed now may look like an asset.
  if (clicksToAdvance(s, missing, s.advanceOperations) <= TURN) return KEEP_QUIET;
  const after = missing - s.clicks;
  return worth * (clicksToAdvance(s, after, s.advanceOperations) <= TURN ? NEXT_TURN : LATER);
}

/** Rates counters that an operation places on an agenda, the click for it already spent. */
export function rateCountersOnAgenda(s: Situation, card: Card, counters: number): number {
  const missing = advancementRequirement(s.game, card) - card.advancement;
  if (missing <= 0) return 0;
  const worth = worthOfAgenda(s, card);
  const rest = Math.max(0, missing - counters);
  return rest <= s.clicks && rest <= s.credits ? worth : worth * LATER;
}

/** Rates installing an agenda into a remote with this chance of being entered; a new one is open to all. */
export function rateInstallAgenda(s: Situation, card: Card, danger: number): number {
  const requirement = advancementRequirement(s.game, card);
  const left = s.clicks - 1;
  if (requirement <= left && requirement <= s.credits) return worthOfAgenda(s, card);
  const worth = expectation(s, card, danger);
  const after = requirement - Math.min(left, s.credits);
  const soon = clicksToAdvance(s, after, s.advanceOperations) <= TURN && s.credits + 1 >= requirement;
  const flood = Math.max(0, s.agendas - 2) * FLOOD;
  const hurry = Math.max(0, LAST_CARDS - s.game.state.zones.rd.length) * HURRY;
  return worth * (worth > 0 && !soon ? LATER : NEXT_TURN) + flood + hurry;
}
