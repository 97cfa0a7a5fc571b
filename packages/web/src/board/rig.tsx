import type { CardView } from '@lastclick/engine';
import { knownData } from '../cards/card-words.ts';
import styles from './rig.module.css';
import { TableCard } from './table-card.tsx';
import { useTable } from './table-context.ts';
import { useMatch } from './use-match.ts';

const KINDS = [
  ['program', 'Programs'],
  ['hardware', 'Hardware'],
  ['resource', 'Resources'],
] as const;

const kindOf = (card: CardView): string => card.type ?? knownData(card)?.type ?? 'program';

/** What the Runner has installed, by type. */
export function Rig() {
  const { rig } = useTable().snapshot.view.runner;
  // Upright cards of two sides leave a phone no room for a server's root.
  const shape = useMatch('(max-width: 600px)') ? 'across' : 'tile';
  return (
    <section className={styles.rig} aria-label="Rig">
      {KINDS.map(([kind, title]) => {
        const cards = rig.filter((card) => kindOf(card) === kind);
        return (
          <section key={kind} className={styles.kind} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <div className={styles.cards} data-shape={shape}>
              {cards.map((card) => (
                <TableCard key={card.object} card={card} owner="runner" shape={shape} />
              ))}
              {cards.length === 0 && <span className={styles.none}>none</span>}
            </div>
          </section>
        );
      })}
    </section>
  );
}
