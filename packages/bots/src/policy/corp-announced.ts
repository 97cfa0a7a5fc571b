import type { Decision } from '@lastclick/engine';
import type { EffectData } from '@lastclick/engine/language';
import { type Card, defOf, xToPlay } from '@lastclick/engine/reading';
import { type Announced, announcedToPlay } from '../knowledge/announced.ts';
import { numberOf } from '../knowledge/steps.ts';
import { announcedWith, cardsToChoose, effectsOf, rateX, strengthBy } from './announced.ts';
import { worthOfCost, worthOfEffect } from './corp-effects.ts';
import { lossOfStolen, type Situation } from './corp-situation.ts';

/** A counter placed, which by itself takes a click and a credit. */
const COUNTER = 1.3;
const STRENGTH = 0.4;
/** An agenda taken back from the Runner is neither scored nor safe yet. */
const TAKEN_BACK = 0.9;

/** What an effect with its number known does for the Corp, with the best card it could choose. */
function worthOfKnown(s: Situation, data: EffectData, announced: Announced): number {
  const cards = cardsToChoose(s.game, data, announced);
  if (cards?.length === 0) return 0;
  if (data.effect === 'placeCounters' && data.counter === 'advancement')
    return numberOf(data.amount) * COUNTER;
  const strength = strengthBy(data);
  if (strength !== 0) return strength * STRENGTH;
  const stolen = (cards ?? []).filter(({ zone }) => zone === 'runnerScore');
  if (data.effect === 'install' && stolen.length > 0) {
    const points = stolen.map((card) => defOf(s.game, card).points);
    return lossOfStolen(s, Math.max(...points)) * TAKEN_BACK;
  }
  return worthOfEffect(s, data, announced.source);
}

function worthOfX(s: Situation, announced: Announced): number {
  let worth = worthOfCost(announced.cost, announced.source);
  for (const data of effectsOf(announced)) worth += worthOfKnown(s, data, announced);
  return worth;
}

export const rateAnnouncing = (decision: Decision, s: Situation, rates: number[]): void =>
  rateX(s.game, decision, rates, (announced) => worthOfX(s, announced));

/** What playing a card is worth with the best X that can be announced. */
export function worthOfPlayingForX(s: Situation, card: Card): number {
  const announced = announcedToPlay(s.game, card);
  const rates = xToPlay(s.game, 'corp', card).map((x) => worthOfX(s, announcedWith(announced, x)));
  return Math.max(0, ...rates);
}
