import type { Citation } from '../editions/citations.ts';
import { checkpoint } from '../kernel/checkpoint.ts';
import { becomeImminent } from '../kernel/instruction.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import { trashPrice } from '../query/additional-price.ts';
import { isForbidden } from '../query/forbidden.ts';
import { unpayable } from '../query/price.ts';
import { PAID, type TrashAccessedFrame } from '../state/frame.ts';
import { findCard, type Game, pop, push, refOf } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import type { Failure } from './legality/requirement.ts';
import { pay } from './pay.ts';

/** Rules that may stand against paying for the accessed card. */
export const OF_TRASHING = [
  'trashInArchives',
  'cannot',
  'trashAccessed',
  'additionalCost',
] as const satisfies readonly Citation[];

interface NotTrashed extends Failure {
  readonly rule: (typeof OF_TRASHING)[number];
}

/** Why the Runner cannot trash the card they access by paying for it (7.7.2), or null. */
export function whyNotTrash(game: Game, card: Card): NotTrashed | null {
  if (card.zone === 'archives') return { because: 'forbidden', rule: 'trashInArchives' };
  if (isForbidden(game, 'trash', 'runner', card)) return { because: 'forbidden', rule: 'cannot' };
  const price = trashPrice(game, card);
  if (price === null) return { because: 'noTrashCost', rule: 'trashAccessed' };
  const missing = unpayable(game, 'runner', price, null, 'trash', card);
  if (missing === null) return null;
  return missing === 'credits'
    ? { because: 'notEnoughCredits', rule: 'trashAccessed' }
    : { because: 'additionalCostUnpayable', rule: 'additionalCost' };
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
