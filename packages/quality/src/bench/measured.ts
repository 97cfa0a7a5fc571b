import { Progress } from '@lastclick/cli';
import {
  bytesPerDecision,
  bytesPerFork,
  forksPerSecond,
  type GamesMeasured,
  gamesPerSecond,
  kilobytesPerCopy,
  kilobytesPerGame,
  middleOfAGame,
  type OnRound,
  roundsPerSecond,
  runsPerSecond,
  viewsPerSecond,
} from './benchmarks.ts';
import type { Rate } from './measure.ts';
import { playoutsPerSecond } from './search-benchmark.ts';

/** Everything the benchmark tells of this version. */
export interface Everything extends GamesMeasured {
  readonly turns: Rate;
  readonly runs: Rate;
  readonly fork: Rate;
  readonly view: Rate;
  readonly search: Rate;
  readonly kilobytes: number;
  readonly kilobytesOfACopy: number;
  readonly bytesPerFork: number;
  readonly bytesPerDecision: number;
}

const NUMBERS = ['turns', 'runs', 'games', 'fork', 'view', 'search', 'memory'] as const;

export function measureAll(): Everything {
  const progress = new Progress(process.stderr);
  const showing = (name: (typeof NUMBERS)[number]): OnRound => {
    const done = NUMBERS.indexOf(name);
    return (round) => progress.show(`${name}, round ${round}`, done, NUMBERS.length);
  };
  const turns = roundsPerSecond(showing('turns'));
  const runs = runsPerSecond(showing('runs'));
  const games = gamesPerSecond(showing('games'));
  const middle = middleOfAGame();
  const fork = forksPerSecond(middle, showing('fork'));
  const view = viewsPerSecond(middle, showing('view'));
  const kilobytes = kilobytesPerGame(middle);
  const kilobytesOfACopy = kilobytesPerCopy(middle);
  const forked = bytesPerFork(middle);
  const decided = bytesPerDecision();
  const search = playoutsPerSecond(middle, showing('search'));
  progress.clear();
  return {
    turns,
    runs,
    ...games,
    fork,
    view,
    search,
    kilobytes,
    kilobytesOfACopy,
    bytesPerFork: forked,
    bytesPerDecision: decided,
  };
}

/** What others do on this kind of machine: jinteki's rounds and runs, Chiriboga's random games, per second. */
const BASELINES = { turns: 66, runs: 45, games: 6.5 } as const;

const rounded = ({ perSecond, low, high, rounds }: Rate) => ({
  perSecond: Math.round(perSecond),
  low: Math.round(low),
  high: Math.round(high),
  rounds,
});

const microseconds = ({ perSecond, low, high, rounds }: Rate) => ({
  microseconds: Number((1e6 / perSecond).toFixed(2)),
  low: Number((1e6 / high).toFixed(2)),
  high: Number((1e6 / low).toFixed(2)),
  rounds,
});

export const measuredInNumbers = (all: Everything): object => ({
  turns: rounded(all.turns),
  runs: rounded(all.runs),
  games: { ...rounded(all.games), decisionsPerSecond: Math.round(all.decisionsPerSecond) },
  fork: microseconds(all.fork),
  view: microseconds(all.view),
  memory: {
    kilobytes: Number(all.kilobytes.toFixed(1)),
    kilobytesOfACopy: Number(all.kilobytesOfACopy.toFixed(1)),
    bytesPerFork: Math.round(all.bytesPerFork),
    bytesPerDecision: Math.round(all.bytesPerDecision),
  },
  search: rounded(all.search),
});

const perSecondInWords = (rate: Rate, what: string): string => {
  const { perSecond, low, high, rounds } = rounded(rate);
  return `${perSecond} ${what} (${low} – ${high} in ${rounds} rounds)`;
};

const microsecondsInWords = (rate: Rate): string => {
  const { microseconds: time, low, high, rounds } = microseconds(rate);
  return `${time} µs (${low} – ${high} in ${rounds} rounds)`;
};

const times = ({ perSecond }: Rate, baseline: number, whose: string): string =>
  `${Math.round(perSecond / baseline)} times ${whose} (${baseline})`;

export const measuredInWords = (all: Everything): string =>
  [
    'In each second of CPU time, and between which values the middle eight tenths of the rounds lie.',
    `turns   ${perSecondInWords(all.turns, 'rounds')}, ${times(all.turns, BASELINES.turns, 'jinteki')}`,
    `runs    ${perSecondInWords(all.runs, 'runs')}, ${times(all.runs, BASELINES.runs, 'jinteki')}`,
    `games   ${perSecondInWords(all.games, 'random games')}, ${times(all.games, BASELINES.games, 'Chiriboga')}, ${Math.round(all.decisionsPerSecond)} decisions`,
    `fork    ${microsecondsInWords(all.fork)}`,
    `view    ${microsecondsInWords(all.view)}`,
    `memory  ${all.kilobytes.toFixed(1)} kB for a game in progress, ${all.kilobytesOfACopy.toFixed(1)} for one of its copies; allocated: ${Math.round(all.bytesPerFork)} bytes a fork, ${Math.round(all.bytesPerDecision)} a decision in random games`,
    `search  ${perSecondInWords(all.search, 'playouts')}`,
    '',
  ].join('\n');
