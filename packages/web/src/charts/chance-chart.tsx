import type { Side } from '@lastclick/engine';
import styles from './chance-chart.module.css';

/** The Corp's chance to win at a place of the game, from 0 to 1. */
export interface ChancePoint {
  readonly place: number;
  readonly side: Side;
  readonly chance: number;
  readonly isMarked: boolean;
}

interface Props {
  readonly points: readonly ChancePoint[];
  /** The last place of the game. */
  readonly end: number;
  /** What the chart shows, for those who do not see it. */
  readonly words: string;
}

const SCALE = 100;

/** The Corp's chance over the whole length of a game, as wide as the scrubber it lies behind. */
export function ChanceChart({ points, end, words }: Props) {
  const x = (place: number): number => (SCALE * place) / Math.max(1, end);
  const y = (chance: number): number => SCALE * (1 - chance);
  const line = points.map(({ place, chance }) => `${x(place).toFixed(2)} ${y(chance).toFixed(1)}`).join('L');
  const first = points[0]?.place ?? 0;
  const last = points.at(-1)?.place ?? 0;
  return (
    <div className={styles.chart} role="img" aria-label={words}>
      <svg viewBox={`0 0 ${SCALE} ${SCALE}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.middle} d={`M0 ${SCALE / 2}H${SCALE}`} />
        {points.length === 0 ? null : (
          <>
            <path className={styles.area} d={`M${x(first)} ${SCALE}L${line}L${x(last)} ${SCALE}Z`} />
            <path className={styles.line} d={`M${line}`} />
          </>
        )}
      </svg>
      <span className={styles.top} aria-hidden="true">
        Corp wins
      </span>
      <span className={styles.bottom} aria-hidden="true">
        Runner wins
      </span>
      {points
        .filter(({ isMarked }) => isMarked)
        .map(({ place, side, chance }) => (
          <span
            key={place}
            className={styles.mark}
            data-side={side}
            aria-hidden="true"
            style={{ left: `${x(place)}%`, top: `${y(chance)}%` }}
          />
        ))}
    </div>
  );
}
