import type { CardType } from '../language/lists.ts';
import type { Side } from '../side.ts';
import { defOf, playerOf } from '../state/game.ts';
import { deckOf, discardOf, handOf, hostedOn } from '../state/move.ts';
import type { Numbers } from '../state/ruleset.ts';
import { poolOf } from './pool.ts';
import {
  advancementRequirement,
  allottedClicks,
  linkValue,
  maximumHandSize,
  memoryLimit,
  memoryUsed,
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
    memory: (game, card) => {
      const { type, memory } = defOf(game, card);
      return ofType(type, 'program', memory);
    },
    trashCost,
    points: (game, card) => {
      const { type, points } = defOf(game, card);
      return ofType(type, 'agenda', points);
    },
    requirement: (game, card) => ofType(defOf(game, card).type, 'agenda', advancementRequirement(game, card)),
    influence: (game, card) => defOf(game, card).data.influence ?? null,
    subroutines: (game, card) => {
      const { type, subroutines } = defOf(game, card);
      return ofType(type, 'ice', subroutines.length);
    },
    hostedCards: ({ state }, card) => hostedOn(state, card).length,
  },
  player: {
    credits: poolOf,
    clicks: ({ state }, side) => playerOf(state, side).clicks,
    tags: ({ state }, side) => playerOf(state, side).tags,
    badPublicity: ({ state }, side) => playerOf(state, side).badPublicity,
    hand: ({ state }, side) => state.zones[handOf(side)].length,
    deck: ({ state }, side) => state.zones[deckOf(side)].length,
    discard: ({ state }, side) => state.zones[discardOf(side)].length,
    handSize: maximumHandSize,
    link: linkValue,
    memory: memoryLimit,
    unusedMemory: (game) => memoryLimit(game) - memoryUsed(game),
    allottedClicks,
    score: scoreOf,
    coreDamage: ({ state }, side: Side) => playerOf(state, side).coreDamage,
  },
};
