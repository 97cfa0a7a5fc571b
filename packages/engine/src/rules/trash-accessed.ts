import { checkpoint } from '../kernel/checkpoint.ts';
import { becomeImminent } from '../kernel/instruction.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import { trashPrice } from '../query/additional-price.ts';
import { isForbidden } from '../query/forbidden.ts';
import { unpayable } from '../query/price.ts';
import { PAID, type TrashAccessedFrame } from '../state/frame.ts';
import { findCard, type Game, pop, push, refOf } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { ADDITIONAL_UNPAYABLE, FORBIDDEN } from './legality/failures.ts';
import { type Failure, failure } from './legality/requirement.ts';
import { pay } from './pay.ts';

const IN_ARCHIVES = failure('inArchives', 'trashInArchives');
const NO_TRASH_COST = failure('noTrashCost', 'noTrashCost');
const NOT_ENOUGH_TO_TRASH = failure('notEnoughCredits', 'trashAccessed');

/** Why the Runner cannot trash the card they access by paying for it (7.7.2), or null. */
export function whyNotTrash(game: Game, card: Card): Failure | null {
  if (card.zone === 'archives') return IN_ARCHIVES;
  if (isForbidden(game, 'trash', 'runner', card)) return FORBIDDEN;
  const price = trashPrice(game, card);
  if (price === null) return NO_TRASH_COST;
  const missing = unpayable(game, 'runner', price, null, 'trash', card);
  if (missing === null) return null;
  return missing === 'credits' ? NOT_ENOUGH_TO_TRASH : ADDITIONAL_UNPAYABLE;
}

/** Pays for the accessed card, and trashes it once everything is paid. */
export function payToTrash(game: Game, card: Card): void {
  const price = trashPrice(game, card);
  if (price === null) return;
  push(game.state, { kind: 'trashAccessed', card: refOf(card), settle: true });
  pay(game, 'runner', price, null, 'trash', card);
}

export const trashAccessedFrame = {
  step(game: Game, frame: TrashAccessedFrame): boolean {
    if (frame.settle) {
      frame.settle = false;
      checkpoint(game);
      return false;
    }
    pop(game.state);
    if (findCard(game.state, frame.card) === null) return false;
    const effect = ruleEffect('trash', 'runner', 0, false);
    effect.cards = [frame.card];
    effect.marks |= PAID;
    becomeImminent(game, [effect]);
    return false;
  },
};
