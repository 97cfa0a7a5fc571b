import type { DeckList } from '@lastclick/cards';
import { useState } from 'react';
import page from '../learn/page.module.css';
import { type DeckImport, importDeck, readDeckFile } from './deck-exchange.ts';
import styles from './decks.module.css';

/** Takes a deck as text or as a file. What is not understood is said, and nothing changes without a click. */
export function DeckImportForm({ onImport }: { onImport(deck: DeckList): void }) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<DeckImport | null>(null);
  const take = (contents: string): void => {
    const read = importDeck(contents);
    if (read.deck !== null && read.problems.length === 0) {
      onImport(read.deck);
      setText('');
      setResult(null);
    } else setResult(read);
  };
  const partly = result?.deck ?? null;
  return (
    <form
      className={`${page.panel} ${styles.import}`}
      aria-label="Import a deck"
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <label>
        A list (“3x Hedge Fund”, identity included) or NetrunnerDB's JSON
        <textarea className={styles.text} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className={page.bar}>
        <button type="submit" className={`${page.button} ${page.main}`}>
          Import
        </button>
        <label>
          or a file{' '}
          <input
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file === undefined) return;
              void readDeckFile(file).then((read) => {
                if (typeof read !== 'string') return setResult(read);
                setText(read);
                take(read);
              });
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
      <div role="alert">
        {result === null ? null : (
          <div className={page.problem}>
            <strong>Not imported; your decks are as they were.</strong>
            <ul>
              {result.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {partly === null ? null : (
        <div className={page.bar}>
          <button
            type="button"
            className={page.button}
            onClick={() => {
              onImport(partly);
              setText('');
              setResult(null);
            }}
          >
            Import what is understood
          </button>
        </div>
      )}
    </form>
  );
}
