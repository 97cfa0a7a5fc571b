import type { Snapshot } from '@lastclick/session';
import { outcomeWords } from '@lastclick/table';
import styles from './outcome-banner.module.css';

/** Who won and why, across the table, without hiding it. */
export function OutcomeBanner({
  snapshot,
  onLeave,
  onReplay,
}: {
  readonly snapshot: Snapshot;
  readonly onLeave: () => void;
  readonly onReplay: (() => void) | undefined;
}) {
  const { outcome, view } = snapshot;
  if (outcome === null) return null;
  const own = view.seat !== 'spectator' && outcome.winner !== 'draw';
  const title = !own ? 'The game is over' : outcome.winner === view.seat ? 'You win' : 'You lose';
  return (
    <section className={styles.banner} aria-label="Outcome">
      <div>
        <h2>{title}</h2>
        <p>{outcomeWords(outcome.winner, outcome.reason)}</p>
      </div>
      <div className={styles.ways}>
        {onReplay === undefined ? null : (
          <button type="button" onClick={onReplay}>
            Replay and charts
          </button>
        )}
        <button type="button" onClick={onLeave}>
          Leave the table
        </button>
      </div>
    </section>
  );
}
