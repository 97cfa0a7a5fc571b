import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** Reads `--flag value` pairs; whatever is not in the table is a UsageError. */
export function readFlags(args: readonly string[], options: ParseArgsOptionsConfig): Flags {
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    return values as Flags;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node adds advice about positional arguments, which no command here takes.
    throw new UsageError(error.message.split(/\. To specify|\. This command/)[0] ?? error.message);
  }
}

export function oneOf<T extends string>(flags: Flags, name: string, words: readonly T[]): T | undefined {
  const value = flags[name];
  if (value === undefined) return undefined;
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new UsageError(`--${name} is one of ${words.join(', ')}, not ${JSON.stringify(value)}`);
  return found;
}

export function text(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}
