import type { LogEntry } from '@lastclick/session';
import { sideName } from '@lastclick/table';
import { useEffect, useRef } from 'react';
import styles from './game-log.module.css';

interface Props {
  readonly log: readonly LogEntry[];
  readonly onHighlight: (objects: readonly number[]) => void;
}

function Entry({ entry, onHighlight }: { readonly entry: LogEntry; readonly onHighlight: () => void }) {
  const inside = (
    <>
      <span className={styles.words}>{entry.words}</span>
      <span className={styles.rule}>{entry.rule}</span>
    </>
  );
  return entry.objects.length === 0 ? (
    <div className={styles.entry}>{inside}</div>
  ) : (
    <button type="button" className={styles.entry} onClick={onHighlight}>
      {inside}
    </button>
  );
}

/** What happened, line by line, each with its rule; a tap shows the cards it was about. */
export function GameLog({ log, onHighlight }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { length } = log;
  useEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol ref={list} className={styles.log} aria-label="Log" tabIndex={0}>
      {log.map((entry) => (
        <li
          key={entry.number}
          className={styles.item}
          data-kind={entry.kind}
          data-side={entry.side}
          title={entry.side === null ? undefined : sideName(entry.side)}
        >
          <Entry entry={entry} onHighlight={() => onHighlight(entry.objects)} />
        </li>
      ))}
    </ol>
  );
}
