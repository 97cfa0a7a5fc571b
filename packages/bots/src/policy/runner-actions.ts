import type { Decision, Option } from '@lastclick/engine';
import {
  ARCHIVES,
  type Card,
  cardOf,
  findCard,
  type Game,
  HQ,
  idOf,
  maximumHandSize,
  playCost,
  RD,
  type State,
} from '@lastclick/engine/reading';
import { useMeant } from '../knowledge/gained.ts';
import type { Traits } from '../knowledge/traits.ts';
import { ALL_OF_THEM, type Use } from '../knowledge/uses.ts';
import { boostByCard } from './runner-boost.ts';
import { worthOfInstalling } from './runner-cards.ts';
import { lookAround, type Outlook } from './runner-outlook.ts';
import { NO_BOOST, type RunBoost, ranThisTurn, worthOfRun, worthOfSavingFor } from './runner-runs.ts';
import { rateRemovingTag } from './runner-tags.ts';

/** What a card drawn is worth, by the cards in hand already. */
const CARD_DRAWN = [2.4, 2.1, 1.7, 1.3, 0.9, 0.5];
const CARD_TOO_MANY = 0.2;
const BREAKER_IN_DECK = 0.25;
const CLICK_LOST = 1;
/** A card played for an effect nothing is known of. */
const UNKNOWN_EVENT = 0.5;
/** A run card is kept for a run that pays. */
const CARD_SPENT = 0.7;
/** Enough cards in hand to live through what is likely, and what it is worth to have them in time. */
const SAFE_GRIP = 3;
const MENACED = 2.5;
/** What a trap does beside its counters, and what it is worth to be able to take it. */
const BITE = 2;
const READY_TO_CONTEST = 1.5;
const POINTLESS = -1;

/** Rates the actions of a turn. */
export function rateActions(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  const outlook = lookAround(game);
  for (let i = 0; i < options.length; i++) rates[i] = rateAction(game, options[i] as Option, outlook);
}

/** A credit for itself, or as a step to a run that is worth more than this turn's credits can pay now. */
function worthOfCredit(game: Game, outlook: Outlook): number {
  let best = outlook.credit;
  for (const server of game.state.servers) best = Math.max(best, worthOfSavingFor(game, outlook, server));
  return best;
}

function rateAction(game: Game, option: Option, outlook: Outlook): number {
  switch (option.kind) {
    case 'gainCredit':
      return worthOfCredit(game, outlook);
    case 'drawCard':
      return worthOfDrawing(game, outlook, 1 + firstDrawBonus(game, outlook));
    case 'run':
      return worthOfRun(game, outlook, serverOf(game.state, option.server), NO_BOOST);
    case 'play':
      return rateEvent(game, cardOf(game.state, idOf(option.card)), outlook);
    case 'install':
      return rateInstall(game, option, outlook);
    case 'use':
      return rateUse(game, option, outlook);
    case 'removeTag':
      return rateRemovingTag(game, outlook);
    default:
      return 0;
  }
}

function serverOf(state: State, id: number): State['servers'][number] {
  for (const server of state.servers) if (server.id === id) return server;
  throw new Error('a run on a server that does not exist');
}

/** What drawing is worth: cards up to the hand size, more of them when the hand is thin or a breaker is missing. */
function worthOfDrawing(game: Game, outlook: Outlook, cards: number): number {
  const limit = maximumHandSize(game, 'runner');
  // Clicks left after this one empty the hand again.
  const room = limit + Math.max(0, outlook.clicks - 1);
  const drawn = Math.min(cards, game.state.zones.stack.length);
  let worth = 0;
  for (let i = 0; i < drawn; i++) {
    const held = outlook.grip + i;
    worth += held >= room ? 0 : held >= CARD_DRAWN.length ? CARD_TOO_MANY : (CARD_DRAWN[held] as number);
    worth += outlook.missingKinds * BREAKER_IN_DECK;
  }
  if (drawn > 0 && outlook.grip < limit) {
    if (outlook.menace > 0 && outlook.grip < outlook.menace + BITE) worth += READY_TO_CONTEST;
    const wanted = Math.max(outlook.menace, outlook.damageSeen ? SAFE_GRIP : 0);
    if (outlook.grip < wanted && outlook.grip + outlook.clicks <= wanted + 1)
      worth += MENACED + (outlook.menace > outlook.grip ? outlook.menace : 0);
  }
  return worth;
}

function firstDrawBonus(game: Game, outlook: Outlook): number {
  for (const action of game.state.turn.actions) if (action === 'drawCard') return 0;
  let more = 0;
  for (const id of game.state.zones.rig)
    more += (outlook.traits[cardOf(game.state, id).def] as Traits).moreDraw;
  return more;
}

