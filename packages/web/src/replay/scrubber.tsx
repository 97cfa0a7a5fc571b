import type { Judgement } from '@lastclick/session';
import { chartInWords, corpChance, isTurningPoint } from '../analysis/turning-points.ts';
import { ChanceChart } from '../charts/chance-chart.tsx';
import styles from './scrubber.module.css';

interface Props {
  readonly place: number;
  readonly end: number;
  /** The place in words. */
  readonly words: string;
  readonly judged: readonly Judgement[];
  onGo(place: number): void;
}

/** Where in the game one is; once its actions are judged, over a chart of the Corp's chance, so that a click goes there. */
export function Scrubber({ place, end, words, judged, onGo }: Props) {
  const hasChart = judged.length > 0;
  return (
    <div className={hasChart ? styles.charted : styles.plain}>
      {hasChart ? (
        <ChanceChart
          end={end}
          words={chartInWords(judged)}
          points={judged.map((judgement) => ({
            place: judgement.place,
            side: judgement.seat,
            chance: corpChance(judgement),
            isMarked: isTurningPoint(judgement),
          }))}
        />
      ) : null}
      <input
        className={styles.scrub}
        type="range"
        min={0}
        max={end}
        value={place}
        aria-label="Place in the game"
        aria-valuetext={words}
        onChange={({ target }) => onGo(Number(target.value))}
      />
    </div>
  );
}
