import type { ServerSpec } from '../language/effect.ts';
import type { Sorts } from '../language/sorts.ts';
import { listed } from './grammar.ts';
import { cardsOf, isPlural } from './references.ts';
import type { Unit } from './units.ts';
import type { Voice } from './voice.ts';

const NAMES: Readonly<Record<Sorts['serverWord'], string>> = {
  this: 'this server',
  any: 'any server',
  central: 'a central server',
  remote: 'a remote server',
  hq: 'HQ',
  rd: 'R&D',
  archives: 'Archives',
  attacked: 'the attacked server',
  mark: 'the mark',
  named: 'the chosen server',
  new: 'a new remote server',
  allowed: 'a server it could be made on',
};

type Which = Sorts['whichServer'];

function whichText({ server, not, done }: Which, voice: Voice): string {
  const such = done === undefined ? '' : ` where ${voice.say.clauseOf({ if: 'happened', ...done }, voice)}`;
  return `${NAMES[server]}${such}${not === undefined ? '' : notText(not, voice)}`;
}

function notText(not: ServerSpec, voice: Voice): string {
  const isWhich = typeof not === 'object' && 'server' in not;
  if (!isWhich || not.server !== 'any' || not.done === undefined || not.not !== undefined)
    return ` other than ${serverPhrase(not, voice)}`;
  const { deed, per } = not.done;
  if (deed.deed === 'run' && per === 'turn' && Object.keys(deed).length === 1)
    return ` ${voice.side === 'runner' ? 'you have' : 'the Runner has'} not run this turn`;
  return ` where ${voice.say.clauseOf({ if: 'not', of: { if: 'happened', deed, per } }, voice)}`;
}

/** A server, or the servers one may be chosen from. */
export function serverPhrase(server: ServerSpec, voice: Voice): string {
  if (typeof server === 'string') return NAMES[server];
  if ('server' in server) return whichText(server, voice);
  if ('of' in server) {
    const cards = cardsOf(server.of, voice);
    return typeof server.of === 'string' && !isPlural(server.of, voice)
      ? `${cards === 'it' ? 'its' : `${cards}'s`} server`
      : `the server of ${cards}`;
  }
  return listed(
    server.map((word) => NAMES[word]),
    'or',
  );
}

/** Servers as they are counted. */
export function serversUnit(which: ServerSpec, voice: Voice): Unit {
  const bare =
    which === 'remote' || which === 'central'
      ? `${which} servers`
      : which === 'any'
        ? 'servers'
        : `servers that are ${serverPhrase(which, voice)}`;
  return {
    of: (number) => `${number} ${number === 1 ? bare.replace('servers', 'server') : bare}`,
    bare,
    asMuch: `that many ${bare}`,
  };
}
