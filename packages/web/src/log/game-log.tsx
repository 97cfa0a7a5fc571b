import type { CardView } from '@lastclick/engine';
import type { LogEntry } from '@lastclick/session';
import { cardData, sideName } from '@lastclick/table';
import { useEffect, useRef, useState } from 'react';
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

function Entry({ entry, onHighlight }: { readonly entry: LogEntry } & Pick<Props, 'onHighlight'>) {
  const { zoom, inspect, leave } = useTable();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.entry}>
        <span className={styles.words}>
          <ToldWords
            words={entry.words}
            cards={entry.cards}
            onPoint={(card, at) => (at === null ? leave() : inspect(printed(card), at))}
            onTap={(card) => zoom(printed(card))}
          />
        </span>
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Spoken>Details</Spoken>
        </button>
      </div>
      {isOpen && <Details entry={entry} onHighlight={onHighlight} />}
    </>
  );
}

/** What happened, deed by deed; a tap shows what each was made of, with the rules. */
export function GameLog({ log, onHighlight }: Props) {
  const list = useRef<HTMLOListElement>(null);
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
        <li
          key={entry.number}
          className={styles.item}
          data-kind={entry.kind}
          data-side={entry.side}
          data-level={entry.level}
          title={entry.side === null ? undefined : sideName(entry.side)}
        >
          <Entry entry={entry} onHighlight={onHighlight} />
        </li>
      ))}
    </ol>
  );
}
