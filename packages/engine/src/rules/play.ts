import { checkpoint } from '../kernel/checkpoint.ts';
import { occur } from '../kernel/occur.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import { startAbility } from '../kernel/start-ability.ts';
import { additionalPrice, canPayToPlay, playPrice } from '../query/additional-price.ts';
import { announcesToPlay, xToPlay } from '../query/announced.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type PlayFrame, X_UNKNOWN } from '../state/frame.ts';
import { cardOf, cite, defOf, findCard, type Game, idOf, pop, push, refOf } from '../state/game.ts';
import { becomeActive } from '../state/move.ts';
import { type Card, NO_SERVER, NOTHING } from '../state/state.ts';
import { AS_IT_IS, type Terms } from '../state/terms.ts';
import { announceDecision } from './announce.ts';
import { followTarget } from './follow-target.ts';
import { linger } from './linger.ts';
import { hostOn, moveTo } from './move-card.ts';
import { pay } from './pay.ts';
import { trashCards } from './trash.ts';

/** How a card is played that is not played by an action. */
interface DirectedPlay extends Terms {
  readonly after: PlayFrame['after'];
  /** Additional costs were agreed to before. */
  readonly agreed: boolean;
}

const BY_ACTION: DirectedPlay = { ...AS_IT_IS, after: '', agreed: true };

/** Plays an operation or event, step by step (8.6); it stays where it is if it can no longer be paid for. */
export function startPlay(game: Game, side: Side, card: Card, how = BY_ACTION): void {
  if (xToPlay(game, side, card, how).length === 0) {
    emit(game, 'nothingHappened', 'playing', side);
    return;
  }
  const { free, less, after } = how;
  const directed = !how.agreed && free !== 'all';
  const from = card.zone as PlayFrame['from'];
  const ref = refOf(card);
  push(game.state, {
    kind: 'play',
    card: ref,
    side,
    free,
    less,
    directed,
    from,
    wasFaceup: card.faceup,
    wasHostedOn: card.host,
    after,
    x: X_UNKNOWN,
    stage: 0,
    settle: false,
  });
}

/** Whether its player is asked first whether to pay what it costs on top (1.15.9a). */
const mayDecline = (game: Game, frame: PlayFrame, card: Card): boolean =>
  frame.directed && additionalPrice(game, 'play', frame.side, card, NO_SERVER) !== null;

/** Whether X is still to be announced: as the costs are paid, and held while the card resolves (8.5.1a). */
const awaitsX = (game: Game, frame: PlayFrame, card: Card): boolean =>
  frame.x === X_UNKNOWN && announcesToPlay(defOf(game, card), frame);

/** Whether it can no longer be paid for as it lies in the play area, so that it is not played after all (ruling 41). */
const cannotBePaid = (game: Game, frame: PlayFrame, card: Card): boolean =>
  announcesToPlay(defOf(game, card), frame)
    ? frame.x === X_UNKNOWN && xToPlay(game, frame.side, card, frame).length === 0
    : !canPayToPlay(game, frame.side, card, 0, frame);

/** The card goes back where it came from; nothing was paid for it. */
function giveUp(game: Game, frame: PlayFrame, card: Card): void {
  const { state } = game;
  pop(state);
  if (frame.from === 'hosted') hostOn(game, card, cardOf(state, frame.wasHostedOn), frame.wasFaceup);
  else moveTo(game, card, frame.from, frame.wasFaceup);
  followTarget(state, frame.card, refOf(card));
  emit(game, 'nothingHappened', 'playing', frame.side);
}

/** It stays in the play area until what it says happens (26.03 8.6.6c). */
function stay(game: Game, { side }: PlayFrame, card: Card): void {
  const effect = { ...ruleEffect('linger', side, 0, false), source: refOf(card), def: card.def };
  linger(game, effect, { kind: 'stays', until: 'deed' });
}

/** The step at which its costs are paid. */
const PAYING = 1;

const STEPS: readonly ((game: Game, frame: PlayFrame, card: Card) => void)[] = [
  (game, frame, card) => {
    moveTo(game, card, 'playing', true);
    followTarget(game.state, frame.card, refOf(card));
    frame.card = refOf(card);
  },
  (game, frame, card) => {
    const { side, x } = frame;
    pay(game, side, playPrice(game, side, card, frame, Math.max(0, x)), card, 'play', card);
  },
  (game) => checkpoint(game),
  (game, frame, card) => {
    becomeActive(game, card);
    emit(game, 'played', 'playing', frame.side, 0, '', [card]);
    occur(game, 'play', frame.side, card, 0, 0, '', NO_SERVER, frame.from);
  },
  (game) => checkpoint(game),
  (game, frame, card) =>
    startAbility(game, {
      def: card.def,
      program: defOf(game, card).play,
      controller: frame.side,
      source: frame.card,
      x: Math.max(0, frame.x),
    }),
  (game, frame, card) => {
    if (frame.after === 'removed' || defOf(game, card).removedWhenResolved) {
      moveTo(game, card, 'removed', true);
      emit(game, 'removedFromGame', 'removedFromGame', frame.side, 1, '', [card]);
    } else if (defOf(game, card).stays.length > 0) stay(game, frame, card);
    else trashCards(game, [card], null, 'trashResolved');
  },
];

/** Carries out the stage it is at; true when its player must decide. */
function stepOnce(game: Game, frame: PlayFrame): boolean {
  const { state } = game;
  const step = STEPS[frame.stage];
  if (step !== undefined) {
    // A card that left the play area meanwhile is not trashed again.
    const card = findCard(state, frame.card);
    // One effect may have several played: what was paid for one may be missing for the next.
    if (frame.stage === 0 && card !== null && xToPlay(game, frame.side, card, frame).length === 0) {
      pop(state);
      emit(game, 'nothingHappened', 'playing', frame.side);
      return false;
    }
    if (frame.stage === 0 && card !== null && mayDecline(game, frame, card)) return true;
    if (frame.stage === PAYING && card !== null && cannotBePaid(game, frame, card)) {
      giveUp(game, frame, card);
      return false;
    }
    if (frame.stage === PAYING && card !== null && awaitsX(game, frame, card)) return true;
    frame.stage += 1;
    if (card !== null) step(game, frame, card);
    return false;
  }
  frame.stage += 1;
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
}

export const playFrame = {
  /** Goes through the stages until its player must decide, something else is on top, or all is done. */
  step(game: Game, frame: PlayFrame): boolean {
    const { state } = game;
    do if (stepOnce(game, frame)) return true;
    while (state.stack[state.stack.length - 1] === frame && state.outcome === null);
    return false;
  },

  decide(game: Game, frame: PlayFrame): Decision {
    const card = findCard(game.state, frame.card);
    if (frame.stage === PAYING && card !== null)
      return announceDecision(game, frame.side, xToPlay(game, frame.side, card, frame), frame.card);
    const rule = cite(game, 'additionalCost');
    const options = [option('yes', 'yes', rule), option('no', 'no', rule)];
    return { seat: frame.side, kind: 'payOrNot', rule, options, chosen: 0, wanted: 0, about: frame.card };
  },

  choose(game: Game, frame: PlayFrame, chosen: Option): void {
    if (frame.stage === PAYING) {
      frame.x = chosen.number;
      return;
    }
    frame.directed = false;
    if (chosen.kind === 'yes') return;
    pop(game.state);
    emit(game, 'nothingHappened', 'playing', frame.side);
  },
};
