import { memo, useMemo } from 'react';
import { factionColour } from '../theme/faction-colour.ts';
import styles from './card-picture.module.css';
import { pictureOf } from './picture.ts';

interface Props {
  readonly id: string;
  readonly type: string;
  readonly faction: string;
  readonly subtypes: readonly string[];
}

/** The generated picture; it fills whatever box it is put in. */
export const CardPicture = memo(function CardPicture({ id, type, faction, subtypes }: Props) {
  const { shapes, lean, turn } = useMemo(() => pictureOf(id, type, subtypes), [id, type, subtypes]);
  return (
    <svg
      className={styles.picture}
      style={{ '--faction': factionColour(faction), '--turn': turn }}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width="100" height="100" />
      <rect
        className={styles.slope}
        x="-50"
        y="50"
        width="200"
        height="120"
        transform={`rotate(${lean} 50 50)`}
      />
      {shapes.map(({ d, tone }, place) => (
        <path key={place} d={d} className={styles[tone]} />
      ))}
    </svg>
  );
});
