import { Worker } from 'node:worker_threads';
import {
  aimAtGaps,
  type SweepOptions,
  type SweepPart,
  type SweepReport,
  SweepSum,
  sweepPart,
} from './sweep.ts';

/** Games handed to a thread at once: enough that handing over costs nothing, few enough to show progress. */
const GAMES_OF_A_TASK = 20;

/** Some games of one of the sweeps. */
export interface SweepTask {
  readonly options: SweepOptions;
  readonly from: number;
  readonly to: number;
}

interface NumberedTask extends SweepTask {
  readonly sweep: number;
}

function tasksOf(sweeps: readonly SweepOptions[]): NumberedTask[] {
  return sweeps.flatMap((options, sweep) => {
    const tasks: NumberedTask[] = [];
    for (let from = 0; from < options.games; from += GAMES_OF_A_TASK)
      tasks.push({ sweep, options, from, to: Math.min(from + GAMES_OF_A_TASK, options.games) });
    return tasks;
  });
}

/** Gives a thread one task after the other until none is left. */
function workThrough(
  tasks: NumberedTask[],
  done: (task: NumberedTask, part: SweepPart) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    let task = tasks.shift();
    const next = (): void => {
      if (task !== undefined) worker.postMessage(task);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (part: SweepPart) => {
      if (task !== undefined) done(task, part);
      task = tasks.shift();
      next();
    });
    worker.on('error', reject);
    next();
  });
}

/** Plays sweeps in several threads; the reports are the same for any number of them. */
export async function sweepInThreads(
  sweeps: readonly SweepOptions[],
  threads: number,
  progress: (played: number) => void,
): Promise<SweepReport[]> {
  const sums = sweeps.map((options) => new SweepSum(options));
  const tasks = tasksOf(sweeps);
  const done = ({ sweep, from, to }: NumberedTask, part: SweepPart): void => {
    sums[sweep]?.add(part);
    progress(to - from);
  };
  if (threads === 1) for (const task of tasks) done(task, sweepPart(task.options, task.from, task.to));
  else await Promise.all(Array.from({ length: threads }, () => workThrough(tasks, done)));
  sums.forEach((sum, index) => {
    aimAtGaps(sweeps[index] as SweepOptions, sum);
  });
  return sums.map((sum) => sum.report);
}
