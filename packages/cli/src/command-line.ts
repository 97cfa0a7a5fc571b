import { UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';

const NAME_WIDTH = Math.max(...COMMANDS.map((command) => command.name.length)) + 2;

const HELP = `Last Click: Netrunner as software.

Usage: npm run -s lastclick -- <command> [flags]

Commands:
${COMMANDS.map((command) => `  ${command.name.padEnd(NAME_WIDTH)}${command.summary}`).join('\n')}
  ${'help'.padEnd(NAME_WIDTH)}say this, or "help <command>" for its flags

Every command knows --help.
`;

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

async function dispatch(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || isHelp(name)) {
    process.stdout.write(HELP);
    return 0;
  }
  if (name === 'help') return dispatch(rest[0] === undefined ? ['--help'] : [rest[0], '--help']);
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined)
    throw new UsageError(
      `there is no command "${name}"; commands are ${COMMANDS.map((one) => one.name).join(', ')}`,
    );
  if (rest.some(isHelp)) {
    process.stdout.write(command.help);
    return 0;
  }
  return command.run(rest);
}

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 written wrongly. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`lastclick: ${error.message}\nTry --help.\n`);
    return 2;
  }
}
