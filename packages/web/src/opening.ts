/** Links and the games they open, without a page around them: for programs that check them. */
export type { NewGame, SavedGame, Tempo } from './session/snapshot.ts';
export { lineOf, TableSession } from './session/table-session.ts';
export { LINK_ROUTE, packGame, readGame } from './store/game-link.ts';
export { UnreadableGame } from './store/read-saved-game.ts';
