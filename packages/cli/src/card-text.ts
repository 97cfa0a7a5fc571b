import { describeAbility, describeText, findInPool } from '@lastclick/engine';
import { pool } from './pool.ts';

export type CardData = NonNullable<ReturnType<typeof findInPool>>['data'];

/** The card of that id or title. */
export const cardData = (name: string): CardData | null => findInPool(pool, name)?.data ?? null;

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/\b1\[(click|credit)\]/g, '1 $1'],
  [/(\d+)\[(click|credit)\]/g, '$1 $2s'],
  [/(\d+)\[recurring-credit\]/g, '$1 recurring credits'],
  [/(\d+)\[mu\]/g, '$1 memory'],
  [/\[trash\]/g, 'trash this card'],
  [/\[interrupt\] /g, 'Interrupt: '],
  [/\[subroutine\] /g, 'Subroutine: '],
  [/\[([a-z-]+)\]/g, '$1'],
];

/** A terminal has no symbols: [click] becomes a word. */
export const spelled = (text: string): string =>
  SYMBOLS.reduce((words, [symbol, word]) => words.replace(symbol, word), text);

/** What a card does, line by line. */
export const cardText = (card: CardData): string[] =>
  describeText(card)
    .split('\n')
    .filter((line) => line !== '')
    .map(spelled);

/** What one ability of a card does; null where the card has no such ability. */
export function abilityText(
  card: CardData,
  kind: 'when' | 'interrupt' | 'paid',
  index: number,
): string | null {
  return card[kind]?.[index] === undefined ? null : spelled(describeAbility(card, kind, index));
}
