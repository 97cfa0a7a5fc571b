import { describeAbility, describeText, findInPool } from '@lastclick/engine';
import { pool } from '../pool.ts';

export type CardData = NonNullable<ReturnType<typeof findInPool>>['data'];
type Steps = NonNullable<CardData['play']>;

/** The card of that id or title. */
export const cardData = (name: string): CardData | null => findInPool(pool, name)?.data ?? null;

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/\b1\[(click|credit)\]/g, '1 $1'],
  [/(\d+)\[(click|credit)\]/g, '$1 $2s'],
  [/(\d+)\[recurring-credit\]/g, '$1 recurring credits'],
  [/(\d+)\[mu\]/g, '$1 memory'],
  [/(^|, )\[click\]/g, '$11 click'],
  [/\beach \[credit\]/g, 'each credit'],
  [/\[credit\]/g, 'credits'],
  [/\[trash\]/g, 'trash this card'],
  [/\[interrupt\] /g, 'Interrupt: '],
  [/\[subroutine\] /g, 'Subroutine: '],
  [/\[([a-z-]+)\]/g, '$1'],
];

/** A terminal has no symbols: [click] becomes a word. */
export const spelled = (text: string): string =>
  SYMBOLS.reduce((words, [symbol, word]) => words.replace(symbol, word), text);

const linesOf = (card: CardData): string[] =>
  describeText(card)
    .split('\n')
    .filter((line) => line !== '')
    .map(spelled);

/** What a card does, line by line. */
export const cardText = linesOf;

/** What one ability of a card does; null where the card has no such ability. */
export function abilityText(
  card: CardData,
  kind: 'when' | 'interrupt' | 'paid',
  index: number,
): string | null {
  return card[kind]?.[index] === undefined ? null : spelled(describeAbility(card, kind, index));
}

/** What a subroutine does, counted from 0; null where the ice has no such subroutine. */
export function subroutineText(card: CardData, index: number): string | null {
  if (card.subroutines?.[index] === undefined) return null;
  return spelled(describeAbility(card, 'subroutines', index).replace('[subroutine] ', ''));
}

/** Every list of effects to choose among, wherever in the card's data it is. */
function modesIn(data: unknown): Steps[][] {
  if (typeof data !== 'object' || data === null) return [];
  const { step, modes } = data as { step?: unknown; modes?: unknown };
  const here = step === 'modes' && Array.isArray(modes) ? [modes as Steps[]] : [];
  return [...here, ...Object.values(data).flatMap(modesIn)];
}

/** What a card of the same side without any other text would do. */
function stepsText({ id, title, side, type, faction, subtypes }: CardData, play: Steps): string {
  return linesOf({ id, title, side, type, faction, subtypes, play }).join(' ');
}

/** What the effect at that place of a choice does; null where the card's choices differ in it. */
export function modeText(card: CardData, index: number): string | null {
  const texts = modesIn(card).flatMap((modes) => {
    const mode = modes[index];
    return mode === undefined ? [] : [stepsText(card, mode)];
  });
  const [first] = texts;
  return first !== undefined && texts.every((text) => text === first) ? first : null;
}
