export { RecordedGame } from '@lastclick/table';
export { runCommandLine } from './command-line.ts';
export { SAMPLE_DECKS } from './decks.ts';
export { type Answer, Desk } from './stdio/desk.ts';
