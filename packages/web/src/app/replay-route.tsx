import { type SavedGame, unpackGame, unpackText } from '@lastclick/session';
import { useEffect, useState } from 'react';
import { TableScreen } from '../board/table-screen.tsx';
import { ReplayPage } from '../replay/replay-page.tsx';
import { exchange } from '../store/exchange.ts';
import { DEFAULT_SETTINGS, tempoOf } from '../store/settings.ts';
import { useTable } from '../store/use-table.ts';
import { games, play, playOn, seenGames } from './games.ts';
import { goTo, hrefOf } from './router.ts';
import { SavedList } from './saved-list.tsx';
import { Unopened } from './unopened.tsx';

interface Props {
  readonly game: string | null;
  readonly packed: string | null;
  /** Where in the game to begin. */
  readonly place: number;
}

type Found =
  | { readonly kind: 'reading' }
  | { readonly kind: 'game'; readonly saved: SavedGame | null }
  | { readonly kind: 'problem'; readonly why: string; readonly text: string | null };

function keptGame(id: string): Found {
  const kept = games.find(id);
  if (kept === null) return { kind: 'problem', why: 'There is no such game in this browser.', text: null };
  if ('saved' in kept) return { kind: 'game', saved: kept.saved };
  return { kind: 'problem', why: kept.why, text: kept.text };
}

const TABLE_SETTINGS = { tempo: tempoOf(DEFAULT_SETTINGS) };

interface ReplayProps {
  readonly id: string | null;
  readonly saved: SavedGame | null;
  readonly place: number;
}

function Replay({ id, saved, place }: ReplayProps) {
  const { api } = useTable();
  return (
    <ReplayPage
      api={api}
      exchange={exchange}
      saved={saved}
      seenOf={async (shown) => {
        if (shown.seen !== undefined) return unpackText(shown.seen);
        return shown === saved && id !== null ? seenGames.find(id) : null;
      }}
      place={place}
      games={<SavedList title="Your games" />}
      onPlay={play}
      onPlayOn={playOn}
      drawTable={(snapshot) => (
        <TableScreen
          snapshot={snapshot}
          api={api}
          settings={TABLE_SETTINGS}
          onLeave={() => goTo(hrefOf.start)}
        />
      )}
    />
  );
}

/** A replay of a kept game, of one the address carries, or of one still to be chosen. */
export default function ReplayRoute({ game, packed, place }: Props) {
  const [found, setFound] = useState<Found>(() =>
    game !== null ? keptGame(game) : packed === null ? { kind: 'game', saved: null } : { kind: 'reading' },
  );
  useEffect(() => {
    if (packed === null) return;
    unpackGame(packed).then(
      (saved) => setFound({ kind: 'game', saved }),
      (error: unknown) =>
        setFound({
          kind: 'problem',
          why: error instanceof Error ? error.message : String(error),
          text: null,
        }),
    );
  }, [packed]);
  switch (found.kind) {
    case 'reading':
      return <p className="app-loading">Reading the game …</p>;
    case 'problem':
      return <Unopened why={found.why} text={found.text} />;
    case 'game':
      return <Replay id={game} saved={found.saved} place={place} />;
  }
}
