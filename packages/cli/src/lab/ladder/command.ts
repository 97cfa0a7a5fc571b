import { writeFileSync } from 'node:fs';
import { BOT_NAMES, type BotName } from '@lastclick/bots';
import { count } from '@lastclick/table';
import { type Command, UsageError } from '../../command.ts';
import { type Flags, readFlags, text, wholeNumber } from '../../flags.ts';
import { FileProblem, reason } from '../../play/files.ts';
import {
  GAME_FLAGS,
  GAME_FLAGS_HELP,
  gamesFrom,
  INTERRUPTED,
  jobsFrom,
  MOST_GAMES,
  namedDeck,
  planFrom,
  sayingFileProblems,
  stoppable,
} from '../game-flags.ts';
import type { DeckPair, GamePlan } from '../game-plan.ts';
import { meanTime, millisecondsWords, thinkingJson } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { requireFolderOf } from '../report/report.ts';
import { failureLines } from '../summary.ts';
import { addGame, emptyTally } from '../tally.ts';
import { Workers } from '../workers.ts';
import {
  allCells,
  type Cell,
  cellName,
  type GamesOfCells,
  gamesOfCell,
  type HalfCell,
  halvesOf,
} from './cells.ts';
import { type Ladder, ladderDocument, ratingWords, wonWords } from './document.ts';
import { KeptHalves } from './kept.ts';
import { standingsOf, totalsOf, type Won, wonBy, wonOnBothSides } from './standings.ts';

const DEFAULT_PAIRS = [
  'gatewayIntermediateCorp:gatewayIntermediateRunner',
  'precisionDesign:partyAnimal',
  'restoringHumanity:versatileSmuggler',
  'builtToLast:telepresenceMagician',
  'realityPlus:partyAnimal',
].join(',');
const DEFAULT_GAMES = 400;

const HELP = `Let every bot play every other, on both sides and with several decks, and rate them.

Usage: npm run -s lastclick -- ladder [flags]

  --bots <list>           which bots; ${BOT_NAMES.join(',')} when not given
  --cells <list>          only these meetings, such as 5:4,5:heuristic; each of the bots with each other when not given
  --games <number>        games of each meeting, half of them with sides changed; ${DEFAULT_GAMES} when not given
  --games-of <list>       other numbers of games for some meetings, such as 5:4=800,5:random=800
  --pairs <list>          decks, such as precisionDesign:partyAnimal; games are spread evenly over them.
                          The intermediate decks of System Gateway and four pairs of tuned decks when not given
${GAME_FLAGS_HELP}
  --jobs <number>         threads; as many as there are cores when not given. The result does not depend on it
  --keep <file.json>      keep results there; what is there with the same settings is not played again
  --write <file.md>       write the ladder as a page of documentation, such as docs/BOTS.md
  --json                  print only the numbers
  --help                  this text

Ctrl-C stops; with --keep the same command goes on from there. The file does not know the bots' code: begin a new one
when it has changed. Exit code 1: a game failed.
`;

const FLAGS = {
  ...GAME_FLAGS,
  bots: { type: 'string' },
  cells: { type: 'string' },
  'games-of': { type: 'string' },
  pairs: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  write: { type: 'string' },
} as const;

const listed = (value: string): string[] => value.split(',').map((word) => word.trim());

function botNamed(name: string, flag: string): BotName {
  const found = BOT_NAMES.find((bot) => bot === name);
  if (found === undefined)
    throw new UsageError(`--${flag} names bots of ${BOT_NAMES.join(', ')}, not ${JSON.stringify(name)}`);
  return found;
}

/** The two halves of "a:b". */
function twoOf(word: string, flag: string): readonly [string, string] {
  const [one, other, ...more] = word.split(':');
  if (!one || !other || more.length > 0)
    throw new UsageError(`--${flag} is a list of pairs like a:b,c:d; ${JSON.stringify(word)} is none`);
  return [one, other];
}

function cellsFrom(flags: Flags, bots: readonly BotName[]): Cell[] {
  const wanted = text(flags, 'cells');
  if (wanted === undefined) return allCells(bots);
  const cells = listed(wanted).map((word) => {
    const [one, other] = twoOf(word, 'cells');
    return { one: botNamed(one, 'cells'), other: botNamed(other, 'cells') };
  });
  const seen = new Set<string>();
  for (const cell of cells) {
    const name = [cell.one, cell.other].sort().join(':');
    if (cell.one === cell.other) throw new UsageError(`--cells: ${cellName(cell)} is a bot against itself`);
    if (seen.has(name)) throw new UsageError(`--cells names the meeting ${cellName(cell)} twice`);
    seen.add(name);
  }
  return cells;
}

function gamesOfCellsFrom(flags: Flags, cells: readonly Cell[]): GamesOfCells {
  const others = new Map<string, number>();
  for (const word of listed(text(flags, 'games-of') ?? '').filter((given) => given !== '')) {
    const [name = '', number = ''] = word.split('=');
    const [one, other] = twoOf(name, 'games-of');
    const cell = cells.find((known) => [cellName(known), `${known.other}:${known.one}`].includes(name));
    if (cell === undefined) throw new UsageError(`--games-of: ${one} and ${other} do not meet`);
    const games = wholeNumber({ [`games-of ${name}`]: number }, `games-of ${name}`, 1, MOST_GAMES);
    others.set(cellName(cell), games ?? 0);
  }
  return { each: gamesFrom(flags, DEFAULT_GAMES), others };
}

const pairsFrom = (flags: Flags): DeckPair[] =>
  listed(text(flags, 'pairs') ?? DEFAULT_PAIRS).map((word) => {
    const [corp, runner] = twoOf(word, 'pairs');
    return { corp: namedDeck(corp, 'corp', 'pairs'), runner: namedDeck(runner, 'runner', 'pairs') };
  });

