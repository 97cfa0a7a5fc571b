import { type Game, type GameEvent, type Side, view } from '@lastclick/engine';
import { tellDecision, tellEvents } from '../../stdio/tell.ts';
import { type GamePlan, setupOfGame } from '../game-plan.ts';
import type { Player } from '../player.ts';
import type { Program } from './program.ts';

/** A program in a seat for one game: it hears what its seat may know, in the words of docs/PROTOCOL.md. */
export function seatProgram(
  program: Program,
  seat: Side,
  plan: GamePlan,
  index: number,
  words: 'with words' | 'keys only',
): Player {
  const game = `g${index + 1}`;
  const { corp, runner, edition, priority, pointsToWin, deckLists } = setupOfGame(plan, index);
  const own = seat === 'corp' ? { corp } : { runner };
  const decks = deckLists === 'open' ? { corp, runner } : own;
  program.start();
  program.tell({ do: 'new', game, seat, setup: { edition, priority, pointsToWin, deckLists, ...decks } });
  let told = 0;
  const news = (events: readonly GameEvent[]) => {
    const since = events.slice(told);
    told = events.length;
    return tellEvents(since, seat);
  };
  const known = (now: Game) => ({ ...tellDecision(now, seat, words), view: view(now, seat) });
  return {
    choose: (asked) =>
      program.ask({ do: 'choose', game, seat, events: news(asked.events), ...known(asked.game) }),
    over: ({ outcome, failure, events }) => {
      const why =
        failure === null
          ? {}
          : { failure: { side: failure.side, kind: failure.kind, message: failure.message } };
      program.tell({ do: 'over', game, seat, outcome, ...why, events: news(events) });
    },
  };
}
