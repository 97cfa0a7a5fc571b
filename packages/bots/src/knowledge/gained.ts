import type { AbilityData } from '@lastclick/engine/language';
import {
  abilitiesLost,
  type Card,
  type Game,
  giftsTo,
  giverDefOf,
  numberInText,
} from '@lastclick/engine/reading';
import { type Traits, traitsOfText } from './traits.ts';
import type { Use } from './uses.ts';

// What a card is good for with the abilities it has gained, and without those it has lost.

/** What a card in play is good for now. */
export function traitsNow(game: Game, card: Card, traits: readonly Traits[]): Traits {
  const printed = traits[card.def] as Traits;
  const { rules } = game;
  // A facedown card of the Runner has nothing of what is printed on it (8.4.2).
  if (card.zone === 'rig' && !card.faceup) return traitsOfText(printed, 'facedown', true, []);
  if (!rules.grantsText && !rules.takesText) return printed;
  const lost = abilitiesLost(game, card) !== 'none';
  const gained: AbilityData[] = [];
  let key = lost ? 'lost' : '';
  for (const { def, text } of giftsTo(game, card)) {
    const giver = rules.defs[def];
    const data = (list: readonly { readonly data: AbilityData }[] | undefined, places: readonly number[]) =>
      places.flatMap((place) => list?.[place]?.data ?? []);
    gained.push(
      ...text.statics,
      ...data(giver?.when, text.when),
      ...data(giver?.paid, text.paid),
      ...data(giver?.interrupts, text.interrupts),
    );
    key += ` ${def}:${text.when.join()}/${text.paid.join()}/${text.interrupts.join()}/${text.statics.length}`;
  }
  return key === '' ? printed : traitsOfText(printed, key, lost, gained);
}

/** A paid ability of a card by the number its option has: its own, or one it was given. */
export function useMeant(traits: readonly Traits[], card: Card, number: number): Use | undefined {
  const giver = giverDefOf(number);
  return giver < 0
    ? (traits[card.def] as Traits).uses[number]
    : traits[giver]?.givenUses.get(numberInText(number));
}
