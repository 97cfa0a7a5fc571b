import type { Decision } from '@lastclick/engine';
import { type Card, cardOf, findCard, giverDefOf, maximumHandSize } from '@lastclick/engine/reading';
import { useMeant } from '../knowledge/gained.ts';
import { traitsOf } from '../knowledge/traits.ts';
import { worthOfPlayingForX } from './corp-announced.ts';
import { costOfShowing, rateInstall, surveyServers } from './corp-install.ts';
import { rateAdvanceAgenda, scoresNow, worthOfAgenda } from './corp-scoring.ts';
import { its, type Situation, worthOfScoring } from './corp-situation.ts';
import { worthOfRunnerCard } from './corp-worth.ts';

const KILL = 500;
const POOR = 4;
/** A drawn card, and what changes it. */
const CARD = 0.85;
const FEW_CARDS = 0.5;
const WANTED = 0.4;
const OVERDRAWN = 1.2;
/** From here on credits wait for something to be spent on. */
const IDLE_CREDITS = 9;
const DECKED = 100;
const LAST_CARDS = 4;
const SHORT_DECK = 14;
const PER_MISSING_CARD = 0.15;
/** A tag costs the Runner a click and two credits to be rid of. */
const TAG = 2.2;
const TAG_WITH_PUNISHMENT = 4;
const DAMAGE = 1;
const COUNTER_ON_ICE = 0.2;
const TRAP_COUNTER = 1.25;
const TRAP_COUNTERS = 2;
const STRIKE_COUNTER = 0.7;
const VIRUS = 0.4;
const PURGE = 3;
const USELESS = -1;

const turnPointsOf = (s: Situation): number => {
  let points = 0;
  for (const { deed, def } of s.game.state.turn.history)
    if (deed === 'score') points += s.game.rules.defs[def]?.points ?? 0;
  return points;
};

function rateDraw(s: Situation, room: number): number {
  const deck = s.game.state.zones.rd.length;
  if (deck <= LAST_CARDS) return deck === 0 ? -DECKED : USELESS;
  let rate = CARD;
  if (s.handSize < 3) rate += FEW_CARDS;
  if (s.agendas === 0) rate += WANTED;
  else if (s.agendas > 2) rate -= WANTED;
  if (s.ice === 0) rate += WANTED;
  if (s.economy === 0 && s.credits < POOR) rate += WANTED / 2;
  if (s.credits > IDLE_CREDITS) rate += WANTED;
  if (deck < SHORT_DECK) rate -= (SHORT_DECK - deck) * PER_MISSING_CARD;
  return room > 0 ? rate : rate - OVERDRAWN;
}

/** What it is worth that the Runner has tags, given what the Corp can do with them at once. */
const worthOfTag = (s: Situation): number =>
  s.clicks > 1 && s.punishments + s.damageInHand > 0 ? TAG_WITH_PUNISHMENT : TAG;

function bestRunnerCard(s: Situation): number {
  let best = 0;
  for (const id of s.game.state.zones.rig) {
    const card = cardOf(s.game.state, id);
    if (card.faceup) best = Math.max(best, worthOfRunnerCard(s, card));
  }
  return best;
}

function ratePlay(s: Situation, card: Card, room: number): number {
  const mine = its(s, card);
  const { traits, cost } = mine;
  const { costsX, addsX } = traits.def;
  if (costsX || addsX) return worthOfPlayingForX(s, card);
  let rate = (mine.gain - cost) * s.creditWorth;
  if (traits.draws > 0) {
    const kept = traits.draws - mine.shufflesBack;
    if (s.game.state.zones.rd.length <= traits.draws + LAST_CARDS) return USELESS;
    // A choice between credits and cards counts once.
    rate = mine.gain > 0 ? Math.max(rate, kept * CARD) : rate + Math.min(kept, room + 2) * CARD;
    if (mine.shufflesBack > 0) rate += 0.6 * Math.max(0, s.agendas - 1) + 0.5;
  }
  rate -= mine.trashesFromHand * (s.handSize > 3 ? 0.5 : 2);
  if (traits.tags > 0) {
    const tags = worthOfTag(s) * Math.min(2, traits.tags);
    const { credits } = s.game.state.runner;
    if (mine.escape > 0) rate += credits >= mine.escape ? Math.min(tags, mine.escape * 0.6) : tags;
    else if (mine.traceStrength > 0) rate += mine.traceStrength + s.credits - cost > credits ? tags - 2 : 0;
    else rate += tags;
  }
  if (traits.trashesRunnerCard && mine.trashesFromHand === 0) rate += bestRunnerCard(s);
  if (traits.damage > 0) {
    const damage = mine.damageByPoints ? turnPointsOf(s) : traits.damage;
    rate += damage + damageAfter(s, card) > s.grip ? KILL : damage * DAMAGE - (damage === 0 ? 2 : 0);
  }
  if (traits.advances > 0) rate += bestAdvance(s, traits.advances);
  return rate;
}

