import { readFileSync } from 'node:fs';
import type { Setup } from '@lastclick/engine';
import { type OwnCards, readOwnCards, speakOf } from '@lastclick/table';
import { type Flags, text } from './flags.ts';
import { FileProblem, reason } from './play/files.ts';

export type Cards = NonNullable<Setup['cards']>;

/** The flag of every command that plays. */
export const CARDS_FLAG = { cards: { type: 'string' } } as const;

export const CARDS_FLAG_HELP =
  '  --cards <file>          cards of one\'s own, which decks may name then; see "cards check"';

export function readCardsFile(path: string): OwnCards {
  try {
    return readOwnCards(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FileProblem(`${path} cannot be read: ${reason(error)}`);
  }
}

const complaintsIn = ({ cards, problem }: OwnCards): string[] =>
  problem === null
    ? cards.flatMap(({ complaints }) => complaints.map(({ where, message }) => `${where}: ${message}`))
    : [problem];

/** The cards of the file that --cards names, made known to whatever speaks of cards; none where it is not given. */
export function ownCardsFrom(flags: Flags): Cards {
  const path = text(flags, 'cards');
  if (path === undefined) return [];
  const read = readCardsFile(path);
  const complaints = complaintsIn(read);
  if (complaints.length > 0)
    throw new FileProblem(`${path}:\n${complaints.map((complaint) => `  ${complaint}`).join('\n')}`);
  const cards = read.cards.flatMap(({ card }) => (card === null ? [] : [card]));
  speakOf(cards);
  return cards;
}

/** A setup's share: nothing where there are no cards of one's own. */
export const playedWith = (cards: Cards): { readonly cards?: Cards } => (cards.length === 0 ? {} : { cards });
