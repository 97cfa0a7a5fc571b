import type { Decision } from '@lastclick/engine';
import { type Card, cardOf, findCard, rezCost, type State } from '@lastclick/engine/reading';
import { traitsOf } from '../knowledge/traits.ts';
import { meet, newWay } from '../knowledge/way-in.ts';
import { its, lossOfCard, POINT, type Situation, stake, worthOfScoring } from './corp-situation.ts';

const SCORE = 500;
/** Credits spent on rezzing are not all lost: the ice stays. */
const REZ_PRICE = 0.6;
const STAYS = 1.2;
const FORFEIT = 9;
/** What an ended run costs the Runner besides. */
const STOPPED = 2.5;
const TAX = 0.9;
const HARM = 1.6;
const TAG = 2.2;
/** What money that keeps an agenda safe elsewhere is worth more. */
const RESERVED = 5;
const NEVER = -5;
const LAST_CARDS = 4;
const GOOD = 3;

/** The structure a window was opened in. */
function phaseOf(state: State): string {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (frame?.kind === 'phase') return frame.phase;
  }
  return '';
}

/** Credits the Runner can spend in this run, as far as everybody sees them. */
function runnersPurse(state: State): number {
  let purse = state.runner.credits + (state.run?.fund ?? 0);
  for (const id of state.zones.playing) purse += cardOf(state, id).credits;
  return purse;
}

/** Rez costs of unrezzed ice before installed agendas elsewhere. */
function reserved(s: Situation, server: number): number {
  const { state } = s.game;
  let sum = 0;
  for (const place of state.servers) {
    if (place.id <= 2 || place.id === server || place.ice.length === 0) continue;
    let agenda = false;
    for (const id of place.root) agenda ||= its(s, cardOf(state, id)).type === 'agenda';
    if (!agenda) continue;
    for (const id of place.ice) if (!cardOf(state, id).faceup) sum += its(s, cardOf(state, id)).cost;
  }
  return sum;
}

/** Whether rezzed ice further in stops the Runner anyway. */
function stoppedInside(s: Situation, server: number, position: number, purse: number): boolean {
  const { state } = s.game;
  const traits = traitsOf(s.game);
  const place = state.servers.find(({ id }) => id === server);
  if (place === undefined) return false;
  const way = newWay();
  for (let i = position - 1; i >= 0; i--) {
    const ice = cardOf(state, place.ice[i] as number);
    if (ice.faceup) meet(s.game, way, ice, traits, purse);
  }
  return way.chance === 0 || way.credits > purse;
}

function rateRezIce(s: Situation, ice: Card): number {
  const { run } = s.game.state;
  if (run === null) return NEVER;
  const mine = its(s, ice);
  const price = rezCost(s.game, ice);
  const purse = runnersPurse(s.game.state);
  const atStake = stake(s, run.server);
  const way = newWay();
  meet(s.game, way, ice, traitsOf(s.game), purse);
  const inside = stoppedInside(s, run.server, run.position, purse);
  const stops = way.chance === 0 || way.credits > purse;
  const kills = way.damage > s.grip;
  let benefit = mine.rezTags * TAG + mine.quality * STAYS;
  if (kills) benefit += SCORE;
  else if (stops) benefit += inside ? 1 : Math.max(0, atStake) + STOPPED;
  else benefit += Math.min(way.credits, purse) * TAX + way.damage * HARM + way.tags * TAG;
  // Half open: the Runner may pay with clicks.
  if (way.chance > 0 && way.chance < 1) benefit += (1 - way.chance) * Math.max(0, atStake);
  let cost = price * REZ_PRICE * s.creditWorth + (mine.forfeits ? FORFEIT : 0);
  if (s.credits - price < reserved(s, run.server)) cost += RESERVED;
  // A trap wants to be reached.
  if (atStake < 0 && !kills) return NEVER;
  return benefit - cost;
}

/** Whether the Runner is about to reach the server a card lies in. */
function aboutToReach(state: State, card: Card): boolean {
  return state.run !== null && state.run.server === card.server && state.run.position <= 0;
}

function rateRezRoot(s: Situation, card: Card, phase: string): number {
  const { state } = s.game;
  const mine = its(s, card);
  const price = rezCost(s.game, card);
  if (mine.forfeits) return NEVER;
  const reached = aboutToReach(state, card);
  const turnBegins = phase === 'corp.draw';
  if (mine.traits.approachToll > 0) {
    const place = state.servers.find(({ id }) => id === card.server);
    const unguarded = place !== undefined && place.ice.length === 0 && phase === 'corp.discard';
    return reached || unguarded ? stake(s, card.server) - lossOfCard(s, card) - price : NEVER;
  }
  if (mine.strikesPerAdvancement > 0)
    return turnBegins && card.advancement * mine.strikesPerAdvancement > s.grip ? SCORE : NEVER;
  if (mine.traits.drip > 0) return turnBegins ? GOOD : NEVER;
  if (mine.traits.clickGain > 0) return phase === 'corp.action' && s.clicks > 1 ? GOOD : NEVER;
  if (mine.rezDraws > 0) return turnBegins ? (s.handSize < 5 ? 1 : NEVER) : reached ? 1 : NEVER;
  if (mine.recurring > 0) return turnBegins ? GOOD - price * 0.3 : NEVER;
  if (mine.guardsAgenda) {
    if (reached) return stake(s, card.server) - price;
    return phase === 'corp.action' && scoringHere(s, card.server) ? 1.5 : NEVER;
  }
  return NEVER;
}

/** An agenda in this server has all its counters but those the clicks left can place. */
function scoringHere(s: Situation, server: number): boolean {
  const { state } = s.game;
  for (const place of state.servers) {
    if (place.id !== server) continue;
    for (const id of place.root) {
      const card = cardOf(state, id);
      const { type, traits } = its(s, card);
      const missing = (traits.def.data.advancement ?? 99) - card.advancement;
      if (type === 'agenda' && missing <= Math.min(s.clicks, s.credits - 2)) return true;
    }
  }
  return false;
}

/** Abilities of the Corp's cards outside actions. */
function rateUse(s: Situation, card: Card): number {
  const { state } = s.game;
  if (!its(s, card).recovers) return NEVER;
  let points = 0;
  for (const id of state.zones.archives) {
    const { type, points: worth } = its(s, cardOf(state, id));
    if (type === 'agenda') points += worth;
  }
  if (points > 0) return points * POINT * 0.4;
  if (state.zones.rd.length < LAST_CARDS && state.zones.archives.length > 1) return 1;
  return aboutToReach(state, card) && state.zones.archives.length > 0 ? 0.5 : NEVER;
}

/** Rates what the Corp can do in a paid ability window. */
export function rateWindow(decision: Decision, s: Situation, rates: number[]): void {
  const { options } = decision;
  const phase = phaseOf(s.game.state);
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Decision['options'][number];
    const card = findCard(s.game.state, option.card);
    if (card === null) rates[i] = 0;
    else if (option.kind === 'score') rates[i] = SCORE + worthOfScoring(s, its(s, card).points);
    else if (option.kind === 'rez')
      rates[i] = card.zone === 'ice' ? rateRezIce(s, card) : rateRezRoot(s, card, phase);
    else rates[i] = rateUse(s, card);
  }
}
