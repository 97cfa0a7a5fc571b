import type { ServerView } from '@lastclick/engine';
import { useRef, useState } from 'react';
import { CardsDialog } from './cards-dialog.tsx';
import styles from './corp-servers.module.css';
import type { PileOfCards } from './pile.tsx';
import { ServerColumn } from './server-column.tsx';
import { ServerMap } from './server-map.tsx';
import { useTable } from './table-context.ts';
import { useMatch } from './use-match.ts';

const CENTRALS = ['hq', 'rd', 'archives'];
/** With more ice before a server, all ice is drawn lower. */
const DEEP = 3;
/** A server with several cards beside each other gets more of the width, as far as there is some. */
const shareOf = ({ root }: ServerView, pile: PileOfCards | undefined): number =>
  Math.min(3, Math.max(1, root.length + (pile === undefined ? 0 : 1)));

const NEW_REMOTE = { server: 'new-remote', ice: [], root: [] };

/** Every server as a column: central servers first, then remotes, then for the Corp the place for a new one. */
export function CorpServers() {
  const { snapshot } = useTable();
  const { corp } = snapshot.view;
  const [isLooking, setLooking] = useState(false);
  const piles: Readonly<Record<string, PileOfCards>> = {
    hq: { name: 'HQ', place: 'hq', owner: 'corp', count: corp.hq.count, seen: [], onLook: null },
    rd: { name: 'R&D', place: 'rd', owner: 'corp', count: corp.rd.count, seen: [], onLook: null },
    archives: {
      name: 'Archives',
      place: 'archives',
      owner: 'corp',
      count: corp.archives.length,
      seen: corp.archives.filter(({ faceup }) => faceup),
      onLook: () => setLooking(true),
    },
  };
  const remotes = corp.servers.filter(({ server }) => !CENTRALS.includes(server));
  const centrals = CENTRALS.flatMap((id) => corp.servers.filter(({ server }) => server === id));
  const shown = [...centrals, ...remotes, ...(snapshot.view.seat === 'corp' ? [NEW_REMOTE] : [])];
  const isPhone = useMatch('(max-width: 900px)');
  const columns = useRef<HTMLElement>(null);
  const isDeep = shown.some(({ ice }) => ice.length > DEEP);
  return (
    <div className={styles.place}>
      {isPhone && (
        <ServerMap
          servers={shown}
          onGo={(server) =>
            columns.current
              ?.querySelector(`[data-server="${server}"]`)
              ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
          }
        />
      )}
      <section
        ref={columns}
        className={styles.servers}
        aria-label="Servers"
        data-deep={isDeep}
        style={{
          '--columns': shown
            .map((server) => {
              const share = shareOf(server, piles[server.server]);
              return `minmax(calc(var(--narrowest) + ${share - 1} * var(--each-more)), ${share * 100}fr)`;
            })
            .join(' '),
        }}
      >
        {shown.map((server) => (
          <ServerColumn key={server.server} server={server} pile={piles[server.server] ?? null} />
        ))}
      </section>
      {isLooking && (
        <CardsDialog title="Archives" cards={corp.archives} owner="corp" onClose={() => setLooking(false)} />
      )}
    </div>
  );
}
