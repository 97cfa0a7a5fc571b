import type { AdditionalCostFrame } from '../state/frame.ts';
import { type Game, push } from '../state/game.ts';
import { NO_SERVER, NOTHING } from '../state/state.ts';

type Asked = Pick<AdditionalCostFrame, 'to'> & Partial<AdditionalCostFrame>;

/** Does something that has an additional cost, if it can be paid and, unless agreed already, is not declined. */
export function askAdditionalCost(game: Game, what: Asked): void {
  push(game.state, {
    kind: 'additionalCost',
    card: NOTHING,
    server: NO_SERVER,
    source: NOTHING,
    servers: [],
    text: -1,
    def: -1,
    agreed: false,
    stage: 0,
    ...what,
  });
}
