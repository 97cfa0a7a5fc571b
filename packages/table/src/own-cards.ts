import { CARDS_FORMAT, type Complaint, complaintsAbout, InputError, poolWith } from '@lastclick/engine';
import { pool } from './pool.ts';
import { withoutPlace } from './recorded-game.ts';
import type { CardData } from './words/card-text.ts';

/** Cards somebody wrote, each with all that is wrong with it. */
export interface OwnCard {
  /** Its title as far as it has one, or its place in the file. */
  readonly name: string;
  /** Null for a card that cannot be played. */
  readonly card: CardData | null;
  readonly complaints: readonly Complaint[];
}

export interface OwnCards {
  readonly cards: readonly OwnCard[];
  /** What is wrong with the file as a whole. */
  readonly problem: string | null;
}

const nothing = (problem: string): OwnCards => ({ cards: [], problem });

/** The cards of a file: one with a head, a list of cards, or a single card. */
function listIn(value: unknown): readonly unknown[] | string {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null)
    return 'a card, a list of cards or a file of cards is needed';
  if (!('cards' in value)) return [value];
  const { format, version, cards } = value as Record<string, unknown>;
  if (format !== CARDS_FORMAT) return `"format": "${CARDS_FORMAT}" is needed beside "cards"`;
  if (version !== 1) return `"version": 1 is needed, not ${JSON.stringify(version)}`;
  return Array.isArray(cards) ? cards : '"cards" is a list of cards';
}

const textOf = (value: unknown, field: string): string | null => {
  const found = (value as Record<string, unknown> | null)?.[field];
  return typeof found === 'string' && found !== '' ? found : null;
};

/** What no card says by itself: that another has its id or title already. */
function clashOf(card: CardData, others: readonly CardData[]): Complaint | null {
  try {
    poolWith(pool, [...others, card]);
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { where: error.where, message: withoutPlace(error) };
  }
}

/** Reads cards of one's own as JSON; nothing is thrown, whatever the text is. */
export function readOwnCards(text: string): OwnCards {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return nothing(`this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const list = listIn(value);
  if (typeof list === 'string') return nothing(list);
  if (list.length === 0) return nothing('there is no card in it');
  const good: CardData[] = [];
  const cards = list.map((written, index): OwnCard => {
    const name = textOf(written, 'title') ?? textOf(written, 'id') ?? `card ${index + 1}`;
    const complaints = complaintsAbout(written);
    if (complaints.length > 0) return { name, card: null, complaints };
    const card = written as CardData;
    const clash = clashOf(card, good);
    if (clash !== null) return { name, card: null, complaints: [clash] };
    good.push(card);
    return { name, card, complaints };
  });
  return { cards, problem: null };
}
