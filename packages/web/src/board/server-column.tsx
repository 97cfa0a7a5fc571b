import type { CardView, RunView, ServerView } from '@lastclick/engine';
import { capitalised, count, serverName } from '@lastclick/table';
import { useEffect, useRef } from 'react';
import { CostText } from '../symbols/cost-text.tsx';
import { GameSymbol } from '../symbols/symbol.tsx';
import { moveOfServer, verbOf } from './offers.ts';
import { Pile, type PileOfCards } from './pile.tsx';
import styles from './server-column.module.css';
import { moveTitle, TableCard } from './table-card.tsx';
import { useTable } from './table-context.ts';

interface Props {
  readonly server: ServerView;
  /** The cards of a central server; null for remotes. */
  readonly pile: PileOfCards | null;
}

/** Whether the Runner stands before this piece of ice; position counts the ice inward of the Runner. */
const isAt = (run: RunView, ice: readonly CardView[], index: number): boolean =>
  run.ice !== null
    ? run.ice.object === ice[index]?.object
    : run.position !== null && ice.length - 1 - index === run.position;

const isAtServer = (run: RunView): boolean => run.ice === null && (run.position ?? 0) === 0;

/** Where the Runner stands; it comes into sight wherever it moves. */
function Marker() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // All of its column first: beside the edge of a phone the marker alone would be all one sees of it.
    // Then what it protects, so that with the marker everything between is in sight, where there is room for it.
    const column = marker.current?.closest('[data-server]');
    for (const seen of [column, column?.lastElementChild, marker.current])
      seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <span ref={marker} className={styles.marker}>
      <GameSymbol name="run" label="the Runner is here" />
    </span>
  );
}

/** A server: its ice across, outermost on top, and what it protects at the bottom. */
export function ServerColumn({ server: { server, ice, root }, pile }: Props) {
  const { snapshot, offers, targets, tapServer } = useTable();
  const { view } = snapshot;
  const run = view.run?.server === server ? view.run : null;
  const open = offers.byServer.get(server) ?? [];
  const only = moveOfServer(open);
  const verb = only === null ? null : verbOf(only);
  const name = capitalised(serverName(server));
  return (
    <section
      className={styles.column}
      aria-label={name}
      data-run={run !== null}
      data-new={server === 'new-remote'}
      data-server={server}
      data-drop={`server ${server}`}
      data-target={targets.has(`server ${server}`)}
    >
      {/* By ear nothing else tells ice from what it protects. */}
      <section
        className={styles.ice}
        aria-label={ice.length === 0 ? `No ice protects ${name}` : `Ice of ${name}, outermost first`}
      >
        {ice.map((card, index) => (
          <div key={card.object} className={styles.lane}>
            {run !== null && isAt(run, ice, index) && <Marker />}
            <TableCard card={card} owner="corp" shape="across" />
          </div>
        ))}
      </section>
      <div className={styles.foot}>
        {run !== null && isAtServer(run) && <Marker />}
        {only !== null && verb !== null && (
          <span className={styles.move} aria-hidden="true">
            {verb} {only.cost !== '' && <CostText cost={only.cost} />}
          </span>
        )}
        <button
          type="button"
          className={styles.name}
          tabIndex={-1}
          data-spot={`server ${server}`}
          data-legal={open.length > 0}
          title={only === null ? undefined : moveTitle(only)}
          aria-label={[
            name,
            ...(view.mark === server ? ['the mark'] : []),
            ...(open.length === 0 ? [] : [count(open.length, 'option')]),
          ].join(', ')}
          onClick={(event) => tapServer(server, event.currentTarget)}
        >
          <span className={styles.words}>{server === 'new-remote' ? 'New' : name}</span>
          {view.mark === server && <span className={styles.mark}>mark</span>}
        </button>
        <div className={styles.root}>
          {pile !== null && <Pile pile={pile} />}
          {root.map((card) => (
            <TableCard key={card.object} card={card} owner="corp" />
          ))}
        </div>
      </div>
    </section>
  );
}
