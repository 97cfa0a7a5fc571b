import { randomInt } from 'node:crypto';
import { BOT_WORDS } from '@lastclick/bots';
import {
  type Deck,
  type DeckSetup,
  EDITION_IDS,
  EDITIONS,
  type Priority,
  type Side,
} from '@lastclick/engine';
import { type Checked, list, RecordedGame, sideName } from '@lastclick/table';
import { type Command, UsageError } from '../command.ts';
import { legalDeck } from '../deck/legal-deck.ts';
import { deckOf, SAMPLE_DECKS } from '../decks.ts';
import { type Flags, oneOf, readFlags, text, wholeNumber } from '../flags.ts';
import { CARDS_FLAG, CARDS_FLAG_HELP, ownCardsFrom, playedWith } from '../own-cards.ts';
import { FileProblem, readTable, writeRecord, writeWholeRecord } from './files.ts';
import { TableLoop } from './loop.ts';
import { showText } from './show.ts';
import { PLAYERS, Table } from './table.ts';
import { Terminal } from './terminal.ts';

const HELP = `Play at this terminal: against a bot, or two people at one keyboard.

Usage: npm run -s lastclick -- play [flags]

  --edition 1.4|26.03     edition of the rules; 1.4 when not given
  --seed <text>           the same seed and moves give the same game; chosen at random when not given
  --corp <player>         human, or a bot: random, heuristic, or a level from 1 to 5; human when not given
  --runner <player>       the same for the Runner; random when not given
  --corp-deck <deck>      a key of "deck list" or a file; the intermediate deck of System Gateway when not given
  --runner-deck <deck>    the same for the Runner
  --points <number>       agenda points that win; 7 when not given, 6 for the beginner decks
${CARDS_FLAG_HELP}
  --ask useful|every      useful: a single option is played for you; every: every window opens
  --load <file>           go on with a saved game or a record
  --changed               with --load: also where cards say something else by now than in the saved game
  --record <file>         write the game's record there
  --json                  for two bots: print only the result, as JSON
  --help                  this text

At the table, "help" lists what you can type.
`;

const FLAGS = {
  edition: { type: 'string' },
  seed: { type: 'string' },
  corp: { type: 'string' },
  runner: { type: 'string' },
  'corp-deck': { type: 'string' },
  'runner-deck': { type: 'string' },
  points: { type: 'string' },
  ask: { type: 'string' },
  load: { type: 'string' },
  changed: { type: 'boolean' },
  record: { type: 'string' },
  json: { type: 'boolean' },
  ...CARDS_FLAG,
} as const;

const ASKS: readonly Priority[] = ['useful', 'every'];

const FROM_THE_FILE = ['edition', 'ask', 'corp-deck', 'runner-deck', 'points', 'cards'];

/** The deck a flag names, or the sample deck of its side. */
function chosenDeck(flags: Flags, side: Side): Deck {
  const flag = `${side}-deck`;
  const which = text(flags, flag);
  return which === undefined ? SAMPLE_DECKS[side] : deckOf(legalDeck(which, side, flag));
}

function newGame(flags: Flags, seed: string, humans: number): RecordedGame {
  const own = ownCardsFrom(flags);
  const setup: DeckSetup = {
    ...playedWith(own),
    edition: oneOf(flags, 'edition', EDITION_IDS) ?? '1.4',
    seed,
    // With two people at one keyboard a window that is skipped would betray what a hidden card can do.
    priority: oneOf(flags, 'ask', ASKS) ?? (humans === 2 ? 'every' : 'useful'),
    pointsToWin: wholeNumber(flags, 'points', 1, 99) ?? 7,
    corp: chosenDeck(flags, 'corp'),
    runner: chosenDeck(flags, 'runner'),
  };
  return RecordedGame.start({ kind: 'setup', setup });
}

interface Opened {
  readonly table: Table;
  /** What became of the record in the file it was loaded from. */
  readonly checked: Checked | null;
}

