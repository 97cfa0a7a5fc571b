import type { Citation } from '../editions/citations.ts';
import type { Side } from '../side.ts';
import { type EventCard, emitCards, eventCard } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';

/** Shows cards to both players; they stay as they are (1.20.3, 1.20.4). */
export function noteShown(
  game: Game,
  kind: 'revealed' | 'exposed',
  rule: Citation,
  side: Side,
  cards: readonly Card[],
): void {
  for (const card of cards) {
    card.seen = card.object;
    card.seenByOwner = card.object;
  }
  if (game.events === null || cards.length === 0) return;
  const told = cards.map(
    (card): EventCard => ({ ...eventCard(game, card), seenBy: 'all', pointedAtBy: 'all' }),
  );
  emitCards(game, kind, rule, side, cards.length, told);
}

/** Shows cards to one player alone; they stay as they are (1.20.2). */
export function noteLooked(game: Game, side: Side, cards: readonly Card[]): void {
  for (const card of cards) {
    if (card.owner === side) card.seenByOwner = card.object;
    else card.seen = card.object;
  }
  if (game.events === null || cards.length === 0) return;
  const told = cards.map((card): EventCard => {
    const one = eventCard(game, card);
    return one.seenBy === 'all' ? one : { ...one, seenBy: side, pointedAtBy: side };
  });
  emitCards(game, 'lookedAt', 'looking', side, cards.length, told);
}
