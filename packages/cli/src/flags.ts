import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

export type Flags = Readonly<Record<string, string | boolean | undefined>>;

export interface Words {
  readonly flags: Flags;
  /** What stands between the flags. */
  readonly words: readonly string[];
}

function parsed(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
  between: 'flags only' | 'words too',
): Words {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      strict: true,
      allowPositionals: between === 'words too',
    });
    return { flags: { ...values } as Flags, words: positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node adds advice about positional arguments, which helps nobody here.
    throw new UsageError(error.message.split(/\. To specify|\. This command/)[0] ?? error.message);
  }
}

/** Reads `--flag value` pairs; whatever is not in the table is a UsageError. */
export const readFlags = (args: readonly string[], options: ParseArgsOptionsConfig): Flags =>
  parsed(args, options, 'flags only').flags;

/** Reads flags with words between them, as in `deck show party.txt --json`. */
export const readWords = (args: readonly string[], options: ParseArgsOptionsConfig): Words =>
  parsed(args, options, 'words too');

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

/** A whole number from `least` to `most`, if the flag is given. */
export function wholeNumber(flags: Flags, name: string, least: number, most: number): number | undefined {
  const value = text(flags, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new UsageError(`--${name} is a number from ${least} to ${most}, not ${JSON.stringify(value)}`);
  return number;
}
