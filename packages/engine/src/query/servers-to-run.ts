import type { ServerSpec } from '../language/effect.ts';
import type { Context } from '../state/context.ts';
import type { Game } from '../state/game.ts';
import type { ServerId } from '../state/state.ts';
import { canPayToRun } from './additional-price.ts';
import { bind } from './bind.ts';
import { isForbidden } from './forbidden.ts';

const mayRunOn = (game: Game, server: ServerId): boolean =>
  canPayToRun(game, server) && !isForbidden(game, 'run', 'runner', null, server);

/** The servers a card's words mean now. */
export function serversMeant(game: Game, target: ServerSpec, context: Context): ServerId[] {
  const test = bind.server(target);
  const { servers, turn } = game.state;
  return servers.map(({ id }) => id).filter((id) => test(game, id, context, turn.history.length));
}

/** Servers an effect lets the Runner run on whose additional cost they could pay now (6.3.2b). */
export function serversToRun(game: Game, target: ServerSpec, context: Context): ServerId[] {
  return serversMeant(game, target, context).filter((id) => mayRunOn(game, id));
}
