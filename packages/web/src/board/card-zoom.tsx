import type { CardView, EditionId } from '@lastclick/engine';
import { CardDetail } from '../cards/card-detail.tsx';
import { CardRulings } from '../cards/card-rulings.tsx';
import { knownData } from '../cards/card-words.ts';
import { Dialog } from './dialog.tsx';
import type { TempoControl } from './use-tempo.ts';

interface Props {
  readonly card: CardView;
  readonly edition: EditionId;
  readonly onClose: () => void;
  readonly tempo?: TempoControl;
}

const WISHES = [
  ['', 'when it could matter'],
  ['never', 'never'],
  ['runs', 'only in runs'],
  ['always', 'always'],
] as const;

/** When the table asks about what the card can do in windows. */
function Wish({ id, tempo }: { readonly id: string; readonly tempo: TempoControl }) {
  const { cards, wish } = tempo;
  if (wish === null) return null;
  return (
    <p>
      <label>
        Ask me about it in windows{' '}
        <select
          value={cards[id] ?? ''}
          onChange={({ target }) => wish(id, WISH_NAMES.find((name) => name === target.value) ?? null)}
        >
          {WISHES.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

const WISH_NAMES = ['never', 'runs', 'always'] as const;

/** A card large, with its text and the rules behind it. */
export function CardZoom({ card, edition, onClose, tempo }: Props) {
  const data = knownData(card);
  return (
    <Dialog title={data?.title ?? 'A facedown card'} onClose={onClose}>
      <CardDetail card={card} size="zoom" />
      {data !== null && tempo !== undefined && <Wish id={data.id} tempo={tempo} />}
      {data !== null && <CardRulings data={data} edition={edition} />}
    </Dialog>
  );
}
