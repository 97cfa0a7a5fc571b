import type { SavedGame } from '@lastclick/session';
import { useState } from 'react';
import type { GameExchange } from '../app/page-props.ts';
import page from '../learn/page.module.css';

interface Props {
  readonly exchange: GameExchange;
  onOpen(saved: SavedGame): void;
}

/** Asks for a game: a file, or the text of a link. What cannot be read changes nothing. */
export function OpenReplay({ exchange, onOpen }: Props) {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  const read = async (given: string | Blob): Promise<void> => {
    try {
      const saved = await exchange.read(given);
      setProblem('');
      onOpen(saved);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This cannot be read.');
    }
  };
  return (
    <section className={page.panel} aria-label="Open a game">
      <label>
        A file saved from a game
        <input
          className={page.field}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void read(file);
          }}
        />
      </label>
      <form
        className={page.bar}
        onSubmit={(event) => {
          event.preventDefault();
          void read(link);
        }}
      >
        <label style={{ flex: '1 1 260px' }}>
          Or a link someone shared
          <input className={page.field} value={link} onChange={({ target }) => setLink(target.value)} />
        </label>
        <button
          type="submit"
          className={page.button}
          disabled={link.trim() === ''}
          style={{ alignSelf: 'end' }}
        >
          Open the link
        </button>
      </form>
      <div role="alert">{problem === '' ? null : <p className={page.problem}>{problem}</p>}</div>
    </section>
  );
}
