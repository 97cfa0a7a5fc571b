import { checkpoint } from '../kernel/checkpoint.ts';
import { occur } from '../kernel/occur.ts';
import { additionalPrice, canPayToRez, rezPrice } from '../query/additional-price.ts';
import { isForbidden } from '../query/forbidden.ts';
import { isRestricted } from '../query/restricted.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { RezFrame } from '../state/frame.ts';
import { cite, defOf, findCard, type Game, pop, push, refOf } from '../state/game.ts';
import { isRezzed, isUnrezzed } from '../state/in-play.ts';
import { becomeActive } from '../state/move.ts';
import type { Card } from '../state/state.ts';
import { AS_IT_IS, type Terms } from '../state/terms.ts';
import { EXPIRY, LIMITS } from '../state/unsettled.ts';
import { pay } from './pay.ts';
import { noteShown } from './show.ts';

export function startRez(game: Game, card: Card): void {
  push(game.state, { kind: 'rez', card: refOf(card), ...AS_IT_IS, directed: false, proven: false, stage: 0 });
}

/** An effect directs the rez: agendas stay as they are, and an additional cost may be declined (1.15.9a) unless it was agreed to. */
export function startDirectedRez(game: Game, card: Card, terms: Terms, agreed: boolean): void {
  if (defOf(game, card).type === 'agenda') return;
  const { free, less } = terms;
  push(game.state, {
    kind: 'rez',
    card: refOf(card),
    free,
    less,
    directed: !agreed,
    proven: false,
    stage: 0,
  });
}

/** A card that was installed to be rezzed is; one that cannot be is shown (26.03 8.5.13d, 8.5.15). */
export function rezInstalled(game: Game, card: Card, { free, less }: Terms): void {
  if (!isUnrezzed(card)) return;
  const isAgenda = defOf(game, card).type === 'agenda';
  if (isAgenda || isForbidden(game, 'rez', 'corp', card) || isRestricted(game, 'rez', card))
    noteShown(game, 'revealed', 'revealing', 'corp', [card]);
  else
    push(game.state, {
      kind: 'rez',
      card: refOf(card),
      free,
      less,
      directed: true,
      proven: true,
      stage: 0,
    });
}

/** The card stays as it is. */
function leaveUnrezzed(game: Game, { proven }: RezFrame, card: Card): void {
  pop(game.state);
  if (proven) noteShown(game, 'revealed', 'revealing', 'corp', [card]);
}

/** Where all costs are ignored none is paid, and no checkpoint comes in the middle of the instruction (9.10.1a). */
const paysNothing = (game: Game, card: Card, { free }: RezFrame): boolean =>
  free === 'all' || (free === 'cost' && additionalPrice(game, 'rez', 'corp', card, card.server) === null);

export const rezFrame = {
  step(game: Game, frame: RezFrame): boolean {
    const state = game.state;
    const card = findCard(state, frame.card);
    if (card === null || !isUnrezzed(card)) {
      pop(state);
      return false;
    }
    if (frame.stage === 0) {
      if (paysNothing(game, card, frame)) {
        frame.stage = 2;
        return false;
      }
      if (!canPayToRez(game, card, frame)) {
        leaveUnrezzed(game, frame, card);
        return false;
      }
      if (frame.directed && additionalPrice(game, 'rez', 'corp', card, card.server) !== null) return true;
      frame.stage = 1;
      pay(game, 'corp', rezPrice(game, card, frame), card, 'rez', card);
      return false;
    }
    if (frame.stage === 1) {
      frame.stage = 2;
      checkpoint(game);
      return false;
    }
    pop(state);
    card.faceup = true;
    becomeActive(game, card);
    emit(game, 'rezzed', 'rezzing', 'corp', 0, '', [card]);
    occur(game, 'rez', 'corp', card);
    return false;
  },

  decide(game: Game, frame: RezFrame): Decision {
    const rule = cite(game, 'additionalCost');
    const options = [option('yes', 'yes', rule), option('no', 'no', rule)];
    return { seat: 'corp', kind: 'payOrNot', rule, options, chosen: 0, wanted: 0, about: frame.card };
  },

  choose(game: Game, frame: RezFrame, chosen: Option): void {
    frame.directed = false;
    const card = chosen.kind === 'no' ? findCard(game.state, frame.card) : null;
    if (card !== null) leaveUnrezzed(game, frame, card);
  },
};

/** Turns a rezzed card facedown; it stays the same object (8.1.2b), which the Runner has seen. */
export function derez(game: Game, card: Card, by: Side): void {
  if (!isRezzed(card)) return;
  card.faceup = false;
  card.seen = card.object;
  card.since = 0;
  game.state.activity += 1;
  game.state.unsettled |= LIMITS | EXPIRY;
  emit(game, 'derezzed', 'derezzing', by, 0, '', [card]);
  occur(game, 'derez', by, card);
}
