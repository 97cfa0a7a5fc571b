import { checkpoint } from '../kernel/checkpoint.ts';
import { occur } from '../kernel/occur.ts';
import { startAbility } from '../kernel/start-ability.ts';
import { canPayToPlay, playPrice } from '../query/additional-price.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import type { PlayFrame } from '../state/frame.ts';
import { cardOf, defOf, findCard, type Game, idOf, pop, push, refOf } from '../state/game.ts';
import { becomeActive } from '../state/move.ts';
import { type Card, NOTHING } from '../state/state.ts';
import { moveTo } from './move-card.ts';
import { pay } from './pay.ts';
import { trashCards } from './trash.ts';

/** Plays an operation or event, step by step (8.6); it stays where it is if it can no longer be paid for. */
export function startPlay(game: Game, side: Side, card: Card): void {
  if (!canPayToPlay(game, side, card)) {
    emit(game, 'nothingHappened', 'playing', side);
    return;
  }
  moveTo(game, card, 'playing', true);
  push(game.state, { kind: 'play', card: refOf(card), side, stage: 0, settle: false });
}

const STEPS: readonly ((game: Game, frame: PlayFrame, card: Card) => void)[] = [
  (game, frame, card) => pay(game, frame.side, playPrice(game, frame.side, card), card, 'play', card),
  (game) => checkpoint(game),
  (game, frame, card) => {
    becomeActive(game, card);
    emit(game, 'played', 'playing', frame.side, 0, '', [card]);
    occur(game, 'play', frame.side, card);
  },
  (game) => checkpoint(game),
  (game, frame, card) =>
    startAbility(game, {
      def: card.def,
      program: defOf(game, card).play,
      controller: frame.side,
      source: frame.card,
    }),
  (game, frame, card) => {
    if (defOf(game, card).data.removedWhenResolved === true) {
      moveTo(game, card, 'removed', true);
      emit(game, 'removedFromGame', 'removedFromGame', frame.side, 1, '', [card]);
    } else trashCards(game, [card], null, 'trashResolved');
  },
];

export const playFrame = {
  step(game: Game, frame: PlayFrame): boolean {
    const state = game.state;
    const step = STEPS[frame.stage];
    frame.stage += 1;
    if (step !== undefined) {
      // A card that left the play area meanwhile is not trashed again.
      const card = findCard(state, frame.card);
      if (card !== null) step(game, frame, card);
      return false;
    }
    if (frame.stage === STEPS.length + 1) {
      occur(game, 'resolve', frame.side, cardOf(state, idOf(frame.card)));
      frame.card = NOTHING;
      if (game.rules.edition.switches.checkpointAfterResolvingPlayedCard) {
        checkpoint(game);
        return false;
      }
    }
    pop(state);
    return false;
  },
};
