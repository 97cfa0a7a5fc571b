import type { Snapshot } from '@lastclick/session';
import { outcomeWords } from '@lastclick/table';
import type { ReactNode } from 'react';
import styles from './outcome-banner.module.css';

/** Who won and why, across the table, without hiding it; and what one may want then. */
export function OutcomeBanner({
  snapshot,
  onLeave,
  onReplay,
  children,
}: {
  readonly snapshot: Snapshot;
  readonly onLeave: () => void;
  readonly onReplay: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const { outcome, view } = snapshot;
  if (outcome === null) return null;
  const own = view.seat !== 'spectator' && outcome.winner !== 'draw';
  const title = !own ? 'The game is over' : outcome.winner === view.seat ? 'You win' : 'You lose';
  return (
    <section className={styles.banner} aria-label="Outcome" data-won={own && outcome.winner === view.seat}>
      <div>
        <h2>{title}</h2>
        <p>{outcomeWords(outcome.winner, outcome.reason)}</p>
        <p className={styles.points}>
          {view.corp.agendaPoints} : {view.runner.agendaPoints} points after {view.turn.number} turns
        </p>
      </div>
      <div className={styles.ways}>
        {children}
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
