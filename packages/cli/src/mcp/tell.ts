import type { Decision, View } from '@lastclick/engine';
import {
  aboutLines,
  count,
  type Deed,
  outcomeWords,
  questionWords,
  sideName,
  spokenOption,
  stepWords,
} from '@lastclick/table';
import type { Asked } from './games.ts';
import type { SeatedGame } from './seated-game.ts';

/** What happened, one line a deed, each with its rule. */
export const logLines = (story: readonly Deed[]): string[] =>
  story.map(({ text, head, level }) =>
    head.heading ? text : `${'  '.repeat(1 + level)}${text} (${head.rule})`,
  );

function standing({ corp, runner }: View): string {
  const purse = (side: View['corp'] | View['runner']): string =>
    [count(side.credits, 'credit'), count(side.clicks, 'click'), count(side.agendaPoints, 'point')].join(
      ', ',
    );
  const tags = runner.tags === 0 ? '' : `, ${count(runner.tags, 'tag')}`;
  return `Corp: ${purse(corp)}, ${corp.hq.count} in HQ. Runner: ${purse(runner)}, ${runner.grip.count} in the grip${tags}.`;
}

function heading({ name, game, seat }: Asked, view: View): string[] {
  const turn = view.waiting?.kind === 'mulligan' ? '' : `turn ${view.turn.number} · `;
  const seed = view.outcome === null ? '' : ` · seed ${game.table.seed}`;
  const hand = (seat === 'corp' ? view.corp.hq : view.runner.grip).cards ?? [];
  const held = hand.map(({ object, title }) => `c${object} ${title ?? 'facedown'}`);
  return [
    `${name} · you are the ${sideName(seat)} · ${turn}${stepWords(view)}${seed}`,
    standing(view),
    `Your hand: ${held.length === 0 ? 'no cards' : held.join(', ')}.`,
  ];
}

const optionLines = (waiting: Decision, view: View, { table }: SeatedGame): string[] =>
  waiting.options.map(
    (option) =>
      `  [${option.key}] ${spokenOption(option, waiting, view, table.terms(option))} · ${option.rule}`,
  );

function questionLines(waiting: Decision, view: View, game: SeatedGame): string[] {
  return [
    `${sideName(waiting.seat)}: ${questionWords(waiting, view, (option) => game.table.terms(option))} (rule ${waiting.rule})`,
    ...aboutLines(waiting, view).map((line) => `  ${line}`),
    'Options, their keys in brackets:',
    ...optionLines(waiting, view, game),
  ];
}

/** What there is to say when the seat has nothing to decide. */
function otherwise({ outcome, waiting }: View, game: SeatedGame): string {
  if (outcome !== null) return `${outcomeWords(outcome.winner, outcome.reason)}.`;
  const who = `The ${sideName(waiting?.seat ?? 'corp')}`;
  return game.isThinking()
    ? `${who} is still thinking; ask for the decision again.`
    : `${who} has to decide.`;
}

/** Where the game stands and what the seat has to decide; another seat's options are not told. */
function decisionText(asked: Asked): string {
  const { game, seat } = asked;
  const waiting = game.decision();
  const view = game.table.view(seat);
  const question =
    waiting !== null && waiting.seat === seat ? questionLines(waiting, view, game) : [otherwise(view, game)];
  return [...heading(asked, view), '', ...question].join('\n');
}

/** What the seat has not heard yet, then what it has to decide. */
export function tellNews(asked: Asked): string {
  // Bots play before the log is read.
  const decision = decisionText(asked);
  const news = logLines(asked.game.news(asked.seat));
  return news.length === 0 ? decision : ['What happened:', ...news, '', decision].join('\n');
}
