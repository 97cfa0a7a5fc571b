import { cardData } from '@lastclick/table';
import { SymbolText } from '../symbols/symbol-text.tsx';
import styles from './game-log.module.css';

interface Props {
  readonly words: string;
  /** The cards it may speak of, by their ids. */
  readonly cards: readonly string[];
  readonly onPoint: (card: string, at: DOMRect | null) => void;
  readonly onTap: (card: string) => void;
}

/** A piece of the words, and the card it names. */
interface Piece {
  readonly text: string;
  readonly card: string | null;
}

const escaped = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function piecesOf(words: string, cards: readonly string[]): readonly Piece[] {
  const byTitle = new Map(cards.flatMap((card) => [[cardData(card)?.title ?? card, card] as const]));
  if (byTitle.size === 0) return [{ text: words, card: null }];
  // Longer titles first: one may begin like another.
  const titles = [...byTitle.keys()].sort((one, other) => other.length - one.length).map(escaped);
  return words
    .split(new RegExp(`(${titles.join('|')})`))
    .filter((text) => text !== '')
    .map((text) => ({ text, card: byTitle.get(text) ?? null }));
}

/** Words of the log whose cards can be pointed at and tapped. */
export function ToldWords({ words, cards, onPoint, onTap }: Props) {
  return piecesOf(words, cards).map(({ text, card }, place) =>
    // The pieces of a line never change their places.
    card === null ? (
      <SymbolText key={place} text={text} />
    ) : (
      <button
        key={place}
        type="button"
        className={styles.card}
        onClick={() => onTap(card)}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse') onPoint(card, currentTarget.getBoundingClientRect());
        }}
        onPointerLeave={() => onPoint(card, null)}
      >
        {text}
      </button>
    ),
  );
}
