import { occur } from '../kernel/occur.ts';
import { creditPrice, creditsFor } from '../query/price.ts';
import { opponentOf, type Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type BidFrame, NO_BID, SECRET_BID } from '../state/frame.ts';
import { cite, findCard, type Game, pop, push } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { randomBelow } from '../state/random.ts';
import { NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';
import { pay } from './pay.ts';

/** What a player can bid in a Psi game (26.03 10.14.6b). */
const HIGHEST_BID = 2;

/** Nobody bids what they cannot spend (26.03 10.14.3). */
const mostOf = (game: Game, side: Side): number =>
  Math.min(HIGHEST_BID, creditsFor(game, side, 'other', null));

export function startBids(game: Game, source: ObjectRef): void {
  push(game.state, { kind: 'bid', source, corp: NO_BID, runner: NO_BID, stage: 0 });
}

const bidder = ({ state }: Game, { stage }: BidFrame): Side =>
  stage === 0 || stage === 3 ? state.turn.side : opponentOf(state.turn.side);

/** Bids come to light together; one that nobody knew of in a guessed world is as good as any other. */
function reveal(game: Game, frame: BidFrame): void {
  for (const side of ['corp', 'runner'] as const) {
    if (frame[side] === SECRET_BID) frame[side] = randomBelow(game.state, mostOf(game, side) + 1);
    emit(game, 'bidRevealed', 'bid', side, frame[side]);
  }
}

/** Conditions about bids are met once both are paid for (26.03 10.14.5). */
function noteBids(game: Game, { source, corp, runner }: BidFrame): void {
  const card = findCard(game.state, source);
  const result = corp === runner ? 'same' : 'different';
  occur(game, 'bid', 'corp', card, corp, runner, result);
  occur(game, 'bid', 'runner', card, runner, corp, result);
}

export const bidFrame = {
  step(game: Game, frame: BidFrame): boolean {
    switch (frame.stage) {
      case 0:
      case 1:
        return true;
      case 2:
        frame.stage = 3;
        reveal(game, frame);
        return false;
      case 3:
      case 4: {
        const side = bidder(game, frame);
        frame.stage = frame.stage === 3 ? 4 : 5;
        pay(game, side, creditPrice(frame[side]), null, 'other', null);
        return false;
      }
      case 5: {
        pop(game.state);
        noteBids(game, frame);
        const parent = game.state.stack.at(-1);
        if (parent?.kind === 'ability') parent.traced = frame.corp === frame.runner ? 1 : -1;
        return false;
      }
    }
  },

  decide(game: Game, frame: BidFrame): Decision {
    const seat = bidder(game, frame);
    const rule = cite(game, 'bid');
    const options: Option[] = [];
    for (let number = 0; number <= mostOf(game, seat); number++)
      options.push(option('pay', KEY.bid, rule, NOTHING, NO_SERVER, NOTHING, number));
    return { seat, kind: 'bid', rule, options, chosen: 0, wanted: 0, about: frame.source };
  },

  choose(game: Game, frame: BidFrame, chosen: Option): void {
    frame[bidder(game, frame)] = chosen.number;
    frame.stage = frame.stage === 0 ? 1 : 2;
  },
};
