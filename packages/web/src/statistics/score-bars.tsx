import type { Side } from '@lastclick/engine';
import { Fragment } from 'react';
import chart from '../charts/chart.module.css';
import styles from './statistics.module.css';
import type { Score } from './statistics.ts';

interface Props {
  readonly title: string;
  readonly scores: readonly (Score & { readonly side?: Side })[];
}

const percent = ({ won, lost }: Score): string =>
  won + lost === 0 ? '–' : `${Math.round((100 * won) / (won + lost))} %`;

/** Games won and lost as bars that read as a list; longer where there are more games. */
export function ScoreBars({ title, scores }: Props) {
  const most = Math.max(1, ...scores.map(({ won, lost }) => won + lost));
  return (
    <figure className={chart.chart}>
      <figcaption>
        {title}
        <span className={chart.legend} aria-hidden="true">
          <span>
            <i className={styles.wonSign} /> won
          </span>
          <span>
            <i className={styles.lostSign} /> lost
          </span>
        </span>
      </figcaption>
      <div className={chart.bars}>
        {scores.map((score) => (
          <Fragment key={`${score.side ?? ''} ${score.name}`}>
            <span>{score.name}</span>
            <div className={chart.track} aria-hidden="true">
              <div className={styles.both} style={{ width: `${(100 * (score.won + score.lost)) / most}%` }}>
                <div className={styles.won} style={{ flexGrow: score.won }} />
                <div className={styles.lost} style={{ flexGrow: score.lost }} />
              </div>
            </div>
            <span className={chart.number}>
              {score.won} of {score.won + score.lost} · {percent(score)}
            </span>
          </Fragment>
        ))}
      </div>
    </figure>
  );
}
