import { CARDS } from '@lastclick/cards';
import type { View } from '@lastclick/engine';
import { cardData, presentName } from './card-text.ts';
import { cardLines } from './card-words.ts';
import { findPlaced, placedCards } from './places.ts';

/** What a card is and does, or why that cannot be told. */
export type CardAnswer =
  | { readonly found: true; readonly lines: readonly string[] }
  | { readonly found: false; readonly why: string };

const objectIn = (name: string): number | null => {
  const digits = /^c(\d+)$/i.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
};

function titleLike(name: string, view: View | null): string | undefined {
  const onTable = view === null ? [] : [...placedCards(view)].flatMap(({ card: { title } }) => title ?? []);
  const wanted = name.toLowerCase();
  return [...onTable, ...CARDS.map(({ title }) => title)].find((title) =>
    title.toLowerCase().includes(wanted),
  );
}

/** A card by title, by id, or by its number in a view (c17); a view names only what its seat may know. */
export function lookUpCard(name: string, view: View | null): CardAnswer {
  const object = objectIn(name);
  const placed = object === null || view === null ? null : findPlaced(view, object);
  const data = cardData(placed === null ? name : (presentName(placed.card) ?? name));
  if (data !== null) return { found: true, lines: cardLines(data) };
  if (placed !== null)
    return { found: false, why: `c${object} lies facedown ${placed.place}: you may not know it.` };
  const like = name === '' ? undefined : titleLike(name, view);
  return {
    found: false,
    why:
      like === undefined
        ? 'No such card here: write a title or a number such as c17'
        : `Did you mean ${like}?`,
  };
}
