import { parentPort } from 'node:worker_threads';
import type { BotName } from '@lastclick/bots';
import type { Side } from '@lastclick/engine';
import { type GamePlan, seedOfGame } from './game-plan.ts';
import { type GameResult, playGame } from './play-game.ts';
import { seatBot } from './seat-bot.ts';

/** What a thread is told: some games of a plan. */
export interface Batch {
  readonly plan: GamePlan;
  readonly bots: Readonly<Record<Side, BotName>>;
  readonly indices: readonly number[];
}

/** What a thread says: a game is over; after the last of a batch it waits for the next. */
export interface Played {
  readonly result: GameResult;
  readonly lastOfBatch: boolean;
}

const main = parentPort;
main?.on('message', async ({ plan, bots, indices }: Batch) => {
  for (const index of indices) {
    const seed = seedOfGame(plan, index);
    const players = { corp: seatBot(bots.corp, 'corp', seed), runner: seatBot(bots.runner, 'runner', seed) };
    const result = await playGame(plan, index, players);
    const said: Played = { result, lastOfBatch: index === indices.at(-1) };
    main.postMessage(said);
  }
});
