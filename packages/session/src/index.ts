/**
 * A game as somebody sits at it: what a seat is shown of it (snapshots), what is asked of whom and when bots move. It
 * knows no page and no wire: the browser's worker and a server hold the same session.
 */

export {
  actionPlaces,
  type Judged,
  type Judgement,
  judgementAt,
  type Thought,
  thoughtAt,
  type WeighedOption,
} from './analysis.ts';
export { type Anticipated, actionAfter } from './anticipated.ts';
export { type Beat, beatsOf, type Moment, type Weight } from './beats.ts';
export type { By, GameLine } from './game-line.ts';
export { LINK_ROUTE, packGame, readGame, unpackGame } from './game-link.ts';
export { type KeptGame, keepGame, readKeptGame, UnreadableKept } from './kept-game.ts';
export { type KeptSeats, keepSeats, SeenTable } from './kept-seats.ts';
export { setupOf } from './new-game.ts';
export { deflated, inflated, packSeats, packText, unpackSeats, unpackText } from './packed-seats.ts';
export type { PassingOn } from './passing.ts';
export { type Patch, patchBetween, patched } from './patch.ts';
export { checkSavedGame, readSavedGame, UnreadableGame } from './read-saved-game.ts';
export type { SeatLog } from './seat-log.ts';
export { SeenGame, type SeenStep } from './seen-game.ts';
export type {
  Ask,
  BreakerWords,
  CardTempo,
  CourseOfGame,
  DeckChoice,
  LogDetail,
  LogEntry,
  NewGame,
  Offer,
  PassUntil,
  Rail,
  RailLevel,
  RailStep,
  SavedGame,
  ShownCard,
  Sitter,
  Snapshot,
  Tempo,
  Way,
  WhyNot,
} from './snapshot.ts';
export { PASS_UNTIL } from './snapshot.ts';
export {
  type Intentions,
  lineOf,
  type Meaning,
  type NextMove,
  type Seating,
  TableSession,
} from './table-session.ts';
export { humansOf } from './tempo.ts';
export { type Update, Updates } from './updates.ts';
