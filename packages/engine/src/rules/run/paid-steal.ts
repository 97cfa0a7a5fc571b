import { checkpoint } from '../../kernel/checkpoint.ts';
import { type Decision, type Option, option } from '../../kernel/decision.ts';
import { cite, findCard, type Game, pop, push, refOf } from '../../kernel/game.ts';
import { contextOf } from '../../query/condition.ts';
import type { StealFrame } from '../../state/frame.ts';
import type { Card } from '../../state/state.ts';
import { pay } from '../pay.ts';
import { additionalCost, type Price, priceOf, unpayable } from '../price.ts';
import { steal } from './access.ts';

/** An agenda with an additional cost to steal: the Runner may pay it, whole, or leave the agenda (1.15.9a). */
export function startPaidSteal(game: Game, card: Card): void {
  push(game.state, { kind: 'steal', card: refOf(card), stage: 0 });
}

const priceToSteal = (game: Game, card: Card): Price =>
  priceOf(game, additionalCost(game, card, 'steal'), contextOf(card, 'runner'));

export const stealFrame = {
  step(game: Game, frame: StealFrame): boolean {
    const card = findCard(game.state, frame.card);
    if (card === null) {
      pop(game.state);
      return false;
    }
    switch (frame.stage) {
      case 0:
        if (unpayable(game, 'runner', priceToSteal(game, card), null, 'other', card) === null) return true;
        pop(game.state);
        return false;
      case 1:
        frame.stage = 2;
        checkpoint(game);
        return false;
      case 2:
        pop(game.state);
        steal(game, card);
        return false;
    }
  },

  decide(game: Game, frame: StealFrame): Decision {
    const rule = cite(game, 'additionalCost');
    const options = [option('yes', 'yes', rule), option('no', 'no', rule)];
    return { seat: 'runner', kind: 'payOrNot', rule, options, chosen: 0, wanted: 0, about: frame.card };
  },

  choose(game: Game, frame: StealFrame, chosen: Option): void {
    const card = findCard(game.state, frame.card);
    if (chosen.kind === 'no' || card === null) {
      pop(game.state);
      return;
    }
    frame.stage = 1;
    pay(game, 'runner', priceToSteal(game, card), null, 'other', card);
  },
};
