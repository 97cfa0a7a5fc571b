import type { Citation } from '../editions/citations.ts';
import type { TimingStep } from '../editions/edition.ts';
import type { Side } from '../side.ts';
import { EVENT_KINDS, type EventKind } from './event-kinds.ts';
import { cite, defOf, type Game } from './game.ts';
import type { Card } from './state.ts';
import { type Place, placeOf, type Telling, tell, type Whence, whenceOf } from './tale.ts';
import { isInTheCrowd, type Visibility, visibilityOf } from './visibility.ts';

export { EVENT_KINDS, type EventKind };

/** A card as an event mentions it, with who may know which card it is. */
export interface EventCard {
  readonly object: number;
  readonly card: string;
  readonly seenBy: Visibility;
  /** Who may follow the object; in hands, decks and facedown in Archives its very number is nobody else's business. */
  readonly pointedAtBy: Visibility;
  /** Where it lies now. */
  readonly place: Place;
  /** Where it was, where it has just moved. */
  readonly from: Whence | null;
}

/** One thing that happened, in order, with the rule that made it happen. */
export interface GameEvent extends Telling {
  readonly kind: EventKind;
  readonly rule: string;
  readonly side: Side | null;
  readonly amount: number;
  readonly detail: string;
  readonly cards: readonly EventCard[];
}

export const eventCard = (game: Game, card: Card): EventCard => ({
  object: card.object,
  card: defOf(game, card).printed,
  seenBy: visibilityOf(card),
  pointedAtBy: isInTheCrowd(card) ? visibilityOf(card) : 'all',
  place: placeOf(game.state, card),
  from: whenceOf(game, card),
});

const NO_CARDS: readonly Card[] = [];

/** Notes an event, if anybody listens. */
export function emit(
  game: Game,
  kind: EventKind,
  rule: Citation,
  side: Side | null,
  amount = 0,
  detail = '',
  cards: readonly Card[] = NO_CARDS,
): void {
  if (game.events === null) return;
  game.events.push({
    ...tell(game, kind),
    kind,
    rule: cite(game, rule),
    side,
    amount,
    detail,
    cards: cards.map((card) => eventCard(game, card)),
  });
}

/** Notes an event that a step of a timing structure is: the step is its rule. */
export function emitStep(game: Game, kind: EventKind, { rule }: TimingStep, side: Side): void {
  game.events?.push({ ...tell(game, kind), kind, rule, side, amount: 0, detail: '', cards: [] });
}

/** Notes an event about cards whose visibility is worked out already. */
export function emitCards(
  game: Game,
  kind: EventKind,
  rule: Citation,
  side: Side | null,
  amount: number,
  cards: readonly EventCard[],
  detail = '',
): void {
  game.events?.push({ ...tell(game, kind), kind, rule: cite(game, rule), side, amount, detail, cards });
}
