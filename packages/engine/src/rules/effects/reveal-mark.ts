import type { Filter } from '../../language/filter.ts';
import type { CardRef } from '../../language/reference.ts';
import { maySee } from '../../query/visibility.ts';
import { SIDES } from '../../side.ts';
import { type Effect, REVEAL } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { noteShown } from '../show.ts';
import { cardsOf } from './common.ts';

type Attribute = 'type' | 'subtype' | 'title' | 'faction' | 'unique' | 'has';

/** Whether only cards with certain attributes may be chosen, or without them. */
const asksFor =
  (...attributes: readonly Attribute[]) =>
  (filter: Filter): boolean =>
    attributes.some((attribute) => filter[attribute] !== undefined) ||
    [...(filter.or ?? []), ...(filter.not === undefined ? [] : [filter.not])].some(asksFor(...attributes));

export const namesSubtype = asksFor('subtype', 'title', 'faction', 'unique', 'has');
export const namesAttribute = asksFor('type', 'subtype', 'title', 'faction', 'unique', 'has');

/** The mark of an effect whose card has to be shown, because it was chosen for an attribute. */
export const revealMark = (what: CardRef, names: (filter: Filter) => boolean): number =>
  typeof what === 'object' && (what.cards === 'choose' || what.cards === 'search') && names(what.from)
    ? REVEAL
    : 0;

/** A hidden card moved for what it is has to be revealed first (4.1.2b). */
export function showIfAsked(game: Game, effect: Effect): void {
  if (!(effect.marks & REVEAL)) return;
  const { state } = game;
  const hidden = cardsOf(game, effect).filter((card) => !SIDES.every((side) => maySee(state, side, card)));
  noteShown(game, 'revealed', 'revealing', effect.by, hidden);
}
