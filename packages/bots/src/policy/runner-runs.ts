import { ARCHIVES, cardOf, type Game, HQ, RD, type State } from '@lastclick/engine/reading';
import { CREDITS_PER_TAG } from '../knowledge/break-plan.ts';
import type { Traits } from '../knowledge/traits.ts';
import { AT_THE_SERVER, newWay, type Way, wayPast } from '../knowledge/way-in.ts';
import { worthOfTrashing } from './runner-access.ts';
import type { Outlook } from './runner-outlook.ts';

type Server = State['servers'][number];

/** What a card brings to the run it makes, beyond the run itself. */
export interface RunBoost {
  credits: number;
  accesses: number;
  bypasses: boolean;
  rezTax: number;
  /** What a success brings on top, in credits. */
  reward: number;
}

export const NO_BOOST: RunBoost = { credits: 0, accesses: 0, bypasses: false, rezTax: 0, reward: 0 };

/** Facedown cards in a remote: how likely they are agendas, by what the Corp does with them. */
const ADVANCED_IS_AGENDA = 0.72;
const PROTECTED_IS_AGENDA = 0.4;
const NAKED_IS_AGENDA = 0.15;
const POINTS_OF_AN_AGENDA = 2;
const MOST_POINTS = 3;
/** What it is worth to stop the agenda that wins the game. */
const SCORED_TO_WIN = 50;
/** A facedown card that is no agenda is mostly an asset: trashing it, or knowing it, is worth a little. */
const UNKNOWN_ASSET = 1;
/** An advanced agenda is scored next turn if nobody comes. */
const ABOUT_TO_SCORE = 1.4;
/** Advanced without ice, or left lying though it could be scored: rather bait. */
const BAIT_IS_AGENDA = 0.4;
const TURNS_TO_SCORE = 4;
/** How likely a card in a remote bites, and what bites do at least. */
const BAIT_IS_TRAP = 0.45;
const ADVANCED_IS_TRAP = 0.1;
const UNADVANCED_IS_TRAP = 0.06;
const TRAP_DAMAGE = 2;
/** Agendas the Corp throws away facedown. */
const ARCHIVED_SHARE = 0.5;
const SEEING_A_CARD = 0.25;
const FLATLINE = 120;
/** No agenda is worth more than the game. */
const GAME = 90;
/** What an advanced card that is no agenda may do if it is left alone: by counter, and if it could kill. */
const LEFT_ALONE = 1;
const DEADLY_LEFT_ALONE = 15;

/** How far the top of R&D is known: it was seen this turn and nothing was drawn since. */
function seenOnTop({ lastRun, turn }: State): number {
  if (lastRun === null || lastRun.accessed === 0 || turn.side !== 'runner') return 0;
  if (!lastRun.successful || lastRun.server !== RD || !ranThisTurn(turn)) return 0;
  return lastRun.accessed;
}

export function ranThisTurn({ actions }: State['turn']): boolean {
  for (const action of actions)
    if (action === 'run' || action === 'play' || action.includes('#')) return true;
  return false;
}

/** Risk of taking this much damage, in credits. */
export function dreadOf(damage: number, grip: number): number {
  if (damage <= 0) return 0;
  if (damage > grip) return FLATLINE;
  return damage * (grip - damage >= 2 ? 1.5 : 2.5);
}

/** What the cards in a server's root are worth to a Runner who gets there. */
function worthOfRoot(game: Game, outlook: Outlook, place: Server): number {
  const { state } = game;
  let worth = 0;
  for (const id of place.root) {
    const card = cardOf(state, id);
    if (card.faceup) {
      const { trap, trapPerAdvancement } = outlook.traits[card.def] as Traits;
      worth += Math.max(0, worthOfTrashing(game, card, outlook));
      worth -= dreadOf(trap + trapPerAdvancement * card.advancement, outlook.grip);
      continue;
    }
    const advanced = card.advancement > 0;
    const waits = state.turn.number - card.installedTurn > TURNS_TO_SCORE;
    const bait = advanced && (place.ice.length === 0 || waits);
    const chance = bait
      ? BAIT_IS_AGENDA
      : advanced
        ? ADVANCED_IS_AGENDA
        : place.ice.length === 0
          ? NAKED_IS_AGENDA
          : waits
            ? NAKED_IS_AGENDA
            : PROTECTED_IS_AGENDA;
    let points = POINTS_OF_AN_AGENDA * outlook.point;
    if (card.advancement > 1) points *= ABOUT_TO_SCORE;
    if (advanced && outlook.corpNeed <= MOST_POINTS)
      points += outlook.corpNeed <= POINTS_OF_AN_AGENDA ? SCORED_TO_WIN : SCORED_TO_WIN / 2;
    worth += chance * Math.min(GAME, points) + (1 - chance) * UNKNOWN_ASSET;
    if (bait) worth += card.advancement > outlook.grip ? DEADLY_LEFT_ALONE : card.advancement * LEFT_ALONE;
    const bite = TRAP_DAMAGE + card.advancement;
    const bites = bait ? BAIT_IS_TRAP : advanced ? ADVANCED_IS_TRAP : UNADVANCED_IS_TRAP;
    worth -= bites * dreadOf(bite, outlook.grip);
  }
  return worth;
}

