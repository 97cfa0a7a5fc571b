import { type Card, cardOf, type Game, HQ, scoreOf } from '@lastclick/engine/reading';
import { type CorpTraits, corpTraitsOf } from '../knowledge/corp-traits.ts';
import { newWay, type Way, wayPast } from '../knowledge/way-in.ts';

/** What a point is worth in credits, and how much more a point that ends the game. */
export const POINT = 7;
const LAST_POINT = 40;
/** Expected agenda points of one card of R&D. */
const POINTS_IN_RD = 0.45;
/** A server nobody can get into now may be open after the Runner's next install. */
const SURPRISE = 0.03;
const SURPRISE_PER_CARD = 0.03;
/** Chance to come in for a Runner who can just pay with all clicks spent on earning, and what each credit adds. */
const EVEN = 0.4;
const PER_CREDIT = 0.1;
const CLICKS_TO_EARN = 3;
const BURST = 3;
/** What a click lost to break costs a Runner on their way. */
const CLICK_LOST = 2;

/** The Corp's view of its game while it decides once. */
export interface Situation {
  game: Game;
  traits: readonly CorpTraits[];
  credits: number;
  clicks: number;
  grip: number;
  tags: number;
  /** Points missing to win. */
  missing: number;
  runnerMissing: number;
  handSize: number;
  agendas: number;
  agendaPoints: number;
  ice: number;
  economy: number;
  /** Operations in hand that place advancement counters, how many each places, and what it costs. */
  advanceOperations: number;
  advancePlaces: number;
  advanceCost: number;
  /** Damage the operations in hand can do. */
  damageInHand: number;
  punishments: number;
  /** What one more credit is worth now. */
  creditWorth: number;
}

const situation: Situation = {
  game: null as unknown as Game,
  traits: [],
  credits: 0,
  clicks: 0,
  grip: 0,
  tags: 0,
  missing: 0,
  runnerMissing: 0,
  handSize: 0,
  agendas: 0,
  agendaPoints: 0,
  ice: 0,
  economy: 0,
  advanceOperations: 0,
  advancePlaces: 0,
  advanceCost: 0,
  damageInHand: 0,
  punishments: 0,
  creditWorth: 1,
};

/** What a credit is worth to a Corp with so few, up to this many; beyond the last a rich Corp's credit. */
const PURSES = [2, 5, 9, 15];
const CREDIT_WORTHS = [1.7, 1.4, 1.1, 0.75];
const CREDIT_OF_THE_RICH = 0.45;

function worthOfCredit(credits: number): number {
  for (let i = 0; i < PURSES.length; i++)
    if (credits <= (PURSES[i] as number)) return CREDIT_WORTHS[i] as number;
  return CREDIT_OF_THE_RICH;
}

/** What every decision may need; one object for all decisions, as the rates are wanted millions of times. */
export function survey(game: Game): Situation {
  const { state } = game;
  const s = situation;
  s.game = game;
  s.traits = corpTraitsOf(game);
  s.credits = state.corp.credits;
  s.creditWorth = worthOfCredit(s.credits);
  s.clicks = state.corp.clicks;
  s.grip = state.zones.grip.length;
  s.tags = state.runner.tags;
  s.missing = state.pointsToWin - scoreOf(game, 'corp');
  s.runnerMissing = state.pointsToWin - scoreOf(game, 'runner');
  s.handSize = state.zones.hq.length;
  s.agendas = 0;
  s.agendaPoints = 0;
  s.ice = 0;
  s.economy = 0;
  s.advanceOperations = 0;
  s.advancePlaces = 0;
  s.advanceCost = 0;
  s.damageInHand = 0;
  s.punishments = 0;
  for (const id of state.zones.hq) {
    const its = s.traits[cardOf(state, id).def] as CorpTraits;
    if (its.type === 'agenda') {
      s.agendas++;
      s.agendaPoints += its.points;
    } else if (its.type === 'ice') s.ice++;
    else if (its.gain > its.cost || its.income > 0) s.economy++;
    if (its.traits.advances > 0) {
      s.advanceOperations++;
      s.advancePlaces = its.traits.advances;
      s.advanceCost = its.cost;
    }
    s.damageInHand += its.traits.damage;
    if (its.traits.trashesRunnerCard && its.trashesFromHand === 0) s.punishments++;
  }
  return s;
}

