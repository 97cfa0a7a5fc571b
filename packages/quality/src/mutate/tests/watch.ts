import { Worker } from 'node:worker_threads';

// A mutation may make a loop endless. Who waits in this process cannot notice, so a thread of its own looks at how much
// processor time a test took, and ends the process: time on a busy machine says nothing.

const WATCHER = `
const { workerData } = require('node:worker_threads');
const now = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
let test = -1, start = 0;
setInterval(() => {
  const running = Atomics.load(workerData.running, 0);
  if (running !== test) { test = running; start = now(); }
  else if (now() - start > workerData.patience) process.kill(process.pid, 'SIGKILL');
}, 250);
`;

/** Watches tests; what comes back is called before each of them. */
export function watchTests(patience: number): () => void {
  const running = new Int32Array(new SharedArrayBuffer(4));
  new Worker(WATCHER, { eval: true, workerData: { running, patience } }).unref();
  return () => {
    Atomics.add(running, 0, 1);
  };
}
