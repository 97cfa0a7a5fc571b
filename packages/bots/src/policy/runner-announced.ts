import type { Decision } from '@lastclick/engine';
import type { EffectData } from '@lastclick/engine/language';
import { type Card, defOf, encounteredIce, type Game, strengthOf } from '@lastclick/engine/reading';
import type { Announced } from '../knowledge/announced.ts';
import { harmWorth } from '../knowledge/break-plan.ts';
import { harmsOf, openSubroutines } from '../knowledge/harms.ts';
import { numberOf } from '../knowledge/steps.ts';
import { cardsToChoose, effectsOf, rateX, strengthBy } from './announced.ts';
import { burdenOf, worthOfEffect, worthOfRunUnderWay } from './runner-effects.ts';
import { lookAhead } from './runner-outlook.ts';

/** Strong enough for the encountered ice: then its subroutines can be broken. */
const STRONG_ENOUGH = 8;

/** What breaking so many subroutines saves: the most harmful ones. */
function worthOfBreaking(game: Game, number: number): number {
  const ice = encounteredIce(game.state);
  if (ice === null) return 0;
  const outlook = lookAhead(game);
  const behind = worthOfRunUnderWay(game) + 1;
  const harms = harmsOf(game, ice, outlook.traits);
  const open = openSubroutines(game, harms.length);
  return harms
    .filter((_, index) => open & (1 << index))
    .map((harm) => harmWorth(game, harm, behind, outlook.purse))
    .sort((a, b) => b - a)
    .slice(0, number)
    .reduce((sum, harm) => sum + harm, 0);
}

/** What more strength brings: all or nothing. */
function worthOfStrength(game: Game, by: number, { source }: Announced): number {
  const ice = encounteredIce(game.state);
  if (ice === null || source === null) return 0;
  const missing = (strengthOf(game, ice) ?? 0) - (strengthOf(game, source) ?? 0);
  return missing > 0 && by >= missing ? STRONG_ENOUGH : 0;
}

/** What it is worth that the Corp is rid of a card: about what it took to have it there; one's own are missed. */
function worthOfRid(game: Game, card: Card): number {
  const { cost, data } = defOf(game, card);
  const worth = 1 + cost + (data.trash ?? 0);
  return card.owner === 'corp' ? worth : -worth;
}

function worthOfKnown(game: Game, data: EffectData, announced: Announced): number {
  const cards = cardsToChoose(game, data, announced);
  if (cards?.length === 0) return 0;
  if (cards !== null && (data.effect === 'trash' || data.effect === 'derez'))
    return Math.max(...cards.map((card) => worthOfRid(game, card)));
  if (data.effect === 'break') return worthOfBreaking(game, numberOf(data.number));
  const strength = strengthBy(data);
  if (strength !== 0) return worthOfStrength(game, strength, announced);
  return worthOfEffect(game, { controller: announced.controller, was: 0 }, data);
}

/** Rates each X that can be announced. */
export const rateAnnouncing = (game: Game, decision: Decision, rates: number[]): void =>
  rateX(game, decision, rates, (announced) => {
    let worth = -burdenOf(announced.cost);
    for (const data of effectsOf(announced)) worth += worthOfKnown(game, data, announced);
    return worth;
  });
