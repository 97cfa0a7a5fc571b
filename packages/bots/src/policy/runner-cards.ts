import { type Card, cardOf, type Game, installCost } from '@lastclick/engine/reading';
import type { Traits } from '../knowledge/traits.ts';
import { creditWorth, kindsOf, type Outlook } from './runner-outlook.ts';

/** A breaker for ice nothing answers yet, for ice that already stands in the way, and a second one. */
const NEW_BREAKER = 7;
const WANTED_BREAKER = 4;
const SPARE_BREAKER = 0.3;
const STOPGAP_BREAKER = 3.5;
/** Profit that comes over several turns is worth less than credits now. */
const LATER = 0.7;
/** What a card that brings something every turn is worth over a game. */
const TURNS_OF_USE = 4;
const CARD = 1;
const CONSOLE = 2.5;
const MEMORY = 1.2;
const MEMORY_WHEN_FULL = 3;
const ACCESS_IN_PLAY = 5;
const RUNS_TO_COME = 5;
/** Nothing known about it: a little. */
const UNKNOWN_CARD = 1;
const SECOND_COPY = 0.4;
const WORTHLESS = -2;

function rigHas(game: Game, def: number): boolean {
  for (const id of game.state.zones.rig) if (cardOf(game.state, id).def === def) return true;
  return false;
}

function worthOfBreaker(its: Traits, outlook: Outlook): number {
  const { breaking } = its;
  if (breaking === null || breaking.against === 'host') return 0;
  const kinds = kindsOf(breaking.against);
  const missing = kinds & ~outlook.breaks;
  const wanted = missing & outlook.blockedBy;
  if (breaking.onceOnly) return missing === 0 ? 0 : wanted !== 0 ? STOPGAP_BREAKER + 1.5 : 1.5;
  if (missing === 0) return SPARE_BREAKER;
  return NEW_BREAKER + (wanted !== 0 ? WANTED_BREAKER : 0);
}

/** What the credits a card is loaded with, or earns, are worth beyond the clicks they take. */
function worthOfIncome(its: Traits): number {
  let worth = 0;
  if (its.stock > 0) {
    const clicks = its.drip > 0 ? 0 : its.clickGain > 0 ? its.stock / its.clickGain : 0;
    worth += (its.stock - clicks) * LATER;
  } else worth += its.drip * TURNS_OF_USE * LATER;
  worth += its.dripDraw * TURNS_OF_USE * CARD * 0.5;
  for (const use of its.uses) {
    if (use.places > 0 && its.drip > 0) worth += use.places;
    else if (use.gainEach > 0 && its.grows) worth += use.gainEach * TURNS_OF_USE * LATER;
    else if (its.stock === 0 && use.clicks > 0)
      worth += Math.max(0, use.gain + use.draws * CARD - use.clicks) * TURNS_OF_USE;
  }
  return worth;
}

/** What a card of one's own is worth in play, before its price. */
export function worthInPlay(its: Traits, outlook: Outlook): number {
  const { data, type } = its.def;
  let worth = worthOfBreaker(its, outlook) + worthOfIncome(its) * outlook.credit;
  if (its.memoryGain > 0) worth += outlook.memoryLeft <= 1 ? MEMORY_WHEN_FULL : MEMORY;
  if (data.subtypes.includes('console')) worth += CONSOLE;
  if (its.moreAccess > 0 && type !== 'event') worth += ACCESS_IN_PLAY;
  worth += its.runReward * RUNS_TO_COME * LATER;
  worth += its.moreDraw * TURNS_OF_USE * CARD;
  for (const use of its.uses) if (use.weakens > 0) worth += 1;
  if (its.turnsIce && outlook.blockedBy !== 0 && outlook.breaks !== 0) worth += WANTED_BREAKER;
  if (its.ownRunReward > 0 && type !== 'event') worth += its.ownRunReward;
  return worth === 0 ? UNKNOWN_CARD : worth;
}

/** What installing a card of one's own brings, after its price. */
export function worthOfInstalling(game: Game, card: Card, outlook: Outlook): number {
  const its = outlook.traits[card.def] as Traits;
  const { data, memory } = its.def;
  const copy = rigHas(game, card.def);
  if (copy && (data.unique === true || data.subtypes.includes('console'))) return WORTHLESS;
  let worth = worthInPlay(its, outlook);
  if (copy) worth *= its.stock > 0 || its.grows ? 0.9 : SECOND_COPY;
  if (memory > outlook.memoryLeft)
    worth = its.breaking !== null && worth > NEW_BREAKER ? worth - 4 : WORTHLESS;
  const price = installCost(game, card, 0);
  return worth - price * creditWorth(outlook.credits - price);
}

/** How much one would miss a card in hand: for discarding, mulligans and finding. */
export function worthInHand(game: Game, card: Card, outlook: Outlook): number {
  const its = outlook.traits[card.def] as Traits;
  const { type, cost } = its.def;
  let worth: number;
  if (type === 'event') {
    worth = its.gain + its.draws * CARD - cost - its.clicksLost + 1;
    if (its.runs !== '') worth = 2 + its.runCredits * 0.3 + its.moreAccess + (its.bypasses ? 2 : 0);
    if (its.searches) worth = 2 + (outlook.breaks === 7 ? -1.5 : 1.5);
  } else {
    worth = worthInPlay(its, outlook) - cost * 0.5;
    if (rigHas(game, card.def)) worth *= SECOND_COPY;
  }
  let copies = 0;
  for (const id of game.state.zones.grip) if (cardOf(game.state, id).def === card.def) copies++;
  return copies > 1 ? worth * 0.7 : worth;
}
