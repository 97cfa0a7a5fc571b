import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Message, Order } from './tests/messages.ts';

/** How a run of tests came out. */
export type Ended =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly test: string; readonly error: string }
  /** A test took so long that it would not have come to an end. */
  | { readonly kind: 'endless' }
  | { readonly kind: 'crashed' };

const PROCESS = join(import.meta.dirname, 'tests', 'process.ts');

/** Runs tests in a process of their own. */
export function runTests(
  root: string,
  order: Order,
  hear: (message: Message) => void = () => {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let ended: Ended | null = null;
    const child = fork(PROCESS, [], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=2000', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.lastclick', 'compiled') },
    });
    child.on('error', reject);
    child.on('message', (message: Message) => {
      if (message.kind === 'failed' || message.kind === 'passed') ended = message;
      else hear(message);
    });
    child.on('close', (_, signal) => {
      resolve(ended ?? { kind: signal === 'SIGKILL' ? 'endless' : 'crashed' });
    });
    child.send(order);
  });
}
