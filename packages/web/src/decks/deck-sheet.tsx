import {
  CARDS,
  cardById,
  checkDeck,
  type DeckList,
  gameKindOf,
  writeDeckText,
  writeNetrunnerDb,
} from '@lastclick/cards';
import { useState } from 'react';
import { Bars, Columns } from '../charts/bars.tsx';
import page from '../learn/page.module.css';
import { GameSymbol } from '../symbols/symbol.tsx';
import { CardLists } from './card-lists.tsx';
import { LONGEST_NAME, withCopies } from './deck-exchange.ts';
import { costCurve, deckSums, typeCounts } from './deck-numbers.ts';
import type { ShelvedDeck } from './deck-shelf.ts';
import styles from './decks.module.css';
import { HandSampler } from './hand-sampler.tsx';

interface Props {
  readonly shelved: ShelvedDeck;
  /** Null for decks that come with the game: they are copied first. */
  readonly onChange: ((deck: DeckList) => void) | null;
  onCopy(): void;
  onDelete(): void;
}

function Legality({ deck }: { readonly deck: DeckList }) {
  const problems = checkDeck(deck);
  if (problems.length === 0)
    return (
      <p className={styles.legal}>
        <GameSymbol name="check" /> Legal in {gameKindOf(deck)} games
      </p>
    );
  return (
    <div className={page.problem}>
      <strong>Not legal</strong>
      <ul>
        {problems.map(({ rule, message }) => (
          <li key={`${rule} ${message}`}>
            {message} <span className={page.rule}>{rule}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddCard({ deck, onChange }: { readonly deck: DeckList; onChange(deck: DeckList): void }) {
  const side = cardById(deck.identity)?.side;
  const [wanted, setWanted] = useState('');
  const choices = CARDS.filter((card) => card.side === side && card.type !== 'identity');
  const found = choices.find(({ title }) => title.toLowerCase() === wanted.trim().toLowerCase());
  return (
    <form
      className={page.bar}
      onSubmit={(event) => {
        event.preventDefault();
        if (found === undefined) return;
        onChange(withCopies(deck, found.id, (deck.cards[found.id] ?? 0) + 1));
        setWanted('');
      }}
    >
      <label>
        Add a card{' '}
        <input
          className={page.field}
          list="cards-to-add"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <datalist id="cards-to-add">
        {choices.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
      <button type="submit" className={page.button} disabled={found === undefined}>
        Add
      </button>
      <span role="status" className={page.quiet}>
        {wanted.trim() !== '' && found === undefined ? 'No card of that title on this side.' : ''}
      </span>
    </form>
  );
}

function Export({ deck }: { readonly deck: DeckList }) {
  const [form, setForm] = useState<'text' | 'json' | null>(null);
  const written = form === 'json' ? writeNetrunnerDb(deck) : writeDeckText(deck);
  return (
    <section aria-label="Export">
      <div className={page.bar}>
        {(
          [
            ['text', 'Export as a list'],
            ['json', 'Export for NetrunnerDB'],
          ] as const
        ).map(([one, words]) => (
          <button
            key={one}
            type="button"
            className={page.choice}
            aria-pressed={form === one}
            onClick={() => setForm(form === one ? null : one)}
          >
            {words}
          </button>
        ))}
      </div>
      {form === null ? null : (
        <textarea
          className={styles.text}
          aria-label="The exported deck"
          readOnly
          value={written}
          onFocus={({ target }) => target.select()}
        />
      )}
    </section>
  );
}

/** A deck with everything there is to say of it; own decks can be changed. */
export function DeckSheet({ shelved: { deck, isOwn }, onChange, onCopy, onDelete }: Props) {
  const sums = deckSums(deck);
  const identity = cardById(deck.identity);
  return (
    <article aria-label={deck.name}>
      <h2 style={{ marginTop: 0 }}>{deck.name === '' ? 'A deck without a name' : deck.name}</h2>
      <p className={page.quiet}>{identity?.title ?? deck.identity}</p>
      <div className={styles.sums}>
        <span>
          <b>{sums.size}</b> cards{sums.minimum > 0 ? ` (at least ${sums.minimum})` : ''}
        </span>
        <span>
          <b>{sums.influence}</b> influence
          {sums.influenceLimit === null ? ', no limit' : ` of ${sums.influenceLimit}`}
        </span>
        {sums.points === null ? null : (
          <span>
            <b>{sums.points.has}</b> agenda points ({sums.points.needs} or {sums.points.needs + 1} needed)
          </span>
        )}
      </div>
      <Legality deck={deck} />
      <div className={page.bar}>
        <button type="button" className={page.button} onClick={onCopy}>
          {isOwn ? 'Copy' : 'Copy to change it'}
        </button>
        {onChange === null ? null : (
          <>
            <label>
              Name{' '}
              <input
                className={page.field}
                style={{ width: '16em' }}
                value={deck.name}
                maxLength={LONGEST_NAME}
                onChange={({ target }) => onChange({ ...deck, name: target.value })}
              />
            </label>
            <button type="button" className={page.button} onClick={onDelete}>
              Delete
            </button>
          </>
        )}
      </div>
      {onChange === null ? null : <AddCard deck={deck} onChange={onChange} />}
      <CardLists deck={deck} onChange={onChange} />
      <div className={styles.charts}>
        <Columns
          title="Cost to play, install or rez"
          of="cost"
          columns={costCurve(deck).map(({ cost, cards }) => ({ name: cost, number: cards }))}
        />
        <Bars
          title="Types"
          bars={typeCounts(deck).map(({ type, cards }) => ({ words: type, number: cards }))}
        />
      </div>
      <HandSampler deck={deck} />
      <Export deck={deck} />
    </article>
  );
}
