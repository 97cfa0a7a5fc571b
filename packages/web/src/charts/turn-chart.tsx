import { SIDES } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import styles from './chart.module.css';
import { axis, type TurnChart } from './game-charts.ts';

const WIDTH = 400;
const HEIGHT = 210;
const LEFT = 30;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 26;

/** The Corp's line is whole with full dots, the Runner's dashed with empty ones: colour is never the only sign. */
export function Legend() {
  return (
    <span className={styles.legend}>
      {SIDES.map((side) => (
        <span key={side}>
          <svg width="28" height="12" aria-hidden="true">
            <path className={styles[side]} d="M0 6H28" />
            <circle className={styles[`${side}Dot`]} cx="14" cy="6" r="3.5" />
          </svg>
          {sideName(side)}
        </span>
      ))}
    </span>
  );
}

/** A line for each side over the turns, and the same numbers as a table. */
export function TurnChartView({ chart: { title, unit, points } }: { readonly chart: TurnChart }) {
  const turns = points.map(({ turn }) => turn);
  const most = Math.max(2, ...points.flatMap(({ corp, runner }) => [corp, runner]));
  const x = axis(turns[0] ?? 1, turns.at(-1) ?? 2, LEFT, WIDTH - RIGHT, 8);
  const y = axis(0, most, HEIGHT - BOTTOM, TOP, 5);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <Legend />
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title} turn by turn; the table below has the numbers`}
      >
        {y.ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${LEFT} ${y.at(tick)}H${WIDTH - RIGHT}`} />
            <text className={styles.tick} x={LEFT - 7} y={y.at(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {x.ticks.map((tick) => (
          <text
            key={tick}
            className={styles.tick}
            x={x.at(tick)}
            y={HEIGHT - BOTTOM + 18}
            textAnchor="middle"
          >
            {tick}
          </text>
        ))}
        {SIDES.map((side) => (
          <g key={side}>
            <path
              className={styles[side]}
              d={points
                .map((point, index) => `${index === 0 ? 'M' : 'L'}${x.at(point.turn)} ${y.at(point[side])}`)
                .join('')}
            />
            {points.map((point) => (
              <circle
                key={point.turn}
                className={styles[`${side}Dot`]}
                cx={x.at(point.turn)}
                cy={y.at(point[side])}
                r={points.length > 30 ? 2 : 3.2}
              >
                <title>{`${sideName(side)}, turn ${point.turn}: ${point[side]} ${unit}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
      <details>
        <summary>As a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={styles.table} tabIndex={0} aria-label={`${title} as a table`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Turn</th>
                <th scope="col">Corp</th>
                <th scope="col">Runner</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ turn, corp, runner }) => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  <td>{corp}</td>
                  <td>{runner}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
