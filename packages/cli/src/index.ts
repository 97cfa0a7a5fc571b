export { runCommandLine } from './command-line.ts';
export { SAMPLE_DECKS } from './decks.ts';
export { RecordedGame } from './recorded-game.ts';
export { type Answer, Desk } from './stdio/desk.ts';
