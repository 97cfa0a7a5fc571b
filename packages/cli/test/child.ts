import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Finished {
  readonly out: string;
  readonly error: string;
  readonly code: number | null;
}

/** Runs the command line as a person or a script would, with everything it will be told. */
export function lastclick(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Finished {
  const child = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  return { out: child.stdout, error: child.stderr, code: child.status };
}

export type Json = Record<string, unknown>;

/** A driver of `lastclick stdio` in another process: one request, one answer. */
export class StdioDriver {
  private readonly child = spawn(process.execPath, [MAIN, 'stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();

  async ask(request: Json | string): Promise<Json> {
    this.child.stdin.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`);
    const { value } = await this.answers.next();
    return JSON.parse(String(value)) as Json;
  }

  /** Ends the input; resolves to the exit code. */
  end(): Promise<number | null> {
    const exit = new Promise<number | null>((resolve) => this.child.on('exit', resolve));
    this.child.stdin.end();
    return exit;
  }
}

/** Runs a table whose next line depends on what it shows; resolves to everything it wrote. */
export function converse(args: readonly string[], reply: (asked: string) => string | null): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    let answered = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (!out.endsWith('> ') || out.length === answered) return;
      const line = reply(out.slice(answered));
      answered = out.length;
      if (line === null) child.stdin.end();
      else child.stdin.write(`${line}\n`);
    });
    child.on('close', () => resolve(out));
  });
}
