import type { ServerSpec } from '../language/effect.ts';
import type { Game } from '../state/game.ts';
import { type Card, NO_SERVER, type ServerId } from '../state/state.ts';
import { ownServer } from './active.ts';
import { canPayToRun } from './additional-price.ts';
import { testOfServer } from './deeds.ts';
import { isForbidden } from './forbidden.ts';

const mayRunOn = (game: Game, server: ServerId): boolean =>
  canPayToRun(game, server) && !isForbidden(game, 'run', 'runner', null, server);

/** Servers an effect lets the Runner run on whose additional cost they could pay now (6.3.2b). */
export function serversToRun(game: Game, target: ServerSpec, source: Card | null): ServerId[] {
  const test = testOfServer(target);
  const home = source === null ? NO_SERVER : ownServer(game.state, source);
  const { servers, turn } = game.state;
  return servers
    .map(({ id }) => id)
    .filter((id) => test(game, id, home, turn.history.length) && mayRunOn(game, id));
}
