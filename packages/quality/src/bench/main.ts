import { type Flags, readFlags, UsageError, wholeNumber } from '@lastclick/cli';
import { pool } from '@lastclick/table';
import { likeness, likenessInWords } from './against/alike.ts';
import { compareCold, warmthsInWords } from './against/cold.ts';
import { compare } from './against/compare.ts';
import { ComparisonProblem } from './against/comparison-problem.ts';
import { keepResult } from './against/history.ts';
import { KINDS } from './against/kinds.ts';
import { comparisonInNumbers, comparisonInWords, resultOf } from './against/report.ts';
import { type ComparisonSettings, comparisonAsked } from './against/settings.ts';
import { growthInWords, growthReport } from './growth.ts';
import { measureAll, measuredInNumbers, measuredInWords } from './measured.ts';

const HELP = `npm run bench [-- --json]
npm run bench -- --growth [--json]
npm run bench -- --against COMMIT [--rounds N] [--only KINDS] [--cold] [--keep] [--json]
npm run bench -- --against COMMIT --alike N

Measures the engine and the bots' search on one thread, warmed up, as the median of several rounds; see docs/PERFORMANCE.md.
  --growth          how the cost of a decision grows with decks, turns, the board and the pool, in CPU time
  --against COMMIT  measure this version against that one instead: both do the same work in turn, in CPU time
  --rounds N        how often each does it (15 unless told)
  --only KINDS      only some of ${KINDS.join(',')}
  --cold            how fast both are in the first seconds of a process, N fresh ones of each
  --alike N         whether both play the same N random games, in every option, event, view and save
  --keep            add the result to those kept in packages/quality/bench, and draw all of them: docs/images/bench.svg
  --json            print only the numbers
`;

async function comparison(settings: ComparisonSettings, flags: Flags): Promise<number> {
  const { commit, leftOut, outcomes } = await compare(settings);
  if (flags.keep === true) keepResult(commit.short, resultOf(outcomes));
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

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    against: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    cold: { type: 'boolean' },
    keep: { type: 'boolean' },
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
  const measured = measureAll();
  process.stdout.write(
    flags.json === true ? `${JSON.stringify(measuredInNumbers(measured))}\n` : measuredInWords(measured),
  );
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof ComparisonProblem)) throw error;
  process.stderr.write(`bench: ${error.message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
