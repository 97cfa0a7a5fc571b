import type { AdditionalCostFrame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { ServerId } from '../../state/state.ts';
import { additionalPrice } from '../additional-cost.ts';
import { askAdditionalCost } from '../additional-cost-frame.ts';
import { unpayable } from '../price.ts';
import { startRun } from './run.ts';

/** Whether the Runner can pay what a run on a server costs on top, having spent some clicks before (6.3.2b). */
export function canPayToRun(game: Game, server: ServerId, clicksBefore = 0): boolean {
  const price = additionalPrice(game, 'run', null, server);
  if (price === null) return true;
  price.clicks += clicksBefore;
  return unpayable(game, 'runner', price, null, 'other', null) === null;
}

/**
 * Initiates a run. An additional cost is paid as the server is announced, before the run formally begins (6.3.2b-c);
 * who takes the action to run there agreed to it, an effect's run may be declined (1.15.9a).
 */
export function initiateRun(
  game: Game,
  { server, source, servers, agreed }: Pick<AdditionalCostFrame, 'server' | 'source' | 'servers' | 'agreed'>,
): void {
  if (game.state.run !== null) return;
  if (additionalPrice(game, 'run', null, server) === null) startRun(game, server, source, servers);
  else askAdditionalCost(game, { to: 'run', server, source, servers, agreed });
}
