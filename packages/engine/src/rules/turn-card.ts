import type { Side } from '../side.ts';
import { emit, emitCards, eventCard } from '../state/event.ts';
import { defOf, type Game, refOf } from '../state/game.ts';
import { becomeActive } from '../state/move.ts';
import type { Card } from '../state/state.ts';
import { EXPIRY, LIMITS } from '../state/unsettled.ts';
import { followTarget } from './follow-target.ts';
import { derez } from './rez.ts';

export type Face = 'faceup' | 'facedown';

/** Whether a card lies the other way round and can be turned; what would be rezzed by that is not (8.1.2). */
export function canBeTurned(game: Game, card: Card, face: Face): boolean {
  if (card.faceup === (face === 'faceup')) return false;
  switch (card.zone) {
    case 'rig':
    case 'hosted':
    case 'archives':
      return true;
    case 'ice':
    case 'root':
      return face === 'facedown' || defOf(game, card).type === 'agenda';
    default:
      return false;
  }
}

/** Turns a card over where it lies: it stays what it is and where it is (8.4.5, 26.03 1.12.5). */
export function turnCard(game: Game, card: Card, face: Face, by: Side): void {
  if (!canBeTurned(game, card, face)) return;
  if (face === 'facedown') turnFacedown(game, card, by);
  else turnFaceup(game, card, by);
}

const ruleOf = ({ zone }: Card) => (zone === 'rig' ? 'turningRunnerCard' : 'turningCard');

/** An installed card of the Runner becomes active, but it is not installed anew (8.4.6). */
function turnFaceup(game: Game, card: Card, by: Side): void {
  card.faceup = true;
  if (card.zone === 'rig') becomeActive(game, card);
  emit(game, 'turnedFaceup', ruleOf(card), by, 1, '', [card]);
}

/** A rezzed card is derezzed by that (8.1.2b); an installed card of the Runner loses all it is, and all it said (8.4.2). */
function turnFacedown(game: Game, card: Card, by: Side): void {
  const { state } = game;
  if ((card.zone === 'ice' || card.zone === 'root') && card.since > 0) {
    derez(game, card, by);
    return;
  }
  if (card.zone === 'archives') {
    emit(game, 'turnedFacedown', ruleOf(card), by, 1, '', [card]);
    card.faceup = false;
    // Among facedown cards in Archives nobody but the Corp can tell it any more.
    const before = refOf(card);
    card.object = state.nextObject++;
    card.seen = 0;
    followTarget(state, before, refOf(card));
    return;
  }
  card.faceup = false;
  // Everybody saw which card it is that was turned.
  emitCards(game, 'turnedFacedown', ruleOf(card), by, 1, [{ ...eventCard(game, card), seenBy: 'all' }]);
  card.seen = card.object;
  card.since = 0;
  state.activity += 1;
  state.unsettled |= LIMITS | EXPIRY;
}
