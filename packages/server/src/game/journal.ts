import type { OutsideOutcome, Side } from '@lastclick/engine';
import type { DeckChoice, Intentions, Tempo } from '@lastclick/session';

/** Who played an option: the player, the table for them where there was nothing to decide, or a bot. */
export type PlayedBy = 'player' | 'table' | 'bot';

/** What the two at a table can ask of each other. */
export type Proposal =
  | { readonly what: 'draw' }
  /** To go back to where so many options were played. */
  | { readonly what: 'takeBack'; readonly to: number };

/**
 * Everything that happens to a game, in order. A game is its terms and its journal: whoever reads both has the same game, to
 * the last field.
 */
export type Entry =
  | { readonly kind: 'joined'; readonly side: Side; readonly name: string; readonly deck: DeckChoice }
  | { readonly kind: 'played'; readonly key: string; readonly by: PlayedBy }
  /** What somebody asked for beyond the move they made; what follows from it is played and written as well. */
  | { readonly kind: 'intends'; readonly side: Side; readonly intentions: Intentions }
  | { readonly kind: 'tempo'; readonly side: Side; readonly tempo: Tempo }
  | { readonly kind: 'proposed'; readonly side: Side; readonly proposal: Proposal }
  /** The proposal of the other side is accepted or declined, or one's own is taken back. */
  | { readonly kind: 'answered'; readonly side: Side; readonly accepts: boolean }
  | { readonly kind: 'ended'; readonly outcome: OutsideOutcome }
  | { readonly kind: 'said'; readonly side: Side; readonly text: string }
  | { readonly kind: 'nudged'; readonly side: Side }
  /** Nobody could play for so many milliseconds before this: they are not anybody's time. */
  | { readonly kind: 'resumed'; readonly lost: number }
  | { readonly kind: 'rematch'; readonly game: string };
