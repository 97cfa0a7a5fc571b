import { coverageGaps } from './gate.ts';
import type { SweepFailure, SweepOptions, SweepReport } from './sweep.ts';

const isStuck = (failure: SweepFailure): boolean => failure.kind === 'stuck';

/** The numbers of a sweep, for programs. */
export const numbersOf = (
  { games, decisions, failures, outcomes, coverage }: SweepReport,
  { edition }: SweepOptions,
) => ({
  edition,
  games,
  decisions,
  errors: failures.filter((failure) => !isStuck(failure)).length,
  stuck: failures.filter(isStuck).length,
  outcomes,
  coverage: coverage.reach,
  gaps: coverageGaps(coverage),
});

const countsInWords = (counts: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(counts)
    .sort(([a, many], [b, more]) => (more ?? 0) - (many ?? 0) || (a < b ? -1 : 1))
    .map(([name, number]) => `${name} ${number ?? 0}`)
    .join(', ');

/** A sweep for people: what came of the games, what each card did, and how much was reached. */
export function reportInWords({ games, decisions, failures, outcomes, coverage }: SweepReport): string {
  const { cards, abilities, steps, refusals } = coverage.reach;
  const deeds = Object.entries(coverage.cards)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([card, did]) => `  ${card.padEnd(40)} ${countsInWords(did)}`);
  return [
    `${games} games, ${decisions} decisions`,
    `outcomes: ${countsInWords(outcomes)}`,
    ...deeds,
    `actions: ${countsInWords(coverage.actions)}`,
    `waited on: ${countsInWords(coverage.structures)}`,
    `refusals: ${countsInWords(coverage.refusals)}`,
    `reached: cards ${cards.reached} of ${cards.total}, instructions and static abilities ${abilities.reached} of ` +
      `${abilities.total}, steps ${steps.reached} of ${steps.total}, refusals ${refusals.reached} of ${refusals.total}`,
    `${failures.length} failures`,
  ].join('\n');
}

const MOST_RECORDS = 20;

/** Failures with their records, each on a line of its own, ready for a file. */
export function failuresInWords(failures: readonly SweepFailure[]): string {
  const told = failures
    .slice(0, MOST_RECORDS)
    .map(
      ({ kind, what, game, decision, record }) =>
        `sweep: ${kind} in game ${game} at decision ${decision}: ${what}\n${JSON.stringify(record)}\n`,
    );
  const more = failures.length - told.length;
  return told.join('') + (more > 0 ? `sweep: and ${more} failures more\n` : '');
}
