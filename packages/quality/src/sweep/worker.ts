import { parentPort } from 'node:worker_threads';
import type { SweepTask } from './jobs.ts';
import { sweepPart } from './sweep.ts';

/** A thread of a sweep: plays the games it is told to and answers with what they came to. */
parentPort?.on('message', ({ options, from, to }: SweepTask) => {
  parentPort?.postMessage(sweepPart(options, from, to));
});
