import type { ServerSpec } from '../language/effect.ts';
import type { Sorts } from '../language/sorts.ts';
import type { Game } from '../state/game.ts';
import { isRemote } from '../state/move.ts';
import { ARCHIVES, HQ, NO_SERVER, RD, type ServerId } from '../state/state.ts';
import { markOf } from './mark.ts';

/**
 * Whether a server is one that is spoken of. `home` is the server of the card that speaks; `since` is how much of the
 * turn had happened then, as what came before a server became the mark did not happen to the mark (26.03 10.11.5).
 */
export type ServerTest = (game: Game, server: ServerId, home: ServerId, since: number) => boolean;

const WORDS: Readonly<Record<Sorts['serverWord'], ServerTest>> = {
  any: (_game, server) => server !== NO_SERVER,
  hq: (_game, server) => server === HQ,
  rd: (_game, server) => server === RD,
  archives: (_game, server) => server === ARCHIVES,
  central: (_game, server) => server !== NO_SERVER && !isRemote(server),
  remote: (_game, server) => isRemote(server),
  this: (_game, server, home) => server !== NO_SERVER && server === home,
  mark: (game, server, _home, since) => {
    const mark = markOf(game.state);
    return mark !== null && mark.server === server && since >= mark.amount;
  },
};

/** What tells whether something happened on a server; see deeds.ts, which is made of servers itself. */
export type PastOnServer = (past: Sorts['past']) => (game: Game, server: ServerId) => boolean;

/** Works out once what a card's words for servers mean. */
export function serverTest(spec: ServerSpec, happenedOn: PastOnServer): ServerTest {
  if (typeof spec === 'string') return WORDS[spec];
  if (!('server' in spec)) {
    const tests = spec.map((word) => WORDS[word]);
    return (game, server, home, since) => tests.some((test) => test(game, server, home, since));
  }
  const base = WORDS[spec.server];
  const not = spec.not === undefined ? null : serverTest(spec.not, happenedOn);
  const done = spec.done === undefined ? null : happenedOn(spec.done);
  return (game, server, home, since) =>
    base(game, server, home, since) &&
    (not === null || !not(game, server, home, since)) &&
    (done === null || done(game, server));
}
