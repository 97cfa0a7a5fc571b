import type { Side } from '@lastclick/engine';
import type { SavedGame, Snapshot } from '@lastclick/session';
import { humansOf } from '@lastclick/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AfterGame } from '../analysis/after-game.tsx';
import { TableScreen } from '../board/table-screen.tsx';
import { useSounds } from '../director/use-sounds.ts';
import { isStorageForbidden } from '../store/browser-storage.ts';
import { exchange } from '../store/exchange.ts';
import { type KeptGame, keptGame } from '../store/saved-games.ts';
import { changeSettings, tempoOf, useSettings } from '../store/settings.ts';
import { useTable } from '../store/use-table.ts';
import { games } from './games.ts';
import { HandOver } from './hand-over.tsx';
import { PlayedElsewhere } from './played-elsewhere.tsx';
import { goTo, hrefOf } from './router.ts';
import { Unopened } from './unopened.tsx';
import { useOtherTab } from './use-other-tab.ts';
import { useSeenKeeper } from './use-seen-keeper.ts';

const UNKEPT = isStorageForbidden
  ? 'This browser keeps nothing: the game lasts as long as this page.'
  : 'No room left to keep this game: remove old ones on the start page, or save it.';

/** Where two share the device: the one who has to decide, while the other one looks. */
function waitingForOther({ setup, seat, view }: Snapshot): Side | null {
  const asked = view.waiting?.seat;
  return humansOf(setup).length > 1 && asked !== undefined && asked !== seat ? asked : null;
}

interface OpenedProps {
  readonly id: string;
  readonly saved: SavedGame;
  /** Another tab plays it on; null where nothing was played here yet. */
  onElsewhere(ours: KeptGame | null, written?: string): void;
}

function OpenedGame({ id, saved, onElsewhere }: OpenedProps) {
  const settings = useSettings();
  const { windows, stops, pace, cards, jackOut } = settings;
  const [isUnkept, setUnkept] = useState(false);
  const latest = useRef<KeptGame | null>(null);
  const giveWay = useCallback((written?: string) => onElsewhere(latest.current, written), [onElsewhere]);
  useOtherTab(id, giveWay);
  const keepSeen = useSeenKeeper(id, () => api.kept());
  const keep = (game: SavedGame, now: Snapshot): void => {
    latest.current = keptGame(id, game, now);
    const keeping = games.keep(latest.current);
    if (keeping === 'playedElsewhere') giveWay();
    else {
      setUnkept(keeping === 'noRoom');
      keepSeen(now);
    }
  };
  const { snapshot, reel, director, api, trouble, forgetTrouble } = useTable(keep);
  const [refusal, setRefusal] = useState<string | null>(null);
  const first = useRef({ saved, tempo: tempoOf(settings) });
  useEffect(() => {
    api.open(first.current.saved, first.current.tempo).catch((error: unknown) => {
      setRefusal(error instanceof Error ? error.message : String(error));
    });
  }, [api]);
  const tableSettings = useMemo(
    () => ({ tempo: tempoOf({ windows, stops, pace, cards, jackOut }) }),
    [windows, stops, pace, cards, jackOut],
  );
  const saveAsFile = async (): Promise<void> => exchange.download(await api.saved(), await api.kept());
  useSounds(reel);

  if (snapshot === null)
    return refusal === null ? (
      <p className="app-loading">Setting up the table …</p>
    ) : (
      <Unopened why={refusal} text={JSON.stringify(saved)} replay={hrefOf.replayOf(id)} />
    );
  // Whoever holds the device sees first what became of their move.
  const other = reel.scene === null ? waitingForOther(snapshot) : null;
  return (
    <div className="play">
      {isUnkept ? (
        <div className="banner" role="alert">
          <span>{UNKEPT}</span>
          <button type="button" className="button" onClick={() => void saveAsFile()}>
            Save it as a file
          </button>
        </div>
      ) : trouble === null ? null : (
        <div className="banner" role="alert">
          <span>{trouble}</span>
          <button type="button" className="button quiet" onClick={forgetTrouble}>
            Close
          </button>
        </div>
      )}
      {other === null ? (
        <TableScreen
          snapshot={snapshot}
          staging={{ director, reel }}
          api={api}
          settings={tableSettings}
          onTempo={(tempo) =>
            changeSettings({ windows: tempo.windows, stops: tempo.stops, cards: tempo.cards ?? {} })
          }
          onConcede={() => {
            if (snapshot.seat !== 'spectator')
              api.end({ kind: 'conceded', by: snapshot.seat }).catch(() => undefined);
          }}
          afterGame={<AfterGame id={id} setup={snapshot.setup} saved={() => api.saved()} />}
          onReplay={() => goTo(hrefOf.replayOf(id))}
          onLeave={() => goTo(hrefOf.start)}
        />
      ) : (
        <HandOver to={other} onReady={() => void api.look(other)} />
      )}
    </div>
  );
}

/** The table of a kept game. */
export default function PlayPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState(() => games.open(id));
  const [elsewhere, setElsewhere] = useState<{ readonly branch: string | null } | null>(null);
  const giveWay = useCallback(
    (ours: KeptGame | null, written?: string) =>
      setElsewhere({ branch: ours === null ? null : (games.giveWay(ours, written)?.id ?? null) }),
    [],
  );
  if (elsewhere !== null)
    return (
      <PlayedElsewhere
        branch={elsewhere.branch}
        onGoOn={() => {
          setFound(games.open(id));
          setElsewhere(null);
        }}
      />
    );
  if (found === null) return <Unopened why="There is no such game in this browser." text={null} />;
  if (!('saved' in found)) return <Unopened why={found.why} text={found.text} />;
  return <OpenedGame id={id} saved={found.saved} onElsewhere={giveWay} />;
}
