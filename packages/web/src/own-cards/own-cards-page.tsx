import { EDITION_IDS, type EditionId } from '@lastclick/engine';
import { type CardData, type OwnCard, readOwnCards, speakOf } from '@lastclick/table';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { play } from '../app/games.ts';
import { CardDetail } from '../cards/card-detail.tsx';
import { CardFace } from '../cards/card-face.tsx';
import page from '../learn/page.module.css';
import { randomId } from '../store/random-id.ts';
import styles from './own-cards.module.css';
import { tryOut } from './try-out.ts';
import { FIRST_CARDS, keepWritten, offeredCards, writtenBefore } from './written.ts';

/** A card as it would lie on the table, faceup and untouched. */
const lying = ({ id, title, type }: CardData) =>
  ({ object: 0, card: id, title, type, faceup: true, counters: {}, hosted: [] }) as const;

interface ShownProps {
  readonly own: OwnCard;
  onTry(card: CardData): void;
}

function ShownCard({ own: { name, card, complaints }, onTry }: ShownProps) {
  const heading = useId();
  return (
    <li className={`${page.panel} ${styles.card}`} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      {card === null ? (
        <div className={page.problem}>
          <strong>Cannot be played yet.</strong>
          <ul>
            {complaints.map(({ where, message }) => (
              <li key={where}>
                <code>{where}</code>: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <div className={styles.looks}>
            <span className={styles.face}>
              <CardFace
                card={lying(card)}
                owner={card.side}
                shape={card.type === 'ice' ? 'across' : 'tile'}
              />
            </span>
            <CardDetail card={lying(card)} size="zoom" />
          </div>
          <button type="button" className={`${page.button} ${page.main}`} onClick={() => onTry(card)}>
            Try {card.title} now
          </button>
        </>
      )}
    </li>
  );
}

/** Write a card as data, see at once what it looks like and says and all that is wrong with it, and play it. */
export function OwnCardsPage() {
  const [text, setText] = useState(() => writtenBefore() ?? FIRST_CARDS);
  const [edition, setEdition] = useState<EditionId>('1.4');
  const [isKept, setKept] = useState(true);
  const [trouble, setTrouble] = useState('');
  const read = readOwnCards(useDeferredValue(text));
  const cards = read.cards.flatMap(({ card }) => (card === null ? [] : [card]));
  speakOf(cards);
  const wrong = read.cards.length - cards.length;

  useEffect(() => {
    if (writtenBefore() !== null) return;
    void offeredCards().then((offered) => {
      if (offered !== null) setText((now) => (now === FIRST_CARDS ? offered : now));
    });
  }, []);

  const write = (written: string): void => {
    setText(written);
    setKept(keepWritten(written));
  };
  const begin = (card: CardData): void => {
    try {
      play(tryOut(card, cards, edition, randomId()));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main className={page.page}>
      <h1>Cards of your own</h1>
      <p className={page.lead}>
        A card is plain data in the card language. Write it here or load a file; what you write stays in this
        browser.
      </p>
      <div className={styles.layout}>
        <div>
          <label className={styles.label}>
            The cards, as JSON
            <textarea
              className={styles.text}
              spellCheck={false}
              value={text}
              onChange={({ target }) => write(target.value)}
            />
          </label>
          <div className={page.bar}>
            <label>
              Load a file{' '}
              <input
                type="file"
                accept=".json,application/json"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file !== undefined) void file.text().then(write);
                  // The same file can be chosen again.
                  target.value = '';
                }}
              />
            </label>
            <label>
              Rules{' '}
              <select
                value={edition}
                onChange={({ target }) =>
                  setEdition(EDITION_IDS.find((one) => one === target.value) ?? edition)
                }
              >
                {EDITION_IDS.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          </div>
          <p role="status" className={page.quiet}>
            {read.problem ??
              `${read.cards.length} written, ${wrong === 0 ? 'all can be played' : `${wrong} cannot be played yet`}.`}
            {isKept ? '' : ' This browser has no room to keep them.'}
          </p>
          <div role="alert">{trouble === '' ? null : <p className={page.problem}>{trouble}</p>}</div>
        </div>
        <ul className={styles.cards}>
          {read.cards.map((own, place) => (
            // Cards have no identity but their place while they are being written.
            <ShownCard key={place} own={own} onTry={begin} />
          ))}
        </ul>
      </div>
    </main>
  );
}