/** What accessing a server is worth, in credits. */
export function worthOfServer(game: Game, outlook: Outlook, place: Server, accesses: number): number {
  const { state } = game;
  const perCard = outlook.density * outlook.point + SEEING_A_CARD;
  let worth = outlook.anyReward;
  switch (place.id) {
    case HQ: {
      const cards = Math.min(state.zones.hq.length, 1 + accesses + outlook.moreHq);
      worth += cards * perCard + outlook.centralReward + outlook.hqRdReward;
      break;
    }
    case RD: {
      const cards = Math.min(state.zones.rd.length, 1 + accesses + outlook.moreRd);
      worth += Math.max(0, cards - seenOnTop(state)) * perCard + outlook.centralReward + outlook.hqRdReward;
      break;
    }
    case ARCHIVES: {
      worth += outlook.centralReward;
      for (const id of state.zones.archives) {
        const card = cardOf(state, id);
        if (card.faceup) worth += (outlook.traits[card.def] as Traits).def.points * outlook.point;
        else worth += ARCHIVED_SHARE * perCard;
      }
      break;
    }
  }
  return worth + worthOfRoot(game, outlook, place);
}

const way = newWay();

/** Unrezzed ice may hurt: what to have in hand before meeting it, and what each card short costs. */
const SAFE_GRIP = 3;
const SHORT_OF_CARDS = 1.2;

/** What the way costs, in credits, with harm counted. */
function priceOfWay(outlook: Outlook, taken: Way, spare: number): number {
  let price = Math.max(0, taken.credits - spare) * outlook.credit;
  price += dreadOf(taken.damage, outlook.grip) + taken.tags * CREDITS_PER_TAG + taken.clicks;
  if (taken.unknown > 0 && outlook.grip < SAFE_GRIP) price += (SAFE_GRIP - outlook.grip) * SHORT_OF_CARDS;
  return price;
}

/** What a run on a server is worth, all counted. */
export function worthOfRun(game: Game, outlook: Outlook, place: Server, boost: RunBoost): number {
  const purse = outlook.purse + boost.credits;
  const inward = boost.bypasses ? Math.max(0, place.ice.length - 1) : place.ice.length;
  wayPast(game, place, inward, false, purse, boost.rezTax, way);
  const prize = worthOfServer(game, outlook, place, boost.accesses) + boost.reward;
  const chance = way.credits > purse ? way.chance * (purse / way.credits) ** 2 * 0.5 : way.chance;
  return chance * prize - priceOfWay(outlook, way, boost.credits);
}

/** What a click for a credit is worth as part of a plan: earn what a run is short of, then make it this turn. */
export function worthOfSavingFor(game: Game, outlook: Outlook, place: Server): number {
  const plenty = outlook.purse + outlook.clicks - 1;
  wayPast(game, place, place.ice.length, false, plenty, 0, way);
  const short = Math.ceil(way.credits - outlook.purse);
  if (short <= 0 || short >= outlook.clicks || way.chance === 0) return 0;
  const worth = way.chance * worthOfServer(game, outlook, place, 0) - priceOfWay(outlook, way, 0);
  return (worth + short * outlook.credit) / (short + 1);
}

/** Whether the Runner has approached the server: what that triggers is behind. */
function hasApproached({ state, rules }: Game): boolean {
  for (const frame of state.stack) {
    if (frame.kind !== 'phase') continue;
    const steps = rules.edition.phases[frame.phase]?.steps ?? [];
    for (let i = 0; i < frame.step && i < steps.length; i++) {
      const what = steps[i]?.what;
      if (what?.act === 'perform' && what.what === 'approachServer') return true;
    }
  }
  return false;
}

/** What going on with the run under way is worth: what is inward of the Runner, and the server. */
export function worthOfGoingOn(game: Game, outlook: Outlook, boost: RunBoost, inward: number): number {
  const { run, servers } = game.state;
  if (run === null) return 0;
  for (const place of servers) {
    if (place.id !== run.server) continue;
    const ahead = inward === 0 && hasApproached(game) ? AT_THE_SERVER : inward;
    wayPast(game, place, ahead, false, outlook.purse, boost.rezTax, way);
    const prize = worthOfServer(game, outlook, place, boost.accesses) + boost.reward;
    const chance = way.credits > outlook.purse ? way.chance * 0.2 : way.chance;
    return chance * prize - priceOfWay(outlook, way, 0);
  }
  return 0;
}
