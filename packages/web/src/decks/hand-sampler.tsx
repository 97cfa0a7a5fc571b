import type { DeckList } from '@lastclick/cards';
import { useState } from 'react';
import page from '../learn/page.module.css';
import { sampleHands } from './deck-numbers.ts';
import styles from './decks.module.css';

/** Deals starting hands from a deck, as often as one likes; a number deals the same hand again. */
export function HandSampler({ deck }: { readonly deck: DeckList }) {
  const [number, setNumber] = useState(1);
  const [isSecond, setSecond] = useState(false);
  const { first, second } = sampleHands(deck, `hand ${number}`);
  const hand = isSecond ? second : first;
  const places = hand.map((card, place) => ({ card, place }));
  return (
    <section aria-label="Starting hands">
      <h2>Starting hands</h2>
      <ul className={styles.hand} aria-live="polite">
        {places.map(({ card, place }) => (
          <li
            key={`${number} ${isSecond} ${place}`}
            style={{ ['--faction' as string]: `var(--${card.faction.replaceAll('_', '-')})` }}
          >
            {card.title}
            <small>{card.type}</small>
          </li>
        ))}
      </ul>
      <div className={page.bar}>
        <button
          type="button"
          className={page.button}
          onClick={() => {
            setNumber(number + 1);
            setSecond(false);
          }}
        >
          Deal another
        </button>
        <button
          type="button"
          className={page.button}
          aria-pressed={isSecond}
          onClick={() => setSecond(!isSecond)}
        >
          {isSecond ? 'Back to the first hand' : 'Take a mulligan'}
        </button>
        <label>
          Hand number{' '}
          <input
            className={page.field}
            style={{ width: '7em' }}
            type="number"
            min={1}
            value={number}
            onChange={({ target }) => setNumber(Math.max(1, Math.trunc(Number(target.value)) || 1))}
          />
        </label>
      </div>
    </section>
  );
}
