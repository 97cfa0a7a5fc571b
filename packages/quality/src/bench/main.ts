import { type Flags, readFlags, UsageError, wholeNumber } from '@lastclick/cli';
import { pool } from '@lastclick/table';
import { likeness, likenessInWords } from './against/alike.ts';
import { compareCold, warmthsInWords } from './against/cold.ts';
import { compare } from './against/compare.ts';
import { ComparisonProblem } from './against/comparison-problem.ts';
import { KINDS } from './against/kinds.ts';
import { comparisonInNumbers, comparisonInWords } from './against/report.ts';
import { type ComparisonSettings, comparisonAsked } from './against/settings.ts';
import {
  bytesPerDecision,
  bytesPerFork,
  forkMicroseconds,
  gamesPerSecond,
  kilobytesPerGame,
  middleOfAGame,
  roundsPerSecond,
  runsPerSecond,
  viewMicroseconds,
} from './benchmarks.ts';
import { growthInWords, growthReport } from './growth.ts';
import { playoutsPerSecond } from './search-benchmark.ts';

const HELP = `npm run bench [-- --json]
npm run bench -- --growth [--json]
npm run bench -- --against COMMIT [--rounds N] [--only KINDS] [--cold] [--json]
npm run bench -- --against COMMIT --alike N

Measures the engine and the bots' search on one thread, warmed up, as the median of several rounds; see docs/PERFORMANCE.md.
  --growth          how the cost of a decision grows with decks, turns, the board and the pool, in CPU time
  --against COMMIT  measure this version against that one instead: both do the same work in turn, in CPU time
  --rounds N        how often each does it (15 unless told)
  --only KINDS      only some of ${KINDS.join(',')}
  --cold            how fast both are in the first seconds of a process, N fresh ones of each
  --alike N         whether both play the same N random games, in every option, event, view and save
  --json            print only the numbers
`;

/** What others do on this kind of machine: jinteki's rounds and runs, Chiriboga's random games, per second. */
const BASELINES = { turns: 66, runs: 45, games: 6.5 } as const;

const times = (value: number, baseline: number, whose: string): string =>
  `${Math.round(value / baseline)} times ${whose} (${baseline})`;

async function comparison(settings: ComparisonSettings, flags: Flags): Promise<number> {
  const { commit, leftOut, outcomes } = await compare(settings);
  if (leftOut.length > 0)
    process.stderr.write(`bench: played without cards that only one version has: ${leftOut.join(', ')}\n`);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify(comparisonInNumbers(commit, settings, outcomes))}\n`
      : comparisonInWords(commit, settings, outcomes),
  );
  return [...outcomes.values()].every(({ kind }) => kind === 'measured') ? 0 : 1;
}

const MOST_GAMES = 1_000_000;

/** Changes for speed alone leave every game as it is. */
async function alike({ against }: ComparisonSettings, games: number): Promise<number> {
  const found = await likeness(against, games);
  process.stdout.write(likenessInWords(found));
  return found.why === null && found.differing.length === 0 ? 0 : 1;
}

async function cold(settings: ComparisonSettings, flags: Flags): Promise<number> {
  const { commit, warmths } = await compareCold(settings);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify({ against: commit.hash, ...Object.fromEntries(warmths) })}\n`
      : warmthsInWords(commit, warmths),
  );
  return 0;
}

function benchmarks(flags: Flags): void {
  const turns = roundsPerSecond();
  const runs = runsPerSecond();
  const { games, decisions } = gamesPerSecond();
  const middle = middleOfAGame();
  const fork = forkMicroseconds(middle);
  const view = viewMicroseconds(middle);
  const memory = kilobytesPerGame(middle);
  const forked = bytesPerFork(middle);
  const decided = bytesPerDecision();
  const playouts = playoutsPerSecond(middle);
  process.stdout.write(
    flags.json === true
      ? `${JSON.stringify({
          turns: { perSecond: Math.round(turns) },
          runs: { perSecond: Math.round(runs) },
          games: { perSecond: Math.round(games), decisionsPerSecond: Math.round(decisions) },
          fork: { microseconds: Number(fork.toFixed(2)) },
          view: { microseconds: Number(view.toFixed(2)) },
          memory: {
            kilobytes: Number(memory.toFixed(1)),
            bytesPerFork: Math.round(forked),
            bytesPerDecision: Math.round(decided),
          },
          search: { perSecond: Math.round(playouts) },
        })}\n`
      : [
          `turns   ${Math.round(turns)} rounds per second, ${times(turns, BASELINES.turns, 'jinteki')}`,
          `runs    ${Math.round(runs)} runs per second, ${times(runs, BASELINES.runs, 'jinteki')}`,
          `games   ${Math.round(games)} random games per second, ${times(games, BASELINES.games, 'Chiriboga')}, ${Math.round(decisions)} decisions per second`,
          `fork    ${fork.toFixed(2)} µs`,
          `view    ${view.toFixed(2)} µs`,
          `memory  ${memory.toFixed(1)} kB for a game in progress; allocated: ${Math.round(forked)} bytes a fork, ${Math.round(decided)} a decision in random games`,
          `search  ${Math.round(playouts)} playouts per second`,
          '',
        ].join('\n'),
  );
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    against: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    cold: { type: 'boolean' },
    alike: { type: 'string' },
    growth: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  if (flags.growth === true) {
    const report = growthReport(pool);
    process.stdout.write(flags.json === true ? `${JSON.stringify(report)}\n` : growthInWords(report));
    return 0;
  }
  const settings = comparisonAsked(flags);
  const games = wholeNumber(flags, 'alike', 1, MOST_GAMES);
  if (settings !== null && games !== undefined) return alike(settings, games);
  if (settings !== null && flags.cold === true) return cold(settings, flags);
  if (settings !== null) return comparison(settings, flags);
  benchmarks(flags);
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof ComparisonProblem)) throw error;
  process.stderr.write(`bench: ${error.message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
