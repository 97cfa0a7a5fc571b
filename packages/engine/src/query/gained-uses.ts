import type { CompiledPaid } from '../compile/program.ts';
import { at } from '../invariant.ts';
import { giverDefOf, numberInText, numberOfGiven } from '../state/ability-number.ts';
import { defOf, type Game } from '../state/game.ts';
import { type Card, NOTHING, type ObjectRef } from '../state/state.ts';
import { active } from './active.ts';
import { giftsTo } from './characteristics.ts';

/** A paid ability of a card with its number, and the card that gave it. */
export interface GainedUse {
  readonly card: Card;
  readonly ability: CompiledPaid;
  readonly number: number;
  readonly giver: ObjectRef;
}

const NONE: readonly GainedUse[] = [];

/** The paid abilities a card has gained. */
export function gainedUsesOf(game: Game, card: Card): readonly GainedUse[] {
  if (!game.rules.grantsPaid) return NONE;
  return giftsTo(game, card).flatMap(({ def, text, giver }) =>
    text.paid.map((place) => ({
      card,
      ability: at(at(game.rules.defs, def).paid, place),
      number: numberOfGiven(def, place),
      giver,
    })),
  );
}

/** Those of all active cards. */
export const gainedUses = (game: Game): readonly GainedUse[] =>
  game.rules.grantsPaid ? active(game).cards.flatMap((card) => gainedUsesOf(game, card)) : NONE;

/** The paid ability of that number, the card's own or one it could be given; undefined where there is none. */
export function paidAbility({ rules }: Game, card: Card, number: number): CompiledPaid | undefined {
  const giver = giverDefOf(number);
  return giver < 0 ? at(rules.defs, card.def).uses[number] : at(rules.defs, giver).paid[numberInText(number)];
}

/** Whether a card has the ability of that number now: it has lost none of its own, or was given it. */
export const isGainedUse = (game: Game, card: Card, number: number, giver: ObjectRef): boolean =>
  giver !== NOTHING && gainedUsesOf(game, card).some((one) => one.number === number && one.giver === giver);

/** What the program of an ability belongs to. */
export const textOfUse = (game: Game, card: Card, number: number) => {
  const giver = giverDefOf(number);
  return giver < 0 ? defOf(game, card) : at(game.rules.defs, giver);
};
