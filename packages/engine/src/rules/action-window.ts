import { newUse } from '../kernel/start-use.ts';
import type { Side } from '../side.ts';
import type { Decision, Option } from '../state/decision.ts';
import type { ActionFrame } from '../state/frame.ts';
import { cite, type Game, pop, push } from '../state/game.ts';
import { actionOptions } from './legality/listing.ts';

/** Lists the actions a player can take; with a click discount for an action an effect directs. */
export function decideAction(
  game: Game,
  side: Side,
  clickDiscount: number,
  different: boolean,
  rule: string,
): Decision {
  return {
    seat: side,
    kind: 'action',
    rule,
    options: actionOptions(game, side, clickDiscount, different),
    chosen: 0,
    wanted: 0,
    about: -1,
  };
}

/** Initiates the chosen action. Its object is declared with it; see docs/RULINGS.md. */
export function startAction(game: Game, side: Side, chosen: Option, clickDiscount: number): void {
  const action = chosen.kind === 'use' ? 'ability' : (chosen.kind as Parameters<typeof newUse>[1]);
  push(
    game.state,
    newUse(side, action, chosen.card, chosen.number, chosen.server, chosen.onto, clickDiscount),
  );
}

/** An action directed by an effect: the player may find none that is allowed. */
export const actionFrame = {
  step(game: Game, frame: ActionFrame): boolean {
    if (actionOptions(game, frame.side, frame.clickDiscount, frame.different).length > 0) return true;
    pop(game.state);
    return false;
  },

  decide(game: Game, frame: ActionFrame): Decision {
    return decideAction(game, frame.side, frame.clickDiscount, frame.different, cite(game, 'takeAction'));
  },

  choose(game: Game, frame: ActionFrame, chosen: Option): void {
    pop(game.state);
    startAction(game, frame.side, chosen, frame.clickDiscount);
  },
};
