import type { CardView } from '@lastclick/engine';
import { CardLines } from '../cards/card-lines.tsx';
import { knownData } from '../cards/card-words.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { OfferButton } from './offer-button.tsx';
import styles from './scene.module.css';
import { SceneSubject } from './scene-subject.tsx';
import { useTable } from './table-context.ts';

interface Props {
  readonly card: CardView;
  readonly hasMoves: boolean;
}

/** The accessed card turned up, with what the Runner can do about it. */
export function AccessScene({ card, hasMoves }: Props) {
  const { snapshot } = useTable();
  const data = knownData(card);
  const accessed = snapshot.view.accessed.length;
  if (data === null) return null;
  return (
    <section className={styles.scene} aria-label={`Accessing ${data.title}`}>
      <header className={styles.head}>
        <h2>Accessing a card</h2>
        <span className={styles.quiet}>{accessed > 0 && `${accessed} accessed in this breach`}</span>
      </header>
      <SceneSubject data={data} isRevealed={true}>
        {data.points !== undefined && (
          <span className={styles.strength}>
            <GameSymbol name="point" label="agenda points" />
            {data.points}
          </span>
        )}
        {data.trash !== undefined && (
          <span className={styles.strength}>
            <GameSymbol name="trash" label="trash cost" />
            {data.trash}
          </span>
        )}
      </SceneSubject>
      <div className={styles.text}>
        <CardLines data={data} />
      </div>
      {hasMoves && snapshot.ask?.kind === 'trashAccessed' && (
        <div className={styles.choices}>
          {snapshot.ask.offers.map((offer) => (
            <OfferButton key={offer.key} offer={offer} />
          ))}
        </div>
      )}
    </section>
  );
}
