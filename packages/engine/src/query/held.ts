import type { Changing, StaticData } from '../language/ability.ts';
import type { Changer, Game, Holder, StaticName } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { active, printedHolders } from './active.ts';
import { giftsTo } from './characteristics.ts';
import { lastingAbility } from './lingering.ts';

// The static abilities that hold now: those printed on active cards, and those these have gained.
//
// What is asked all the time makes no functions of its own, not even on ways it seldom takes: what they speak of would have
// to be kept for them with every call.

/** A static ability of a card, and the definition it is said in. */
interface Held {
  readonly card: Card;
  readonly ability: StaticData;
  readonly def: number;
}

const NONE: readonly Held[] = [];

/** The static abilities of one kind that active cards have. */
export function holding<N extends StaticName>(game: Game, name: N): readonly Holder<N>[] {
  const printed = printedHolders(game, name);
  return game.rules.grantsStatics ? withGained(game, name, printed) : printed;
}

function withGained<N extends StaticName>(
  game: Game,
  name: N,
  printed: readonly Holder<N>[],
): readonly Holder<N>[] {
  const gained = gainedHere(game, (ability) => ability.static === name);
  return gained.length === 0 ? printed : [...printed, ...(gained as readonly unknown[] as Holder<N>[])];
}

/** What changes a number now; undefined where nothing does. */
export function changing(game: Game, what: Changing): readonly Changer[] | undefined {
  const printed = active(game).changing?.get(what);
  return game.rules.grantsStatics ? withGainedChanges(game, what, printed) : printed;
}

function withGainedChanges(
  game: Game,
  what: Changing,
  printed: readonly Changer[] | undefined,
): readonly Changer[] | undefined {
  const gained = gainedHere(game, (ability) => ability.static === 'change' && ability.what === what);
  return gained.length === 0 ? printed : [...(printed ?? []), ...(gained as readonly unknown[] as Changer[])];
}

function gainedHere(game: Game, isSuch: (ability: StaticData) => boolean): readonly Held[] {
  if (!isGiven(game, isSuch)) return NONE;
  const found: Held[] = [];
  for (const card of active(game).cards)
    for (const { def, text } of giftsTo(game, card))
      for (const ability of text.statics) if (isSuch(ability)) found.push({ card, ability, def });
  return found;
}

/** Whether an active card gives such abilities, or what lasts does. */
function isGiven(game: Game, isSuch: (ability: StaticData) => boolean): boolean {
  const gives = (def: number, ability: StaticData): boolean =>
    game.rules.defs[def]?.given.get(ability)?.statics.some(isSuch) === true;
  return (
    active(game).granting.some(({ card, ability }) => gives(card.def, ability)) ||
    game.state.lingering.some((effect) => {
      const ability = lastingAbility(game, effect);
      return ability !== undefined && gives(effect.def, ability);
    })
  );
}
