import type { BotName } from '@lastclick/bots';
import {
  type Decision,
  type EventKind,
  foregone,
  type Game,
  type GameEvent,
  type Option,
  type OptionKind,
  SIDES,
  type Side,
  termsOf,
  untimely,
  type View,
} from '@lastclick/engine';
import { isOpen, mightAct, mightMatter } from './public-facts.ts';
import { stepNow } from './rail.ts';
import type { NewGame, Tempo } from './snapshot.ts';

export const humansOf = (setup: NewGame): readonly Side[] =>
  SIDES.filter((side) => setup[side].kind === 'human');

/** What the table knows as it decides whether to ask. */
export interface Table {
  readonly game: Game;
  readonly setup: NewGame;
  readonly tempo: Tempo;
  readonly seenByAll: View;
  /** Whose seat is looked at: with two people at one device, who holds it. */
  readonly holder: Side | null;
  /** What happened since the player who has to decide last decided themselves. */
  readonly since: readonly GameEvent[];
}

const DECLINING: ReadonlySet<OptionKind> = new Set(['pass', 'no', 'continue', 'done']);

/** Questions in which nothing would come of anything but declining are not asked. */
const IDLE: ReadonlySet<Decision['kind']> = new Set(['window', 'reaction', 'interrupt', 'may']);

/** Questions that are never answered for a player, however few answers they have. */
const ALWAYS_ASKED: ReadonlySet<Decision['kind']> = new Set(['action', 'mulligan']);

export const declining = ({ options }: Decision): Option | undefined =>
  options.find(({ kind }) => DECLINING.has(kind));

export const isStop = (waiting: Decision, seenByAll: View, tempo: Tempo): boolean =>
  waiting.kind === 'window' && tempo.stops[waiting.seat].includes(stepNow(seenByAll));

/** What somebody wishes for a card, by its id; undefined where they wish nothing. */
function wishFor(game: Game, option: Option, tempo: Tempo): 'never' | 'runs' | 'always' | undefined {
  if (tempo.cards === undefined || option.card < 0) return undefined;
  const { card } = termsOf(game, option);
  return card === null ? undefined : tempo.cards[card];
}

/** The options of a window that are worth a question: those that are timely, or that the player always wants. */
export const worthAsking = (game: Game, waiting: Decision, tempo: Tempo): readonly Option[] =>
  waiting.options.filter((option) => {
    if (option.kind === 'pass') return false;
    switch (wishFor(game, option, tempo)) {
      case 'always':
        return true;
      case 'never':
        return false;
      case 'runs':
        if (game.state.run === null) return false;
        break;
      case undefined:
        break;
    }
    return untimely(game, waiting, option) === null;
  });

/** What makes a Runner who chose to go on think again. */
const NEWS: ReadonlySet<EventKind> = new Set([
  'rezzed',
  'derezzed',
  'subroutineResolves',
  'damaged',
  'tagsTaken',
  'creditsLost',
  'clicksLost',
  'trashed',
  'swapped',
  'moved',
  'countersPlaced',
]);

/** Whether something happened that a Runner did not know of as they last chose to go on with the run. */
const hasNews = (since: readonly GameEvent[]): boolean =>
  since.some(({ kind, side }) => NEWS.has(kind) || (kind === 'abilityUsed' && side === 'corp'));

/** The answer to a question that does not matter to its player, as far as they know; null where it may. */
export function answerForPlayer({ game, tempo, since }: Table, waiting: Decision): string | null {
  const { kind, idle } = waiting;
  if (ALWAYS_ASKED.has(kind)) return null;
  if (idle === true && IDLE.has(kind)) return declining(waiting)?.key ?? null;
  const answer = foregone(game, waiting);
  if (answer !== null) return answer.key;
  if (kind === 'window') return worthAsking(game, waiting, tempo).length === 0 ? 'pass' : null;
  if (kind === 'jackOut' && tempo.jackOut !== 'always' && !hasNews(since)) return 'continue';
  return null;
}

/**
 * The option the table plays for a human who has nothing to decide; null where they are asked. With two people at the
 * table, being asked must not tell the other what a hidden card can do, so public facts alone decide about it.
 */
export function playedForHuman(table: Table, waiting: Decision): string | null {
  const { game, setup, tempo, seenByAll, holder } = table;
  if (tempo.windows === 'strict' || isStop(waiting, seenByAll, tempo)) return null;
  const answer = answerForPlayer(table, waiting);
  if (humansOf(setup).length === 1) return answer;
  // Between one's own actions one holds the device anyway, and one question more or less is nobody's business.
  const isAmongOwnActions = game.state.turn.side === waiting.seat && game.state.run === null;
  if (waiting.seat === holder && isAmongOwnActions) return answer;
  // Who always wants to be asked about a card has chosen that, as with a stop.
  if (waiting.options.some((option) => wishFor(game, option, tempo) === 'always')) return null;
  if (waiting.kind === 'window')
    return mightMatter(game, waiting, seenByAll) ? null : (declining(waiting)?.key ?? null);
  return isOpen(waiting, seenByAll) ? answer : null;
}

/** As long as the slowest thought of each bot about a window, so that thinking and not thinking take the same time. */
const WINDOW_PAUSE: Readonly<Record<BotName, number>> = {
  random: 250,
  heuristic: 250,
  '1': 250,
  '2': 250,
  '3': 250,
  '4': 450,
  '5': 1000,
};
const MOVE_PAUSE = 450;

/** How long a bot's move takes at least, in milliseconds: a matter of public facts alone. */
export function pauseBefore(waiting: Decision, seenByAll: View, level: BotName, tempo: Tempo): number {
  if (tempo.pace === 'swift') return 0;
  if (waiting.kind !== 'window') return MOVE_PAUSE;
  return mightAct(waiting, seenByAll) ? WINDOW_PAUSE[level] : 0;
}
