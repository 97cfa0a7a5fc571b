import type { Value } from '../language/ability.ts';
import { opponentOf, type Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import { cardOf, controllerOf, defOf, type Game, playerOf, refOf } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import type { Card } from '../state/state.ts';
import { active } from './active.ts';
import { amountOf, conditionHolds } from './ask.ts';
import { matches } from './filter.ts';

/** What a card says about its own costs and requirement counts although it is inactive (9.1.8d-e). */
const INACTIVE_TOO: ReadonlySet<Value> = new Set<Value>([
  'installCost',
  'rezCost',
  'playCost',
  'advancementRequirement',
]);

/** What changes a value: increases apply before decreases (9.11.1a), so they are summed apart. */
interface Change {
  up: number;
  down: number;
}

/** Adds what active cards change about a value: first all increases, then all decreases (9.11.1a). */
function modified(game: Game, value: Value, base: number, side: Side, subject: Card | null): number {
  if (!game.rules.valued[value]) return base;
  const sources = active(game).withStatics;
  const asksSubject =
    subject !== null &&
    defOf(game, subject).statics.length > 0 &&
    INACTIVE_TOO.has(value) &&
    !isActive(subject);
  if (sources.length === 0 && !asksSubject) return base;
  const change: Change = { up: 0, down: 0 };
  for (const card of sources) addChanges(game, value, side, subject, card, change);
  if (asksSubject) addChanges(game, value, side, subject, subject, change);
  return base + change.up + change.down;
}

function addChanges(
  game: Game,
  value: Value,
  side: Side,
  subject: Card | null,
  source: Card,
  change: Change,
): void {
  for (const ability of defOf(game, source).statics) {
    if (ability.static !== 'value' || ability.value !== value) continue;
    // Of an inactive card only what it says about itself counts (9.1.8d).
    if (ability.of !== 'source' && !isActive(source)) continue;
    const owner = controllerOf(source);
    if (
      ability.of === 'source'
        ? subject?.id !== source.id
        : ability.of === 'you'
          ? owner !== side
          : ability.of === 'opponent'
            ? opponentOf(owner) !== side
            : subject === null || !matches(game, subject, ability.of, contextOf(source, owner))
    ) {
      continue;
    }
    if (ability.while !== undefined && !conditionHolds(game, ability.while, contextOf(source, owner)))
      continue;
    const by =
      typeof ability.by === 'number' ? ability.by : amountOf(game, ability.by, contextOf(source, owner));
    if (by !== 0) game.witness?.(defOf(game, source), ability);
    if (by > 0) change.up += by;
    else change.down += by;
  }
}

const notNegative = (value: number): number => (value < 0 ? 0 : value);

/** 5.5.3; may be negative. */
export const maximumHandSize = (game: Game, side: Side): number =>
  modified(game, 'maximumHandSize', 5 - playerOf(game.state, side).coreDamage, side, null);

export const allottedClicks = (game: Game, side: Side): number =>
  notNegative(modified(game, 'allottedClicks', side === 'corp' ? 3 : 4, side, null));

export const memoryLimit = (game: Game): number =>
  notNegative(modified(game, 'memoryLimit', 4, 'runner', null));

export function memoryUsed(game: Game): number {
  let used = 0;
  for (const id of game.state.zones.rig) {
    const card = cardOf(game.state, id);
    if (card.faceup) used += defOf(game, card).memory;
  }
  return used;
}

export function linkValue(game: Game): number {
  const identity = cardOf(game.state, game.state.runner.identity);
  return modified(game, 'link', defOf(game, identity).data.link ?? 0, 'runner', null);
}

/** Strength of ice or an icebreaker, or null where the card has none. */
export function strengthOf(game: Game, card: Card): number | null {
  const printed = defOf(game, card).data.strength;
  if (printed === undefined) return null;
  let strength = modified(game, 'strength', printed ?? 0, controllerOf(card), card);
  for (const effect of game.state.lingering) {
    if (effect.kind === 'strength' && effect.card === refOf(card)) strength += effect.amount;
  }
  return strength;
}

export const rezCost = (game: Game, card: Card): number =>
  notNegative(modified(game, 'rezCost', defOf(game, card).cost, 'corp', card));

export const playCost = (game: Game, card: Card): number =>
  notNegative(modified(game, 'playCost', defOf(game, card).cost, controllerOf(card), card));

/** Install cost of a Runner card, or of ice behind `iceAlready` other pieces (1.15.5). */
export function installCost(game: Game, card: Card, iceAlready: number): number {
  const def = defOf(game, card);
  const base = def.type === 'ice' ? iceAlready : def.isCorp ? 0 : def.cost;
  return notNegative(modified(game, 'installCost', base, controllerOf(card), card));
}

export const advancementRequirement = (game: Game, card: Card): number =>
  notNegative(
    modified(game, 'advancementRequirement', defOf(game, card).data.advancement ?? 0, 'corp', card),
  );

/** Sum of the agenda points in a player's score area (1.16.1). */
export function scoreOf(game: Game, side: Side): number {
  let score = 0;
  for (const id of game.state.zones[side === 'corp' ? 'corpScore' : 'runnerScore']) {
    score += defOf(game, cardOf(game.state, id)).points;
  }
  return score;
}

/** What the Runner pays to trash an accessed card, or null where it has no trash cost. */
export function trashCost(game: Game, card: Card): number | null {
  const printed = defOf(game, card).data.trash;
  return printed === undefined ? null : notNegative(modified(game, 'trashCost', printed, 'corp', card));
}
