import type { Around, Spoken } from '@lastclick/server/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Director } from '../director/director.ts';
import { usePace } from '../director/use-pace.ts';
import { connectionAddress } from './online-api.ts';
import { type Connection, OnlineClient } from './online-client.ts';

interface Beside {
  readonly around: Around;
  readonly said: readonly Spoken[];
}

/** A game on the server for a component, connected as long as the component is there. */
export function useOnline(game: string, secret: string | undefined) {
  const [beside, setBeside] = useState<Beside | null>(null);
  const [connection, setConnection] = useState<Connection>('connecting');
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly message: string } | null>(null);
  const [director] = useState(() => new Director());
  const reel = useSyncExternalStore(director.subscribe, director.now);
  usePace(director);
  const [client] = useState(
    () =>
      new OnlineClient(connectionAddress(), game, secret, {
        changed: (snapshot, beats) => director.receive(snapshot, beats),
        around: (around, said) => setBeside({ around, said }),
        connection: setConnection,
        refused: (code, message) => setRefusal({ code, message }),
      }),
  );
  useEffect(() => {
    client.connect();
    const hurry = (): void => client.hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      client.close();
      director.skip();
    };
  }, [client, director]);
  return { snapshot: reel.present, reel, director, api: client, beside, connection, refusal };
}
