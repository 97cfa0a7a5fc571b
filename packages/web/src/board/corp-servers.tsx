import { useState } from 'react';
import { CardsDialog } from './cards-dialog.tsx';
import styles from './corp-servers.module.css';
import type { PileOfCards } from './pile.tsx';
import { ServerColumn } from './server-column.tsx';
import { useTable } from './table-context.ts';

const CENTRALS = ['hq', 'rd', 'archives'];
/** With more ice before a server, all ice is drawn lower. */
const DEEP = 3;

const NEW_REMOTE = { server: 'new-remote', ice: [], root: [] };

/** Every server as a column: central servers first, then remotes, then the place for a new one if it can be used. */
export function CorpServers() {
  const { snapshot, offers } = useTable();
  const { corp } = snapshot.view;
  const [isLooking, setLooking] = useState(false);
  const piles: Readonly<Record<string, PileOfCards>> = {
    hq: { name: 'HQ', owner: 'corp', count: corp.hq.count, seen: [], onLook: null },
    rd: { name: 'R&D', owner: 'corp', count: corp.rd.count, seen: [], onLook: null },
    archives: {
      name: 'Archives',
      owner: 'corp',
      count: corp.archives.length,
      seen: corp.archives.filter(({ faceup }) => faceup),
      onLook: () => setLooking(true),
    },
  };
  const remotes = corp.servers.filter(({ server }) => !CENTRALS.includes(server));
  const centrals = CENTRALS.flatMap((id) => corp.servers.filter(({ server }) => server === id));
  const shown = [...centrals, ...remotes, ...(offers.byServer.has(NEW_REMOTE.server) ? [NEW_REMOTE] : [])];
  const isDeep = shown.some(({ ice }) => ice.length > DEEP);
  return (
    <section className={styles.servers} aria-label="Servers" data-deep={isDeep}>
      {shown.map((server) => (
        <ServerColumn key={server.server} server={server} pile={piles[server.server] ?? null} />
      ))}
      {isLooking && (
        <CardsDialog title="Archives" cards={corp.archives} owner="corp" onClose={() => setLooking(false)} />
      )}
    </section>
  );
}
