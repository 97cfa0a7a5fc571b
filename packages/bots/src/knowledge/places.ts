import type { ServerSpec } from '@lastclick/engine/language';

/** Where a card's run or reward is, as far as the rules of thumb tell servers apart. */
export type Places =
  | ''
  | 'any'
  | 'central'
  | 'remote'
  | 'hq'
  | 'rd'
  | 'archives'
  | 'hqOrRd'
  | 'freshCentral'
  | 'mark'
  | 'this';

/** The attacked server can be any. */
const placeOf = (server: Extract<ServerSpec, string>): Places =>
  server === 'attacked' || server === 'allowed' || server === 'named'
    ? 'any'
    : server === 'new'
      ? 'remote'
      : server;

/** Several servers are taken for HQ or R&D, which cards name together; narrowed ones for what they are part of. */
export function placesOf(server: ServerSpec | undefined): Places {
  if (server === undefined) return 'any';
  if (typeof server === 'string') return placeOf(server);
  if (!('server' in server)) return 'hqOrRd';
  return server.server === 'central' && server.not !== undefined ? 'freshCentral' : placeOf(server.server);
}
