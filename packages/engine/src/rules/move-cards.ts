import { agendaForm } from '../compile/forms.ts';
import { InvariantError } from '../invariant.ts';
import { COUNTER_FORM } from '../language/counter-form.ts';
import type { Place } from '../language/effect.ts';
import { hasSeen, maySee } from '../query/visibility.ts';
import { opponentOf, type Side } from '../side.ts';
import { type EventCard, type EventKind, emit, emitCards, eventCard } from '../state/event.ts';
import { type Game, refOf } from '../state/game.ts';
import { deckOf, handOf, shuffleDeck } from '../state/move.ts';
import type { Card } from '../state/state.ts';
import { type Visibility, visibilityOf } from '../state/visibility.ts';
import { followTarget } from './follow-target.ts';
import { hostOn, moveTo, moveToBottom } from './move-card.ts';

/** Where a move goes, in one word; what a card is turned into there stands after it. */
export type PlaceWord =
  | 'hand'
  | 'setAside'
  | 'removed'
  | 'top'
  | 'bottom'
  | 'shuffled'
  | 'host'
  | 'root'
  | 'ice'
  | 'score';

export function placeWord(to: Place): PlaceWord {
  if ('zone' in to) return to.zone;
  if ('server' in to) return to.at;
  if ('score' in to) return 'score';
  return 'deck' in to ? to.deck : 'host';
}

/** The place of a move and what its card is turned into there, as its effect tells them. */
export const detailOfPlace = (to: Place): string =>
  'score' in to && to.asAgenda !== undefined
    ? `${placeWord(to)} ${agendaForm(to.asAgenda)}`
    : 'hostedOn' in to && to.asCounter !== undefined
      ? `${placeWord(to)} ${COUNTER_FORM}`
      : placeWord(to);

export function placeInDetail(detail: string): { readonly place: PlaceWord; readonly form: string } {
  const [place, form = ''] = detail.split(' ');
  return { place: place as PlaceWord, form };
}

/** How a move there is told of. */
export const EVENT_OF_PLACE: Readonly<Record<PlaceWord, EventKind>> = {
  hand: 'addedToHand',
  setAside: 'setAside',
  removed: 'removedFromGame',
  top: 'putOnDeckTop',
  bottom: 'putOnDeckBottom',
  shuffled: 'shuffledIntoDeck',
  host: 'hosted',
  root: 'moved',
  ice: 'moved',
  score: 'addedToScoreArea',
};

/** What a card is hosted on, and how it lies there. */
export interface Host {
  readonly card: Card;
  readonly faceup: boolean;
}

/** Puts a card where the word says; a deck is still to be shuffled. */
export function putCard(game: Game, card: Card, place: PlaceWord, host: Host | null): void {
  switch (place) {
    case 'hand':
      moveTo(game, card, handOf(card.owner), false);
      return;
    case 'setAside':
      moveTo(game, card, 'setAside', true);
      return;
    case 'removed':
      moveTo(game, card, 'removed', true);
      return;
    case 'top':
    case 'shuffled':
      moveTo(game, card, deckOf(card.owner), false);
      return;
    case 'bottom':
      moveToBottom(game, card, deckOf(card.owner));
      return;
    case 'host':
      if (host === null) throw new InvariantError('a card is hosted on nothing');
      hostOn(game, card, host.card, host.faceup);
      return;
    case 'root':
    case 'ice':
      throw new InvariantError('an installed card moves between servers as it is');
    case 'score':
      throw new InvariantError('whose score area it is has to be known');
  }
}

/** Who knows which card it is and sees where it goes: in a hand or deck nobody else can follow a card. */
function followers({ state }: Game, card: Card): Visibility {
  const { owner, zone } = card;
  const other = opponentOf(owner);
  const hidden = zone === 'hq' || zone === 'grip' || zone === 'rd' || zone === 'stack';
  if (visibilityOf(card) === 'all') return 'all';
  const knows = (side: Side): boolean => maySee(state, side, card) || (!hidden && hasSeen(side, card));
  return knows(other)
    ? knows(owner)
      ? 'all'
      : other
    : knows(owner) || hasSeen(owner, card)
      ? owner
      : 'none';
}

/** Moves cards to one place, and lets the ability follow them to the objects they become. */
export function moveCards(
  game: Game,
  cards: readonly Card[],
  place: PlaceWord,
  by: Side,
  host: Host | null = null,
): void {
  const moved: EventCard[] = [];
  for (const card of cards) {
    const before = refOf(card);
    const wasOpen = visibilityOf(card) === 'all';
    const ordered = place === 'top' || place === 'bottom';
    // What is hosted facedown lies on the table: whoever knew it follows it with their eyes.
    const known = ordered || place === 'host' ? followers(game, card) : 'none';
    putCard(game, card, place, host);
    followTarget(game.state, before, refOf(card));
    // Who saw which card it was still knows when it moves out of sight.
    if (game.events !== null) {
      const told = eventCard(game, card);
      moved.push(wasOpen ? { ...told, seenBy: 'all' } : ordered ? { ...told, seenBy: known } : told);
    }
    if (known === 'all' || known === card.owner) card.seenByOwner = card.object;
    if (known === 'all' || known === opponentOf(card.owner)) card.seen = card.object;
  }
  if (moved.length === 0) return;
  const rule = place === 'host' ? 'hosting' : place === 'removed' ? 'removedFromGame' : 'moveCards';
  emitCards(game, EVENT_OF_PLACE[place], rule, by, moved.length, moved);
}

/** Shuffles the decks cards were put into; with no cards that of who would have put them there. */
export function shuffleAfter(game: Game, cards: readonly Card[], by: Side): void {
  const owners = new Set(cards.length === 0 ? [by] : cards.map(({ owner }) => owner));
  for (const owner of owners) shuffleDeck(game, deckOf(owner));
  if (cards.length === 0) emit(game, 'shuffled', 'moveCards', by);
}
