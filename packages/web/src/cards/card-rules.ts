import type { EditionId } from '@lastclick/engine';
import { ruleOf } from '@lastclick/rulebook';
import type { CardData } from '@lastclick/table';
import { mechanicsOf } from './mechanics.ts';
import { OUR_RULINGS, type OurRuling } from './our-rulings.ts';

/** A rule in our own words. */
export interface RuleSaid {
  readonly number: string;
  readonly words: string;
}

/** What the rules and our rulings say of one thing a card does. */
export interface RulesOfMechanic {
  readonly title: string;
  readonly rules: readonly RuleSaid[];
  readonly rulings: readonly OurRuling[];
}

/** The rules behind a card, each of them once, where it fits best. */
export function rulesOfCard(card: CardData, edition: EditionId): readonly RulesOfMechanic[] {
  const told = new Set<string | number>();
  const isNew = (number: string | number): boolean => !told.has(number) && told.add(number).has(number);
  return mechanicsOf(card)
    .map(({ title, rules, rulings }) => ({
      title,
      rules: rules[edition].filter(isNew).map((number) => {
        const rule = ruleOf(edition, number);
        if (rule === null) throw new Error(`edition ${edition} has no rule ${number}`);
        return { number, words: rule.title };
      }),
      rulings: rulings.filter(isNew).map((number) => {
        const ruling = OUR_RULINGS.get(number);
        if (ruling === undefined) throw new Error(`there is no ruling ${number}`);
        return ruling;
      }),
    }))
    .filter(({ rules, rulings }) => rules.length + rulings.length > 0);
}
