import type { KeyWriter } from './decision.ts';
import { objectOf } from './game.ts';
import { serverName } from './server-name.ts';
import { NO_SERVER, NOTHING } from './state.ts';

const withCard =
  (verb: string): KeyWriter =>
  ({ card }) =>
    `${verb} c${objectOf(card)}`;

const withServer =
  (verb: string): KeyWriter =>
  ({ server }) =>
    `${verb} ${serverName(server)}`;

/** The number of an option that installs a card faceup. */
export const FACEUP = 1;

/** How the keys are written that speak of a card, a server or a number; those of abilities come with the ability. */
export const KEY = {
  play: withCard('play'),
  install: ({ card, server, onto, number }) => {
    const where =
      onto !== NOTHING ? ` on c${objectOf(onto)}` : server === NO_SERVER ? '' : ` ${serverName(server)}`;
    return `install c${objectOf(card)}${where}${number === FACEUP ? ' faceup' : ''}`;
  },
  advance: withCard('advance'),
  trashResource: withCard('trash resource'),
  run: withServer('run'),
  rez: withCard('rez'),
  score: withCard('score'),
  discard: withCard('discard'),
  access: withCard('access'),
  trash: withCard('trash'),
  choose: withCard('choose'),
  number: ({ number }) => `number ${number}`,
  payFromCard: ({ card, number }) => `pay ${number} c${objectOf(card)}`,
  bid: ({ number }) => `bid ${number}`,
  guess: ({ number }) => `guess ${number}`,
  guessOdd: ({ number }) => (number === 0 ? 'guess even' : 'guess odd'),
  spend: ({ number }) => `spend ${number}`,
} as const satisfies Record<string, KeyWriter>;
