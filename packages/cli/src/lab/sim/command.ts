import { BOT_NAMES } from '@lastclick/bots';
import type { Command } from '../../command.ts';
import { readFlags, text } from '../../flags.ts';
import {
  botFrom,
  GAME_FLAGS,
  GAME_FLAGS_HELP,
  gamesFrom,
  INTERRUPTED,
  jobsFrom,
  pairFrom,
  planFrom,
  sayingFileProblems,
  stoppable,
} from '../game-flags.ts';
import { tallyJson, thinkingJson, whole } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { requireFolderOf, writeReport } from '../report/report.ts';
import { failureLines, summaryLines } from '../summary.ts';
import { addGame, emptyTally, type Tally } from '../tally.ts';
import { type Series, Workers } from '../workers.ts';

const HELP = `Let two bots play many games and say who won, how and how fast.

Usage: npm run -s lastclick -- sim [flags]

  --corp <deck>           a key of "deck list" or a file; the intermediate deck of System Gateway when not given
  --runner <deck>         the same for the Runner
  --corp-bot <level>      ${BOT_NAMES.join(', ')}; 1 when not given
  --runner-bot <level>    the same for the Runner
  --games <number>        100 when not given
${GAME_FLAGS_HELP}
  --jobs <number>         threads; as many as there are cores when not given. The result does not depend on it
  --report <file.html>    write a page with plots: one file, nothing else needed to look at it
  --json                  print only the numbers; the same seed prints the same
  --times                 with --json: also how long the bots thought, which is never twice the same
  --help                  this text

Win shares come with their 95 % interval (Wilson). Ctrl-C stops and tells of the games finished so far (exit code 130).
Exit code 1: a game failed (illegal move, crash, stall); its record is on stderr and "play --load" reads it.
`;

const FLAGS = {
  ...GAME_FLAGS,
  corp: { type: 'string' },
  runner: { type: 'string' },
  'corp-bot': { type: 'string' },
  'runner-bot': { type: 'string' },
  jobs: { type: 'string' },
  report: { type: 'string' },
  times: { type: 'boolean' },
} as const;

function heading({ plan, bots, games }: Series, tally: Tally): string {
  const [pair] = plan.pairs;
  const played =
    tally.games === games
      ? `${whole(games)} games`
      : `${whole(tally.games)} of ${whole(games)} games, then stopped`;
  return `${pair?.corp.name} (Corp, bot ${bots.corp}) against ${pair?.runner.name} (Runner, bot ${bots.runner}): ${played} · edition ${plan.edition} · seed ${plan.seed}`;
}

const timesJson = ({ thinking }: Tally) => ({
  times: { corp: thinkingJson(thinking.corp), runner: thinkingJson(thinking.runner) },
});

async function playSeries(series: Series, jobs: number): Promise<{ tally: Tally; stopped: boolean }> {
  const tally = emptyTally();
  const progress = new Progress(process.stderr);
  const workers = new Workers(Math.min(jobs, series.games));
  try {
    const ended = await stoppable(
      () => workers.stop(),
      () =>
        workers.play(series, (result) => {
          addGame(tally, result);
          progress.show('sim', tally.games, series.games);
        }),
    );
    return { tally, stopped: ended === 'stopped' };
  } finally {
    progress.clear();
    await workers.close();
  }
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, FLAGS);
  const series: Series = {
    plan: planFrom(flags, () => [pairFrom(flags, { corp: 'corp', runner: 'runner' })]),
    bots: { corp: botFrom(flags, 'corp-bot', '1'), runner: botFrom(flags, 'runner-bot', '1') },
    games: gamesFrom(flags, 100),
  };
  const reportTo = text(flags, 'report');
  if (reportTo !== undefined) requireFolderOf(reportTo);
  const { tally, stopped } = await playSeries(series, jobsFrom(flags));
  const lines =
    flags.json === true
      ? [
          JSON.stringify({
            ...tallyJson(tally),
            asked: series.games,
            ...(flags.times === true ? timesJson(tally) : {}),
          }),
        ]
      : [heading(series, tally), ...summaryLines(tally)];
  process.stdout.write(`${lines.join('\n')}\n`);
  const failures = failureLines(tally);
  if (failures.length > 0) process.stderr.write(`${failures.join('\n')}\n`);
  if (reportTo !== undefined) writeReport(reportTo, heading(series, tally), tally);
  return stopped ? INTERRUPTED : tally.errors > 0 ? 1 : 0;
}

export const simCommand: Command = {
  name: 'sim',
  summary: 'let two bots play many games: win shares, reasons, a report with plots',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};
