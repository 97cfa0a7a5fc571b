import type { BotName } from '@lastclick/bots';
import type { Side } from '@lastclick/engine';
import { botIndex } from '../bot-player.ts';
import type { Player } from './player.ts';

/** A bot in a seat for one game, with chances of its own. */
export function seatBot(name: BotName, seat: Side, seedOfGame: string): Player {
  let decisions = 0;
  return {
    choose: ({ game, waiting }) => {
      decisions += 1;
      return botIndex(name, game, waiting, `${seedOfGame}/${seat}`, decisions);
    },
  };
}
