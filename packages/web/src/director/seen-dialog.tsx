import type { Side } from '@lastclick/engine';
import type { ShownCard } from '@lastclick/session';
import { capitalised, cardData, serverName, sideName } from '@lastclick/table';
import { useState } from 'react';
import { Dialog } from '../board/dialog.tsx';
import { CardDetail } from '../cards/card-detail.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { Spoken } from '../theme/spoken.tsx';
import styles from './seen.module.css';

const HOW: Readonly<Record<ShownCard['how'], string>> = {
  played: 'played',
  rezzed: 'rezzed',
  accessed: 'accessed',
  exposed: 'exposed',
  revealed: 'revealed',
  looked: 'looked at',
  scored: 'scored',
};

/** Cards of one run, or of a turn outside of runs. */
interface Group {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly ShownCard[];
}

function groupsOf(shown: readonly ShownCard[], turn: number): readonly Group[] {
  const groups = new Map<string, ShownCard[]>();
  for (const one of shown) {
    const key = `${one.turn} ${one.server === null ? '' : one.run}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].reverse().map(([key, cards]) => {
    const [first] = cards;
    const where = first?.server == null ? '' : `, run on ${serverName(first.server)}`;
    return { key, cards, title: `${first?.turn === turn ? 'This turn' : 'The turn before'}${where}` };
  });
}

const wordsOf = ({ how, side, became }: ShownCard): string =>
  [
    capitalised(`${HOW[how]}${side === null ? '' : ` by the ${sideName(side)}`}`),
    ...(became === null ? [] : [became]),
  ].join(', ');

const viewOf = (card: string) => ({
  object: 0,
  card,
  title: cardData(card)?.title ?? card,
  faceup: true,
  counters: {},
  hosted: [],
});

interface Props {
  readonly shown: readonly ShownCard[];
  readonly turn: number;
  readonly onClose: () => void;
}

/** What was seen in this turn and the one before, run by run, each card to be read. */
export function SeenDialog({ shown, turn, onClose }: Props) {
  const [chosen, setChosen] = useState<ShownCard | null>(shown.at(-1) ?? null);
  const owner = (card: string): Side => cardData(card)?.side ?? 'corp';
  return (
    <Dialog title="What was seen" onClose={onClose}>
      {chosen === null ? (
        <p>No card was shown in this turn or the one before.</p>
      ) : (
        <div className={styles.seen}>
          <div className={styles.groups}>
            {groupsOf(shown, turn).map(({ key, title, cards }) => (
              <section key={key} aria-label={title}>
                <h3>{title}</h3>
                <ol>
                  {cards.map((one) => (
                    <li key={`${one.event} ${one.card}`}>
                      <button type="button" aria-pressed={one === chosen} onClick={() => setChosen(one)}>
                        <Spoken>{viewOf(one.card).title}: </Spoken>
                        <CardFace card={viewOf(one.card)} owner={owner(one.card)} shape="tile" />
                        <span>{wordsOf(one)}</span>
                      </button>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
          <div className={styles.chosen}>
            <CardDetail card={viewOf(chosen.card)} size="preview" />
          </div>
        </div>
      )}
    </Dialog>
  );
}
