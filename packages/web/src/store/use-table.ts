import type { SavedGame, Snapshot } from '@lastclick/session';
import { useEffect, useRef, useState } from 'react';
import type { TableApi } from '../worker/table-api.ts';
import { TableClient } from './table-client.ts';
import { workerWire } from './worker-wire.ts';

/** A table of its own for a component, in its own worker, which ends with the component. */
export interface Table {
  /** Null until a game is started or opened. */
  readonly snapshot: Snapshot | null;
  readonly api: TableApi;
  /** What broke last; null while all is well. */
  readonly trouble: string | null;
  /** The trouble was seen. */
  forgetTrouble(): void;
}

/** `onMove` hears of the game to keep after every move. */
export function useTable(onMove?: (saved: SavedGame, snapshot: Snapshot) => void): Table {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const heard = useRef(onMove);
  heard.current = onMove;
  const [client] = useState(
    () =>
      new TableClient(workerWire, {
        changed: setSnapshot,
        moved: (saved, now) => heard.current?.(saved, now),
        trouble: setTrouble,
      }),
  );
  // Closing is no end: a client opens a new worker for the next request.
  useEffect(() => () => client.close(), [client]);
  return { snapshot, api: client, trouble, forgetTrouble: () => setTrouble(null) };
}
