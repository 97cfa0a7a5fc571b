import type { ServerSpec } from '../../language/effect.ts';
import type { Sorts } from '../../language/sorts.ts';
import { contextOf } from '../../state/context.ts';
import { isRemote } from '../../state/move.ts';
import { ARCHIVES, HQ, NEW_REMOTE, NO_SERVER, RD } from '../../state/state.ts';
import { homeOf } from '../active.ts';
import type { Binder, ServerTest } from '../binding.ts';
import { markOf } from '../mark.ts';
import { namedBy } from '../named.ts';
import { historyOf } from './deeds.ts';

const WORDS: Readonly<Record<Sorts['serverWord'], ServerTest>> = {
  any: (_game, server) => server !== NO_SERVER,
  hq: (_game, server) => server === HQ,
  rd: (_game, server) => server === RD,
  archives: (_game, server) => server === ARCHIVES,
  central: (_game, server) => server !== NO_SERVER && !isRemote(server),
  remote: (_game, server) => isRemote(server),
  this: (game, server, context) => server !== NO_SERVER && server === homeOf(game.state, context),
  attacked: (game, server) => server === game.state.run?.server,
  allowed: ({ state }, server) => (state.run ?? state.lastRun)?.allowed.includes(server) === true,
  named: ({ state }, server, { source }) =>
    server !== NO_SERVER && namedBy(state, source, 'server')?.server === server,
  new: (_game, server) => server === NEW_REMOTE,
  mark: (game, server, _context, since) => {
    const mark = markOf(game.state);
    return mark !== null && mark.server === server && since >= mark.amount;
  },
};

/** Servers are spoken of by nobody in particular: the Runner runs on them. */
const NOBODY = contextOf(null, 'runner', NO_SERVER);

/** Whether something happened on a server. */
function happenedOn(past: Sorts['past'], bind: Binder): ServerTest {
  const test = bind.deed(past.deed);
  return (game, server) =>
    historyOf(game, past, NOBODY.controller).some(
      (occurrence) => occurrence.server === server && test(game, occurrence, NOBODY),
    );
}

/** Works out once what a card's words for servers mean. */
export function makeServerTest(spec: ServerSpec, bind: Binder): ServerTest {
  if (typeof spec === 'string') return WORDS[spec];
  if ('of' in spec) {
    const cards = bind.cards(spec.of);
    return (game, server, context) =>
      server !== NO_SERVER && cards(game, context).some((card) => card.server === server);
  }
  if (!('server' in spec)) {
    const tests = spec.map((word) => WORDS[word]);
    return (game, server, context, since) => tests.some((test) => test(game, server, context, since));
  }
  const base = WORDS[spec.server];
  const not = spec.not === undefined ? null : bind.server(spec.not);
  const done = spec.done === undefined ? null : happenedOn(spec.done, bind);
  return (game, server, context, since) =>
    base(game, server, context, since) &&
    (not === null || !not(game, server, context, since)) &&
    (done === null || done(game, server, context, since));
}
