import type { BotName } from '@lastclick/bots';
import { SIDES, type Side } from '@lastclick/engine';
import { type Estimate, wilson } from '../interval.ts';
import type { Thinking } from '../play-game.ts';
import type { FaultKind } from '../player.ts';
import { type BotRating, rate } from './elo.ts';
import type { PlayedHalf } from './kept.ts';

/** Games of a bot in which somebody won, and how many it did. */
export interface Won {
  readonly wins: number;
  readonly games: number;
  readonly share: Estimate;
}

/** A bot over all its games. */
export interface Standing {
  readonly bot: BotName;
  readonly rating: BotRating;
  readonly asCorp: Won;
  readonly asRunner: Won;
  readonly thinking: Thinking;
  /** Games that failed through its fault, by kind. */
  readonly faults: Partial<Record<FaultKind, number>>;
}

const ANCHOR: BotName = 'random';

const won = (wins: number, games: number): Won => ({ wins, games, share: wilson(wins, games) });

/** The games a bot won on one side, against one opponent or against all. */
export function wonBy(halves: readonly PlayedHalf[], bot: BotName, side: Side, against?: BotName): Won {
  const opponent = side === 'corp' ? 'runner' : 'corp';
  const those = halves.filter(
    ({ bots }) => bots[side] === bot && (against === undefined || bots[opponent] === against),
  );
  const wins = those.reduce((sum, { tally }) => sum + tally.wins[side], 0);
  return won(
    wins,
    those.reduce((sum, { tally }) => sum + tally.games - tally.errors, 0),
  );
}

/** The games a bot won against another on both sides. */
export function wonOnBothSides(halves: readonly PlayedHalf[], bot: BotName, against: BotName): Won {
  const [corp, runner] = SIDES.map((side) => wonBy(halves, bot, side, against));
  return won((corp?.wins ?? 0) + (runner?.wins ?? 0), (corp?.games ?? 0) + (runner?.games ?? 0));
}

function thinkingOf(halves: readonly PlayedHalf[], bot: BotName): Thinking {
  const sum = { decisions: 0, milliseconds: 0, slowest: 0 };
  for (const { bots, tally } of halves)
    for (const side of SIDES) {
      if (bots[side] !== bot) continue;
      const { decisions, milliseconds, slowest } = tally.thinking[side];
      sum.decisions += decisions;
      sum.milliseconds += milliseconds;
      sum.slowest = Math.max(sum.slowest, slowest);
    }
  return sum;
}

function faultsOfBot(halves: readonly PlayedHalf[], bot: BotName): Partial<Record<FaultKind, number>> {
  const sum: Partial<Record<FaultKind, number>> = {};
  for (const { bots, tally } of halves)
    for (const side of SIDES) {
      if (bots[side] !== bot) continue;
      for (const [kind, number] of Object.entries(tally.faults[side]) as [FaultKind, number][])
        sum[kind] = (sum[kind] ?? 0) + number;
    }
  return sum;
}

/** Bots that have played, best first. */
export function standingsOf(bots: readonly BotName[], halves: readonly PlayedHalf[]): Standing[] {
  const played = bots.filter((bot) =>
    halves.some(({ bots: { corp, runner } }) => corp === bot || runner === bot),
  );
  const scores = halves.map(({ bots: { corp, runner }, tally }) => ({
    corp,
    runner,
    games: tally.games - tally.errors,
    corpPoints: tally.wins.corp + tally.draws / 2,
  }));
  return rate(played, scores, ANCHOR)
    .map((rating, index) => {
      const bot = played[index] ?? ANCHOR;
      return {
        bot,
        rating,
        asCorp: wonBy(halves, bot, 'corp'),
        asRunner: wonBy(halves, bot, 'runner'),
        thinking: thinkingOf(halves, bot),
        faults: faultsOfBot(halves, bot),
      };
    })
    .sort((a, b) => b.rating.both.elo - a.rating.both.elo);
}

/** Sums over everything that was played. */
export interface Totals {
  readonly games: number;
  readonly draws: number;
  readonly errors: number;
  readonly illegalMoves: number;
  readonly timeOuts: number;
  readonly crashes: number;
  readonly stalls: number;
}

export function totalsOf(halves: readonly PlayedHalf[]): Totals {
  const sum = (of: (half: PlayedHalf) => number): number =>
    halves.reduce((total, half) => total + of(half), 0);
  const faults = (...kinds: FaultKind[]): number =>
    sum(({ tally }) =>
      Object.values(tally.faults).reduce(
        (total, by) => total + kinds.reduce((inner, kind) => inner + (by[kind] ?? 0), 0),
        0,
      ),
    );
  return {
    games: sum(({ tally }) => tally.games),
    draws: sum(({ tally }) => tally.draws),
    errors: sum(({ tally }) => tally.errors),
    illegalMoves: faults('illegalMove'),
    timeOuts: faults('timeOut'),
    crashes: faults('crash', 'engineError'),
    stalls: faults('stall'),
  };
}
