import type { CardView } from '@lastclick/engine';
import { knownData } from '../cards/card-words.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
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
  const { snapshot, targets, openMenu } = useTable();
  const { runner, seat } = snapshot.view;
  const { rig } = runner;
  const runs = snapshot.ask?.offers.filter(({ kind }) => kind === 'run' || kind === 'access') ?? [];
  // Upright cards of two sides leave a phone no room for a server's root.
  const shape = useMatch('(max-width: 600px)') ? 'across' : 'tile';
  return (
    <section
      className={styles.rig}
      aria-label="Rig"
      data-drop="rig"
      data-target={seat === 'runner' && targets.has('rig')}
    >
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
      {seat === 'runner' && (
        <button
          type="button"
          className={styles.marker}
          data-spot="marker"
          data-drag="marker"
          data-legal={runs.length > 0}
          tabIndex={-1}
          title="Drag it onto a server to run there"
          onClick={(event) =>
            openMenu({
              title: 'Run',
              items: runs.map((offer) => ({ kind: 'offer', offer })),
              card: null,
              anchor: event.currentTarget.getBoundingClientRect(),
              within: null,
            })
          }
        >
          <GameSymbol name="run" />
          Run
        </button>
      )}
    </section>
  );
}
