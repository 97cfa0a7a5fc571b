import { type CardView, describe, type Side } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { memo } from 'react';
import { Emblem } from '../symbols/emblem.tsx';
import { GameSymbol } from '../symbols/symbol.tsx';
import { SymbolText } from '../symbols/symbol-text.tsx';
import { factionColour } from '../theme/faction-colour.ts';
import { CardBack } from './card-back.tsx';
import styles from './card-face.module.css';
import { CardPicture } from './card-picture.tsx';
import { knownData } from './card-words.ts';
import { Counters } from './counters.tsx';
import { shortTitle } from './short-title.ts';

/** 'tile' stands upright, 'large' too and has its text; 'across' lies on its side as ice does. */
export type FaceShape = 'tile' | 'large' | 'across';

interface Props {
  readonly card: CardView;
  readonly owner: Side;
  readonly shape: FaceShape;
}

const numberOf = (now: number | undefined, printed: number | null | undefined): string | null => {
  const value = now ?? printed;
  return value === undefined ? null : value === null ? 'X' : String(value);
};

function Corner({ card, data }: { readonly card: CardView; readonly data: CardData }) {
  const strength = numberOf(card.strength, data.strength);
  if (strength !== null)
    return (
      <span className={styles.corner}>
        <GameSymbol name="strength" />
        {strength}
      </span>
    );
  if (data.points !== undefined)
    return (
      <span className={styles.corner}>
        <GameSymbol name="point" />
        {data.points}
      </span>
    );
  if (data.trash !== undefined)
    return (
      <span className={styles.corner}>
        <GameSymbol name="trash" />
        {data.trash}
      </span>
    );
  return null;
}

/** Its type and text, as far as there is room. */
function Text({ data }: { readonly data: CardData }) {
  const { type, lines } = describe(data);
  return (
    <>
      <span className={styles.type}>{type}</span>
      <span className={styles.text}>
        {lines.map(({ text }, place) => (
          // A card can say the same twice; a line is its place.
          <span key={place}>
            <SymbolText text={text} />
          </span>
        ))}
      </span>
    </>
  );
}

/** What a card looks like where it lies. Its words for screen readers are on whatever holds it. */
export const CardFace = memo(function CardFace({ card, owner, shape }: Props) {
  const data = knownData(card);
  const isFacedown = card.card === undefined || (card.rezzed === false && !card.faceup);
  // What is paid is paid: the cost matters until a card is installed, or rezzed.
  const isPaid = card.installedThisTurn !== undefined && card.rezzed !== false;
  const cost = data === null || isPaid ? null : numberOf(card.cost ?? card.advancementRequirement, data.cost);
  return (
    <span
      className={styles.face}
      aria-hidden="true"
      data-shape={shape}
      data-facedown={isFacedown}
      style={{ '--hue': data === null ? `var(--${owner})` : factionColour(data.faction) }}
    >
      <span className={styles.picture}>
        {card.card === undefined || data === null ? (
          <CardBack side={owner} />
        ) : (
          <>
            <CardPicture id={card.card} type={data.type} faction={data.faction} subtypes={data.subtypes} />
            <span className={styles.emblem}>
              <Emblem faction={data.faction} size={12} />
            </span>
          </>
        )}
      </span>
      {data !== null && card.card !== undefined && (
        <>
          {cost !== null && <span className={styles.cost}>{cost}</span>}
          <Corner card={card} data={data} />
        </>
      )}
      <span className={styles.foot}>
        <span className={styles.counters}>
          <Counters card={card} />
        </span>
        {data !== null && (
          <span className={styles.title}>
            {card.card === undefined && <GameSymbol name="eye" label="remembered" />}
            <span className={styles.name}>{shape === 'across' ? data.title : shortTitle(data.title)}</span>
          </span>
        )}
        {data !== null && shape === 'large' && <Text data={data} />}
        {data === null && shape === 'across' && <span className={styles.hint}>facedown</span>}
        {isFacedown && card.card !== undefined && (
          <span className={styles.hint}>{data?.type === 'agenda' ? 'facedown' : 'unrezzed'}</span>
        )}
      </span>
    </span>
  );
});
