import { type CardView, describe } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { Emblem, factionName } from '../symbols/emblem.tsx';
import { GameSymbol, type SymbolName } from '../symbols/symbol.tsx';
import { factionColour } from '../theme/faction-colour.ts';
import styles from './card-detail.module.css';
import { CardLines } from './card-lines.tsx';
import { CardPicture } from './card-picture.tsx';
import { knownData } from './card-words.ts';

const FACTS = [
  ['cost', 'credit', 'cost'],
  ['strength', 'strength', 'strength'],
  ['memory', 'mu', 'memory'],
  ['trash', 'trash', 'trash cost'],
  ['advancement', 'advancement', 'advancement requirement'],
  ['points', 'point', 'agenda points'],
  ['link', 'link', 'link'],
  ['influence', 'influence', 'influence'],
] as const satisfies readonly (readonly [keyof CardData, SymbolName, string])[];

/** What a value is now, where that differs from what is printed. */
const nowOf = (card: CardView | null, fact: (typeof FACTS)[number][0]): number | undefined =>
  fact === 'strength' ? card?.strength : fact === 'cost' ? card?.cost : undefined;

function Facts({ data, card }: { readonly data: CardData; readonly card: CardView | null }) {
  return (
    <ul className={styles.facts}>
      {FACTS.flatMap(([fact, sign, name]) => {
        const printed = data[fact];
        if (printed === undefined) return [];
        const now = nowOf(card, fact);
        const isChanged = now !== undefined && printed !== null && now !== printed;
        return [
          <li key={fact}>
            <GameSymbol name={sign} />
            <b>{now ?? printed ?? 'X'}</b> {name}
            {isChanged && ` (printed ${printed})`}
          </li>,
        ];
      })}
    </ul>
  );
}

interface Props {
  readonly card: CardView;
  /** 'zoom' is larger, under a heading that has the title already. */
  readonly size?: 'panel' | 'zoom';
}

/** A card with the subtypes it has now. */
const withSubtypes = (data: CardData, subtypes: CardView['subtypes']): CardData =>
  subtypes === undefined ? data : { ...data, subtypes: subtypes as CardData['subtypes'] };

/** A card to read: picture, type, facts and its text, rendered from its data. */
export function CardDetail({ card, size = 'panel' }: Props) {
  const data = knownData(card);
  if (data === null) return <p className={styles.unknown}>A facedown card. You have not seen it.</p>;
  const { type, lines } = describe(withSubtypes(data, card.subtypes));
  return (
    <article className={styles.detail} data-size={size} style={{ '--hue': factionColour(data.faction) }}>
      <header className={styles.head}>
        <div className={styles.picture}>
          <CardPicture
            id={card.card ?? data.id}
            type={data.type}
            faction={data.faction}
            subtypes={data.subtypes}
          />
        </div>
        <div>
          {size === 'panel' && <h2>{data.title}</h2>}
          <p className={styles.type}>
            {data.unique === true && <GameSymbol name="unique" label="unique" />} {type}
          </p>
          <p className={styles.faction}>
            <Emblem faction={data.faction} size={14} /> {factionName(data.faction)}
          </p>
        </div>
      </header>
      {card.card === undefined && (
        <p className={styles.remembered}>
          <GameSymbol name="eye" /> Facedown now; you have seen it.
        </p>
      )}
      {card.turnedInto !== undefined && (
        <p className={styles.remembered}>Turned into this: what is printed on the card does not count now.</p>
      )}
      <Facts data={data} card={card.card === undefined ? null : card} />
      <div>
        <CardLines data={data} />
        {lines.length === 0 && <p className={styles.type}>No text.</p>}
      </div>
    </article>
  );
}
