import { describe } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import type { ReactNode } from 'react';
import { CardPicture } from '../cards/card-picture.tsx';
import styles from './scene.module.css';

/** The card a scene is about: its picture, its name with the numbers that matter there, its type. */
export function SceneSubject({
  data,
  isRevealed,
  children,
}: {
  readonly data: CardData;
  readonly isRevealed: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.subject}>
      <div className={styles.portrait} data-reveal={isRevealed ? 'true' : undefined}>
        <CardPicture id={data.id} type={data.type} faction={data.faction} subtypes={data.subtypes} />
      </div>
      <div>
        <h3 className={styles.name}>
          {data.title}
          {children}
        </h3>
        <p className={styles.quiet}>{describe(data).type}</p>
      </div>
    </div>
  );
}
