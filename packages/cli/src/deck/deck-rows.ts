import { DECKS } from '@lastclick/cards';
import { type Sheet, sheetOf } from './sheet.ts';

/** A deck that comes with the game, in brief. */
export interface DeckRow extends Pick<Sheet, 'side' | 'name' | 'size' | 'identity'> {
  readonly key: string;
}

export const deckRows = (): DeckRow[] =>
  Object.entries(DECKS).map(([key, deck]) => {
    const { name, side, size, identity } = sheetOf(deck);
    return { key, side, name, size, identity };
  });

/** One line per deck: key, side, size, identity. */
export function deckRowLines(): string[] {
  const rows = deckRows();
  const width = Math.max(...rows.map(({ key }) => key.length)) + 2;
  return rows.map(({ key, side, size, identity }) =>
    [key.padEnd(width), side.padEnd(8), `${size}  `, identity.title].join(''),
  );
}