/** Playing an event: what it brings, or the best run it makes. */
function rateEvent(game: Game, card: Card, outlook: Outlook): number {
  const its = outlook.traits[card.def] as Traits;
  const price = playCost(game, card);
  if (its.runs !== '')
    return bestRun(game, outlook, its.runs, boostByCard(its, 0)) - price * outlook.credit - CARD_SPENT;
  const lost = outlook.clicks > 1 ? its.clicksLost * CLICK_LOST : 0;
  if (its.searches) return outlook.breaks === 7 ? 0 : 3.5 - price;
  const worth = its.opponentChooses
    ? Math.min(its.gain * outlook.credit, worthOfDrawing(game, outlook, its.draws))
    : its.gain * outlook.credit + worthOfDrawing(game, outlook, its.draws);
  return (worth === 0 ? UNKNOWN_EVENT : worth) - price * outlook.credit - lost;
}

/** The best of the runs a card allows. */
function bestRun(game: Game, outlook: Outlook, where: string, boost: RunBoost): number {
  let best = POINTLESS;
  for (const server of game.state.servers) {
    if (!mayRun(where, server.id) || (where === 'freshCentral' && server.id === lastRunThisTurn(game)))
      continue;
    best = Math.max(best, worthOfRun(game, outlook, server, boost));
  }
  return best;
}

const lastRunThisTurn = ({ state }: Game): number =>
  state.lastRun !== null && ranThisTurn(state.turn) ? state.lastRun.server : -1;

function mayRun(where: string, server: number): boolean {
  switch (where) {
    case 'any':
      return true;
    case 'hq':
      return server === HQ;
    case 'rd':
      return server === RD;
    case 'archives':
      return server === ARCHIVES;
    case 'hqOrRd':
      return server === HQ || server === RD;
    case 'remote':
      return server > ARCHIVES;
    default:
      return server <= ARCHIVES;
  }
}

/** Trojans go where the ice is worth it. */
const TROJAN_ON_BLOCKER = 5;
const TROJAN_ON_ICE = 2.5;
const TROJAN_ON_FACEDOWN = 1.5;

function rateInstall(game: Game, option: Option, outlook: Outlook): number {
  const card = cardOf(game.state, idOf(option.card));
  const worth = worthOfInstalling(game, card, outlook);
  const host = findCard(game.state, option.onto);
  if (host === null || host.zone !== 'ice') return worth;
  const important = host.server === RD || host.server === HQ ? 1 : host.server === ARCHIVES ? -2 : 0.5;
  if (!host.faceup) return worth + TROJAN_ON_FACEDOWN + important;
  const its = outlook.traits[host.def] as Traits;
  let stops = 0;
  for (const { endsRun } of its.subroutines) if (endsRun) stops++;
  const answered = (outlook.blockedBy & ~outlook.breaks) === 0;
  return worth + (stops === 1 && !answered ? TROJAN_ON_BLOCKER : TROJAN_ON_ICE) + important;
}

/** Growing cards are cashed in late. */
const PATIENCE = 5;

function rateUse(game: Game, option: Option, outlook: Outlook): number {
  const card = findCard(game.state, option.card);
  const use = card === null ? undefined : useMeant(outlook.traits, card, option.number);
  if (card === null || use === undefined) return POINTLESS;
  const its = outlook.traits[card.def] as Traits;
  const extraClicks = Math.max(0, use.clicks - 1) * outlook.credit;
  if (use.runs !== '')
    return bestRun(game, outlook, use.runs, boostByCard(its, card.virus)) - use.credits - extraClicks;
  return worthOfUse(game, card, its, use, outlook) - use.credits * outlook.credit - extraClicks;
}

function worthOfUse(game: Game, card: Card, its: Traits, use: Use, outlook: Outlook): number {
  let worth = use.gain;
  if (use.takes > 0)
    worth += use.takes === ALL_OF_THEM ? card.credits + use.places : Math.min(use.takes, card.credits);
  else if (use.places > 0) worth += use.places * Math.max(0.2, 0.8 - card.credits * 0.08);
  if (use.gainPer !== '') worth += use.gainEach * card[use.gainPer];
  worth *= outlook.credit;
  if (use.draws > 0) worth += worthOfDrawing(game, outlook, use.draws);
  if (use.trashesItself) worth -= its.grows ? PATIENCE : 2;
  worth += use.accesses * outlook.density * outlook.point;
  return worth === 0 ? POINTLESS : worth;
}
