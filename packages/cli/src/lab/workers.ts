import { Worker } from 'node:worker_threads';
import type { BotName } from '@lastclick/bots';
import type { Side } from '@lastclick/engine';
import type { GamePlan } from './game-plan.ts';
import type { GameResult } from './play-game.ts';
import type { Batch, Played } from './worker.ts';

/** A thread is handed at most this many games at once; fewer towards the end, so that all finish together. */
const LARGEST_BATCH = 8;
const BATCHES_LEFT_PER_THREAD = 4;

/** What is to be played: the first so many games of a plan. */
export interface Series {
  readonly plan: GamePlan;
  readonly bots: Readonly<Record<Side, BotName>>;
  readonly games: number;
}

/** Threads that play games between bots; they are started once and play one series after the other. */
export class Workers {
  private readonly threads: Worker[];
  private stopSeries: () => void = () => undefined;
  private stopped = false;

  constructor(jobs: number) {
    this.threads = Array.from({ length: jobs }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  /** Plays a series; resolves once every game was given to `each`, or after `stop`. Games come in any order. */
  play({ plan, bots, games }: Series, each: (result: GameResult) => void): Promise<'done' | 'stopped'> {
    return new Promise((resolve, reject) => {
      let handedOut = 0;
      let finished = 0;
      const leave = (): void => {
        for (const thread of this.threads)
          for (const event of ['message', 'error']) thread.removeAllListeners(event);
      };
      const handOut = (thread: Worker): void => {
        const fair = Math.ceil((games - handedOut) / (this.threads.length * BATCHES_LEFT_PER_THREAD));
        const size = Math.min(LARGEST_BATCH, fair);
        if (size === 0) return;
        const indices = Array.from({ length: size }, (_, place) => handedOut + place);
        handedOut += size;
        const batch: Batch = { plan, bots, indices };
        thread.postMessage(batch);
      };
      const heard = (thread: Worker, { result, lastOfBatch }: Played): void => {
        each(result);
        finished += 1;
        if (finished === games) {
          leave();
          resolve('done');
        } else if (lastOfBatch) handOut(thread);
      };
      this.stopSeries = () => {
        leave();
        resolve('stopped');
      };
      if (this.stopped || games === 0) return this.stopSeries();
      for (const thread of this.threads) {
        thread.on('message', (said: Played) => heard(thread, said));
        // Whatever a game does wrong is in its result; this is a thread that could not go on at all.
        thread.on('error', reject);
        handOut(thread);
      }
    });
  }

  /** Ends the series under way with what was finished, even in the middle of a game. */
  stop(): void {
    this.stopped = true;
    this.stopSeries();
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }
}
