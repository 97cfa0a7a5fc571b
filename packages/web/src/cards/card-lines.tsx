import { describe, type LineKind } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { GlossaryText } from '../glossary/glossary-text.tsx';
import styles from './card-lines.module.css';

interface Props {
  readonly data: CardData;
  /** Kinds of lines that are shown otherwise. */
  readonly without?: readonly LineKind[];
}

/** What a card says, line by line, rendered from its data. */
export function CardLines({ data, without = [] }: Props) {
  const lines = describe(data).lines.filter(({ kind }) => !without.includes(kind));
  return lines.map(({ text }, place) => (
    // A card can say the same twice; a line is its place.
    <p key={place} className={styles.line}>
      <GlossaryText text={text} />
    </p>
  ));
}
