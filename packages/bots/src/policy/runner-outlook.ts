import {
  cardOf,
  type Game,
  linkValue,
  memoryLimit,
  memoryUsed,
  scoreOf,
  subtypesOf,
} from '@lastclick/engine/reading';
import { traitsNow } from '../knowledge/gained.ts';
import { type Traits, traitsOf } from '../knowledge/traits.ts';

/** What a Runner knows about the game as a whole, worked out once for a decision. */
export interface Outlook {
  traits: readonly Traits[];
  credits: number;
  /** Credits to spend during a run: the pool and what cards hold for runs. */
  purse: number;
  clicks: number;
  grip: number;
  /** Points missing to win, for each side. */
  need: number;
  corpNeed: number;
  /** Worth of one more credit: more to who has few, less to who has plenty. */
  credit: number;
  /** Damage the cards on the table could do before the Runner's next turn. */
  menace: number;
  /** Worth of an agenda point in credits. */
  point: number;
  /** Agenda points on an average card that nobody has seen. */
  density: number;
  /** Kinds of ice the rig can break: bits of BREAKS. */
  breaks: number;
  /** Kinds of rezzed ice that no breaker of the rig answers. */
  blockedBy: number;
  /** How many kinds of ice the rig has no breaker for, those that stand in the way twice. */
  missingKinds: number;
  memoryLeft: number;
  /** Cards in the rig that are not programs or hardware, open to a Corp that finds tags. */
  resources: number;
  /** More accesses that cards in play give. */
  moreHq: number;
  moreRd: number;
  /** What a successful run brings by cards in play. */
  anyReward: number;
  centralReward: number;
  hqRdReward: number;
  /** The Corp has shown that it does damage. */
  damageSeen: boolean;
}

export const BARRIER = 1;
export const CODE_GATE = 2;
export const SENTRY = 4;
const ALL_KINDS = BARRIER | CODE_GATE | SENTRY;

/** The kinds of ice a breaker answers, as bits. */
export const kindsOf = (against: string): number =>
  against === 'barrier'
    ? BARRIER
    : against === 'code_gate'
      ? CODE_GATE
      : against === 'sentry'
        ? SENTRY
        : against === 'any'
          ? ALL_KINDS
          : 0;

const bitsOf = (kinds: number): number => (kinds & 1) + ((kinds >> 1) & 1) + ((kinds >> 2) & 1);

function kindsOfIce(subtypes: readonly string[]): number {
  let kinds = 0;
  for (const subtype of subtypes) kinds |= kindsOf(subtype);
  return kinds;
}

const outlook: Outlook = {
  traits: [],
  credits: 0,
  purse: 0,
  clicks: 0,
  grip: 0,
  need: 7,
  corpNeed: 7,
  credit: 1,
  menace: 0,
  point: 0,
  density: 0,
  breaks: 0,
  blockedBy: 0,
  missingKinds: 0,
  memoryLeft: 0,
  resources: 0,
  moreHq: 0,
  moreRd: 0,
  anyReward: 0,
  centralReward: 0,
  hqRdReward: 0,
  damageSeen: false,
};

/** The nearer the end, the more a point is worth: by points missing. */
const POINT_WORTH = [40, 26, 18, 8, 5.5, 4.5, 4, 3.5, 3.5];
/** A Corp about to win makes every point count. */
const LAST_CHANCE = 1.6;
const MIDDLE_OF_RANGE = 0.5;
const LEAST_DENSITY = 0.05;
const MOST_DENSITY = 0.7;

/** How many cards the Corp's deck had: the same for as long as a game is gone on with. */
function corpDeckIn(game: Game): number {
  if (counted.game !== game) {
    counted.game = game;
    counted.cards = -1;
    for (const card of game.state.cards) if (card.owner === 'corp') counted.cards++;
  }
  return counted.cards;
}

const counted: { game: Game | null; cards: number } = { game: null, cards: 0 };

/**
 * Points on an average unseen card. Decks hold a number of agenda points fixed by their size (1.4 1.6.1), so what is
 * outstanding follows from what was seen.
 */
function densityOf(game: Game, traits: readonly Traits[]): number {
  const { state } = game;
  const { zones } = state;
  const size = corpDeckIn(game);
  let unseen = zones.hq.length + zones.rd.length;
  let seen = scoreOf(game, 'runner') + scoreOf(game, 'corp');
  for (const id of zones.archives) {
    const card = cardOf(state, id);
    if (card.faceup) seen += (traits[card.def] as Traits).def.points;
    else unseen++;
  }
  for (const { root } of state.servers) for (const id of root) if (!cardOf(state, id).faceup) unseen++;
  const total = 2 * Math.floor(size / 5) + 2 + MIDDLE_OF_RANGE;
  const density = unseen === 0 ? 0 : (total - seen) / unseen;
  return Math.max(LEAST_DENSITY, Math.min(MOST_DENSITY, density));
}

