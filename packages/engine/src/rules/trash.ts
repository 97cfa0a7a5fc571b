import { LISTENED } from '../compile/noted.ts';
import type { Citation } from '../editions/citations.ts';
import { occur } from '../kernel/occur.ts';
import { ownServer } from '../query/active.ts';
import { isUsedUp, nameOfUse, noteUse } from '../query/limited.ts';
import { accessedCard } from '../query/run.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { isConverted } from '../state/forms.ts';
import { defOf, type Game, refOf } from '../state/game.ts';
import { isActive, isNothing, isRezzed } from '../state/in-play.ts';
import { deckOf, discardOf, shuffleDeck } from '../state/move.ts';
import {
  type Card,
  NO_SERVER,
  NOTHING,
  type ObjectRef,
  type ServerId,
  type State,
  type Zone,
} from '../state/state.ts';
import { visibilityOf } from '../state/visibility.ts';
import { followTarget } from './follow-target.ts';
import { moveTo } from './move-card.ts';
import { EVENT_OF_PLACE, type PlaceWord, putCard } from './move-cards.ts';

/** In Archives a card lies faceup if the Runner could see it (4.5.6b); in the heap always. */
const landsFaceup = ({ stack }: State, card: Card, accessed: Card | null): boolean =>
  card.owner === 'runner' ||
  card === accessed ||
  visibilityOf(card) === 'all' ||
  // What an ability revealed stays visible until it has resolved (1.20.6).
  stack.some((frame) => frame.kind === 'ability' && frame.revealed.includes(refOf(card)));

/**
 * To other abilities a card that was set aside comes straight from where it lay before (4.8.3): on the source whose cost
 * took it away (9.5.5), or in the deck that was drawn from or searched.
 */
function cameFrom({ stack }: State, card: Card): Zone {
  if (card.zone !== 'setAside') return card.zone;
  const ref = refOf(card);
  return stack.some((open) => open.kind === 'ability' && open.hosted.includes(ref))
    ? 'hosted'
    : deckOf(card.owner);
}

const NO_CARDS: readonly ObjectRef[] = [];

/** Persistent abilities of a rezzed card the Runner trashes while accessing it last for the run (26.03 9.12.5). */
function keepPersisting(game: Game, card: Card, server: ServerId, object: number): void {
  const { state } = game;
  if (state.run === null) return;
  const run = state.run.number;
  const persist = (kind: 'delayed' | 'persistent', ability: number): void => {
    state.lingering.push({
      kind,
      side: card.owner,
      until: 'run',
      number: run,
      cards: NO_CARDS,
      subject: NOTHING,
      amount: 0,
      counters: [],
      server,
      source: refOf(card),
      def: card.def,
      ability,
      turn: state.turn.number,
      run,
      created: ++state.stamp,
    });
  };
  defOf(game, card).when.forEach(({ data, key }, ability) => {
    if (data.persistent !== true) return;
    // It is no new ability: a use this turn still counts (26.03 9.12.5b).
    if (isUsedUp(state, data.limit, key, object))
      noteUse(state, nameOfUse(state, data.limit, key, card.object));
    persist('delayed', ability);
  });
  defOf(game, card).statics.forEach((data, ability) => {
    if ((data.static === 'cost' || data.static === 'price') && data.persistent === true)
      persist('persistent', ability);
  });
}

/** Trashes cards together (1.18); `by` is who does it, null for the rules themselves. */
export function trashCards(game: Game, cards: readonly Card[], by: Side | null, rule: Citation): void {
  const seen = accessedCard(game.state);
  const accessed = by === 'runner' ? seen : null;
  const from = cards.map((card) => cameFrom(game.state, card));
  const wereNothing = cards.map(isNothing);
  const wereActive =
    game.rules.noted.trash & LISTENED
      ? cards.filter((card) => isActive(card) && !isConverted(game, card))
      : [];
  const left = cards.map((card) => ownServer(game.state, card));
  for (const card of cards) {
    const persists = card === accessed && isRezzed(card);
    const { server, object } = card;
    const before = refOf(card);
    moveTo(game, card, discardOf(card.owner), landsFaceup(game.state, card, seen));
    followTarget(game.state, before, refOf(card));
    if (persists) keepPersisting(game, card, server, object);
  }
  emit(game, 'trashed', rule, by, cards.length, '', cards);
  const witnesses = wereActive.map(refOf);
  const homes = wereActive.map((card) => left[cards.indexOf(card)] ?? NO_SERVER);
  // Every move makes a new object, so no other event has this number.
  const batch = game.state.nextObject;
  cards.forEach((card, index) => {
    const detail = card === accessed ? 'accessed' : '';
    const before = from[index] ?? '';
    const server = left[index] ?? NO_SERVER;
    const who = by ?? card.owner;
    const def = wereNothing[index] === true ? -1 : card.def;
    occur(game, 'trash', who, card, 1, 0, detail, server, before, witnesses, null, batch, homes, def);
  });
}

/** Trashing into another place than the discard pile: the card still counts as trashed (1.18.1a). */
export function trashElsewhere(game: Game, card: Card, by: Side | null, place: PlaceWord): void {
  const accessed = by === 'runner' && accessedCard(game.state) === card;
  const from = cameFrom(game.state, card);
  const persists = accessed && isRezzed(card);
  const { server, object } = card;
  const left = ownServer(game.state, card);
  const before = refOf(card);
  const wasActive = isActive(card);
  putCard(game, card, place, null);
  followTarget(game.state, before, refOf(card));
  if (place === 'shuffled') shuffleDeck(game, deckOf(card.owner));
  if (persists) keepPersisting(game, card, server, object);
  emit(game, EVENT_OF_PLACE[place], 'trashReplaced', by, 1, '', [card]);
  const witnesses = wasActive ? [refOf(card)] : [];
  occur(game, 'trash', by ?? card.owner, card, 1, 0, accessed ? 'accessed' : '', left, from, witnesses);
}

/** Moves an agenda out of its owner's score area and out of the game (10.1.2). */
export function forfeit(game: Game, card: Card, side: Side): void {
  moveTo(game, card, 'removed', true);
  emit(game, 'forfeited', 'forfeiting', side, 1, '', [card]);
  occur(game, 'forfeit', side, card, 1);
}
