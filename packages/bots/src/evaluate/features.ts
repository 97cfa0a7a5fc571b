import {
  ARCHIVES,
  advancementRequirement,
  cardOf,
  FIRST_REMOTE,
  type Game,
  HQ,
  RD,
  scoreOf,
} from '@lastclick/engine/reading';
import { traitsNow } from '../knowledge/gained.ts';
import { type Traits, traitsOf } from '../knowledge/traits.ts';
import { wayInto } from '../knowledge/way-in.ts';

/**
 * What decides who wins from a position between two turns, as numbers. They are read from a whole world: whoever
 * evaluates has made that world up from what they know.
 */
export const FEATURES = [
  'one',
  'corpPoints',
  'corpPointsNearWin',
  'runnerPoints',
  'runnerPointsNearWin',
  'corpFirstCredits',
  'corpMoreCredits',
  'runnerFirstCredits',
  'runnerMoreCredits',
  'corpHand',
  'grip',
  'gripTooSmall',
  'breakerKinds',
  'breakers',
  'hqOpen',
  'rdOpen',
  'hqPoints',
  'hqPointsOpen',
  'archivesPoints',
  'remoteProgress',
  'remoteProgressOpen',
  'remotePoints',
  'remotePointsOpen',
  'scorableNextTurn',
  'corpIncome',
  'runnerIncome',
  'iceCost',
  'tags',
  'tagsWithPunishment',
  'badPublicity',
  'coreDamage',
  'deckLow',
  'stackLow',
  'virus',
  'pointsLeftInRd',
  'traps',
  'rigCost',
] as const;

const INDEX = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Record<
  (typeof FEATURES)[number],
  number
>;

/** How likely the Runner gets in with a few clicks of credits, from 0 to 1. */
function openness(game: Game, server: number): number {
  const way = wayInto(game, server, true);
  if (way.chance <= 0) return 0;
  const grip = game.state.zones.grip.length;
  if (way.damage > grip) return 0.05;
  const spare = game.state.runner.credits + 2 - way.credits;
  const payable = spare >= 4 ? 1 : spare <= -4 ? 0 : (spare + 4) / 8;
  return way.chance * payable;
}

const points = (game: Game, id: number): number => game.rules.defs[cardOf(game.state, id).def]?.points ?? 0;

function sumOfPoints(game: Game, ids: readonly number[]): number {
  let sum = 0;
  for (const id of ids) sum += points(game, id);
  return sum;
}

function readRig(game: Game, traits: readonly Traits[], out: Float64Array): void {
  const { state } = game;
  let kinds = 0;
  let breakers = 0;
  let income = 0;
  let virus = 0;
  let cost = 0;
  for (const id of state.zones.rig) {
    const card = cardOf(state, id);
    const its = traitsNow(game, card, traits);
    income +=
      its.drip * (its.stock > 0 ? Math.min(1, card.credits / 4) : 1) + Math.max(0, its.clickGain - 1) / 2;
    income += card.credits * 0.15;
    virus += card.virus;
    cost += its.def.cost;
    if (its.breaking === null) continue;
    breakers++;
    kinds |=
      its.breaking.against === 'barrier'
        ? 1
        : its.breaking.against === 'code_gate'
          ? 2
          : its.breaking.against === 'sentry'
            ? 4
            : its.breaking.against === 'any'
              ? 8
              : 0;
  }
  const bits = (kinds & 1) + ((kinds >> 1) & 1) + ((kinds >> 2) & 1);
  out[INDEX.breakerKinds] = Math.max(bits, kinds & 8 ? Math.min(3, bits + 1) : bits);
  out[INDEX.breakers] = Math.min(5, breakers);
  out[INDEX.runnerIncome] = Math.min(6, income);
  out[INDEX.virus] = Math.min(8, virus);
  out[INDEX.rigCost] = Math.min(25, cost) / 5;
}

