import { readFlags, UsageError } from '@lastclick/cli';
import {
  forkMicroseconds,
  gamesPerSecond,
  kilobytesPerGame,
  middleOfAGame,
  roundsPerSecond,
  runsPerSecond,
  viewMicroseconds,
} from './benchmarks.ts';
import { playoutsPerSecond } from './search-benchmark.ts';

const HELP = `npm run bench [-- --json]

Measures the engine and the bots' search on one thread, warmed up, as the median of several rounds; see docs/PERFORMANCE.md.
  --json  print only the numbers
`;

/** What others do on this kind of machine: jinteki's rounds and runs, Chiriboga's random games, per second. */
const BASELINES = { turns: 66, runs: 45, games: 6.5 } as const;

const times = (value: number, baseline: number, whose: string): string =>
  `${Math.round(value / baseline)} times ${whose} (${baseline})`;

function run(args: readonly string[]): number {
  const flags = readFlags(args, { json: { type: 'boolean' }, help: { type: 'boolean' } });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const turns = roundsPerSecond();
  const runs = runsPerSecond();
  const { games, decisions } = gamesPerSecond();
  const middle = middleOfAGame();
  const fork = forkMicroseconds(middle);
  const view = viewMicroseconds(middle);
  const memory = kilobytesPerGame(middle);
  const playouts = playoutsPerSecond(middle);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify({
          turns: { perSecond: Math.round(turns) },
          runs: { perSecond: Math.round(runs) },
          games: { perSecond: Math.round(games), decisionsPerSecond: Math.round(decisions) },
          fork: { microseconds: Number(fork.toFixed(2)) },
          view: { microseconds: Number(view.toFixed(2)) },
          memory: { kilobytes: Number(memory.toFixed(1)) },
          search: { perSecond: Math.round(playouts) },
        })}\n`
      : [
          `turns   ${Math.round(turns)} rounds per second, ${times(turns, BASELINES.turns, 'jinteki')}`,
          `runs    ${Math.round(runs)} runs per second, ${times(runs, BASELINES.runs, 'jinteki')}`,
          `games   ${Math.round(games)} random games per second, ${times(games, BASELINES.games, 'Chiriboga')}, ${Math.round(decisions)} decisions per second`,
          `fork    ${fork.toFixed(2)} µs`,
          `view    ${view.toFixed(2)} µs`,
          `memory  ${memory.toFixed(1)} kB for a game in progress`,
          `search  ${Math.round(playouts)} playouts per second`,
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
