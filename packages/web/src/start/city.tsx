import { memo } from 'react';
import styles from './city.module.css';
import { CITY, FIELD, LINES, RUN_PATH, SERVER, SLABS } from './city-plan.ts';

/** The game's mood: a city at night, a server above it, and a run on its way in. A picture and nothing else. */
export const City = memo(function City() {
  return (
    <svg
      className={styles.city}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="city-glow" cx={SERVER.x / FIELD.width} cy={SERVER.y / FIELD.height} r="0.62">
          <stop offset="0" className={styles.glowInside} />
          <stop offset="0.45" className={styles.glowBetween} />
          <stop offset="1" className={styles.glowOutside} />
        </radialGradient>
      </defs>
      <rect className={styles.sky} width={FIELD.width} height={FIELD.height} />
      <rect width={FIELD.width} height={FIELD.height} fill="url(#city-glow)" />
      <g className={styles.net}>
        {LINES.map((line, place) => (
          <g key={line}>
            <path d={line} className={styles.line} />
            <path d={line} className={styles.packet} style={{ animationDelay: `${-3 * place}s` }} />
          </g>
        ))}
      </g>
      <g className={styles.rings}>
        {SERVER.rings.map((radius, place) => (
          <circle
            key={radius}
            cx={SERVER.x}
            cy={SERVER.y}
            r={radius}
            className={styles.ring}
            style={{ animationDelay: `${place * 0.7}s` }}
            strokeDasharray={`${radius * (1.1 + place * 0.4)} ${radius * 0.5}`}
          />
        ))}
        <circle cx={SERVER.x} cy={SERVER.y} r="9" className={styles.core} />
      </g>
      {CITY.map(({ name, towers }) => (
        <g key={name} className={styles[name]}>
          {towers.map(({ walls, mast, lit, restless, delay }) => (
            <g key={walls}>
              <path d={walls + mast} className={styles.walls} />
              <path d={lit} className={styles.lit} />
              <path d={restless} className={styles.restless} style={{ animationDelay: `${-delay}s` }} />
            </g>
          ))}
        </g>
      ))}
      <path d={RUN_PATH} className={styles.way} />
      {SLABS.map(({ x, y, turn }, place) => (
        <rect
          key={x}
          className={styles.slab}
          style={{ animationDelay: `${1.9 + place * 1.35}s` }}
          x="-34"
          y="-7"
          width="68"
          height="14"
          rx="3"
          transform={`translate(${x} ${y}) rotate(${turn + 90})`}
        />
      ))}
      <circle className={styles.runner} r="7" style={{ offsetPath: `path("${RUN_PATH}")` }} />
    </svg>
  );
});
