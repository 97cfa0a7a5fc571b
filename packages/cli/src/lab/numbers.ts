import type { Side } from '@lastclick/engine';
import type { Estimate } from './interval.ts';
import { mean, wilson } from './interval.ts';
import type { Thinking } from './play-game.ts';
import { decided, faultsOf, type Tally } from './tally.ts';

const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

/** 12345 as "12,345". */
export const whole = (number: number): string => String(number).replace(GROUPS_OF_THREE, ',');

/** 0.5432 as "54.3". */
export const percent = (share: number): string => (share * 100).toFixed(1);

/** "54.3 % (51.2 to 57.4)" */
export const shareWords = ({ value, low, high }: Estimate): string =>
  `${percent(value)} % (${percent(low)} to ${percent(high)})`;

/** How often a side won, of the games that have an outcome. */
export const winShare = (tally: Tally, side: Side): Estimate => wilson(tally.wins[side], decided(tally));

export const meanTime = ({ milliseconds, decisions }: Thinking): number =>
  decisions === 0 ? 0 : milliseconds / decisions;

/** Milliseconds with as many digits as they deserve. */
export const millisecondsWords = (ms: number): string =>
  `${ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : whole(Math.round(ms))} ms`;

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

const estimateJson = ({ value, low, high }: Estimate) => ({
  share: rounded(value, 4),
  low: rounded(low, 4),
  high: rounded(high, 4),
});

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export const thinkingJson = (thinking: Thinking) => ({
  decisions: thinking.decisions,
  meanMs: rounded(meanTime(thinking), 3),
  slowestMs: rounded(thinking.slowest, 3),
});

/** A tally for machines. Without the time it is the same for the same seed. */
export function tallyJson(tally: Tally) {
  const { games, wins, draws, errors, faults, reasons, length, thinking } = tally;
  return {
    games,
    corpWins: wins.corp,
    runnerWins: wins.runner,
    draws,
    errors,
    illegalMoves: faultsOf(tally, 'illegalMove'),
    timeOuts: faultsOf(tally, 'timeOut'),
    crashes: faultsOf(tally, 'crash', 'engineError'),
    stalls: faultsOf(tally, 'stall'),
    faults: { corp: sorted(faults.corp), runner: sorted(faults.runner), nobody: sorted(faults.nobody) },
    corpShare: estimateJson(winShare(tally, 'corp')),
    runnerShare: estimateJson(winShare(tally, 'runner')),
    reasons: sorted(reasons),
    turns: { mean: rounded(mean(length).value, 2), shortest: length.shortest, longest: length.longest },
    decisions: { corp: thinking.corp.decisions, runner: thinking.runner.decisions },
  };
}
