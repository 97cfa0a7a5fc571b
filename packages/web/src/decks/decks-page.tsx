import { cardById, type DeckList } from '@lastclick/cards';
import { SIDES } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { useEffect, useState } from 'react';
import page from '../learn/page.module.css';
import { browserStorage } from '../store/browser-storage.ts';
import { DeckImportForm } from './deck-import.tsx';
import { DeckSheet } from './deck-sheet.tsx';
import {
  DECKS_NAME,
  freeId,
  includedDecks,
  keepOwnDecks,
  readOwnDecks,
  type ShelvedDeck,
} from './deck-shelf.ts';
import styles from './decks.module.css';

interface ShelfProps {
  readonly title: string;
  readonly decks: readonly ShelvedDeck[];
  readonly chosen: string;
  onChoose(id: string): void;
}

function Shelf({ title, decks, chosen, onChoose }: ShelfProps) {
  return (
    <section aria-label={title}>
      <h2 style={{ marginTop: 0 }}>{title}</h2>
      <ul className={styles.list}>
        {decks.map(({ id, deck }) => (
          <li key={id}>
            <button
              type="button"
              className={page.choice}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {deck.name === '' ? 'A deck without a name' : deck.name}
              <small>{cardById(deck.identity)?.title ?? deck.identity}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The decks that come with the game and the player's own: look, check, change, import, export, deal. */
export function DecksPage() {
  const [{ decks: kept, problem: unreadable }] = useState(() => readOwnDecks(browserStorage));
  const [own, setOwn] = useState(kept);
  const [isUnkept, setUnkept] = useState(false);
  const [problem, setProblem] = useState(unreadable);
  const [chosen, setChosen] = useState(own[0]?.id ?? includedDecks[0]?.id ?? '');
  const [isImporting, setImporting] = useState(false);
  const shelved = [...own, ...includedDecks].find(({ id }) => id === chosen) ?? includedDecks[0];

  // What is changed in another tab shows here; what is changed here starts from what is kept by then.
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === DECKS_NAME) setOwn(readOwnDecks(browserStorage).decks);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);

  const keep = (change: (decks: readonly ShelvedDeck[]) => readonly ShelvedDeck[]): void => {
    const decks = change(isUnkept ? own : readOwnDecks(browserStorage).decks);
    setOwn(decks);
    try {
      keepOwnDecks(browserStorage, decks);
      setUnkept(false);
      setProblem('');
    } catch {
      setUnkept(true);
      setProblem('This browser has no room for your decks: export your decks before you leave.');
    }
  };
  const add = (deck: DeckList): void => {
    const named = { ...deck, name: deck.name === '' ? 'Imported deck' : deck.name };
    keep((decks) => {
      const id = freeId(deck.name, decks);
      setChosen(id);
      return [...decks, { id, isOwn: true, deck: named }];
    });
    setImporting(false);
  };
  const change = (id: string, deck: DeckList): void =>
    keep((decks) => decks.map((one) => (one.id === id ? { ...one, deck } : one)));
  return (
    <main className={page.page}>
      <h1>Decks</h1>
      <p className={page.lead}>Your own decks stay in this browser.</p>
      <div role="alert">{problem === '' ? null : <p className={page.problem}>{problem}</p>}</div>
      <div className={styles.layout}>
        <div>
          <div className={page.bar}>
            <button
              type="button"
              className={`${page.button} ${page.main}`}
              aria-expanded={isImporting}
              onClick={() => setImporting(!isImporting)}
            >
              Import a deck
            </button>
          </div>
          {own.length === 0 ? null : (
            <Shelf title="Your decks" decks={own} chosen={chosen} onChoose={setChosen} />
          )}
          {SIDES.map((side) => (
            <Shelf
              key={side}
              title={`${sideName(side)} decks`}
              decks={includedDecks.filter(({ deck }) => cardById(deck.identity)?.side === side)}
              chosen={chosen}
              onChoose={setChosen}
            />
          ))}
        </div>
        <div>
          {isImporting ? <DeckImportForm onImport={add} /> : null}
          {shelved === undefined ? null : (
            <DeckSheet
              key={shelved.id}
              shelved={shelved}
              onChange={shelved.isOwn ? (deck) => change(shelved.id, deck) : null}
              onCopy={() => add({ ...shelved.deck, name: `${shelved.deck.name} (copy)` })}
              onDelete={() => keep((decks) => decks.filter(({ id }) => id !== shelved.id))}
            />
          )}
        </div>
      </div>
    </main>
  );
}
