import { BOT_LEVELS } from '@lastclick/bots';
import { SIDES, type Side } from '@lastclick/engine';
import type { NewGame } from '@lastclick/session';
import type { KeptGame } from '../store/saved-games.ts';

/** Games won and lost. */
export interface Score {
  readonly name: string;
  readonly won: number;
  readonly lost: number;
}

export interface Statistics {
  /** Games that were played to an end by one person against a bot, the latest first. */
  readonly finished: readonly Finished[];
  readonly bySide: readonly (Score & { readonly side: Side })[];
  readonly byDeck: readonly (Score & { readonly side: Side })[];
  readonly byLevel: readonly Score[];
  /** How games ended, by the reason of the outcome. */
  readonly byReason: readonly { readonly reason: string; readonly won: number; readonly lost: number }[];
  /** Turns of a finished game on average; 0 without games. */
  readonly turns: number;
}

export interface Finished {
  readonly id: string;
  readonly at: number;
  readonly side: Side;
  readonly level: string;
  readonly deck: string;
  readonly isWon: boolean;
  readonly reason: string;
  readonly turns: number;
}

/** The side of the one person in a game against a bot; null for any other. */
function sideOf({ corp, runner }: NewGame): Side | null {
  if (corp.kind === 'human' && runner.kind === 'bot') return 'corp';
  return runner.kind === 'human' && corp.kind === 'bot' ? 'runner' : null;
}

function finishedGame(game: KeptGame, nameOf: (game: KeptGame, side: Side) => string): Finished | null {
  const { id, at, outcome, turn, saved } = game;
  const side = sideOf(saved.setup);
  // Positions somebody set up say nothing about how well somebody plays.
  if (outcome === null || side === null || saved.setup.scenario !== undefined) return null;
  const other = saved.setup[side === 'corp' ? 'runner' : 'corp'];
  return {
    id,
    at,
    side,
    level: other.kind === 'bot' ? other.level : '',
    deck: nameOf(game, side),
    isWon: outcome.winner === side,
    reason: outcome.reason,
    turns: turn,
  };
}

function scoreOf(name: string, games: readonly Finished[]): Score {
  const won = games.filter(({ isWon }) => isWon).length;
  return { name, won, lost: games.length - won };
}

const grouped = <K extends string>(
  games: readonly Finished[],
  key: (game: Finished) => K,
): Map<K, Finished[]> => Map.groupBy(games, key);

/** What the games kept in a browser say; a draw counts as not won. */
export function statisticsOf(
  games: readonly KeptGame[],
  nameOf: (game: KeptGame, side: Side) => string,
): Statistics {
  const finished = games.flatMap((game) => finishedGame(game, nameOf) ?? []).toSorted((a, b) => b.at - a.at);
  const most = (a: Score, b: Score): number => b.won + b.lost - (a.won + a.lost);
  return {
    finished,
    bySide: SIDES.map((side) => ({
      ...scoreOf(
        side,
        finished.filter((one) => one.side === side),
      ),
      side,
    })),
    byDeck: SIDES.flatMap((side) =>
      [
        ...grouped(
          finished.filter((one) => one.side === side),
          ({ deck }) => deck,
        ),
      ].map(([deck, own]) => ({ ...scoreOf(deck, own), side })),
    ).sort(most),
    byLevel: BOT_LEVELS.flatMap((level) => {
      const own = finished.filter((one) => one.level === level);
      return own.length === 0 ? [] : [scoreOf(level, own)];
    }),
    byReason: [...grouped(finished, ({ reason }) => reason)].map(([reason, own]) => ({
      reason,
      won: scoreOf('', own).won,
      lost: scoreOf('', own).lost,
    })),
    turns: finished.length === 0 ? 0 : finished.reduce((sum, { turns }) => sum + turns, 0) / finished.length,
  };
}
