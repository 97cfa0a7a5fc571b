import { programOf } from '../kernel/ability.ts';
import { occur } from '../kernel/occur.ts';
import { creditPrice, creditsFor } from '../query/price.ts';
import { opponentOf, SIDES, type Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type AbilityFrame, type BidFrame, NO_BID, SECRET_BID } from '../state/frame.ts';
import { cite, findCard, type Game, pop, push } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { randomBelow } from '../state/random.ts';
import { keepNumber } from '../state/slots.ts';
import { NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';
import { pay } from './pay.ts';

/** What a player can bid in a Psi game (26.03 10.14.6b). */
const HIGHEST_BID = 2;

/** Nobody bids what they cannot spend (26.03 10.14.3). */
const mostOf = (game: Game, { most }: BidFrame, side: Side): number =>
  Math.max(0, Math.min(most, creditsFor(game, side, 'other', null)));

const BOTH: Pick<BidFrame, 'by' | 'most' | 'guess'> = { by: '', most: HIGHEST_BID, guess: '' };

/** Both players bid, unless one of them does and the other guesses. */
export function startBids(game: Game, source: ObjectRef, how = BOTH): void {
  const frame = { source, corp: NO_BID, runner: NO_BID, guessed: NO_BID, stage: 0 } as const;
  push(game.state, { kind: 'bid', ...frame, ...how });
}

const bidder = ({ state }: Game, { stage, by }: BidFrame): Side => {
  const first = by === '' ? state.turn.side : by;
  return stage === 0 || stage === 3 ? first : opponentOf(first);
};

/** Who bids: one player, or both. */
const bidders = ({ by }: BidFrame): readonly Side[] => (by === '' ? SIDES : [by]);

/** Whether the bids match, or what was guessed is right. */
function isMatched(frame: BidFrame): boolean {
  const { by, corp, runner, guess, guessed } = frame;
  if (by === '') return corp === runner;
  return guess === 'odd' ? frame[by] % 2 === guessed : frame[by] === guessed;
}

/** Bids come to light together; one that nobody knew of in a guessed world is as good as any other. */
function reveal(game: Game, frame: BidFrame): void {
  for (const side of bidders(frame)) {
    if (frame[side] === SECRET_BID) frame[side] = randomBelow(game.state, mostOf(game, frame, side) + 1);
    emit(game, 'bidRevealed', 'revealingBids', side, frame[side]);
  }
}

/** Conditions about bids are met once both are paid for (26.03 10.14.5). */
function noteBids(game: Game, frame: BidFrame): void {
  const card = findCard(game.state, frame.source);
  const result = frame.by !== '' ? '' : frame.corp === frame.runner ? 'same' : 'different';
  for (const side of bidders(frame))
    occur(game, 'bid', side, card, frame[side], Math.max(0, frame[opponentOf(side)]), result);
}

/** The ability may speak of what was bid. */
function keepBid(game: Game, ability: AbilityFrame, bid: number): void {
  const instruction = programOf(game, ability)[ability.pc];
  if (instruction?.op === 'bid' && instruction.counts >= 0) keepNumber(ability, instruction.counts, bid);
}

/** The opponent guesses what could have been bid. */
function decideGuess(game: Game, frame: BidFrame, by: Side): Decision {
  const rule = cite(game, 'guess');
  const odd = frame.guess === 'odd';
  const most = odd ? 1 : mostOf(game, frame, by);
  const options = Array.from({ length: most + 1 }, (_, number) =>
    option('number', odd ? KEY.guessOdd : KEY.guess, rule, NOTHING, NO_SERVER, NOTHING, number),
  );
  return { seat: opponentOf(by), kind: 'guess', rule, options, chosen: 0, wanted: 0, about: frame.source };
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
        frame.stage = frame.stage === 3 && frame.by === '' ? 4 : 5;
        pay(game, side, creditPrice(frame[side]), null, 'other', null);
        return false;
      }
      case 5: {
        pop(game.state);
        noteBids(game, frame);
        const parent = game.state.stack.at(-1);
        if (parent?.kind === 'ability') {
          parent.traced = isMatched(frame) ? 1 : -1;
          if (frame.by !== '') keepBid(game, parent, frame[frame.by]);
        }
        return false;
      }
    }
  },

  decide(game: Game, frame: BidFrame): Decision {
    const seat = bidder(game, frame);
    const rule = cite(game, 'bid');
    if (frame.by !== '' && frame.stage === 1) return decideGuess(game, frame, frame.by);
    const options: Option[] = [];
    for (let number = 0; number <= mostOf(game, frame, seat); number++)
      options.push(option('pay', KEY.bid, rule, NOTHING, NO_SERVER, NOTHING, number));
    return { seat, kind: 'bid', rule, options, chosen: 0, wanted: 0, about: frame.source };
  },

  choose(game: Game, frame: BidFrame, chosen: Option): void {
    if (frame.by !== '' && frame.stage === 1) frame.guessed = chosen.number;
    else frame[bidder(game, frame)] = chosen.number;
    frame.stage = frame.stage === 0 ? 1 : 2;
  },
};
