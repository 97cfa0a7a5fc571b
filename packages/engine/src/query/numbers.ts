import type { CardType } from '../language/lists.ts';
import type { Side } from '../side.ts';
import { defOf, playerOf } from '../state/game.ts';
import { isConditionCounter } from '../state/in-play.ts';
import { handOf, hostedOn } from '../state/move.ts';
import type { Numbers } from '../state/ruleset.ts';
import { poolOf } from './pool.ts';
import { subroutinesOf } from './subroutines.ts';
import {
  advancementRequirement,
  linkValue,
  maximumHandSize,
  memoryCost,
  memoryLimit,
  memoryUsed,
  pointsOf,
  scoreOf,
  strengthOf,
  trashCost,
} from './values.ts';

const ofType = (type: CardType, is: CardType, number: number): number | null => (type === is ? number : null);

/** The numbers cards and players have, worked out now. */
export const NUMBERS: Numbers = {
  card: {
    cost: (game, card) => {
      const { data, cost } = defOf(game, card);
      return data.cost === undefined ? null : cost;
    },
    strength: strengthOf,
    memory: (game, card) => ofType(defOf(game, card).type, 'program', memoryCost(game, card)),
    trashCost,
    points: (game, card) => ofType(defOf(game, card).type, 'agenda', pointsOf(game, card)),
    printedPoints: (game, card) => {
      const { type, points } = defOf(game, card);
      return ofType(type, 'agenda', points);
    },
    requirement: (game, card) => ofType(defOf(game, card).type, 'agenda', advancementRequirement(game, card)),
    subroutines: (game, card) => ofType(defOf(game, card).type, 'ice', subroutinesOf(game, card).length),
    hostedCards: ({ state }, card) => hostedOn(state, card).filter((one) => !isConditionCounter(one)).length,
  },
  player: {
    credits: poolOf,
    clicks: ({ state }, side) => playerOf(state, side).clicks,
    tags: ({ state }, side) => playerOf(state, side).tags,
    badPublicity: ({ state }, side) => playerOf(state, side).badPublicity,
    hand: ({ state }, side) => state.zones[handOf(side)].length,
    handSize: maximumHandSize,
    link: linkValue,
    unusedMemory: (game) => memoryLimit(game) - memoryUsed(game),
    score: scoreOf,
    coreDamage: ({ state }, side: Side) => playerOf(state, side).coreDamage,
  },
};
