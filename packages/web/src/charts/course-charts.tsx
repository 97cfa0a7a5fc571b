import { SIDES } from '@lastclick/engine';
import type { CourseOfGame } from '@lastclick/session';
import { sideName } from '@lastclick/table';
import { Bars } from './bars.tsx';
import styles from './chart.module.css';
import { clickShares, turnCharts } from './game-charts.ts';
import { TurnChartView } from './turn-chart.tsx';

/** A game in numbers: credits, cards and points over the turns, and what clicks were spent on. */
export function CourseCharts({ course }: { readonly course: CourseOfGame }) {
  const shares = clickShares(course);
  return (
    <div className={styles.charts}>
      {turnCharts(course).map((chart) => (
        <TurnChartView key={chart.title} chart={chart} />
      ))}
      {SIDES.map((side) => (
        <Bars
          key={side}
          title={`${sideName(side)}: clicks spent`}
          bars={shares
            .filter(({ clicks }) => clicks[side] > 0)
            .map(({ words, clicks }) => ({ words, number: clicks[side], side }))
            .sort((a, b) => b.number - a.number)}
        />
      ))}
    </div>
  );
}
