import { checkpoint } from '../kernel/checkpoint.ts';
import { findCard, type Game, pop, push } from '../kernel/game.ts';
import { becomeImminent } from '../kernel/instruction.ts';
import type { TrashAccessedFrame } from '../state/frame.ts';
import type { ObjectRef } from '../state/state.ts';
import { ruleEffect } from './effects.ts';

/** Trashes the accessed card once its trash cost is paid (7.7.2). */
export function startTrashAccessed(game: Game, card: ObjectRef): void {
  push(game.state, { kind: 'trashAccessed', card, settle: true });
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
    becomeImminent(game, [effect]);
    return false;
  },
};
