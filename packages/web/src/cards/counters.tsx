import type { CardView } from '@lastclick/engine';
import { GameSymbol, type SymbolName } from '../symbols/symbol.tsx';
import { COUNTER_WORDS, countersOn } from './card-words.ts';
import styles from './counters.module.css';

const SIGNS = {
  credits: 'credit',
  advancement: 'advancement',
  virus: 'virus',
  power: 'power',
  agenda: 'agenda',
} as const satisfies Record<keyof typeof COUNTER_WORDS, SymbolName>;

/** What lies on a card, each kind with its own sign. */
export function Counters({ card }: { readonly card: CardView }) {
  const on = countersOn(card);
  if (on.length === 0) return null;
  return (
    <span className={styles.counters} aria-hidden="true">
      {on.map(([counter, amount]) => (
        <span key={counter} className={styles.counter} data-counter={counter} title={COUNTER_WORDS[counter]}>
          <GameSymbol name={SIGNS[counter]} />
          {amount}
          {counter === 'advancement' &&
            card.advancementRequirement !== undefined &&
            `/${card.advancementRequirement}`}
        </span>
      ))}
    </span>
  );
}
