import { BOT_WORDS, type BotName } from '@lastclick/bots';
import { count } from '@lastclick/table';
import type { GamePlan } from '../game-plan.ts';
import { meanTime, millisecondsWords, percent, whole } from '../numbers.ts';
import type { GamesOfCells } from './cells.ts';
import type { Rating } from './elo.ts';
import type { PlayedHalf } from './kept.ts';
import { type Standing, standingsOf, totalsOf, type Won, wonBy, wonOnBothSides } from './standings.ts';

/** What a ladder was played with and what came of it. */
export interface Ladder {
  readonly plan: GamePlan;
  readonly bots: readonly BotName[];
  readonly games: GamesOfCells;
  readonly halves: readonly PlayedHalf[];
  /** The command that plays it again. */
  readonly command: string;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rule = (columns: number): string => `|${'---|'.repeat(columns)}`;
const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(heading),
  rule(heading.length),
  ...rows.map(row),
];

export const ratingWords = ({ elo, reach }: Rating): string => `${Math.round(elo)} ± ${Math.round(reach)}`;

export const wonWords = ({ games, share }: Won): string =>
  games === 0 ? '·' : `${percent(share.value)} (${percent(share.low)} to ${percent(share.high)})`;

const standingRow = ({ bot, rating, asCorp, asRunner, thinking }: Standing): string[] => [
  `**${bot}**`,
  ratingWords(rating.both),
  ratingWords(rating.corp),
  ratingWords(rating.runner),
  wonWords(asCorp),
  wonWords(asRunner),
  millisecondsWords(meanTime(thinking)),
  millisecondsWords(thinking.slowest),
];

/** A square of shares: the bot of the row against the bot of the column. */
const square = (order: readonly BotName[], of: (one: BotName, other: BotName) => Won): string[] =>
  table(
    ['', ...order],
    order.map((one) => [
      `**${one}**`,
      ...order.map((other) => (one === other ? '' : wonWords(of(one, other)))),
    ]),
  );

const described = (bots: readonly BotName[]): string[] =>
  table(
    ['Bot', 'What it does'],
    bots.map((bot) => [`**${bot}**`, BOT_WORDS[bot]]),
  );

function gamesWords({ each, others }: GamesOfCells): string {
  const more = [...others].map(([name, number]) => `${whole(number)} for ${name}`);
  return `${whole(each)} games for each two bots${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

/** The ladder as a page of the documentation. */
export function ladderDocument({ plan, bots, games, halves, command }: Ladder): string {
  const standings = standingsOf(bots, halves);
  const order = standings.map(({ bot }) => bot);
  const totals = totalsOf(halves);
  const pairs = plan.pairs.map(({ corp, runner }) => `${corp.name} against ${runner.name}`);
  return [
    '# The bots',
    '',
    'Opponents from plain chance to the strongest level, and how good they are. This page is written by the command',
    'below; the numbers are measured, not chosen.',
    '',
    ...described(bots),
    '',
    '## Standing',
    '',
    `Elo is fitted to all games with a strength for each side; ${order.includes('random') ? '`random` has 0 on average of its sides' : 'the mean is 0'}. A bot 400 points`,
    'ahead wins ten games for each one it loses. Shares are percent of games won, with the 95 % interval; times are for',
    'one decision.',
    '',
    ...table(
      ['Bot', 'Elo', 'as Corp', 'as Runner', 'won as Corp', 'won as Runner', 'mean', 'slowest'],
      standings.map(standingRow),
    ),
    '',
    `${whole(totals.games)} games: ${count(totals.draws, 'draw')}, ${count(totals.errors, 'error')} (${count(totals.illegalMoves, 'illegal move')}, ${count(totals.timeOuts, 'time-out')}, ${totals.crashes} crashed, ${count(totals.stalls, 'stall')}).`,
    '',
    '## Each against each',
    '',
    'Percent of games the bot of the row won against the bot of the column, both sides together.',
    '',
    ...square(order, (one, other) => wonOnBothSides(halves, one, other)),
    '',
    'The row as Corp against the column as Runner:',
    '',
    ...square(order, (one, other) => wonBy(halves, one, 'corp', other)),
    '',
    'The row as Runner against the column as Corp:',
    '',
    ...square(order, (one, other) => wonBy(halves, one, 'runner', other)),
    '',
    '## How it was measured',
    '',
    `${gamesWords(games)}, half of them with sides changed,`,
    `edition ${plan.edition}, seed ${plan.seed}, spread evenly over these decks:`,
    '',
    ...pairs.map((pair) => `- ${pair}`),
    '',
    'Bots think in tries, not in seconds, so the same command gives the same games on every machine (the times differ):',
    '',
    `    ${command}`,
    '',
  ].join('\n');
}