const SHAPING = [
  'bots',
  'cells',
  'games',
  'games-of',
  'pairs',
  'edition',
  'points',
  'deck-lists',
  'seed',
  'write',
];

/** The command that gives this ladder again: the flags that were given and shape it. */
const commandOf = (flags: Flags): string =>
  [
    'npm run -s lastclick -- ladder',
    ...SHAPING.flatMap((name) => (text(flags, name) === undefined ? [] : [`--${name} ${text(flags, name)}`])),
  ].join(' ');

/** Plays what is not kept yet; returns whether it was stopped. */
async function playHalves(
  plan: GamePlan,
  halves: readonly HalfCell[],
  kept: KeptHalves,
  jobs: number,
): Promise<boolean> {
  const missing = halves.filter((half) => kept.find(half) === undefined);
  const total = missing.reduce((sum, { games }) => sum + games, 0);
  if (total === 0) return false;
  const progress = new Progress(process.stderr);
  const workers = new Workers(jobs);
  let done = 0;
  try {
    return await stoppable(
      () => workers.stop(),
      async () => {
        for (const half of missing) {
          const tally = emptyTally();
          const ended = await workers.play({ plan, ...half }, (result) => {
            addGame(tally, result);
            done += 1;
            progress.show(`${half.bots.corp} against ${half.bots.runner}`, done, total);
          });
          if (ended === 'stopped') return true;
          kept.add(half, tally);
          const failures = failureLines(tally);
          if (failures.length > 0) process.stderr.write(`${failures.join('\n')}\n`);
        }
        return false;
      },
    );
  } finally {
    progress.clear();
    await workers.close();
  }
}

const wonJson = ({ wins, games, share }: Won) => ({ wins, games, ...share });

function ladderJson(
  { plan, bots, games, halves }: Ladder,
  cells: readonly Cell[],
  stopped: boolean,
): unknown {
  return {
    edition: plan.edition,
    seed: plan.seed,
    gamesPerCell: games.each,
    pairs: plan.pairs.map(({ corp, runner }) => `${corp.name}:${runner.name}`),
    stopped,
    ...totalsOf(halves),
    bots: standingsOf(bots, halves).map(({ bot, rating, asCorp, asRunner, thinking, faults }) => ({
      bot,
      elo: rating.both,
      eloAsCorp: rating.corp,
      eloAsRunner: rating.runner,
      asCorp: wonJson(asCorp),
      asRunner: wonJson(asRunner),
      ...thinkingJson(thinking),
      faults,
    })),
    cells: cells.map(({ one, other }) => ({
      cell: cellName({ one, other }),
      ...wonJson(wonOnBothSides(halves, one, other)),
      asCorp: wonJson(wonBy(halves, one, 'corp', other)),
      asRunner: wonJson(wonBy(halves, one, 'runner', other)),
    })),
  };
}

function ladderLines({ bots, halves }: Ladder, cells: readonly Cell[]): string[] {
  const totals = totalsOf(halves);
  return [
    `${count(totals.games, 'game')}: ${count(totals.draws, 'draw')}, ${count(totals.errors, 'error')} (${count(totals.illegalMoves, 'illegal move')}, ${count(totals.timeOuts, 'time-out')}, ${totals.crashes} crashed, ${count(totals.stalls, 'stall')})`,
    ...standingsOf(bots, halves).map(
      ({ bot, rating, thinking }) =>
        `  ${bot.padEnd(10)}Elo ${ratingWords(rating.both).padEnd(12)} Corp ${ratingWords(rating.corp).padEnd(12)} Runner ${ratingWords(rating.runner).padEnd(12)} ${millisecondsWords(meanTime(thinking))} a decision, the slowest ${millisecondsWords(thinking.slowest)}`,
    ),
    ...cells.map(({ one, other }) => {
      const words = (won: Won): string => wonWords(won).padEnd(20);
      return `  ${`${one} against ${other}`.padEnd(24)} ${words(wonOnBothSides(halves, one, other))} as Corp ${words(wonBy(halves, one, 'corp', other))} as Runner ${words(wonBy(halves, one, 'runner', other))}`.trimEnd();
    }),
  ];
}

function writeDocument(path: string, ladder: Ladder): void {
  try {
    writeFileSync(path, ladderDocument(ladder));
  } catch (error) {
    throw new FileProblem(`${path} cannot be written: ${reason(error)}`);
  }
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, FLAGS);
  const bots = listed(text(flags, 'bots') ?? BOT_NAMES.join(',')).map((name) => botNamed(name, 'bots'));
  const cells = cellsFrom(flags, bots);
  const plan = planFrom(flags, () => pairsFrom(flags));
  const games = gamesOfCellsFrom(flags, cells);
  const halves = cells.flatMap((cell) => halvesOf(cell, gamesOfCell(games, cell)));
  const writeTo = text(flags, 'write');
  for (const path of [text(flags, 'keep'), writeTo]) if (path !== undefined) requireFolderOf(path);
  const kept = new KeptHalves(text(flags, 'keep'), plan);
  const stopped = await playHalves(plan, halves, kept, jobsFrom(flags));
  const ladder: Ladder = {
    plan,
    bots: [...BOT_NAMES],
    games,
    halves: kept.all(halves),
    command: commandOf(flags),
  };
  const lines =
    flags.json === true ? [JSON.stringify(ladderJson(ladder, cells, stopped))] : ladderLines(ladder, cells);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (stopped) return INTERRUPTED;
  if (writeTo !== undefined) writeDocument(writeTo, ladder);
  return ladder.halves.some(({ tally }) => tally.errors > 0) ? 1 : 0;
}

export const ladderCommand: Command = {
  name: 'ladder',
  summary: 'let every bot play every other, and rate them',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};
