export { UsageError } from './command.ts';
export { type Flags, oneOf, readFlags, text, wholeNumber } from './flags.ts';
export { Progress } from './lab/progress.ts';
export { refereeView } from './stdio/referee-view.ts';
