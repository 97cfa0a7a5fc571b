import type { CardView, EditionId } from '@lastclick/engine';
import { CardDetail } from '../cards/card-detail.tsx';
import { CardRulings } from '../cards/card-rulings.tsx';
import { knownData } from '../cards/card-words.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly card: CardView;
  readonly edition: EditionId;
  readonly onClose: () => void;
}

/** A card large, with its text and the rules behind it. */
export function CardZoom({ card, edition, onClose }: Props) {
  const data = knownData(card);
  return (
    <Dialog title={data?.title ?? 'A facedown card'} onClose={onClose}>
      <CardDetail card={card} size="zoom" />
      {data !== null && <CardRulings data={data} edition={edition} />}
    </Dialog>
  );
}