export const its = (s: Situation, card: Card): CorpTraits => s.traits[card.def] as CorpTraits;

/** What scoring these points is worth; stealing them is worth as much to the Runner. */
export const worthOfScoring = (s: Situation, points: number): number =>
  points * POINT + (points >= s.missing ? LAST_POINT : 0);
export const lossOfStolen = (s: Situation, points: number): number =>
  points * POINT + (points >= s.runnerMissing ? LAST_POINT : 0);

/** The chance that the Runner takes a way in their next turn. */
export function danger(s: Situation, way: Way): number {
  const surprise = SURPRISE + SURPRISE_PER_CARD * Math.min(5, s.grip);
  if (way.chance === 0 || way.damage > s.grip || way.clicks > CLICKS_TO_EARN) return surprise;
  const need = way.credits + (way.damage > 1 ? way.damage - 1 : 0);
  const slack = s.game.state.runner.credits + CLICKS_TO_EARN - way.clicks * CLICK_LOST - need;
  const paid = Math.min(1, EVEN + slack * PER_CREDIT);
  return Math.max(surprise, way.chance * paid);
}

/** Credits the Runner may have in a run of their next turn. */
export const reachOf = (s: Situation): number => s.game.state.runner.credits + CLICKS_TO_EARN + BURST;

const way = newWay();

/** The chance that the Runner gets into a server in their next turn if the Corp can spend so many credits on it. */
export function risk(s: Situation, server: number, purse: number): number {
  for (const place of s.game.state.servers) {
    if (place.id !== server) continue;
    wayPast(s.game, place, place.ice.length, true, reachOf(s), 0, way, purse);
    return danger(s, way);
  }
  return 1;
}

/** What the Corp loses when the Runner accesses a server once, in credits; negative where it would hurt the Runner. */
export function stake(s: Situation, server: number): number {
  const { state } = s.game;
  if (server === HQ) return s.handSize === 0 ? 0 : lossOfHand(s) / s.handSize + INSIGHT;
  const place = state.servers.find(({ id }) => id === server);
  let loss = 0;
  if (place !== undefined) for (const id of place.root) loss += lossOfCard(s, cardOf(state, id));
  if (server === HQ + 1) return loss + POINTS_IN_RD * POINT * (s.runnerMissing <= 2 ? 2 : 1) + INSIGHT;
  if (server === HQ + 2) {
    for (const id of state.zones.archives) {
      const { points, type } = its(s, cardOf(state, id));
      if (type === 'agenda') loss += lossOfStolen(s, points);
    }
  }
  return loss;
}

/** What it costs that the Runner sees a card of a central server. */
const INSIGHT = 0.5;

function lossOfHand(s: Situation): number {
  let loss = 0;
  for (const id of s.game.state.zones.hq) {
    const { type, points } = its(s, cardOf(s.game.state, id));
    if (type === 'agenda') loss += lossOfStolen(s, points);
  }
  return loss;
}

/** What accessing an installed card costs the Corp. */
export function lossOfCard(s: Situation, card: Card): number {
  const { type, points, income, traits, cost } = its(s, card);
  if (type === 'agenda') return lossOfStolen(s, points) + card.advancement;
  const damage = traits.trap + traits.trapPerAdvancement * card.advancement;
  if (damage > 0) return damage > s.grip ? -LAST_POINT : -damage;
  if (card.credits > 0) return card.credits * 0.7;
  return Math.max(1, income * 0.5, cost * 0.5);
}
