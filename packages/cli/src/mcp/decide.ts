import { type Decision, explain, InputError, type View } from '@lastclick/engine';
import { verdictWords } from '@lastclick/table';
import { meantOption, moveKey } from '../play/move-text.ts';
import { RequestError } from '../problem.ts';
import { gameField, line, seatField } from './fields.ts';
import { type Asked, asked } from './games.ts';
import { tellNews } from './tell.ts';
import { tool } from './tool.ts';

export const decisionTool = tool({
  name: 'decision',
  title: 'The open decision',
  says: 'What you have to decide now, in words, with the key of every option; before it, what you have not been told yet.',
  effect: 'tells',
  fields: { game: gameField, seat: seatField },
  run: (games, { game, seat }) => tellNews(asked(games, game, seat)),
});

/** Why a move that is not among the options is not allowed; empty where it is not written like a move. */
function reasonAgainst(written: string, { game, seat }: Asked, view: View): string {
  try {
    const verdict = explain(game.table.game, seat, moveKey(written, view));
    const { answer, rule } = verdictWords(verdict, view.edition);
    return verdict.allowed ? '' : ` ${answer} (${rule})`;
  } catch (error) {
    if (error instanceof InputError) return '';
    throw error;
  }
}

function refusal(written: string, waiting: Decision, mine: Asked, view: View): RequestError {
  const keys = waiting.options.map(({ key }) => `[${key}]`).join(' ');
  const why = reasonAgainst(written, mine, view);
  return new RequestError(
    'badRequest',
    'option',
    `${JSON.stringify(written)} is not an option now.${why} The options are ${keys}`,
  );
}

export const chooseTool = tool({
  name: 'choose',
  title: 'Choose an option',
  says:
    'Plays one of the options of the open decision. The opponent then plays until you have to decide again. ' +
    'Returns what happened, as far as your seat may know it, and the next decision.',
  effect: 'changes',
  fields: { option: line('the key of an option, as it stands in brackets'), game: gameField },
  run(games, { option, game }) {
    const mine = asked(games, game);
    const waiting = mine.game.decision();
    if (waiting === null) {
      const why = mine.game.isThinking()
        ? 'the opponent is still thinking; ask for the decision'
        : 'the game is over';
      throw new RequestError('badRequest', 'option', why);
    }
    const view = mine.game.table.view(mine.seat);
    const meant = meantOption(option, waiting, view, (one) => mine.game.table.terms(one));
    if (meant === null) throw refusal(option, waiting, mine, view);
    mine.game.table.choose(meant.key);
    return tellNews(asked(games, game));
  },
});

export const undoTool = tool({
  name: 'undo',
  title: 'Take back a decision',
  says:
    'Takes back the last decision, as often as you like. Only where you play both seats: against an opponent it ' +
    'would tell what is hidden.',
  effect: 'changes',
  fields: { game: gameField },
  run(games, { game }) {
    const { table } = games.find(game);
    if (table.humans.length < 2)
      throw new RequestError('badRequest', 'game', 'nothing is taken back against an opponent');
    if (!games.find(game).undo())
      throw new RequestError('badRequest', 'game', 'there is no decision to take back');
    return tellNews(asked(games, game));
  },
});
