import type { CardView } from '@lastclick/engine';
import type { LogEntry } from '@lastclick/session';
import { cardData, sideName } from '@lastclick/table';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from '../board/table-context.ts';
import { SymbolText } from '../symbols/symbol-text.tsx';
import { Spoken } from '../theme/spoken.tsx';
import styles from './game-log.module.css';
import { ToldWords } from './told-words.tsx';

interface Props {
  readonly log: readonly LogEntry[];
  readonly onHighlight: (objects: readonly number[]) => void;
}

const printed = (card: string): CardView => ({
  object: 0,
  card,
  title: cardData(card)?.title ?? card,
  faceup: true,
  counters: {},
  hosted: [],
});

/** All a deed is made of, each with its rule; a tap shows the cards it was about. */
function Details({ entry, onHighlight }: { readonly entry: LogEntry } & Pick<Props, 'onHighlight'>) {
  return (
    <ul className={styles.details}>
      {entry.details.map(({ words, rule, objects, kind }, place) => {
        const inside = (
          <>
            <span className={styles.words}>
              <SymbolText text={words} />
            </span>
            <span className={styles.rule}>{rule}</span>
          </>
        );
        return (
          // Details of a deed only ever grow at their end.
          <li key={place} data-kind={kind}>
            {objects.length === 0 ? (
              <span className={styles.detail}>{inside}</span>
            ) : (
              <button type="button" className={styles.detail} onClick={() => onHighlight(objects)}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a line can ask of the table; the same as long as the table stands. */
interface Acts {
  point(card: string, at: DOMRect | null): void;
  tap(card: string): void;
  highlight(objects: readonly number[]): void;
}

/** Hundreds of lines stay as they are while beats play. */
const Entry = memo(function Entry({ entry, acts }: { readonly entry: LogEntry; readonly acts: Acts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      className={styles.item}
      data-kind={entry.kind}
      data-side={entry.side}
      data-level={entry.level}
      title={entry.side === null ? undefined : sideName(entry.side)}
    >
      <div className={styles.entry}>
        <span className={styles.words}>
          <ToldWords words={entry.words} cards={entry.cards} onPoint={acts.point} onTap={acts.tap} />
        </span>
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Spoken>Details</Spoken>
        </button>
      </div>
      {isOpen && <Details entry={entry} onHighlight={acts.highlight} />}
    </li>
  );
});

/** What happened, deed by deed; a tap shows what each was made of, with the rules. */
export function GameLog({ log, onHighlight }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const table = useTable();
  const now = useRef({ table, onHighlight });
  now.current = { table, onHighlight };
  const acts = useMemo(
    (): Acts => ({
      point: (card, at) =>
        at === null ? now.current.table.leave() : now.current.table.inspect(printed(card), at),
      tap: (card) => now.current.table.zoom(printed(card)),
      highlight: (objects) => now.current.onHighlight(objects),
    }),
    [],
  );
  const { length } = log;
  const last = log.at(-1)?.words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line may grow without becoming another
  useEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length, last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol ref={list} className={styles.log} aria-label="Log" tabIndex={0}>
      {log.map((entry) => (
        <Entry key={entry.number} entry={entry} acts={acts} />
      ))}
    </ol>
  );
}
