import { useId } from 'react';
import type { DeckOffer } from './deck-choices.ts';

/** More reasons than these are on the page of the decks. */
const MOST_REASONS = 6;

interface Props {
  readonly label: string;
  readonly decks: readonly DeckOffer[];
  readonly value: string;
  onChange(id: string): void;
}

function Reasons({ problems }: Pick<DeckOffer, 'problems'>) {
  const more = problems.length - MOST_REASONS;
  return (
    <>
      <strong>This deck is not legal</strong>
      <ul>
        {problems.slice(0, MOST_REASONS).map(({ rule, message }) => (
          <li key={`${rule} ${message}`}>
            {message} (rule {rule})
          </li>
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
    </>
  );
}

/** The decks of a side, and what keeps the chosen one from being legal. */
export function DeckField({ label, decks, value, onChange }: Props) {
  const id = useId();
  const reasons = useId();
  const problems = decks.find((deck) => deck.id === value)?.problems ?? [];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={reasons}
        onChange={({ target }) => onChange(target.value)}
      >
        {decks.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.name}
          </option>
        ))}
      </select>
      <div id={reasons} role="status" className={problems.length === 0 ? undefined : 'problem'}>
        {problems.length === 0 ? null : <Reasons problems={problems} />}
      </div>
    </div>
  );
}
