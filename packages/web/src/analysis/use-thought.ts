import type { BotName } from '@lastclick/bots';
import type { SavedGame, Thought } from '@lastclick/session';
import { useEffect, useRef, useState } from 'react';
import type { TableApi } from '../worker/table-api.ts';

export type ThoughtState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'thought'; readonly thought: Thought | null }
  | { readonly kind: 'problem'; readonly why: string };

/** A place and who is asked about it. */
export interface Asked {
  readonly place: number;
  readonly level: BotName;
}

/** What a bot thinks of what is asked. Who asks something else meanwhile never waits for more than one thought. */
export function useThought(analyst: TableApi, saved: SavedGame, asked: Asked | null): ThoughtState {
  const [state, setState] = useState<ThoughtState>({ kind: 'none' });
  const before = useRef(Promise.resolve());
  const place = asked?.place ?? null;
  const level = asked?.level ?? null;
  useEffect(() => {
    if (place === null || level === null) {
      setState({ kind: 'none' });
      return;
    }
    let isWanted = true;
    setState({ kind: 'thinking' });
    before.current = before.current.then(async () => {
      if (!isWanted) return;
      const next = await analyst.thoughtAt(saved, place, level).then(
        (thought): ThoughtState => ({ kind: 'thought', thought }),
        (error: unknown): ThoughtState => ({
          kind: 'problem',
          why: error instanceof Error ? error.message : String(error),
        }),
      );
      if (isWanted) setState(next);
    });
    return () => {
      isWanted = false;
    };
  }, [analyst, saved, place, level]);
  return state;
}
