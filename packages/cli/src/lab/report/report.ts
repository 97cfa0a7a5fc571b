import { accessSync, constants, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cardById } from '@lastclick/cards';
import { SIDES, type Side } from '@lastclick/engine';
import { count, sideName } from '@lastclick/table';
import { FileProblem, reason } from '../../play/files.ts';
import { type Estimate, mean, wilson } from '../interval.ts';
import { meanTime, millisecondsWords, percent, shareWords, whole, winShare } from '../numbers.ts';
import { faultWords, reasonsOf } from '../summary.ts';
import { type CardImpact, decided, type Tally } from '../tally.ts';
import { type Impact, impactChart } from './impact-chart.ts';
import { lineChart, type Point } from './line-chart.ts';
import { escaped, table } from './markup.ts';
import { STYLE } from './style.ts';

const TURN = 'turn (of either side)';

/** Means over a handful of games say little and wander far; lines end where fewer came. */
const fewest = (tally: Tally): number => Math.max(2, Math.ceil(decided(tally) / 10));

/** Of all games, how many each side had won by the end of each turn. */
function wonByTurn(tally: Tally, side: Side): Point[] {
  let won = 0;
  return tally.turns.map((turn, index) => {
    won += turn.won[side];
    return { x: index + 1, ...wilson(won, decided(tally)) };
  });
}

const meanByTurn = (tally: Tally, what: 'credits' | 'points', side: Side): Point[] =>
  tally.turns
    .map((turn, index) => ({ x: index + 1, sums: turn[what][side] }))
    .filter(({ sums }) => sums.count >= fewest(tally))
    .map(({ x, sums }) => ({ x, ...mean(sums) }));

const bothSides = <T>(make: (side: Side) => T): Record<Side, T> => ({
  corp: make('corp'),
  runner: make('runner'),
});

const oneDigit = (value: number): string => String(Number(value.toFixed(1)));

const plots = (tally: Tally): string =>
  [
    lineChart({
      title: 'Win share over turns',
      says: 'Of all games, the share each side had won by the end of a turn. The rest was still being played.',
      xLabel: TURN,
      yLabel: 'games won, %',
      lines: bothSides((side) => wonByTurn(tally, side)),
      most: 1,
      yWords: (value) => `${Math.round(value * 100)}`,
    }),
    lineChart({
      title: 'Credits over turns',
      says: 'The mean at the end of a turn, over the games that came so far, with its 95 % interval.',
      xLabel: TURN,
      yLabel: 'credits',
      lines: bothSides((side) => meanByTurn(tally, 'credits', side)),
      yWords: oneDigit,
    }),
    lineChart({
      title: 'Agenda points over turns',
      says: 'The mean at the end of a turn, over the games that came so far, with its 95 % interval.',
      xLabel: TURN,
      yLabel: 'agenda points',
      lines: bothSides((side) => meanByTurn(tally, 'points', side)),
      yWords: oneDigit,
    }),
  ].join('\n');

type NamedImpact = CardImpact & { readonly title: string };

/** Cards by how often their side won when they were played, best first. */
const impactsOf = (tally: Tally, side: Side): NamedImpact[] =>
  Object.entries(tally.cards[side])
    .map(([id, impact]) => ({ title: cardById(id)?.title ?? id, ...impact }))
    .sort((a, b) => wonWhenPlayed(b) - wonWhenPlayed(a) || (a.title < b.title ? -1 : 1));

const wonWhenPlayed = ({ played, playedWon }: CardImpact): number => (played === 0 ? -1 : playedWon / played);

const shareOrNull = (won: number, games: number): Estimate | null =>
  games === 0 ? null : wilson(won, games);

const drawnImpact = ({ title, drawn, drawnWon, played, playedWon }: NamedImpact): Impact => ({
  title,
  drawn: shareOrNull(drawnWon, drawn),
  played: shareOrNull(playedWon, played),
});

