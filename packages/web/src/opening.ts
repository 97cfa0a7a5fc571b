/** Links and how they are read, without a page around them: for programs that check them. */
export { LINK_ROUTE, packGame, readGame, UnreadableGame } from '@lastclick/session';
