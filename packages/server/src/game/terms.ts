import type { BotName } from '@lastclick/bots';
import type { EditionId, Setup, Side } from '@lastclick/engine';
import type { DeckChoice } from '@lastclick/session';

/** How long somebody may think, in milliseconds. */
export type ClockTerms =
  | { readonly kind: 'none' }
  /** For the whole game, and so much more for each of one's turns. */
  | { readonly kind: 'game'; readonly each: number; readonly more: number }
  /** For the decisions between a turn's beginning and its end, whosever turn it is; anew with every turn. */
  | { readonly kind: 'turn'; readonly each: number }
  /** Correspondence: for each time one is asked. */
  | { readonly kind: 'move'; readonly each: number };

/** Who sits at a side: somebody who comes by link or from the lobby, or a bot. */
export type SeatTerms =
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; readonly level: BotName; readonly deck: DeckChoice };

/** What was agreed on before anybody sat down. Nothing of it changes later. */
export interface GameTerms {
  readonly edition: EditionId;
  readonly pointsToWin: number;
  readonly lists: 'open' | 'closed';
  readonly clock: ClockTerms;
  readonly corp: SeatTerms;
  readonly runner: SeatTerms;
  /** What chance comes from, and what it was sealed with; told to nobody before the game is over. */
  readonly seed: string;
  readonly salt: string;
  /** The seal: a digest of both, told before. */
  readonly seal: string;
  /** Cards of one's own, where the host allows them. */
  readonly cards?: NonNullable<Setup['cards']>;
  /** The game this is the rematch of. */
  readonly after?: string;
}

export const deckTaken = (terms: GameTerms, side: Side): DeckChoice | null => {
  const seat = terms[side];
  return seat.kind === 'bot' ? seat.deck : null;
};
