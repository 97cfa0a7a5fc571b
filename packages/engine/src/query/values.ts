import type { CompiledCard } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { Change, Changing } from '../language/ability.ts';
import type { Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import {
  abilityController,
  type Changer,
  cardOf,
  controllerOf,
  defOf,
  type Game,
  playerOf,
} from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import type { Card } from '../state/state.ts';
import { amountOf, conditionHolds } from './ask.ts';
import { concerns, lastsFor } from './concerned.ts';
import { changing } from './held.ts';
import { lastingAbility } from './lingering.ts';
import { changedPrice } from './price-changes.ts';

/** What a card says about its own requirement counts although it is inactive (9.1.8e). */
const INACTIVE_TOO: ReadonlySet<Changing> = new Set<Changing>(['requirement']);

/** What changes a value: what sets it applies first, then increases, then decreases (9.11.1a). */
interface Sum {
  base: number;
  up: number;
  down: number;
}

/** The number of a card or player after everything that changes it; `side` is the player, or who controls the card. */
function changed(game: Game, what: Changing, base: number, side: Side, subject: Card | null): number {
  if (!game.rules.changing.has(what)) return base;
  const changers = changing(game, what);
  const { lingering } = game.state;
  const asksSubject = subject !== null && INACTIVE_TOO.has(what) && !isActive(subject);
  if (changers === undefined && lingering.length === 0 && !asksSubject) return base;
  if (asked >= DEEPEST) return base;
  const sum: Sum = { base, up: 0, down: 0 };
  asked += 1;
  try {
    addAllChanges(game, what, changers, side, subject, sum);
  } finally {
    asked -= 1;
  }
  return sum.base + sum.up + sum.down;
}

function addAllChanges(
  game: Game,
  what: Changing,
  changers: readonly Changer[] | undefined,
  side: Side,
  subject: Card | null,
  sum: Sum,
): void {
  if (changers !== undefined) {
    for (const changer of changers) {
      const { card, ability, def } = changer;
      if (isApplied(card, ability)) continue;
      applied.push(changer);
      try {
        if (!concerns(game, ability, card, side, subject)) continue;
        const context = contextOf(card, abilityController(card));
        if (ability.while !== undefined && !conditionHolds(game, ability.while, context)) continue;
        const number = ability.by ?? ability.to ?? 0;
        const worth = typeof number === 'number' ? number : amountOf(game, number, context);
        apply(game, def, ability, worth, sum);
      } finally {
        applied.pop();
      }
    }
  }
  if (subject !== null && INACTIVE_TOO.has(what) && !isActive(subject)) {
    for (const ability of defOf(game, subject).changes) {
      if (ability.what !== what || ability.of !== 'this') continue;
      const context = contextOf(subject, controllerOf(subject));
      if (ability.while !== undefined && !conditionHolds(game, ability.while, context)) continue;
      apply(game, subject.def, ability, amountOf(game, ability.by ?? ability.to ?? 0, context), sum);
    }
  }
  for (const effect of game.state.lingering) {
    const ability = lastingAbility(game, effect);
    if (ability?.static !== 'change' || ability.what !== what) continue;
    if (lastsFor(game, ability, effect, side, subject)) apply(game, effect.def, ability, effect.amount, sum);
  }
}

/** How many numbers are being worked out for the sake of another one. */
let asked = 0;
const DEEPEST = 8;

/** The abilities being applied: what needs a number that they change themselves knows it without them (26.03 9.12.1d-e). */
const applied: Changer[] = [];

function isApplied(card: Card, ability: Change): boolean {
  for (const other of applied) if (other.ability === ability && other.card === card) return true;
  return false;
}

function apply(game: Game, def: number, ability: Change, number: number, sum: Sum): void {
  if (ability.to !== undefined) sum.base = number;
  else if (number > 0) sum.up += number;
  else sum.down += number;
  if (game.witness !== null && (ability.to !== undefined || number !== 0))
    game.witness(at(game.rules.defs, def), ability);
}

const notNegative = (value: number): number => (value < 0 ? 0 : value);

/** 5.5.3; may be negative. */
export const maximumHandSize = (game: Game, side: Side): number =>
  changed(game, 'handSize', 5 - playerOf(game.state, side).coreDamage, side, null);

export const allottedClicks = (game: Game, side: Side): number =>
  notNegative(changed(game, 'allottedClicks', side === 'corp' ? 3 : 4, side, null));

export const memoryLimit = (game: Game): number => notNegative(changed(game, 'memory', 4, 'runner', null));

/** What a program takes up of the memory. */
export const memoryCost = (game: Game, card: Card): number => {
  const { memory } = defOf(game, card);
  return memory === 0 || !game.rules.changing.has('memory')
    ? memory
    : notNegative(changed(game, 'memory', memory, 'runner', card));
};

export function memoryUsed(game: Game): number {
  let used = 0;
  for (const id of game.state.zones.rig) {
    const card = cardOf(game.state, id);
    if (card.faceup) used += memoryCost(game, card);
  }
  return used;
}

export function linkValue(game: Game): number {
  const identity = cardOf(game.state, game.state.runner.identity);
  return changed(game, 'link', defOf(game, identity).data.link ?? 0, 'runner', null);
}

/** Strength of ice or an icebreaker, or null where the card has none. */
export function strengthOf(game: Game, card: Card): number | null {
  const { strength } = defOf(game, card);
  return strength === null ? null : changed(game, 'strength', strength, controllerOf(card), card);
}

/** Rez cost, lowered by `less` as an effect may direct; so with the others (1.15.1c). */
export function rezCost(game: Game, card: Card, less = 0): number {
  const { cost } = defOf(game, card);
  return game.rules.priced.rez ? changedPrice(game, 'rez', cost, card, less) : notNegative(cost - less);
}

/** The printed cost of a card with that X. */
const printedCost = ({ cost, costsX }: CompiledCard, x: number): number => (costsX ? x : cost);

export function playCost(game: Game, card: Card, less = 0, x = 0): number {
  const cost = printedCost(defOf(game, card), x);
  return game.rules.priced.play ? changedPrice(game, 'play', cost, card, less) : notNegative(cost - less);
}

/** Install cost of a Runner card, or of ice behind `iceAlready` other pieces (1.15.5). */
export function installCost(game: Game, card: Card, iceAlready: number, less = 0, x = 0): number {
  const def = defOf(game, card);
  const base = def.type === 'ice' ? iceAlready : def.isCorp ? 0 : printedCost(def, x);
  return game.rules.priced.install
    ? changedPrice(game, 'install', base, card, less)
    : notNegative(base - less);
}

export const advancementRequirement = (game: Game, card: Card): number =>
  notNegative(changed(game, 'requirement', defOf(game, card).requirement, 'corp', card));

/** The score with which a player wins (1.16.2). */
export const pointsToWin = (game: Game, side: Side): number =>
  changed(game, 'pointsToWin', game.state.pointsToWin, side, null);

/** What an agenda is worth (1.16.1). */
export const pointsOf = (game: Game, card: Card): number =>
  changed(game, 'points', defOf(game, card).points, controllerOf(card), card);

/** Sum of the agenda points in a player's score area (1.16.1). */
export function scoreOf(game: Game, side: Side): number {
  let score = 0;
  for (const id of side === 'corp' ? game.state.zones.corpScore : game.state.zones.runnerScore) {
    score += pointsOf(game, cardOf(game.state, id));
  }
  return score;
}

/** What the Runner pays to trash an accessed card, or null where it has no trash cost. */
export function trashCost(game: Game, card: Card): number | null {
  const printed = defOf(game, card).data.trash;
  if (printed === undefined) return null;
  return game.rules.priced.trash ? changedPrice(game, 'trash', printed, card) : notNegative(printed);
}
