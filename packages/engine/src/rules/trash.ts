import type { Citation } from '../editions/citations.ts';
import { occur } from '../kernel/occur.ts';
import { accessedCard } from '../query/run.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { defOf, type Game, refOf } from '../state/game.ts';
import { isActive, isRezzed } from '../state/in-play.ts';
import { deckOf, discardOf, shuffleDeck } from '../state/move.ts';
import { type Card, NO_SERVER, NOTHING, type ServerId, type Zone } from '../state/state.ts';
import { visibilityOf } from '../state/visibility.ts';
import { followTarget } from './follow-target.ts';
import { moveTo } from './move-card.ts';

/** In Archives a card lies faceup if the Runner could see it (4.5.6b); in the heap always. */
const landsFaceup = (card: Card, accessed: Card | null): boolean =>
  card.owner === 'runner' || card === accessed || visibilityOf(card) === 'all';

/** Only draws and searches set cards aside: to other abilities such a card comes straight from the deck (4.8.3). */
const cameFrom = (card: Card): Zone => (card.zone === 'setAside' ? deckOf(card.owner) : card.zone);

/** Persistent abilities of a rezzed card the Runner trashes while accessing it last for the run (26.03 9.12.5). */
function keepPersisting(game: Game, card: Card, server: ServerId, object: number): void {
  const { state } = game;
  if (state.run === null) return;
  const run = state.run.number;
  const persist = (kind: 'delayed' | 'additionalCost', ability: number): void => {
    state.lingering.push({
      kind,
      side: card.owner,
      until: 'run',
      number: run,
      card: NOTHING,
      amount: 0,
      server,
      source: refOf(card),
      def: card.def,
      ability,
      created: ++state.stamp,
    });
  };
  defOf(game, card).when.forEach(({ data }, ability) => {
    if (data.persistent !== true) return;
    // It is no new ability: a use this turn still counts (26.03 9.12.5b).
    if (state.turn.used.includes(`${object}!${ability}`)) state.turn.used.push(`${card.object}!${ability}`);
    persist('delayed', ability);
  });
  defOf(game, card).statics.forEach((data, ability) => {
    if (data.static === 'cost' && data.persistent === true) persist('additionalCost', ability);
  });
}

/** Trashes cards together (1.18); `by` is who does it, null for the rules themselves. */
export function trashCards(game: Game, cards: readonly Card[], by: Side | null, rule: Citation): void {
  const seen = accessedCard(game.state);
  const accessed = by === 'runner' ? seen : null;
  const from = cards.map(cameFrom);
  const wereActive = game.rules.listened.trash ? cards.filter(isActive) : [];
  for (const card of cards) {
    const persists = card === accessed && isRezzed(card);
    const { server, object } = card;
    const before = refOf(card);
    moveTo(game, card, discardOf(card.owner), landsFaceup(card, seen));
    followTarget(game.state, before, refOf(card));
    if (persists) keepPersisting(game, card, server, object);
  }
  emit(game, 'trashed', rule, by, cards.length, '', cards);
  const witnesses = wereActive.map(refOf);
  cards.forEach((card, index) => {
    const detail = card === accessed ? 'accessed' : '';
    occur(game, 'trash', by ?? card.owner, card, 1, 0, detail, NO_SERVER, from[index] ?? '', witnesses);
  });
}

/** Trashing replaced by shuffling into the deck: the card still counts as trashed (1.18.1a). */
export function trashIntoDeck(game: Game, card: Card, by: Side | null): void {
  const accessed = by === 'runner' && accessedCard(game.state) === card;
  const from = cameFrom(card);
  const persists = accessed && isRezzed(card);
  const { server, object } = card;
  const before = refOf(card);
  moveTo(game, card, deckOf(card.owner), false);
  followTarget(game.state, before, refOf(card));
  shuffleDeck(game, deckOf(card.owner));
  if (persists) keepPersisting(game, card, server, object);
  emit(game, 'shuffledIntoDeck', 'trashReplaced', by, 1, '', [card]);
  occur(game, 'trash', by ?? card.owner, card, 1, 0, accessed ? 'accessed' : '', NO_SERVER, from);
}

/** Moves an agenda out of its owner's score area and out of the game (10.1.2). */
export function forfeit(game: Game, card: Card, side: Side): void {
  moveTo(game, card, 'removed', true);
  emit(game, 'forfeited', 'forfeiting', side, 1, '', [card]);
  occur(game, 'forfeit', side, card, 1);
}
