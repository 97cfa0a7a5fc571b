import type { DeckList } from '@lastclick/cards';
import { lookUpCard } from '@lastclick/table';
import page from '../learn/page.module.css';
import { withCopies } from './deck-exchange.ts';
import { type DeckCard, deckCards, unknownCards } from './deck-numbers.ts';
import styles from './decks.module.css';

interface Props {
  readonly deck: DeckList;
  /** Null where the deck is only looked at. */
  readonly onChange: ((deck: DeckList) => void) | null;
}

interface CopiesProps extends Props {
  readonly id: string;
  readonly title: string;
}

function Copies({ id, title, deck, onChange }: CopiesProps) {
  const copies = deck.cards[id] ?? 0;
  const button = (sign: string, words: string, next: number) =>
    onChange === null ? null : (
      <button
        type="button"
        className={styles.count}
        aria-label={`One ${title} ${words}`}
        onClick={() => onChange(withCopies(deck, id, next))}
      >
        {sign}
      </button>
    );
  return (
    <>
      {button('−', 'less', copies - 1)}
      <span className={styles.copies}>{copies}</span>
      {button('+', 'more', copies + 1)}
    </>
  );
}

function CardLine({ entry: { card, influence }, deck, onChange }: Props & { readonly entry: DeckCard }) {
  const answer = lookUpCard(card.id, null);
  return (
    <li>
      <Copies id={card.id} title={card.title} deck={deck} onChange={onChange} />
      <details className={styles.title}>
        <summary>{card.title}</summary>
        {answer.found ? <p>{answer.lines.slice(1).join('\n')}</p> : null}
      </details>
      {influence === 0 ? null : <span className={page.rule}>{influence} influence</span>}
    </li>
  );
}

/** The cards of a deck by type, each with its text. Cards that are not known here can only be taken out. */
export function CardLists({ deck, onChange }: Props) {
  const byType = Map.groupBy(deckCards(deck), ({ card }) => card.type);
  const unknown = unknownCards(deck);
  return (
    <div className={styles.cards}>
      {[...byType].map(([type, group]) => (
        <section key={type} className={styles.group}>
          <h3>
            {type} ({group.reduce((sum, { copies }) => sum + copies, 0)})
          </h3>
          <ul>
            {group.map((entry) => (
              <CardLine key={entry.card.id} entry={entry} deck={deck} onChange={onChange} />
            ))}
          </ul>
        </section>
      ))}
      {unknown.length === 0 ? null : (
        <section className={styles.group}>
          <h3>not known here</h3>
          <ul>
            {unknown.map((id) => (
              <li key={id}>
                <Copies id={id} title={id} deck={deck} onChange={onChange} />
                <span className={styles.title}>{id}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
