import styles from './symbol.module.css';

/**
 * One family of signs: drawn on a 24 by 24 field with a 2 unit stroke, in the colour of the text around them.
 * `solid` paths are filled, `line` paths stroked.
 */
const DRAWN = {
  click: { solid: '', line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.4l3.6 2.4' },
  clickSpent: { solid: '', line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18' },
  credit: { solid: '', line: 'M12 2.8 20 7.4v9.2l-8 4.6-8-4.6V7.4zM15 9.2a4 4 0 1 0 0 5.6' },
  'recurring-credit': {
    solid: 'M20.8 3v5h-5z',
    line: 'M19.6 8A8.8 8.8 0 1 0 20.8 13M14.6 9.7a3.4 3.4 0 1 0 0 4.6',
  },
  link: {
    solid: '',
    line: 'M9.5 14.5l5-5M11 7l2.2-2.2a4.2 4.2 0 0 1 6 6L17 13M13 17l-2.2 2.2a4.2 4.2 0 0 1-6-6L7 11',
  },
  mu: {
    solid: 'M9.5 9.5h5v5h-5z',
    line: 'M6 6h12v12H6zM9 3v3M15 3v3M9 18v3M15 18v3M3 9h3M3 15h3M18 9h3M18 15h3',
  },
  subroutine: { solid: 'M13 7l7 5-7 5z', line: 'M4 5v7h9' },
  trash: { solid: '', line: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11l.4 5.5M14 11l-.4 5.5' },
  interrupt: { solid: 'M13.5 2 5 13.5h5.5L9.5 22 19 9.5h-6z', line: '' },
  point: { solid: 'M12 3l2.6 6 6.4.6-4.9 4.2 1.5 6.4L12 16.8l-5.6 3.4 1.5-6.4L3 9.6 9.4 9z', line: '' },
  influence: { solid: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8', line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18' },
  strength: { solid: '', line: 'M12 3l8 3v6c0 5-3.4 7.8-8 9-4.6-1.2-8-4-8-9V6zM8.5 13l3.5-4 3.5 4' },
  tag: { solid: 'M8 7a1.6 1.6 0 1 0 .01 0', line: 'M3 4v8l9 9 8-8-9-9z' },
  badPublicity: { solid: 'M11.2 16.6h1.7v1.7h-1.7z', line: 'M12 3 2.8 20h18.4zM12 9.5v5' },
  damage: {
    solid: '',
    line: 'M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3M9 11.5h.1M15 11.5h.1M10.5 21v-2.5M13.5 21v-2.5',
  },
  hand: { solid: '', line: 'M4 8l7-2 4 13-7 2zM12.5 5.5 20 7l-3.2 11' },
  deck: { solid: '', line: 'M5 7h11v14H5zM8 7V3h11v14h-3' },
  discard: { solid: '', line: 'M5 3h14v18H5zM9 8l6 8M15 8l-6 8' },
  advancement: { solid: 'M12 4l7 8h-4v8H9v-8H5z', line: '' },
  virus: {
    solid: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
    line: 'M12 8.500V3M12 21v-5.500M8.5 12H3M21 12h-5.500M9.5 9.5 6 6M18 18l-3.5-3.500M14.5 9.5 18 6M6 18l3.5-3.5',
  },
  power: { solid: '', line: 'M12 3v9M7 5.700a8 8 0 1 0 10 0' },
  agenda: { solid: '', line: 'M6 3h12v18l-6-4-6 4zM9 8h6' },
  eye: {
    solid: 'M12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
    line: 'M2 12s3.6-6.5 10-6.500S22 12 22 12s-3.6 6.5-10 6.500S2 12 2 12',
  },
  unique: { solid: 'M12 3l6 9-6 9-6-9z', line: '' },
  run: { solid: 'M6 4l13 8-13 8 3.5-8z', line: '' },
  check: { solid: '', line: 'M4 12.5 10 18 20 6' },
  stop: { solid: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12', line: '' },
  leadsTo: { solid: '', line: 'M3 12h17M14 6l6 6-6 6' },
  back: { solid: '', line: 'M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3' },
  close: { solid: '', line: 'M5 5l14 14M19 5 5 19' },
  log: { solid: '', line: 'M4 6h16M4 12h16M4 18h10' },
  help: { solid: 'M11.1 17h1.800v1.800h-1.800z', line: 'M8.5 9a3.5 3.5 0 1 1 5 3.200c-1 .5-1.5 1-1.5 2.3' },
  leave: { solid: '', line: 'M10 4H4v16h6M9 12h12M17 8l4 4-4 4' },
  concede: { solid: 'M6 4h12l-3 4 3 4H6z', line: 'M6 3v18' },
  pace: { solid: 'M4 6l8 6-8 6zM12 6l8 6-8 6z', line: '' },
  install: { solid: '', line: 'M12 3v11M7.5 10l4.5 4.500L16.5 10M4 20h16' },
  rez: { solid: '', line: 'M4 12a8 8 0 0 1 14-5.300M20 12a8 8 0 0 1-14 5.300M18 3v4h-4M6 21v-4h4' },
} as const;

export type SymbolName = keyof typeof DRAWN;

export const isSymbol = (name: string): name is SymbolName => Object.hasOwn(DRAWN, name);

interface Props {
  readonly name: SymbolName;
  /** Says what the sign means where no text beside it does. */
  readonly label?: string;
}

export function GameSymbol({ name, label }: Props) {
  const { solid, line } = DRAWN[name];
  return (
    <svg
      className={styles.symbol}
      viewBox="0 0 24 24"
      focusable="false"
      role="img"
      aria-hidden={label === undefined}
      aria-label={label ?? name}
    >
      {solid !== '' && <path className={styles.solid} d={solid} />}
      {line !== '' && <path className={name === 'click' ? styles.spendable : styles.line} d={line} />}
    </svg>
  );
}
