import { additionalPrice } from '../../query/additional-price.ts';
import type { AdditionalCostFrame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { askAdditionalCost } from '../ask-additional-cost.ts';
import { startRun } from './run.ts';

/**
 * Initiates a run. An additional cost is paid as the server is announced, before the run formally begins (6.3.2b-c);
 * who takes the action to run there agreed to it, an effect's run may be declined (1.15.9a).
 */
export function initiateRun(
  game: Game,
  run: Pick<AdditionalCostFrame, 'server' | 'source' | 'servers' | 'text' | 'def' | 'agreed'>,
): void {
  if (game.state.run !== null) return;
  if (additionalPrice(game, 'run', 'runner', null, run.server) === null) startRun(game, run);
  else askAdditionalCost(game, { to: 'run', ...run });
}
