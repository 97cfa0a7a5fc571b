import { setImmediate } from 'node:timers/promises';
import { BOT_NAMES, type BotName } from '@lastclick/bots';
import { SIDES, type Side } from '@lastclick/engine';
import { type Command, UsageError } from '../../command.ts';
import { type Flags, readFlags, text, wholeNumber } from '../../flags.ts';
import {
  GAME_FLAGS,
  GAME_FLAGS_HELP,
  gamesFrom,
  INTERRUPTED,
  pairFrom,
  planFrom,
  sayingFileProblems,
  stoppable,
} from '../game-flags.ts';
import { type GamePlan, seedOfGame } from '../game-plan.ts';
import { tallyJson, thinkingJson, whole } from '../numbers.ts';
import { playGame, withForfeit } from '../play-game.ts';
import type { Player } from '../player.ts';
import { Progress } from '../progress.ts';
import { seatBot } from '../seat-bot.ts';
import { failureLines, summaryLines } from '../summary.ts';
import { addGame, emptyTally, faultsBy, type Tally } from '../tally.ts';
import { Program } from './program.ts';
import { seatProgram } from './program-player.ts';

const HELP = `Seat any program at the table: it is asked in JSON lines on its input and answers on its output.

Usage: npm run -s lastclick -- match --corp "python3 examples/bot.py" --runner level:3 [flags]

  --corp <player>         a command, run by the shell; or a bot of ours, level:<name>
  --runner <player>       the same for the Runner
  --corp-deck <deck>      a key of "deck list" or a file; the intermediate deck of System Gateway when not given
  --runner-deck <deck>    the same for the Runner
  --games <number>        1 when not given; a program is started once and plays them one after the other
${GAME_FLAGS_HELP}
  --timeout <ms>          a program that takes longer for an answer loses the game; 10000 when not given
  --words                 tell programs also in words what each option does
  --json                  print only the numbers
  --help                  this text

The bots are ${BOT_NAMES.map((name) => `level:${name}`).join(', ')}.
docs/PROTOCOL.md describes what a program hears and says, with a whole bot. A program that answers with no option, is
too slow or ends loses that game by forfeit; the other games go on. Exit code 1: a game was forfeited or failed.
`;

const FLAGS = {
  ...GAME_FLAGS,
  corp: { type: 'string' },
  runner: { type: 'string' },
  'corp-deck': { type: 'string' },
  'runner-deck': { type: 'string' },
  timeout: { type: 'string' },
  words: { type: 'boolean' },
} as const;

const DEFAULT_TIMEOUT = 10_000;
const LONGEST_TIMEOUT = 24 * 3600 * 1000;

/** Who plays a side in every game of a match. */
type Seated =
  | { readonly kind: 'bot'; readonly name: BotName }
  | { readonly kind: 'program'; readonly program: Program };

function seatedFrom(flags: Flags, side: Side, timeout: number): Seated {
  const wanted = text(flags, side)?.trim() ?? '';
  if (wanted === '') throw new UsageError(`match needs --${side} "a command", or --${side} level:1`);
  const level = /^level:(?<name>.*)$/.exec(wanted)?.groups?.name;
  if (level === undefined) return { kind: 'program', program: new Program(wanted, timeout) };
  const name = BOT_NAMES.find((one) => one === level);
  if (name === undefined)
    throw new UsageError(
      `there is no bot "${level}"; bots are ${BOT_NAMES.map((one) => `level:${one}`).join(', ')}`,
    );
  return { kind: 'bot', name };
}

interface Match {
  readonly plan: GamePlan;
  readonly games: number;
  readonly seated: Readonly<Record<Side, Seated>>;
  readonly words: 'with words' | 'keys only';
}

function playerFor({ plan, seated, words }: Match, side: Side, index: number): Player {
  const who = seated[side];
  return who.kind === 'bot'
    ? seatBot(who.name, side, seedOfGame(plan, index))
    : seatProgram(who.program, side, plan, index, words);
}

const programsOf = ({ seated }: Match): Program[] =>
  SIDES.map((side) => seated[side]).flatMap((who) => (who.kind === 'program' ? [who.program] : []));

async function playMatch(match: Match): Promise<{ tally: Tally; stopped: boolean }> {
  const tally = emptyTally();
  const progress = new Progress(process.stderr);
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const program of programsOf(match)) program.kill();
  };
  await stoppable(stop, async () => {
    for (let index = 0; index < match.games && !stopped; index++) {
      const players = { corp: playerFor(match, 'corp', index), runner: playerFor(match, 'runner', index) };
      const result = await playGame(match.plan, index, players);
      // Two bots of ours never wait for anything; this is when Ctrl-C is heard.
      await setImmediate();
      if (!stopped) addGame(tally, withForfeit(result));
      progress.show('match', tally.games, match.games);
    }
  });
  progress.clear();
  await Promise.all(programsOf(match).map((program) => program.end()));
  return { tally, stopped };
}

const matchJson = (tally: Tally) => ({
  ...tallyJson(tally),
  forfeits: { corp: faultsBy(tally, 'corp'), runner: faultsBy(tally, 'runner') },
  failures: tally.failures.map(({ index, kind, side, message }) => ({ game: index, kind, side, message })),
  times: { corp: thinkingJson(tally.thinking.corp), runner: thinkingJson(tally.thinking.runner) },
});

function matchLines(flags: Flags, { plan, games }: Match, tally: Tally): string[] {
  const [pair] = plan.pairs;
  const played =
    tally.games === games
      ? `${whole(games)} games`
      : `${whole(tally.games)} of ${whole(games)} games, then stopped`;
  return [
    `${flags.corp} (Corp, ${pair?.corp.name}) against ${flags.runner} (Runner, ${pair?.runner.name}): ${played} · edition ${plan.edition} · seed ${plan.seed}`,
    ...summaryLines(tally),
    `  forfeit ${faultsBy(tally, 'corp')} by the Corp, ${faultsBy(tally, 'runner')} by the Runner`,
  ];
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, FLAGS);
  const timeout = wholeNumber(flags, 'timeout', 1, LONGEST_TIMEOUT) ?? DEFAULT_TIMEOUT;
  const match: Match = {
    plan: planFrom(flags, () => [pairFrom(flags, { corp: 'corp-deck', runner: 'runner-deck' })]),
    games: gamesFrom(flags, 1),
    seated: { corp: seatedFrom(flags, 'corp', timeout), runner: seatedFrom(flags, 'runner', timeout) },
    words: flags.words === true ? 'with words' : 'keys only',
  };
  const { tally, stopped } = await playMatch(match);
  const lines = flags.json === true ? [JSON.stringify(matchJson(tally))] : matchLines(flags, match, tally);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (tally.failures.length > 0) process.stderr.write(`${failureLines(tally).join('\n')}\n`);
  return stopped ? INTERRUPTED : tally.failures.length > 0 ? 1 : 0;
}

export const matchCommand: Command = {
  name: 'match',
  summary: 'seat any program at the table, against another or against a bot',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};
