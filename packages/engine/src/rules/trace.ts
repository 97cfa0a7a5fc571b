import { checkpoint } from '../kernel/checkpoint.ts';
import { occur } from '../kernel/occur.ts';
import { creditPrice, creditsFor } from '../query/price.ts';
import { linkValue } from '../query/values.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { TraceFrame } from '../state/frame.ts';
import { cite, findCard, type Game, pop, push } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';
import { pay } from './pay.ts';

/** Starts a trace attempt with a base strength (10.8.6). */
export function startTrace(game: Game, source: ObjectRef, strength: number): void {
  emit(game, 'traceInitiated', 'trace', 'corp', strength);
  occur(game, 'trace', 'corp', findCard(game.state, source), strength);
  push(game.state, { kind: 'trace', source, strength, link: 0, stage: 0 });
}

const spender = (frame: TraceFrame): Side => (frame.stage === 1 ? 'corp' : 'runner');

const isSuccessful = (frame: TraceFrame): boolean => frame.strength > frame.link;

/** The outcome is known, and abilities about it meet their conditions (10.8.6e). */
function determine(game: Game, frame: TraceFrame): void {
  const successful = isSuccessful(frame);
  const margin = frame.strength - frame.link;
  emit(game, 'traceResolved', 'traceResult', successful ? 'corp' : 'runner', margin);
  const source = findCard(game.state, frame.source);
  occur(game, 'trace', 'corp', source, margin, 0, successful ? 'success' : 'failure');
}

/** Initiate, checkpoint, the Corp spends, the Runner spends, compare, checkpoint. */
export const traceFrame = {
  step(game: Game, frame: TraceFrame): boolean {
    switch (frame.stage) {
      case 0:
        frame.stage = 1;
        checkpoint(game);
        return false;
      case 1:
      case 2:
        return true;
      case 3:
        frame.stage = 4;
        frame.link += linkValue(game);
        determine(game, frame);
        checkpoint(game);
        return false;
      case 4: {
        pop(game.state);
        const successful = isSuccessful(frame);
        const parent = game.state.stack.at(-1);
        if (parent?.kind === 'ability') parent.traced = successful ? 1 : -1;
        return false;
      }
    }
  },

  decide(game: Game, frame: TraceFrame): Decision {
    const side = spender(frame);
    const rule = cite(game, side === 'corp' ? 'traceStrength' : 'linkStrength');
    const most = creditsFor(game, side, 'trace', null);
    const options: Option[] = [];
    for (let amount = 0; amount <= most; amount++) {
      options.push(option('pay', KEY.spend, rule, NOTHING, NO_SERVER, NOTHING, amount));
    }
    return { seat: side, kind: 'trace', rule, options, chosen: 0, wanted: 0, about: frame.source };
  },

  choose(game: Game, frame: TraceFrame, chosen: Option): void {
    const side = spender(frame);
    if (side === 'corp') frame.strength += chosen.number;
    else frame.link += chosen.number;
    frame.stage = side === 'corp' ? 2 : 3;
    pay(game, side, creditPrice(chosen.number), null, 'trace', null);
  },
};
