import type { ServerView } from '@lastclick/engine';
import { count, serverName } from '@lastclick/table';
import { Spoken } from '../theme/spoken.tsx';
import styles from './server-map.module.css';
import { useTable } from './table-context.ts';

const SHORT: Readonly<Record<string, string>> = {
  hq: 'HQ',
  rd: 'R&D',
  archives: 'Arch',
  'new-remote': 'New',
};

const shortName = (server: string): string => SHORT[server] ?? server.replace('remote-', '');

interface Props {
  readonly servers: readonly ServerView[];
  /** Brings a server's column into sight. */
  readonly onGo: (server: string) => void;
}

/** All servers at a glance, where their columns do not fit beside each other: ice as bars, the root below. */
export function ServerMap({ servers, onGo }: Props) {
  const { snapshot, offers } = useTable();
  return (
    <nav className={styles.map} aria-label="Map of the servers">
      {servers.map(({ server, ice, root }) => (
        <button
          key={server}
          type="button"
          className={styles.place}
          data-run={snapshot.view.run?.server === server}
          data-legal={offers.byServer.has(server)}
          onClick={() => onGo(server)}
        >
          <span className={styles.ice}>
            {ice.map((card) => (
              <i key={card.object} data-rezzed={card.rezzed === true} />
            ))}
          </span>
          <span className={styles.name}>
            {shortName(server)}
            <Spoken>
              : show {serverName(server)}, {count(ice.length, 'piece')} of ice, {count(root.length, 'card')}{' '}
              in its root
            </Spoken>
          </span>
          <span className={styles.root}>
            {root.map((card) => (
              <i key={card.object} data-rezzed={card.rezzed === true} />
            ))}
          </span>
        </button>
      ))}
    </nav>
  );
}
