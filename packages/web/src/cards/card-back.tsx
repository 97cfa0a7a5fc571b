import type { Side } from '@lastclick/engine';
import styles from './card-back.module.css';

/** The back of a card: squares for the Corp, circles for the Runner. */
export function CardBack({ side }: { readonly side: Side }) {
  return (
    <svg
      className={styles.back}
      data-side={side}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width="100" height="100" />
      {[44, 33, 22, 11].map((size) =>
        side === 'corp' ? (
          <rect
            key={size}
            className={styles.line}
            x={50 - size}
            y={50 - size}
            width={2 * size}
            height={2 * size}
            transform="rotate(45 50 50)"
          />
        ) : (
          <circle key={size} className={styles.line} cx="50" cy="50" r={size} />
        ),
      )}
    </svg>
  );
}