/** Worth of a credit by how many there are. */
const CREDIT_WORTH = [
  1.3, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1, 1, 1, 1, 0.95, 0.9, 0.85, 0.8, 0.7, 0.65, 0.6, 0.55, 0.5,
];
const CREDIT_OF_THE_RICH = 0.4;

/** Worth of the last credit of so many. */
export const creditWorth = (credits: number): number =>
  CREDIT_WORTH[Math.max(0, credits)] ?? CREDIT_OF_THE_RICH;

/** Reads the rig: breakers, rewards, credits for runs. */
function readRig(game: Game, traits: readonly Traits[]): void {
  const { state } = game;
  outlook.breaks = 0;
  outlook.resources = 0;
  outlook.moreHq = 0;
  outlook.moreRd = 0;
  outlook.anyReward = 0;
  outlook.centralReward = 0;
  outlook.hqRdReward = 0;
  outlook.purse = outlook.credits + (state.run === null ? state.corp.badPublicity : state.run.fund);
  for (const id of state.zones.rig) {
    const card = cardOf(state, id);
    const its = traitsNow(game, card, traits);
    if (its.breaking !== null) outlook.breaks |= kindsOf(its.breaking.against);
    if (its.def.type === 'resource') outlook.resources++;
    if (card.credits > 0 && its.runPurse) outlook.purse += card.credits;
    if (its.moreAccessAt === 'hq') outlook.moreHq += its.moreAccess;
    else if (its.moreAccessAt === 'rd') outlook.moreRd += its.moreAccess;
    addReward(its);
  }
  for (const id of state.zones.playing) {
    const card = cardOf(state, id);
    if (card.owner === 'runner' && (traits[card.def] as Traits).runPurse) outlook.purse += card.credits;
  }
  addReward(traits[cardOf(state, state.runner.identity).def] as Traits);
}

function addReward(its: Traits): void {
  if (its.runRewardAt === 'any') outlook.anyReward += its.runReward;
  else if (its.runRewardAt === 'central') outlook.centralReward += its.runReward;
  else if (its.runRewardAt === 'hqOrRd') outlook.hqRdReward += its.runReward;
}

function readIce(game: Game, traits: readonly Traits[]): void {
  outlook.blockedBy = 0;
  outlook.damageSeen = false;
  outlook.menace = 0;
  for (const { ice, root } of game.state.servers) {
    for (const id of root) {
      const card = cardOf(game.state, id);
      if (card.faceup && (traits[card.def] as Traits).dripDamage === 0) continue;
      outlook.menace = Math.max(outlook.menace, card.advancement);
    }
    for (const id of ice) {
      const card = cardOf(game.state, id);
      if (!card.faceup) continue;
      const its = traits[card.def] as Traits;
      const kinds = kindsOfIce(subtypesOf(game, card));
      if ((kinds & outlook.breaks) === 0) outlook.blockedBy |= kinds;
      for (const { damage } of its.subroutines) if (damage > 0) outlook.damageSeen = true;
    }
  }
}

/** What a run needs to know; the same object is filled in again each time. */
export function lookAhead(game: Game): Outlook {
  const { state } = game;
  const traits = traitsOf(game);
  outlook.traits = traits;
  outlook.credits = state.runner.credits;
  outlook.credit = creditWorth(outlook.credits);
  outlook.clicks = state.runner.clicks;
  outlook.grip = state.zones.grip.length;
  outlook.need = Math.max(1, state.pointsToWin - scoreOf(game, 'runner'));
  outlook.corpNeed = Math.max(1, state.pointsToWin - scoreOf(game, 'corp'));
  outlook.point = POINT_WORTH[Math.min(outlook.need, POINT_WORTH.length - 1)] as number;
  if (outlook.corpNeed <= 2) outlook.point *= LAST_CHANCE;
  outlook.density = densityOf(game, traits);
  readRig(game, traits);
  return outlook;
}

/** The same, with what only actions ask about. */
export function lookAround(game: Game): Outlook {
  lookAhead(game);
  readIce(game, outlook.traits);
  outlook.missingKinds = bitsOf(ALL_KINDS & ~outlook.breaks) + bitsOf(outlook.blockedBy);
  outlook.memoryLeft = memoryLimit(game) - memoryUsed(game);
  return outlook;
}

export const missingToBeatTrace = (game: Game, strength: number, link: number): number =>
  strength - link - linkValue(game);
