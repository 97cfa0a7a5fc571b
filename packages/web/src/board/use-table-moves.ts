import type { Ask, Offer, PassUntil, Snapshot, Way } from '@lastclick/session';
import { useEffect, useState } from 'react';
import type { TableApi } from '../worker/table-api.ts';
import { enoughOffer, gathersCards, isGathered } from './offers.ts';

export interface TableMoves {
  readonly gathered: readonly string[];
  /** What went wrong with the last move, as a sentence; '' when nothing did. */
  readonly trouble: string;
  take(offer: Offer): void;
  confirm(): void;
  clear(): void;
  takeBack(): void;
  /** Plays all moves of a way. */
  follow(way: Way): void;
  passOn(until?: PassUntil): void;
}

/** Sends gathered cards one after the other, as long as each is still among the moves, and says when it is enough. */
async function sendAll(api: TableApi, ask: Ask, keys: readonly string[]): Promise<void> {
  let now: Ask | null = ask;
  for (const key of keys) {
    if (now?.offers.some((offer) => offer.key === key) !== true) return;
    now = (await api.choose(key)).ask;
  }
  const enough = enoughOffer(now);
  if (now?.kind === ask.kind && now.rule === ask.rule && now.chosen > 0 && enough !== null)
    await api.choose(enough.key);
}

/** What a player can do to the game from this page: one move at a time, cards of a choice together. */
export function useTableMoves(snapshot: Snapshot, api: TableApi): TableMoves {
  const { ask } = snapshot;
  const [gathered, setGathered] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState('');
  const [isSending, setSending] = useState(false);

  // What was gathered belongs to one question; the next begins with nothing.
  const question = ask === null ? '' : `${snapshot.played} ${ask.kind} ${ask.rule}`;
  useEffect(() => setGathered([]), [question]);

  const send = async (work: () => Promise<unknown>): Promise<void> => {
    // A second tap on a move already under way would play another one.
    if (isSending) return;
    setSending(true);
    setTrouble('');
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };

  return {
    gathered,
    trouble,
    take(offer) {
      if (gathersCards(ask) && offer.object !== null) {
        setGathered((before) =>
          before.includes(offer.key) ? before.filter((key) => key !== offer.key) : [...before, offer.key],
        );
        return;
      }
      send(() => api.choose(offer.key));
    },
    confirm() {
      if (ask !== null && isGathered(ask, gathered.length)) send(() => sendAll(api, ask, gathered));
    },
    clear: () => setGathered([]),
    takeBack: () => {
      if (snapshot.canTakeBack) send(() => api.takeBack());
    },
    follow: (way) => {
      send(() => api.follow(way.keys));
    },
    passOn: (until) => {
      if (ask !== null) send(() => api.passOn(until));
    },
  };
}
