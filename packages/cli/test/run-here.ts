import { vi } from 'vitest';
import { runCommandLine } from '../src/command-line.ts';
import type { Finished } from './child.ts';

/** A command line as a process of its own would run it, without the time one takes to start. */
export async function runHere(args: readonly string[]): Promise<Finished> {
  const out: string[] = [];
  const error: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => error.push(String(text)) > 0),
  ];
  try {
    const code = await runCommandLine(args);
    return { out: out.join(''), error: error.join(''), code };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
