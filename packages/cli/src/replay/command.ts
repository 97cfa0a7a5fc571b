import { SEATS } from '@lastclick/engine';
import { type Command, UsageError } from '../command.ts';
import { oneOf, readWords } from '../flags.ts';
import { sayingFileProblems } from '../lab/game-flags.ts';
import { showText } from '../play/show.ts';
import { Terminal } from '../play/terminal.ts';
import { type OpenedGame, openedWords, openGame } from './open.ts';
import { stepThrough } from './step-through.ts';

const HELP = `Look at a game that was played, and hear whether it is still the game that was recorded.

Usage: npm run -s lastclick -- replay <file or link> [flags]

  <file or link>                a record, a saved game, a file of the browser's table, or a link to a game
  --as corp|runner|spectator    whose eyes to look through; spectator when not given
  --json                        print only what became of the record, as JSON
  --help                        this text

Where rules or cards have changed since and it would be another game, it is shown as it was seen when it was played, if
that is in the file; else up to there. Exit code 1 where it is not the game that was recorded.
`;

const FLAGS = { as: { type: 'string' }, json: { type: 'boolean' } } as const;

/** What there is to say of an opened game, for programs. */
function summaryOf({ record, checked, how, table }: OpenedGame): object {
  const { setup, options, outcome, times } = record;
  const { edition = '1.4', seed = '0' } = 'scenario' in setup ? setup.scenario : setup;
  return {
    checked,
    edition,
    seed: String(seed),
    decisions: options.length,
    shown: table === null ? null : { how, decisions: table.length },
    outcome: table?.at('spectator', table.length).view.outcome ?? null,
    ...(outcome === undefined ? {} : { endedOutside: outcome }),
    ...(times === undefined ? {} : { milliseconds: times.reduce((sum, time) => sum + time, 0) }),
  };
}

async function run(args: readonly string[]): Promise<number> {
  const { flags, words } = readWords(args, FLAGS);
  const [given, ...more] = words;
  if (given === undefined || more.length > 0)
    throw new UsageError('one file or link is needed: replay game.json');
  const seat = oneOf(flags, 'as', SEATS) ?? 'spectator';
  const opened = await openGame(given);
  const exitCode = 'from' in opened.checked ? 1 : 0;
  if (flags.json === true) {
    process.stdout.write(`${JSON.stringify(summaryOf(opened))}\n`);
    return exitCode;
  }
  const terminal = new Terminal();
  try {
    showText(terminal, openedWords(opened));
    if (opened.table !== null) await stepThrough(opened.table, opened.record.times ?? [], seat, terminal);
  } finally {
    terminal.close();
  }
  return exitCode;
}

export const replayCommand: Command = {
  name: 'replay',
  summary: 'look at a game that was played, and hear whether it is still that game',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};