/** Damage that the other operations in hand can still do this turn once this one is played. */
function damageAfter(s: Situation, played: Card): number {
  let clicks = s.clicks - 1;
  let credits = s.credits - its(s, played).cost;
  let damage = 0;
  for (const id of s.game.state.zones.hq) {
    const { traits, cost, damageByPoints } = its(s, cardOf(s.game.state, id));
    if (id === played.id || traits.damage === 0 || damageByPoints) continue;
    if (clicks === 0 || cost > credits) continue;
    clicks--;
    credits -= cost;
    damage += traits.damage;
  }
  return damage;
}

/** The best use of an operation that places advancement counters. */
function bestAdvance(s: Situation, counters: number): number {
  let best = USELESS;
  const { state } = s.game;
  for (const server of state.servers) {
    if (server.id <= 2) continue;
    for (const id of server.root) {
      const card = cardOf(state, id);
      if (card.installedTurn === state.turn.number || its(s, card).type !== 'agenda') continue;
      const missing = (s.game.rules.defs[card.def]?.data.advancement ?? 0) - card.advancement;
      // Only a counter more than a click gives makes the card worth its place.
      if (missing < counters) continue;
      best = Math.max(
        best,
        scoresNow(s, card, missing, s.clicks, s.credits) ? worthOfAgenda(s, card) + 1 : 0,
      );
    }
  }
  return best;
}

/** What an ability brings for each click; one that was given is read off the card that says it. */
function rateUse(s: Situation, card: Card, number: number): number {
  if (giverDefOf(number) < 0) return its(s, card).traits.clickGain * s.creditWorth;
  const use = useMeant(traitsOf(s.game), card, number);
  if (use === undefined) return 0;
  const credits = use.gain + Math.min(use.takes, card.credits) - use.credits;
  return (credits * s.creditWorth + use.draws * CARD) / Math.max(1, use.clicks);
}

function rateAdvance(s: Situation, card: Card): number {
  const mine = its(s, card);
  if (mine.type === 'agenda') return rateAdvanceAgenda(s, card);
  if (mine.type === 'ice') return COUNTER_ON_ICE;
  const poor = s.credits < POOR ? -1 : 0;
  if (mine.strikesPerAdvancement > 0) {
    const reach = (card.advancement + s.clicks) * mine.strikesPerAdvancement;
    return (reach > s.grip && card.advancement <= s.grip ? 2.5 : STRIKE_COUNTER) + poor;
  }
  if (mine.traits.trapPerAdvancement > 0)
    return (card.advancement < TRAP_COUNTERS ? TRAP_COUNTER : 0.4) + poor;
  return USELESS;
}

/** What a credit brings nearer: an operation in hand that pays well but costs more than there is. */
function worthOfSaving(s: Situation): number {
  let best = 0;
  for (const id of s.game.state.zones.hq) {
    const { gain, cost } = its(s, cardOf(s.game.state, id));
    if (cost > s.credits && gain > cost) best = Math.max(best, (gain - cost) / (cost - s.credits + 2));
  }
  return best;
}

function ratePurge(s: Situation): number {
  let virus = 0;
  for (const id of s.game.state.zones.rig) virus += cardOf(s.game.state, id).virus;
  return virus * VIRUS - PURGE;
}

/** Rates the Corp's actions. */
export function rateActions(decision: Decision, s: Situation, rates: number[]): void {
  const { game } = s;
  const { options } = decision;
  const room = maximumHandSize(game, 'corp') - s.handSize;
  const saving = worthOfSaving(s);
  let surveyed = false;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Decision['options'][number];
    const card = findCard(game.state, option.card);
    let rate = 0;
    switch (option.kind) {
      case 'gainCredit':
        rate = s.creditWorth + saving;
        break;
      case 'drawCard':
        rate = rateDraw(s, room);
        break;
      case 'install':
        if (!surveyed) surveyServers(s);
        surveyed = true;
        rate = card === null ? 0 : rateInstall(s, card, option.server) - costOfShowing(option);
        break;
      case 'play':
        rate = card === null ? 0 : ratePlay(s, card, room);
        break;
      case 'advance':
        rate = card === null ? 0 : rateAdvance(s, card);
        break;
      case 'trashResource':
        rate = card === null ? 0 : worthOfRunnerCard(s, card) - 2;
        break;
      case 'purge':
        rate = ratePurge(s);
        break;
      case 'use':
        rate = card === null ? 0 : rateUse(s, card, option.number);
        break;
      case 'score':
        rate = card === null ? 0 : KILL + worthOfScoring(s, its(s, card).points);
        break;
    }
    rates[i] = rate;
  }
}
