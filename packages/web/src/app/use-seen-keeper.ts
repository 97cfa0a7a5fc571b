import type { Snapshot } from '@lastclick/session';
import { useEffect, useRef } from 'react';
import { seenGames } from './games.ts';

const momentOf = ({ turns, outcome }: Snapshot): string => `${turns.length} ${outcome?.reason ?? ''}`;

/**
 * Keeps what was seen of a game: with every turn, at its end, and when the page goes out of sight. To be told of every move;
 * `kept` says what was seen so far.
 */
export function useSeenKeeper(id: string, kept: () => Promise<string>): (now: Snapshot) => void {
  const ask = useRef(kept);
  ask.current = kept;
  const moment = useRef('');
  const isBehind = useRef(false);
  const keep = useRef(() => {
    isBehind.current = false;
    ask.current().then(
      (seen) => seenGames.keep(id, seen),
      // A worker that breaks is asked again with the next turn.
      () => undefined,
    );
  });
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden' && isBehind.current) keep.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      if (isBehind.current) keep.current();
    };
  }, []);
  return (now) => {
    isBehind.current = true;
    if (momentOf(now) === moment.current) return;
    moment.current = momentOf(now);
    keep.current();
  };
}
