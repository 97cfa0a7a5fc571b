import type { RunTarget } from '../../language/effect.ts';
import { canPayToRun } from '../../query/additional-price.ts';
import { markOf } from '../../query/mark.ts';
import { type Decision, type Option, option } from '../../state/decision.ts';
import { AGREED, type Effect, type ServerFrame } from '../../state/frame.ts';
import { cite, type Game, pop, push } from '../../state/game.ts';
import { isRemote } from '../../state/move.ts';
import { KEY } from '../../state/option-key.ts';
import { serverName } from '../../state/server-name.ts';
import { ARCHIVES, HQ, NOTHING, RD, type ServerId } from '../../state/state.ts';
import { initiateRun } from './initiate.ts';

/** Servers an effect lets the Runner run on. */
function serversFor(game: Game, target: RunTarget): ServerId[] {
  const all = game.state.servers.map((server) => server.id);
  switch (target) {
    case 'any':
      return all;
    case 'central':
      return [HQ, RD, ARCHIVES];
    case 'remote':
      return all.filter(isRemote);
    case 'hq':
      return [HQ];
    case 'rd':
      return [RD];
    case 'archives':
      return [ARCHIVES];
    case 'hqOrRd':
      return [HQ, RD];
    case 'mark': {
      const mark = markOf(game.state);
      return mark === null ? [] : [mark.server];
    }
    case 'centralNotRunThisTurn':
      return [HQ, RD, ARCHIVES].filter(
        (id) =>
          !game.state.turn.history.some(
            (past) => past.moment === 'runBegins' && past.detail === serverName(id),
          ),
      );
  }
}

/** Of these, the servers whose additional cost to run the Runner could pay now (6.3.2b). */
export const serversToRun = (game: Game, target: RunTarget): ServerId[] =>
  serversFor(game, target).filter((server) => canPayToRun(game, server));

/** Runs on the only server possible, or asks which. */
export function chooseServerToRun(game: Game, { by, source, detail, marks }: Effect): void {
  const servers = serversToRun(game, detail as RunTarget);
  const agreed = (marks & AGREED) !== 0;
  const [only] = servers;
  if (only === undefined || game.state.run !== null) return;
  if (servers.length === 1) initiateRun(game, { server: only, source, servers, agreed });
  else push(game.state, { kind: 'server', side: by, source, servers, agreed });
}

export const serverFrame = {
  step(): boolean {
    return true;
  },

  decide(game: Game, frame: ServerFrame): Decision {
    const rule = cite(game, 'announceServer');
    const options: Option[] = frame.servers.map((id) => option('run', KEY.run, rule, NOTHING, id));
    return { seat: frame.side, kind: 'server', rule, options, chosen: 0, wanted: 0, about: frame.source };
  },

  choose(game: Game, frame: ServerFrame, chosen: Option): void {
    pop(game.state);
    const { source, servers, agreed } = frame;
    initiateRun(game, { server: chosen.server, source, servers, agreed });
  },
};
