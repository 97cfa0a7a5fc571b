import { type CardView, describe } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { Emblem, factionName } from '../symbols/emblem.tsx';
import { GameSymbol, type SymbolName } from '../symbols/symbol.tsx';
import { SymbolText } from '../symbols/symbol-text.tsx';
import { factionColour } from '../theme/faction-colour.ts';
import styles from './card-detail.module.css';
import { CardLines } from './card-lines.tsx';
import { CardPicture } from './card-picture.tsx';
import { knownData } from './card-words.ts';

type Fact = readonly [keyof CardData, SymbolName, string];

/** What stands in the corners of the picture, large, and what is written below it. */
const CORNERS = [
  ['cost', 'credit', 'cost'],
  ['advancement', 'advancement', 'advancement requirement'],
  ['strength', 'strength', 'strength'],
  ['points', 'point', 'agenda points'],
] as const satisfies readonly Fact[];

const FACTS = [
  ['trash', 'trash', 'trash cost'],
  ['memory', 'mu', 'memory'],
  ['link', 'link', 'link'],
  ['influence', 'influence', 'influence'],
] as const satisfies readonly Fact[];

/** What a value is now, where that differs from what is printed. */
const nowOf = (card: CardView | null, fact: keyof CardData): number | undefined =>
  fact === 'strength' ? card?.strength : fact === 'cost' ? card?.cost : undefined;

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly data: CardData;
  readonly card: CardView | null;
}

function Facts({ facts, data, card }: FactsProps) {
  return facts.flatMap(([fact, sign, name]) => {
    const printed = data[fact];
    if (printed === undefined) return [];
    const now = nowOf(card, fact);
    const isChanged = now !== undefined && printed !== null && now !== printed;
    return [
      <li key={fact} title={name}>
        <GameSymbol name={sign} />
        <b>{String(now ?? printed ?? 'X')}</b> <span className={styles.factName}>{name}</span>
        {isChanged && <span className={styles.printed}> (printed {String(printed)})</span>}
      </li>,
    ];
  });
}

interface Props {
  readonly card: CardView;
  /** 'zoom' and 'preview' are larger; a zoom stands under a heading that has the title already. */
  readonly size?: 'panel' | 'zoom' | 'preview';
}

/** A card with the subtypes it has now. */
const withSubtypes = (data: CardData, subtypes: CardView['subtypes']): CardData =>
  subtypes === undefined ? data : { ...data, subtypes: subtypes as CardData['subtypes'] };

/** A card to read, as a card: picture, numbers, type and its text, rendered from its data. */
export function CardDetail({ card, size = 'panel' }: Props) {
  const data = knownData(card);
  if (data === null) return <p className={styles.unknown}>A facedown card. You have not seen it.</p>;
  const { type, lines } = describe(withSubtypes(data, card.subtypes));
  const present = card.card === undefined ? null : card;
  return (
    <article className={styles.detail} data-size={size} style={{ '--hue': factionColour(data.faction) }}>
      <div className={styles.picture}>
        <CardPicture
          id={card.card ?? data.id}
          type={data.type}
          faction={data.faction}
          subtypes={data.subtypes}
        />
        <ul className={styles.corners}>
          <Facts facts={CORNERS} data={data} card={present} />
        </ul>
      </div>
      <header className={styles.head}>
        {size === 'zoom' ? null : <h2>{data.title}</h2>}
        <p className={styles.type}>
          {data.unique === true && <GameSymbol name="unique" label="unique" />} {type}
        </p>
      </header>
      <div className={styles.text}>
        {card.card === undefined && (
          <p className={styles.remembered}>
            <GameSymbol name="eye" /> Facedown now; you have seen it.
          </p>
        )}
        {card.turnedInto !== undefined && (
          <p className={styles.remembered}>
            Turned into this: what is printed on the card does not count now.
          </p>
        )}
        <CardLines data={data} />
        {card.lost !== undefined && <p className={styles.remembered}>It has lost what is printed on it.</p>}
        {card.gained?.map(({ text }, place) => (
          // A card can gain the same several times; a line is its place.
          <p key={place}>
            Gained: <SymbolText text={text} />
          </p>
        ))}
        {lines.length === 0 && card.gained === undefined && <p className={styles.remembered}>No text.</p>}
      </div>
      <footer className={styles.foot}>
        <span className={styles.faction}>
          <Emblem faction={data.faction} size={14} /> {factionName(data.faction)}
        </span>
        <ul className={styles.facts}>
          <Facts facts={FACTS} data={data} card={present} />
        </ul>
      </footer>
    </article>
  );
}
