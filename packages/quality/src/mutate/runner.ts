import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Message, Order, Start } from './tests/messages.ts';

/** How a run of tests came out. */
export type Ended =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly test: string; readonly error: string; readonly stays: boolean }
  /** A test took so long that it would not have come to an end. */
  | { readonly kind: 'endless' }
  | { readonly kind: 'crashed' };

const PROCESS = join(import.meta.dirname, 'tests', 'process.ts');

interface Waiting {
  hear(message: Message): void;
  resolve(ended: Ended): void;
  reject(error: Error): void;
}

/** A process that runs tests as often as it is asked, until one of them brings it down. */
export class TestProcess {
  private readonly child: ChildProcess;
  private waiting: Waiting | null = null;
  private over = false;

  constructor(root: string, start: Start) {
    this.child = fork(PROCESS, [], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=2000', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.lastclick', 'compiled') },
    });
    this.child.on('error', (error) => this.waiting?.reject(error));
    this.child.on('message', (message: Message) => {
      if (message.kind === 'failed' || message.kind === 'passed') this.settle(message);
      else this.waiting?.hear(message);
    });
    this.child.on('close', (_, signal) => {
      this.over = true;
      this.settle({ kind: signal === 'SIGKILL' ? 'endless' : 'crashed' });
    });
    this.child.send(start);
  }

  /** Whether nothing can be asked of it any more. */
  get isOver(): boolean {
    return this.over;
  }

  private settle(ended: Ended): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve(ended);
  }

  ask(order: Order, hear: (message: Message) => void = () => {}): Promise<Ended> {
    return new Promise((resolve, reject) => {
      this.waiting = { hear, resolve, reject };
      this.child.send(order);
    });
  }

  end(): void {
    if (!this.over) this.child.disconnect();
    this.over = true;
  }
}

/** Runs tests once, in a process of their own. */
export async function runTests(
  root: string,
  { changed, marks, tests, patience }: Start & Omit<Order, 'spoil'>,
  hear?: (message: Message) => void,
): Promise<Ended> {
  const tester = new TestProcess(root, { changed, marks });
  try {
    return await tester.ask({ spoil: null, tests, patience }, hear);
  } finally {
    tester.end();
  }
}
