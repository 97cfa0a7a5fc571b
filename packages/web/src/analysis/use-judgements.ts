import type { BotName } from '@lastclick/bots';
import type { Judgement, SavedGame } from '@lastclick/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableApi } from '../worker/table-api.ts';

/** Who judges the actions of a game. */
export const JUDGE: BotName = '5';

export interface Judgements {
  /** In the order of the game, as far as judged. */
  readonly judged: readonly Judgement[];
  /** How many actions there are to judge; null until that is known. */
  readonly total: number | null;
  readonly isJudging: boolean;
  readonly problem: string;
}

const NOTHING: Judgements = { judged: [], total: null, isJudging: false, problem: '' };

/** Judges a game's actions one by one in the background; `start` also goes on where it was stopped. */
export function useJudgements(
  analyst: TableApi,
  saved: SavedGame,
): Judgements & { start(): void; stop(): void } {
  const [state, setState] = useState(NOTHING);
  const known = useRef<Judgement[]>([]);
  const course = useRef(0);
  const stop = useCallback(() => {
    course.current += 1;
    setState((now) => ({ ...now, isJudging: false }));
  }, []);
  const start = useCallback(() => {
    course.current += 1;
    const own = course.current;
    const tell = (change: Partial<Judgements>): void => {
      if (own === course.current) setState((now) => ({ ...now, ...change }));
    };
    const judge = async (): Promise<void> => {
      const places = await analyst.actionPlaces(saved);
      tell({ total: places.length });
      for (const place of places.slice(known.current.length)) {
        if (own !== course.current) return;
        const judgement = await analyst.judgementAt(saved, place, JUDGE);
        if (own !== course.current) return;
        known.current.push(judgement);
        tell({ judged: [...known.current] });
      }
    };
    tell({ isJudging: true, problem: '' });
    judge().then(
      () => tell({ isJudging: false }),
      (error: unknown) =>
        tell({ isJudging: false, problem: error instanceof Error ? error.message : String(error) }),
    );
  }, [analyst, saved]);
  useEffect(
    () => () => {
      course.current += 1;
    },
    [],
  );
  return { ...state, start, stop };
}
