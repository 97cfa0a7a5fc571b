import { type Flags, oneOf, Progress, readFlags, text, UsageError, wholeNumber } from '@lastclick/cli';
import { EDITION_IDS } from '@lastclick/engine';
import { coverageGaps, GATED_FROM } from './gate.ts';
import { sweepInThreads } from './jobs.ts';
import { failuresInWords, numbersOf, reportInWords } from './report.ts';
import type { SweepOptions, SweepReport } from './sweep.ts';

const HELP = `npm run sweep -- [--games N] [--seed S] [--edition 1.4|26.03|both] [--jobs K] [--gate] [--thorough]
                 [--priority every|useful] [--json]

Plays random games to the end (100 of edition 1.4 unless told) and checks the engine's invariants on the way.
  --edition both     N games of each edition
  --jobs K           play in K threads; the result is the same for any K
  --gate             fail unless every card, ability, action, step and refusal was reached, and name what was not;
                     from ${GATED_FROM} games of an edition on that is asked anyway
  --thorough         make every check at every decision
  --priority useful  skip questions with one answer; the check that nothing hidden leaks is left out then
  --json             print only the numbers, a line for each edition
`;

const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;

function sweepsOf(flags: Flags): SweepOptions[] {
  const edition = oneOf(flags, 'edition', [...EDITION_IDS, 'both'] as const) ?? '1.4';
  const common = {
    games: wholeNumber(flags, 'games', 1, MOST_GAMES) ?? 100,
    seed: text(flags, 'seed') ?? '1',
    priority: oneOf(flags, 'priority', ['every', 'useful'] as const) ?? 'every',
    thorough: flags.thorough === true,
  };
  return (edition === 'both' ? EDITION_IDS : [edition]).map((one) => ({ ...common, edition: one }));
}

/** Prints what a sweep came to, and returns whether all is well. */
function tell(report: SweepReport, options: SweepOptions, flags: Flags): boolean {
  process.stderr.write(failuresInWords(report.failures));
  if (flags.json === true) process.stdout.write(`${JSON.stringify(numbersOf(report, options))}\n`);
  else process.stdout.write(`edition ${options.edition}: ${reportInWords(report)}\n`);
  const gaps = coverageGaps(report.coverage);
  const isGated = flags.gate === true || options.games >= GATED_FROM;
  for (const gap of gaps) process.stderr.write(`sweep: edition ${options.edition}: ${gap}\n`);
  return report.failures.length === 0 && (gaps.length === 0 || !isGated);
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    edition: { type: 'string' },
    priority: { type: 'string' },
    jobs: { type: 'string' },
    gate: { type: 'boolean' },
    thorough: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const sweeps = sweepsOf(flags);
  const threads = wholeNumber(flags, 'jobs', 1, MOST_JOBS) ?? 1;
  const games = sweeps.reduce((sum, options) => sum + options.games, 0);
  const progress = new Progress(process.stderr);
  let done = 0;
  const start = performance.now();
  const reports = await sweepInThreads(sweeps, threads, (played) => {
    done += played;
    progress.show('sweep', done, games);
  });
  progress.clear();
  const seconds = (performance.now() - start) / 1000;
  const isWell = reports.map((report, index) => tell(report, sweeps[index] as SweepOptions, flags));
  const all = reports.reduce((sum, report) => sum + report.games, 0);
  process.stderr.write(
    `sweep: ${all} games, ${seconds.toFixed(1)} s, ${(all / seconds).toFixed(1)} a second\n`,
  );
  return isWell.every((well) => well) ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`sweep: ${error.message}\n`);
  process.exitCode = 2;
}
