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
  else if (now() - start > Atomics.load(workerData.running, 1)) process.kill(process.pid, 'SIGKILL');
}, 250);
`;

const MOST = 2 ** 31 - 1;

/** Watches tests; what comes back is called before each of them, with the seconds it may take. */
export function watchTests(): (patience: number) => void {
  const running = new Int32Array(new SharedArrayBuffer(8));
  Atomics.store(running, 1, MOST);
  new Worker(WATCHER, { eval: true, workerData: { running } }).unref();
  return (patience) => {
    Atomics.store(running, 1, Math.min(MOST, Math.ceil(patience)));
    Atomics.add(running, 0, 1);
  };
}
