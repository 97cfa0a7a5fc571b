import type { Side } from '@lastclick/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TableScreen } from '../board/table-screen.tsx';
import type { SavedGame, Snapshot } from '../session/snapshot.ts';
import { humansOf } from '../session/tempo.ts';
import { keptGame } from '../store/saved-games.ts';
import { changeSettings, tempoOf, useSettings } from '../store/settings.ts';
import { useTable } from '../store/use-table.ts';
import { games } from './games.ts';
import { HandOver } from './hand-over.tsx';
import { goTo, hrefOf } from './router.ts';
import { Unopened } from './unopened.tsx';
import { useBlips } from './use-blips.ts';

const NO_ROOM =
  'This browser has no room left to keep the game. Remove old games on the start page, or save it as a file.';

/** Where two share the device: the one who has to decide, while the other one looks. */
function waitingForOther({ setup, seat, view }: Snapshot): Side | null {
  const asked = view.waiting?.seat;
  return humansOf(setup).length > 1 && asked !== undefined && asked !== seat ? asked : null;
}

function OpenedGame({ id, saved }: { readonly id: string; readonly saved: SavedGame }) {
  const settings = useSettings();
  const { windows, stops, pace, sounds } = settings;
  const [isUnkept, setUnkept] = useState(false);
  const keep = useCallback(
    (game: SavedGame, snapshot: Snapshot) => setUnkept(!games.keep(keptGame(id, game, snapshot))),
    [id],
  );
  const { snapshot, api, trouble } = useTable(keep);
  const [refusal, setRefusal] = useState<string | null>(null);
  const first = useRef({ saved, tempo: tempoOf(settings) });
  useEffect(() => {
    api.open(first.current.saved, first.current.tempo).catch((error: unknown) => {
      setRefusal(error instanceof Error ? error.message : String(error));
    });
  }, [api]);
  const tableSettings = useMemo(() => ({ tempo: { windows, stops, pace } }), [windows, stops, pace]);
  useBlips(snapshot, sounds);

  if (snapshot === null)
    return refusal === null ? (
      <p className="app-loading">Setting up the table …</p>
    ) : (
      <Unopened why={refusal} text={JSON.stringify(saved)} />
    );
  const other = waitingForOther(snapshot);
  const problem = isUnkept ? NO_ROOM : trouble;
  return (
    <>
      {problem === null ? null : (
        <p className="banner" role="alert">
          {problem}
        </p>
      )}
      {other === null ? (
        <TableScreen
          snapshot={snapshot}
          api={api}
          settings={tableSettings}
          onTempo={(tempo) => changeSettings({ windows: tempo.windows, stops: tempo.stops })}
          onReplay={() => goTo(hrefOf.replayOf(id))}
          onLeave={() => goTo(hrefOf.start)}
        />
      ) : (
        <HandOver to={other} onReady={() => void api.look(other)} />
      )}
    </>
  );
}

/** The table of a kept game. */
export default function PlayPage({ id }: { readonly id: string }) {
  const [found] = useState(() => games.find(id));
  if (found === null) return <Unopened why="There is no such game in this browser." text={null} />;
  if (!('saved' in found)) return <Unopened why={found.why} text={found.text} />;
  return <OpenedGame id={id} saved={found.saved} />;
}
