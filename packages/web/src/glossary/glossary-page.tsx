import { capitalised } from '@lastclick/table';
import { useEffect, useRef, useState } from 'react';
import { ENTRIES } from './entries.ts';
import styles from './glossary.module.css';
import { GlossaryEntry } from './glossary-entry.tsx';

/** All words of the game on one page. */
export default function GlossaryPage({ term }: { readonly term: string | null }) {
  const [wanted, setWanted] = useState('');
  const found = useRef<HTMLElement>(null);
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' });
  }, []);
  const shown = ENTRIES.filter((entry) =>
    `${entry.term} ${entry.words}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <main className="page">
      <h1>Words of the game</h1>
      <div className="field">
        <label htmlFor="word">Find a word</label>
        <input id="word" type="text" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      <div className={styles.all}>
        {shown.map((entry) => (
          <section
            key={entry.id}
            ref={entry.id === term ? found : undefined}
            className={styles.one}
            data-wanted={entry.id === term}
            aria-labelledby={`word-${entry.id}`}
          >
            <h2 id={`word-${entry.id}`}>{capitalised(entry.term)}</h2>
            <GlossaryEntry entry={entry} />
          </section>
        ))}
      </div>
      {shown.length === 0 ? <p>No word like that.</p> : null}
    </main>
  );
}
