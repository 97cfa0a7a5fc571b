import type { Trigger } from '../language/ability.ts';
import type { RunTarget } from '../language/effect.ts';

type TriggerServer = NonNullable<Trigger['server']>;

const NAMES: Readonly<Record<TriggerServer | RunTarget, string>> = {
  this: 'this server',
  any: 'any server',
  central: 'a central server',
  remote: 'a remote server',
  hq: 'HQ',
  rd: 'R&D',
  archives: 'Archives',
  hqOrRd: 'HQ or R&D',
  mark: 'the mark',
  centralNotRunThisTurn: 'a central server that has not been run on this turn',
};

/** A server, or the servers one may be chosen from. */
export const serverPhrase = (server: TriggerServer | RunTarget): string => NAMES[server];

/** The run a card's own ability started, by the name its kind of run has. */
export const itsRun = (run = 'run'): string => `the ${run} this card initiated`;
