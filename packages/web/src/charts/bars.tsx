import type { Side } from '@lastclick/engine';
import { Fragment } from 'react';
import styles from './chart.module.css';

export interface Bar {
  readonly words: string;
  readonly number: number;
  readonly side?: Side;
}

/** Numbers as bars that read as a list: each has its words before and its number after it. */
export function Bars({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ number }) => number));
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div className={styles.bars}>
        {bars.map(({ words, number, side }) => (
          <Fragment key={`${side ?? ''} ${words}`}>
            <span>{words}</span>
            <div className={styles.track} aria-hidden="true">
              <div className={styles.fill} data-side={side} style={{ width: `${(100 * number) / most}%` }} />
            </div>
            <span className={styles.number}>{number}</span>
          </Fragment>
        ))}
      </div>
    </figure>
  );
}

export interface Column {
  readonly name: string;
  readonly number: number;
}

/** Numbers as columns side by side, each with its number on top and its name below. */
export function Columns({
  title,
  of,
  columns,
}: {
  readonly title: string;
  /** What the names are of: "cost". */
  readonly of: string;
  readonly columns: readonly Column[];
}) {
  const most = Math.max(1, ...columns.map(({ number }) => number));
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <ul className={styles.columns}>
        {columns.map(({ name, number }) => (
          <li key={name} aria-label={`${of} ${name}: ${number} cards`}>
            <span aria-hidden="true">{number === 0 ? '' : number}</span>
            <div
              className={styles.column}
              aria-hidden="true"
              style={{ height: `${(76 * number) / most}%` }}
            />
            <span className={styles.columnName} aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
