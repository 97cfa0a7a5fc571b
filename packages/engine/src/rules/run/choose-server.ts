import { type Decision, type Option, option } from '../../state/decision.ts';
import { AGREED, type Effect, type ServerFrame } from '../../state/frame.ts';
import { cite, type Game, pop, push } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import { NOTHING } from '../../state/state.ts';
import { initiateRun } from './initiate.ts';

/** Runs on the only server possible, or asks which. */
export function chooseServerToRun(
  game: Game,
  { by, source, servers, marks, ability: text, def }: Effect,
): void {
  const agreed = (marks & AGREED) !== 0;
  const [only] = servers;
  if (only === undefined || game.state.run !== null) return;
  if (servers.length === 1) initiateRun(game, { server: only, source, servers, text, def, agreed });
  else push(game.state, { kind: 'server', side: by, source, servers, text, def, agreed });
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
    const { source, servers, text, def, agreed } = frame;
    initiateRun(game, { server: chosen.server, source, servers, text, def, agreed });
  },
};