function openTable(flags: Flags): Opened {
  const corp = oneOf(flags, 'corp', PLAYERS);
  const runner = oneOf(flags, 'runner', PLAYERS);
  const seed = text(flags, 'seed');
  const load = text(flags, 'load');
  if (load === undefined) {
    const chosen = seed ?? String(randomInt(1_000_000));
    const players = { corp: corp ?? 'human', runner: runner ?? 'random' } as const;
    const humans = Object.values(players).filter((player) => player === 'human').length;
    return { table: new Table(newGame(flags, chosen, humans), players, chosen), checked: null };
  }
  const twice = FROM_THE_FILE.filter((name) => flags[name] !== undefined).map((name) => `--${name}`);
  if (twice.length > 0)
    throw new UsageError(`--load brings its own edition, decks and way of asking; leave out ${list(twice)}`);
  const loaded = readTable(load, { changed: flags.changed === true ? 'accept' : 'refuse' });
  const players = {
    corp: corp ?? loaded.players.corp ?? 'human',
    runner: runner ?? loaded.players.runner ?? 'random',
  };
  const table = new Table(loaded.recorded, players, seed ?? loaded.seed ?? '0');
  return { table, checked: loaded.checked };
}

function welcome({ table, checked }: Opened, terminal: Terminal): void {
  const { paint } = terminal;
  const who = list(table.humans.map((side) => paint.side[side](`the ${sideName(side)}`)));
  const others = Object.values(table.players).flatMap((one) => (one === 'human' ? [] : [BOT_WORDS[one]]));
  const edition = EDITIONS[table.game.state.edition].title;
  terminal.write(`\n ${paint.strong('LAST CLICK')}  Netrunner at your terminal`);
  terminal.write(paint.faint(` ${edition} · seed ${table.seed}`));
  if (checked !== null) showText(terminal, checked.message);
  if (table.humans.length === 0) {
    terminal.write(' Two bots.\n');
    return;
  }
  terminal.write(
    table.humans.length === 2
      ? ' Two people at one keyboard: the screen is cleared before the other one looks.'
      : ` You are ${who}; the other side ${list(others)}.`,
  );
  terminal.write(' Type the number of an option to choose it. Besides that you can type:');
  terminal.write('   help · why <move> · rule <number> · card <title or c17> · board · moves');
  terminal.write('   log · skip · undo · concede · draw · save <file> · replay <file> · quit\n');
}

/** Two bots without a word; the result for a machine. */
function playSilently({ table, checked }: Opened): void {
  for (let waiting = table.decision(); waiting !== null; waiting = table.decision()) table.playBot(waiting);
  const { edition, outcome, turn } = table.game.state;
  const decisions = table.history.played.length;
  const result = {
    edition,
    seed: table.seed,
    outcome,
    turns: turn.number,
    decisions,
    ...(checked === null ? {} : { checked }),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

async function playAloud(opened: Opened, changed: () => void): Promise<void> {
  const { table } = opened;
  const terminal = new Terminal();
  try {
    welcome(opened, terminal);
    await new TableLoop(table, terminal, changed).run();
    if (table.humans.length > 0) terminal.write(' Goodbye.');
  } finally {
    terminal.close();
  }
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, FLAGS);
  const recordTo = text(flags, 'record');
  try {
    const opened = openTable(flags);
    const { table } = opened;
    if (flags.json === true && table.humans.length > 0)
      throw new UsageError('--json is for two bots: --corp random --runner random');
    const keepRecord = (): void => {
      if (recordTo !== undefined) writeRecord(recordTo, table);
    };
    keepRecord();
    if (flags.json === true) playSilently(opened);
    else await playAloud(opened, keepRecord);
    if (recordTo !== undefined) await writeWholeRecord(recordTo, table);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const what = error instanceof Error ? error.message : String(error);
    const said = error instanceof FileProblem ? what : `this is a bug, please report it: ${what}`;
    process.stderr.write(`lastclick: ${said}\n`);
    return 1;
  }
}

export const playCommand: Command = {
  name: 'play',
  summary: 'play at this terminal, against a bot or with a friend',
  help: HELP,
  run,
};
