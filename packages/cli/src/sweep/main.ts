import { EDITION_IDS } from '@lastclick/engine';
import { UsageError } from '../command.ts';
import { type Flags, oneOf, readFlags, text } from '../flags.ts';
import { type SweepFailure, type SweepOptions, type SweepReport, sweep } from './sweep.ts';

const HELP = `npm run sweep -- [--games N] [--seed S] [--edition 1.4|26.03] [--priority every|useful] [--thorough] [--json]

Plays random games to the end (100 of edition 1.4 unless told) and checks the engine's invariants on the way.
  --priority useful  skip questions with one answer; the check that nothing hidden leaks is left out then
  --thorough         make every check at every decision
  --json             print only the numbers
`;

function optionsOf(flags: Flags): SweepOptions {
  const games = Number(text(flags, 'games') ?? '100');
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games is a whole number from 1');
  return {
    games,
    seed: text(flags, 'seed') ?? '1',
    edition: oneOf(flags, 'edition', EDITION_IDS) ?? '1.4',
    priority: oneOf(flags, 'priority', ['every', 'useful'] as const) ?? 'every',
    thorough: flags.thorough === true,
  };
}

const isStuck = (failure: SweepFailure): boolean => failure.kind === 'stuck';

const numbersOf = ({ games, decisions, failures, outcomes, coverage }: SweepReport) => ({
  games,
  decisions,
  errors: failures.filter((failure) => !isStuck(failure)).length,
  stuck: failures.filter(isStuck).length,
  outcomes,
  coverage: { cards: coverage.cardReach, steps: coverage.stepReach },
});

const counts = (of: ReadonlyMap<string, number>): string =>
  [...of]
    .sort((a, b) => b[1] - a[1])
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');

const never = (what: string, list: readonly string[]): string[] =>
  list.length === 0 ? [] : [`never ${what}: ${list.join(', ')}`];

function inWords(report: SweepReport, options: SweepOptions, seconds: number): string {
  const { coverage, outcomes } = report;
  const { cards, steps } = { cards: coverage.cardReach, steps: coverage.stepReach };
  const deeds = [...coverage.cards]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([card, did]) =>
        `  ${card.padEnd(40)} ${Object.entries(did)
          .map(([deed, number]) => `${deed} ${number}`)
          .join(', ')}`,
    );
  const { missing } = coverage;
  return [
    `${report.games} games of edition ${options.edition}, ${report.decisions} decisions, ${seconds.toFixed(1)} s`,
    `outcomes: ${counts(new Map(Object.entries(outcomes)))}`,
    `cards: ${cards.reached} of ${cards.total} reached; steps: ${steps.reached} of ${steps.total}`,
    ...deeds,
    `actions: ${counts(coverage.actions)}`,
    `waited on: ${counts(coverage.structures)}`,
    `refusals: ${counts(coverage.refusals)}`,
    ...never('reached', missing.cards),
    ...never('resolved', missing.abilities),
    ...never('taken', missing.actions),
    ...never('at step', missing.steps),
    ...never('refused for', missing.refusals),
    `${report.failures.length} failures`,
  ].join('\n');
}

/** The record comes last, on a line of its own, ready for a file. */
function tellFailure({ kind, what, decision, record }: SweepFailure): void {
  process.stderr.write(`sweep: ${kind} at decision ${decision}: ${what}\n${JSON.stringify(record)}\n`);
}

function run(args: readonly string[]): number {
  const flags = readFlags(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    edition: { type: 'string' },
    priority: { type: 'string' },
    thorough: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const options = optionsOf(flags);
  const start = performance.now();
  const report = sweep(options);
  const seconds = (performance.now() - start) / 1000;
  report.failures.forEach(tellFailure);
  process.stdout.write(
    flags.json === true ? `${JSON.stringify(numbersOf(report))}\n` : `${inWords(report, options, seconds)}\n`,
  );
  return report.failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`sweep: ${error.message}\n`);
  process.exitCode = 2;
}
