import { UsageError } from '../command.ts';
import { readFlags } from '../flags.ts';
import { forkMicroseconds, middleOfAGame, roundsPerSecond, viewMicroseconds } from './benchmarks.ts';

const HELP = `npm run bench [-- --json]

Measures the engine on one thread, warmed up, as the median of several rounds; see docs/PERFORMANCE.md.
  --json  print only the numbers
`;

/** Rounds of basic actions jinteki plays per second on one thread: about 15 ms each. */
const JINTEKI_ROUNDS = 66;

function run(args: readonly string[]): number {
  const flags = readFlags(args, { json: { type: 'boolean' }, help: { type: 'boolean' } });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const turns = roundsPerSecond();
  const middle = middleOfAGame();
  const fork = forkMicroseconds(middle);
  const view = viewMicroseconds(middle);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify({
          turns: { perSecond: Math.round(turns) },
          fork: { microseconds: Number(fork.toFixed(2)) },
          view: { microseconds: Number(view.toFixed(2)) },
        })}\n`
      : [
          `turns  ${Math.round(turns)} rounds per second, ${Math.round(turns / JINTEKI_ROUNDS)} times jinteki (${JINTEKI_ROUNDS})`,
          `fork   ${fork.toFixed(2)} µs`,
          `view   ${view.toFixed(2)} µs`,
          '',
        ].join('\n'),
  );
  return 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`bench: ${error.message}\n`);
  process.exitCode = 2;
}
