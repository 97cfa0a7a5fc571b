import { type DescriptionLine, describeLine } from '../describe/describe.ts';
import { at } from '../invariant.ts';
import type { AbilityData, StaticData } from '../language/ability.ts';
import { abilitiesLost, grantsTo } from '../query/characteristics.ts';
import { subroutinesOf } from '../query/subroutines.ts';
import { defOf, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';

/** An ability a card has besides its own, in words, and the id of the card that says so. */
export interface GainedText extends DescriptionLine {
  readonly by: string;
}

const isSubroutine = (ability: AbilityData): boolean => 'ability' in ability && ability.ability === 'sub';

/** What one static ability gives. */
const textOf = (ability: StaticData): readonly AbilityData[] =>
  ability.static === 'gain' ? (ability.text ?? []) : [];

/** The subroutine a program of a card is, among those it gives. */
function givenSubroutine(game: Game, def: number, program: number): AbilityData | undefined {
  for (const [ability, { subroutines }] of at(game.rules.defs, def).given) {
    const index = subroutines.indexOf(program);
    if (index >= 0) return textOf(ability).filter(isSubroutine)[index];
  }
  return undefined;
}

/** The abilities a card has gained, subroutines in their order and as often as it has them. */
export function gainedTexts(game: Game, card: Card): GainedText[] {
  const { rules } = game;
  if (!rules.grantsText || abilitiesLost(game, card) === 'all') return [];
  const holder = defOf(game, card).data;
  const gained: GainedText[] = [];
  const add = (ability: AbilityData, def: number): void => {
    gained.push({ ...describeLine(holder, ability), by: at(rules.defs, def).printed });
  };
  for (const { ability, def } of grantsTo(game, card))
    for (const one of textOf(ability)) if (!isSubroutine(one)) add(one, def);
  for (const { def, program, printed } of subroutinesOf(game, card)) {
    const given = printed < 0 ? givenSubroutine(game, def, program) : undefined;
    if (given !== undefined) add(given, def);
  }
  return gained;
}
