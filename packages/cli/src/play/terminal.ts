import { createInterface, type Interface } from 'node:readline';
import { type Paint, paintFor } from './paint.ts';

const NARROWEST = 80;
const WIDEST = 100;
const PIPED = 90;

/** Lines in, text out; the same for a person at a terminal and for a pipe. */
export class Terminal {
  readonly paint: Paint;
  readonly width: number;
  private readonly typed: string[] = [];
  private readonly lines: Interface;
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;

  constructor() {
    const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.paint = paintFor(process.stdout, process.env);
    this.width = Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns ?? PIPED));
    this.lines = createInterface({
      input: process.stdin,
      ...(interactive ? { output: process.stdout, terminal: true } : { terminal: false }),
    });
    this.lines.on('line', (line) => this.deliver(line));
    this.lines.on('close', () => {
      this.ended = true;
      this.waiting?.(null);
    });
    // Ctrl-C ends the input like Ctrl-D does; the game then says goodbye.
    this.lines.on('SIGINT', () => this.lines.close());
    process.once('SIGINT', () => this.lines.close());
  }

  write(text = ''): void {
    process.stdout.write(`${text}\n`);
  }

  /** Asks for a line; null when there are no more. */
  async ask(question: string): Promise<string | null> {
    if (this.lines.terminal) {
      this.lines.setPrompt(question);
      if (!this.ended) this.lines.prompt();
    } else process.stdout.write(question);
    const line = await this.next();
    // A pipe does not show what was typed, and a reader of the transcript wants to know.
    if (!this.lines.terminal || line === null) this.write(line ?? '');
    return line;
  }

  /** Takes everything off the screen and out of the scrollback, where there is one. */
  clear(): void {
    if (process.stdout.isTTY === true) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  }

  close(): void {
    this.lines.close();
  }

  private deliver(line: string): void {
    if (this.waiting === null) this.typed.push(line);
    else this.waiting(line);
  }

  private next(): Promise<string | null> {
    const typed = this.typed.shift();
    if (typed !== undefined) return Promise.resolve(typed);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = (line) => {
        this.waiting = null;
        resolve(line);
      };
    });
  }
}
