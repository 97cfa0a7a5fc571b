import type { SavedGame, Snapshot } from '@lastclick/session';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Director, type Reel } from '../director/director.ts';
import { usePace } from '../director/use-pace.ts';
import type { TableApi } from '../worker/table-api.ts';
import { TableClient, type Wire, type WireEvents } from './table-client.ts';
import { workerWire } from './worker-wire.ts';

/** A table of its own for a component, in its own worker, which ends with the component. */
export interface Table {
  /** The game as it is; null until one is started or opened. */
  readonly snapshot: Snapshot | null;
  /** What is drawn of it on the way there, and who decides about that. */
  readonly reel: Reel;
  readonly director: Director;
  readonly api: TableApi;
  /** What broke last; null while all is well. */
  readonly trouble: string | null;
  /** The trouble was seen. */
  forgetTrouble(): void;
}

/** `onMove` hears of the game to keep after every move; `connect` is asked for a worker. */
export function useTable(
  onMove?: (saved: SavedGame, snapshot: Snapshot) => void,
  connect: (events: WireEvents) => Wire = workerWire,
): Table {
  const [trouble, setTrouble] = useState<string | null>(null);
  const heard = useRef(onMove);
  heard.current = onMove;
  const [director] = useState(() => new Director());
  const reel = useSyncExternalStore(director.subscribe, director.now);
  usePace(director);
  const [client] = useState(
    () =>
      new TableClient(connect, {
        changed: (snapshot, beats) => director.receive(snapshot, beats),
        moved: (saved, now) => heard.current?.(saved, now),
        trouble: setTrouble,
      }),
  );
  // Closing is no end: a client opens a new worker for the next request.
  useEffect(
    () => () => {
      client.close();
      director.skip();
    },
    [client, director],
  );
  return {
    snapshot: reel.present,
    reel,
    director,
    api: client,
    trouble,
    forgetTrouble: () => setTrouble(null),
  };
}
