/** One word of the command line. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** The command line was written wrongly; said on stderr, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
