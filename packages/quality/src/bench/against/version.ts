import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ComparisonProblem } from './comparison-problem.ts';
import type { Batch, Failed, FromDriver, Material, Measured, ToDriver } from './messages.ts';

/** Threads that collect garbage and compile cost more CPU time the busier the machine is; on one thread they do not. */
const NODE_FLAGS = ['--single-threaded'];

const DRIVER = fileURLToPath(new URL('./driver.ts', import.meta.url));

/** A version of the project at work in a process of its own. */
export class Version {
  readonly name: string;
  private readonly driver: ChildProcess;

  /** Starts the version that lies in a folder. */
  constructor(name: string, folder: string) {
    this.name = name;
    this.driver = fork(DRIVER, [folder], { execArgv: NODE_FLAGS, stdio: ['ignore', 2, 2, 'ipc'] });
  }

  /** The cards it has: what a version says first. */
  async cards(): Promise<ReadonlySet<string>> {
    const answer = await this.answer();
    if (answer.kind === 'ready') return new Set(answer.cards);
    const why = answer.kind === 'failed' ? answer.why : 'it has measured what nobody asked for';
    throw new ComparisonProblem(`${this.name} cannot be loaded: ${why}`);
  }

  prepare(material: Material): void {
    this.send({ kind: 'prepare', material });
  }

  async measure(batch: Batch): Promise<Measured | Failed> {
    this.send({ kind: 'batch', batch });
    const answer = await this.answer();
    if (answer.kind === 'ready') throw new ComparisonProblem(`${this.name} has started anew`);
    return answer;
  }

  stop(): void {
    if (this.driver.connected) this.driver.disconnect();
  }

  private send(message: ToDriver): void {
    this.driver.send(message);
  }

  private answer(): Promise<FromDriver> {
    return new Promise((resolve, reject) => {
      const onMessage = (message: FromDriver): void => {
        this.driver.off('exit', onExit);
        resolve(message);
      };
      const onExit = (): void => {
        this.driver.off('message', onMessage);
        reject(new ComparisonProblem(`${this.name} stopped while it was measured`));
      };
      this.driver.once('message', onMessage);
      this.driver.once('exit', onExit);
    });
  }
}
