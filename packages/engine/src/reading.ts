/**
 * Questions about a game for programs that play thousands of them: the engine's own answers, without the masking and
 * copying of a view. Who asks sees everything, so it is for worlds one has made oneself. Nothing here changes a game, but
 * that its chance can be brought from outside, to see all it could do.
 */
export type { CompiledCard } from './compile/program.ts';
export { xToPlay } from './query/announced.ts';
export { abilitiesLost, giftsTo, hasSubtype, subtypesOf } from './query/characteristics.ts';
export { cardsMatching } from './query/filter.ts';
export { isForbidden } from './query/forbidden.ts';
export { poolOf } from './query/pool.ts';
export { accessedCard, encounteredIce, encounterFrame, iceAtPosition } from './query/run.ts';
export { statesOf, subroutinesOf } from './query/subroutines.ts';
export {
  advancementRequirement,
  installCost,
  linkValue,
  maximumHandSize,
  memoryLimit,
  memoryUsed,
  playCost,
  rezCost,
  scoreOf,
  strengthOf,
  trashCost,
} from './query/values.ts';
export { maySee, maySeeOrRemember } from './query/visibility.ts';
export { giverDefOf, numberInText } from './state/ability-number.ts';
export { contextOf } from './state/context.ts';
export type { Frame } from './state/frame.ts';
export { cardOf, controllerOf, defOf, findCard, type Game, idOf, objectOf, refOf } from './state/game.ts';
export { isActive } from './state/in-play.ts';
export { bringChance, type Chance } from './state/random.ts';
export { ARCHIVES, type Card, FIRST_REMOTE, HQ, type Occurrence, RD, type State } from './state/state.ts';