function readServers(game: Game, traits: readonly Traits[], out: Float64Array): void {
  const { state } = game;
  let income = 0;
  let ice = 0;
  let progress = 0;
  let progressOpen = 0;
  let pointsThere = 0;
  let pointsOpen = 0;
  let scorable = 0;
  let traps = 0;
  for (const server of state.servers) {
    for (const id of server.ice) {
      const card = cardOf(state, id);
      ice += (traits[card.def] as Traits).def.cost * (card.faceup ? 1.3 : 1);
    }
    let open = -1;
    for (const id of server.root) {
      const card = cardOf(state, id);
      const its = traits[card.def] as Traits;
      income += its.drip * (its.stock > 0 && card.faceup ? Math.min(1, card.credits / 4) : 0.8);
      income += Math.max(0, its.clickGain - 1) / 2;
      if (its.trap > 0) traps++;
      if (its.def.type !== 'agenda' || server.id < FIRST_REMOTE) continue;
      if (open < 0) open = openness(game, server.id);
      const needed = advancementRequirement(game, card);
      const part = its.def.points * Math.min(1, card.advancement / Math.max(1, needed));
      progress += part;
      progressOpen += part * open;
      pointsThere += its.def.points;
      pointsOpen += its.def.points * open;
      const left = needed - card.advancement;
      if (left <= 3 && left <= state.corp.credits) scorable += its.def.points * (1 - open);
    }
  }
  out[INDEX.corpIncome] = Math.min(8, income);
  out[INDEX.iceCost] = Math.min(40, ice) / 5;
  out[INDEX.remoteProgress] = progress;
  out[INDEX.remoteProgressOpen] = progressOpen;
  out[INDEX.remotePoints] = pointsThere;
  out[INDEX.remotePointsOpen] = pointsOpen;
  out[INDEX.scorableNextTurn] = scorable;
  out[INDEX.traps] = Math.min(3, traps);
}

/** Reads all features of a world. */
export function readFeatures(game: Game, out: Float64Array): void {
  const { state } = game;
  const traits = traitsOf(game);
  const { corp, runner, zones, pointsToWin } = state;
  const corpPoints = scoreOf(game, 'corp');
  const runnerPoints = scoreOf(game, 'runner');
  const hqPoints = sumOfPoints(game, zones.hq);
  const hqOpen = openness(game, HQ);
  const grip = zones.grip.length;
  let punishment = 0;
  for (const id of zones.hq) {
    const its = traits[cardOf(state, id).def] as Traits;
    if (its.damage > 0 || its.trashesRunnerCard) punishment++;
  }
  let archives = 0;
  for (const id of zones.archives) archives += points(game, id);
  out[INDEX.one] = 1;
  out[INDEX.corpPoints] = corpPoints;
  out[INDEX.corpPointsNearWin] = Math.max(0, corpPoints - (pointsToWin - 3));
  out[INDEX.runnerPoints] = runnerPoints;
  out[INDEX.runnerPointsNearWin] = Math.max(0, runnerPoints - (pointsToWin - 3));
  out[INDEX.corpFirstCredits] = Math.min(8, corp.credits);
  out[INDEX.corpMoreCredits] = Math.min(16, Math.max(0, corp.credits - 8));
  out[INDEX.runnerFirstCredits] = Math.min(8, runner.credits);
  out[INDEX.runnerMoreCredits] = Math.min(16, Math.max(0, runner.credits - 8));
  out[INDEX.corpHand] = Math.min(7, zones.hq.length);
  out[INDEX.grip] = Math.min(7, grip);
  out[INDEX.gripTooSmall] = Math.max(0, 3 - grip);
  out[INDEX.hqOpen] = hqOpen;
  out[INDEX.rdOpen] = openness(game, RD);
  out[INDEX.hqPoints] = hqPoints;
  out[INDEX.hqPointsOpen] = hqPoints * hqOpen;
  out[INDEX.archivesPoints] = archives * (archives > 0 ? openness(game, ARCHIVES) : 0);
  out[INDEX.tags] = Math.min(3, runner.tags);
  out[INDEX.tagsWithPunishment] = runner.tags > 0 ? punishment : 0;
  out[INDEX.badPublicity] = corp.badPublicity;
  out[INDEX.coreDamage] = runner.coreDamage;
  out[INDEX.deckLow] = Math.max(0, 8 - zones.rd.length);
  out[INDEX.stackLow] = Math.max(0, 8 - zones.stack.length);
  out[INDEX.pointsLeftInRd] =
    zones.rd.length === 0 ? 0 : (10 * sumOfPoints(game, zones.rd)) / zones.rd.length;
  readRig(game, traits, out);
  readServers(game, traits, out);
}