const impactPlot = (tally: Tally, side: Side): string =>
  impactChart(
    {
      title: `Card impact: ${sideName(side)}`,
      says: `How often the ${sideName(side)} won the games in which it had a card in hand (ring) and in which it played or installed it (dot), with 95 % intervals. The dashed line is its share of all games. A card that is played late in won games looks better than it is.`,
    },
    side,
    winShare(tally, side).value,
    impactsOf(tally, side).map(drawnImpact),
  );

const words = (estimate: Estimate | null): string => (estimate === null ? '·' : shareWords(estimate));

const impactTable = (tally: Tally, side: Side): string =>
  table(
    [`Card of the ${sideName(side)}`, 'drawn in', 'won then', 'played in', 'won then'],
    impactsOf(tally, side).map(({ title, drawn, drawnWon, played, playedWon }) => [
      title,
      whole(drawn),
      words(shareOrNull(drawnWon, drawn)),
      whole(played),
      words(shareOrNull(playedWon, played)),
    ]),
  );

const meanWords = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

function turnTable(tally: Tally): string {
  const won = bothSides((side) => wonByTurn(tally, side));
  return table(
    [
      'Turn',
      'games',
      'Corp won',
      'Runner won',
      'Corp credits',
      'Runner credits',
      'Corp points',
      'Runner points',
    ],
    tally.turns.map(({ credits, points }, index) => [
      String(index + 1),
      whole(credits.corp.count),
      ...SIDES.map((side) => words(won[side][index] ?? null)),
      ...SIDES.map((side) => meanWords(mean(credits[side]))),
      ...SIDES.map((side) => meanWords(mean(points[side]))),
    ]),
  );
}

function shareCard(tally: Tally, side: Side): string {
  const { value, low, high } = winShare(tally, side);
  const reasons = reasonsOf(tally, side);
  return `<div class="share ${side}">${sideName(side)} won<strong>${percent(value)} %</strong><p>${percent(low)} to ${percent(high)} % with 95 % confidence · ${count(tally.wins[side], 'game')}${reasons === '' ? '' : `: ${escaped(reasons)}`}</p></div>`;
}

const factTable = (tally: Tally): string =>
  table(
    ['Measured', ''],
    [
      ['games', whole(tally.games)],
      ['draws', whole(tally.draws)],
      ['errors', `${tally.errors} (${faultWords(tally)})`],
      ['turns a game', meanWords(mean(tally.length))],
      ['shortest and longest', `${tally.length.shortest} and ${tally.length.longest} turns`],
      ...SIDES.map((side) => [
        `${sideName(side)}: time of a decision`,
        `${millisecondsWords(meanTime(tally.thinking[side]))}, the slowest ${millisecondsWords(tally.thinking[side].slowest)}`,
      ]),
    ],
  );

/** A page that tells of a series of games and needs nothing beside itself. */
export const reportPage = (heading: string, tally: Tally): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Last Click: ${whole(tally.games)} games</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${whole(tally.games)} games of Netrunner</h1>
<p>${escaped(heading)}</p>
<div class="shares">${SIDES.map((side) => shareCard(tally, side)).join('')}</div>
${factTable(tally)}
<h2>The course of the games</h2>
<div class="plots">
${plots(tally)}
</div>
<details><summary>The same as numbers</summary>${turnTable(tally)}</details>
<h2>Cards</h2>
<div class="plots">
${SIDES.map((side) => impactPlot(tally, side)).join('\n')}
</div>
<details><summary>The same as numbers</summary>${SIDES.map((side) => impactTable(tally, side)).join('')}</details>
</main></body>
</html>
`;

/** Better said before hours of play than after them. */
export function requireFolderOf(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new FileProblem(`${path} cannot be written: ${reason(error)}`);
  }
}

export function writeReport(path: string, heading: string, tally: Tally): void {
  try {
    writeFileSync(path, reportPage(heading, tally));
  } catch (error) {
    throw new FileProblem(`${path} cannot be written: ${reason(error)}`);
  }
}
