import { checkpoint } from '../kernel/checkpoint.ts';
import { becomeImminent } from '../kernel/instruction.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import { additionalPrice } from '../query/additional-price.ts';
import { type Price, unpayable } from '../query/price.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { type AdditionalCostFrame, PAID } from '../state/frame.ts';
import { cite, findCard, type Game, pop } from '../state/game.ts';
import { serverOf } from '../state/move.ts';
import { NOTHING } from '../state/state.ts';
import { pay } from './pay.ts';
import { steal } from './run/access.ts';
import { jackOut } from './run/jack-out.ts';
import { startRun } from './run/run.ts';
import { score } from './score.ts';

// Stealing, scoring, running, jacking out and trashing by an effect cost nothing by themselves. Where they have an
// additional cost the whole of it is paid first, or what would have happened does not (1.15.9a-b, 26.03 1.16.10c).

const payerOf = ({ to }: AdditionalCostFrame): Side => (to === 'score' ? 'corp' : 'runner');

/** What is to be paid now for what would happen. */
export const priceToPay = (game: Game, frame: AdditionalCostFrame): Price | null =>
  additionalPrice(game, frame.to, payerOf(frame), findCard(game.state, frame.card), frame.server);

/** Whether what is to be paid for is still there to be done. */
function stillThere({ state }: Game, frame: AdditionalCostFrame): boolean {
  switch (frame.to) {
    case 'run':
      return serverOf(state, frame.server) !== null;
    case 'jackOut':
      return state.run !== null;
    case 'steal':
    case 'score':
    case 'trash':
      return findCard(state, frame.card) !== null;
  }
}

function carryOut(game: Game, frame: AdditionalCostFrame): void {
  const card = findCard(game.state, frame.card);
  switch (frame.to) {
    case 'run':
      startRun(game, frame);
      return;
    case 'jackOut':
      jackOut(game);
      return;
    case 'score':
      if (card !== null) score(game, card);
      return;
    case 'steal':
      if (card !== null) steal(game, card, frame.server);
      return;
    case 'trash': {
      const effect = ruleEffect('trash', 'runner', 0, false);
      effect.cards = [frame.card];
      effect.marks |= PAID;
      becomeImminent(game, [effect]);
      return;
    }
  }
}

function payFor(game: Game, frame: AdditionalCostFrame, price: Price): void {
  frame.stage = 1;
  pay(game, payerOf(frame), price, null, 'other', findCard(game.state, frame.card));
}

export const additionalCostFrame = {
  step(game: Game, frame: AdditionalCostFrame): boolean {
    if (!stillThere(game, frame)) {
      pop(game.state);
      return false;
    }
    switch (frame.stage) {
      case 0: {
        const price = priceToPay(game, frame);
        if (price === null) frame.stage = 2;
        else if (
          unpayable(game, payerOf(frame), price, null, 'other', findCard(game.state, frame.card)) !== null
        ) {
          pop(game.state);
        } else if (frame.agreed) payFor(game, frame, price);
        else return true;
        return false;
      }
      case 1:
        frame.stage = 2;
        checkpoint(game);
        return false;
      case 2:
        pop(game.state);
        carryOut(game, frame);
        return false;
    }
  },

  decide(game: Game, frame: AdditionalCostFrame): Decision {
    const rule = cite(game, frame.to === 'run' ? 'costToRun' : 'additionalCost');
    const options = [option('yes', 'yes', rule), option('no', 'no', rule)];
    const about = frame.card === NOTHING ? frame.source : frame.card;
    return { seat: payerOf(frame), kind: 'payOrNot', rule, options, chosen: 0, wanted: 0, about };
  },

  choose(game: Game, frame: AdditionalCostFrame, chosen: Option): void {
    const price = priceToPay(game, frame);
    if (chosen.kind === 'no' || price === null) pop(game.state);
    else payFor(game, frame, price);
  },
};
