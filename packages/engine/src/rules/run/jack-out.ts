import { occur } from '../../kernel/occur.ts';
import { additionalPrice } from '../../query/additional-price.ts';
import { type Decision, type Option, option } from '../../state/decision.ts';
import { emit } from '../../state/event.ts';
import { cite, type Game, pop } from '../../state/game.ts';
import { NO_SERVER } from '../../state/state.ts';
import { askAdditionalCost } from '../ask-additional-cost.ts';
import { endRun } from './run.ts';

/** The Runner chose to jack out, and so to pay what that costs on top. */
export function startJackOut(game: Game): void {
  const server = game.state.run?.server ?? NO_SERVER;
  if (additionalPrice(game, 'jackOut', 'runner', null, server) === null) jackOut(game);
  else askAdditionalCost(game, { to: 'jackOut', server, agreed: true });
}

/** The Runner ends the run of their own will (6.1.5). */
export function jackOut(game: Game): void {
  if (game.state.run !== null) game.state.run.jackedOut = true;
  emit(game, 'jackedOut', 'jackingOut', 'runner');
  occur(game, 'jackOut', 'runner', null, 0, 0, '', game.state.run?.server ?? NO_SERVER);
  endRun(game, 'jackingOut');
}

export function decideJackOut(game: Game, rule: string): Decision {
  const cited = cite(game, 'jackingOut');
  const options: Option[] = [option('continue', 'continue', cited), option('jackOut', 'jack out', cited)];
  return { seat: 'runner', kind: 'jackOut', rule, options, chosen: 0, wanted: 0, about: -1 };
}

/** An effect lets the Runner jack out at another time. */
export const jackOutFrame = {
  step(): boolean {
    return true;
  },
  decide: (game: Game): Decision => decideJackOut(game, cite(game, 'jackingOut')),
  choose(game: Game, _frame: unknown, chosen: Option): void {
    pop(game.state);
    if (chosen.kind === 'jackOut') startJackOut(game);
  },
};
