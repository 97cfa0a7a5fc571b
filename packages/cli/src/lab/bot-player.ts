import { type BotName, createBot, createRng } from '@lastclick/bots';
import { type Game, type Side, type View, view } from '@lastclick/engine';
import { pool } from '../pool.ts';
import type { Player } from './player.ts';

/** What a bot is shown. */
const shownTo = (game: Game, seat: Side): View => view(game, seat);

/**
 * A bot in a seat for one game. Both the bot and its chance are made anew, so that nothing is carried over from
 * whichever games the same thread played before.
 */
export function seatBot(name: BotName, seat: Side, seedOfGame: string): Player {
  const bot = createBot(name, pool);
  const rng = createRng(`${seedOfGame}/${seat}`);
  return {
    choose: ({ game, waiting }) => {
      const options = waiting.options.map(({ kind, key, rule }) => ({ kind, key, rule }));
      return bot.choose(shownTo(game, seat), { seat, kind: waiting.kind, options }, rng).index;
    },
  };
}
