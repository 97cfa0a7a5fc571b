import { SIDES, type Side } from '@lastclick/engine';
import { count, list, sideName } from '@lastclick/table';
import { mean } from './interval.ts';
import { meanTime, millisecondsWords, shareWords, whole, winShare } from './numbers.ts';
import { FAULT_KINDS, type FaultKind } from './player.ts';
import { decided, faultsOf, type Tally } from './tally.ts';

const REASON_WORDS: Readonly<Record<string, string>> = {
  agendaPoints: 'by agenda points',
  flatline: 'by flatline',
  emptyDeck: 'by an empty R&D',
  bothAgendaPoints: 'both had the points',
  ability: 'by an ability',
  forfeit: 'by forfeit',
};

export const FAULT_WORDS: Readonly<Record<FaultKind, string>> = {
  illegalMove: 'illegal move',
  timeOut: 'time-out',
  badAnswer: 'bad answer',
  exited: 'exit',
  crash: 'crash',
  stall: 'stall',
  engineError: 'engine error',
};

/** What is always said, even of nothing: these are the promises of every bot. */
const ALWAYS_TOLD: ReadonlySet<FaultKind> = new Set(['illegalMove', 'timeOut', 'crash', 'stall']);

/** "430 by agenda points and 113 by flatline" */
export function reasonsOf(tally: Tally, winner: Side | 'draw'): string {
  const parts = Object.entries(tally.reasons)
    .map(([key, games]) => [...key.split(' '), games] as [string, string, number])
    .filter(([who]) => who === winner)
    .sort((a, b) => b[2] - a[2] || (a[1] < b[1] ? -1 : 1))
    .map(([, reason, games]) => `${whole(games)} ${REASON_WORDS[reason] ?? reason}`);
  return list(parts);
}

const sideLine = (tally: Tally, side: Side): string => {
  const reasons = reasonsOf(tally, side);
  return `  ${sideName(side).padEnd(8)}${shareWords(winShare(tally, side)).padEnd(24)} ${count(tally.wins[side], 'win')}${reasons === '' ? '' : `: ${reasons}`}`;
};

/** "0 illegal moves, 0 time-outs, 0 crashes and 0 stalls" */
export const faultWords = (tally: Tally): string =>
  list(
    FAULT_KINDS.filter((kind) => ALWAYS_TOLD.has(kind) || faultsOf(tally, kind) > 0).map((kind) => {
      const word = FAULT_WORDS[kind];
      return word === 'crash'
        ? `${faultsOf(tally, kind)} ${faultsOf(tally, kind) === 1 ? 'crash' : 'crashes'}`
        : count(faultsOf(tally, kind), word);
    }),
  );

/** The numbers of a series for people, one fact per line. */
export function summaryLines(tally: Tally): string[] {
  const length = mean(tally.length);
  const decisions = tally.thinking.corp.decisions + tally.thinking.runner.decisions;
  return [
    ...SIDES.map((side) => sideLine(tally, side)),
    `  draws   ${tally.draws}`,
    decided(tally) === 0
      ? '  length  no game came to an end'
      : `  length  ${length.value.toFixed(1)} turns on average (${tally.length.shortest} to ${tally.length.longest}), ${(decisions / tally.games).toFixed(0)} decisions a game`,
    `  errors  ${tally.errors}: ${faultWords(tally)}`,
    ...SIDES.map((side) => {
      const { slowest } = tally.thinking[side];
      const times = `${millisecondsWords(meanTime(tally.thinking[side]))} a decision, the slowest ${millisecondsWords(slowest)}`;
      return `  time    ${sideName(side)} ${times}`;
    }),
  ];
}

/** Each kept failure with its record on a line of its own, ready for a file that `play --load` reads. */
export function failureLines(tally: Tally): string[] {
  const lines = tally.failures.flatMap(({ index, kind, side, message, record }) => [
    `game ${index}: ${FAULT_WORDS[kind]}${side === null ? '' : ` of the ${sideName(side)}`}: ${message}`,
    JSON.stringify(record),
  ]);
  const more = faultsOf(tally, ...FAULT_KINDS) - tally.failures.length;
  return more > 0 ? [...lines, `and ${count(more, 'failed game')} more`] : lines;
}
