import type { KeyWriter } from './decision.ts';
import { objectOf } from './game.ts';
import { serverName } from './server-name.ts';
import { NO_SERVER, NOTHING } from './state.ts';

const withCard =
  (verb: string): KeyWriter =>
  ({ card }) =>
    `${verb} c${objectOf(card)}`;

/** Abilities, modes and subroutines are counted from 1 where players read them. */
const withPlace =
  (verb: string): KeyWriter =>
  ({ number }) =>
    `${verb} ${number + 1}`;

const withCardAndPlace =
  (verb: string): KeyWriter =>
  ({ card, number }) =>
    `${verb} c${objectOf(card)} ${number + 1}`;

const withServer =
  (verb: string): KeyWriter =>
  ({ server }) =>
    `${verb} ${serverName(server)}`;

/** How the keys are written that speak of a card, a server or a number. */
export const KEY = {
  play: withCard('play'),
  install: ({ card, server, onto }) => {
    const where =
      onto !== NOTHING ? ` on c${objectOf(onto)}` : server === NO_SERVER ? '' : ` ${serverName(server)}`;
    return `install c${objectOf(card)}${where}`;
  },
  advance: withCard('advance'),
  trashResource: withCard('trash resource'),
  run: withServer('run'),
  use: withCardAndPlace('use'),
  rez: withCard('rez'),
  score: withCard('score'),
  discard: withCard('discard'),
  access: withCard('access'),
  trash: withCard('trash'),
  break: withPlace('break'),
  choose: withCard('choose'),
  mode: withPlace('mode'),
  payFromCard: ({ card, number }) => `pay ${number} c${objectOf(card)}`,
  spend: ({ number }) => `spend ${number}`,
} as const satisfies Record<string, KeyWriter>;
