import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Fault } from '../player.ts';

type Json = Readonly<Record<string, unknown>>;
type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'ended'; readonly how: string };

const GRACE = 1000;
const SHOWN = 80;
const COMMAND_NOT_FOUND = 127;
const onWindows = process.platform === 'win32';

const shown = (text: string): string =>
  JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

const howEnded = (code: number | null, signal: string | null): string =>
  signal !== null
    ? `was ended by ${signal}`
    : `ended with exit code ${code}${code === COMMAND_NOT_FOUND ? ', which shells give for a command that is not found' : ''}`;

/** One run of the program, from its start to its end. */
class Running {
  private readonly child: ChildProcessWithoutNullStreams;
  /** What the program said that nobody has asked for yet. */
  private readonly heard: Heard[] = [];
  private listener: ((heard: Heard) => void) | null = null;
  private readonly closed: Promise<void>;
  ended = false;

  constructor(command: string) {
    // In a group of its own, so that a shell does not survive with what it started.
    this.child = spawn(command, {
      shell: true,
      detached: !onWindows,
      stdio: ['pipe', 'pipe', 'inherit'],
    }) as unknown as ChildProcessWithoutNullStreams;
    // A program that has ended is noticed by its end, not by what can no longer be written to it.
    this.child.stdin.on('error', () => undefined);
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      if (line.trim() !== '') this.hear({ kind: 'line', line });
    });
    this.closed = new Promise((resolve) => {
      this.child.on('close', (code, signal) => {
        this.ended = true;
        this.hear({ kind: 'ended', how: howEnded(code, signal) });
        resolve();
      });
    });
  }

  write(message: Json): void {
    this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next thing heard, or null when nothing is for so many milliseconds. */
  next(timeout: number): Promise<Heard | null> {
    const ready = this.heard.shift();
    if (ready !== undefined) return Promise.resolve(ready);
    return new Promise((resolve) => {
      const settle = (heard: Heard | null): void => {
        clearTimeout(timer);
        this.listener = null;
        resolve(heard);
      };
      const timer = setTimeout(() => settle(null), timeout);
      this.listener = settle;
    });
  }

  kill(): void {
    if (this.ended || this.child.pid === undefined) return;
    try {
      if (onWindows) this.child.kill();
      else process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It ended in the meantime.
    }
  }

  /** Ends the input, which asks the program to end itself, and does not wait long. */
  async end(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.kill(), GRACE);
    await this.closed;
    clearTimeout(timer);
  }

  private hear(heard: Heard): void {
    if (this.listener === null) this.heard.push(heard);
    else this.listener(heard);
  }
}

/** A program that plays: any command, asked in JSON lines on its standard input and answering on its output. */
export class Program {
  private readonly command: string;
  private readonly timeout: number;
  private running: Running | null = null;
  private asked = 0;

  constructor(command: string, timeout: number) {
    this.command = command;
    this.timeout = timeout;
  }

  /** Starts the program unless it runs already. */
  start(): void {
    if (this.running === null || this.running.ended) this.running = new Running(this.command);
  }

  /** Says something that wants no answer. */
  tell(message: Json): void {
    if (this.running?.ended === false) this.running.write(message);
  }

  /** Asks for an option; throws a Fault unless an answer comes that can be one. */
  async ask(message: Json): Promise<string | number> {
    const { running } = this;
    if (running === null) throw new Error('a program is started before it is asked');
    this.asked += 1;
    const id = this.asked;
    running.write({ id, ...message });
    const heard = await running.next(this.timeout);
    if (heard === null) {
      this.kill();
      throw new Fault('timeOut', `no answer within ${this.timeout} ms`);
    }
    if (heard.kind === 'ended') throw new Fault('exited', `the program ${heard.how}`);
    return readAnswer(heard.line, id);
  }

  /** Ends the program at once; the next `start` begins anew. */
  kill(): void {
    this.running?.kill();
    this.running = null;
  }

  /** Lets the program end itself. */
  async end(): Promise<void> {
    await this.running?.end();
    this.running = null;
  }
}

function readAnswer(line: string, id: number): string | number {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Fault('badAnswer', `the answer is not JSON: ${shown(line)}`);
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Fault('badAnswer', `the answer is not an object like {"option":"keep"}: ${shown(line)}`);
  const { id: given = id, option } = answer as { id?: unknown; option?: unknown };
  if (given !== id)
    throw new Fault('badAnswer', `the answer is to ${JSON.stringify(given)}, but the question was ${id}`);
  if (typeof option !== 'string' && typeof option !== 'number')
    throw new Fault('badAnswer', `the answer has no option, neither a key nor a place: ${shown(line)}`);
  return option;
}
