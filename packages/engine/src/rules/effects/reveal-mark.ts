import type { Filter } from '../../language/filter.ts';
import type { CardRef } from '../../language/reference.ts';
import { type Effect, REVEAL } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { visibilityOf } from '../../state/visibility.ts';
import { noteShown } from '../show.ts';
import { cardsOf } from './common.ts';

/** Whether only cards with a certain attribute may be chosen. */
export const namesSubtype = ({ subtype, notSubtype }: Filter): boolean =>
  subtype !== undefined || notSubtype !== undefined;

export const namesAttribute = (filter: Filter): boolean =>
  filter.type !== undefined || filter.notType !== undefined || namesSubtype(filter);

/** The mark of an effect whose card has to be shown, because it was chosen for an attribute. */
export const revealMark = (what: CardRef, names: (filter: Filter) => boolean): number =>
  typeof what === 'object' && (what.cards === 'choose' || what.cards === 'search') && names(what.from)
    ? REVEAL
    : 0;

/** A hidden card moved for what it is has to be revealed first (4.1.2b). */
export function showIfAsked(game: Game, effect: Effect): void {
  if (!(effect.marks & REVEAL)) return;
  const hidden = cardsOf(game, effect).filter((card) => visibilityOf(card) !== 'all');
  noteShown(game, 'revealed', 'revealing', effect.by, hidden);
}
